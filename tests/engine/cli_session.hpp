// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cli/session.hpp"
#include "suites.hpp"

namespace test {

using namespace backroom;
using namespace nlohmann::literals;

inline std::string code_of(const Json& reply)
{
    return reply.at("ok") == false ? reply.at("error").at("code").get<std::string>() : "ok";
}

/// The worked example X7 of The Gang for three seats, with a Spy for seat 0.
inline constexpr const char* spy_position =
    R"({"cities":{"chicago":[1,3,5,7,9],"detroit":[11,12,34,35,36,54],"new-york":[2,4,6,8,10]},"hands":[
    {"gangsters":[55],"special":"spy"},{"gangsters":[79],"special":"lookout"},{"gangsters":[80],"special":null}]})";

/// A session of backroom-cli with short forms of the usual requests. Actions and positions are JSON, which may span
/// several lines.
class CliSession {
public:
    Json ask(const std::string& request)
    {
        const std::string reply = session_.handle(request);
        return Json::parse(reply.find('\n') == std::string::npos ? reply : "more than one line");
    }

    std::string code(const std::string& request) { return code_of(ask(request)); }

    /// Returns the code of the reply.
    std::string position(const char* game, int seats, int seed, const std::string& position)
    {
        return code_of(send({{"cmd", "position"}, {"game", game}, {"seats", seats}, {"seed", seed},
            {"position", Json::parse(position)}}));
    }

    Json act(int seat, const Json& action) { return send({{"cmd", "act"}, {"seat", seat}, {"action", action}}); }
    Json check(int seat, const Json& action) { return send({{"cmd", "check"}, {"seat", seat}, {"action", action}}); }
    Json legal(int seat) { return send({{"cmd", "legal"}, {"seat", seat}}).at("actions"); }
    Json view(int seat) { return send({{"cmd", "view"}, {"seat", seat}}).at("view"); }
    /// Returns the view of an observer who sees everything.
    Json view() { return ask(R"({"cmd":"view"})").at("view"); }
    Json load(const Json& lines) { return send({{"cmd", "load"}, {"lines", lines}}); }
    Json lines() { return ask(R"({"cmd":"journal"})").at("lines"); }
    Json result() { return ask(R"({"cmd":"result"})"); }
    std::string undo() { return code_of(ask(R"({"cmd":"undo"})")); }

    std::uint64_t hash() const { return session_.match()->hash(); }
    bool open() const { return session_.match() != nullptr; }

private:
    Json send(const Json& request) { return ask(request.dump()); }

    cli::Session session_;
};

}
