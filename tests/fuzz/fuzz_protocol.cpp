// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/session.hpp"
#include "engine/core/journal.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace backroom;

namespace {

void demand(bool true_here)
{
    if (!true_here)
        std::abort();
}

std::uint64_t hash_of(const cli::Session& session)
{
    return session.match() ? session.match()->hash() : 0;
}

/// Returns whether the request only reads.
bool reads_only(const Json& request)
{
    if (!request.is_object() || !request.contains("cmd"))
        return false;
    const Json& command = request["cmd"];
    for (const AnyGame& game : cli::games())
        for (const Query& query : game.queries)
            if (command == query.command)
                return true;
    for (const char* name : {"games", "pending", "legal", "check", "view", "bot", "journal", "result"})
        if (command == name)
            return true;
    return false;
}

}

/// Sends any lines. Every reply must be JSON with "ok"; requests that fail or only read must change nothing.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    cli::Session session;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const std::string& line : split_lines(text)) {
        const std::uint64_t before = hash_of(session);
        const std::string reply = session.handle(line);
        demand(reply.find('\n') == std::string::npos);
        const Json answer = Json::parse(reply, nullptr, false);
        demand(answer.is_object() && answer.contains("ok") && answer["ok"].is_boolean());
        if (answer["ok"] == false) {
            demand(answer.at("error").at("code") != "internal-error");
            demand(hash_of(session) == before);
        } else if (reads_only(Json::parse(line))) {
            demand(hash_of(session) == before);
        }
    }
    if (session.match()) {
        const std::vector<std::string> lines = session.match()->journal();
        const auto again = cli::find_game(session.match()->game()).load(lines);
        demand(again->hash() == session.match()->hash());
        demand(again->journal() == lines);
    }
    return 0;
}
