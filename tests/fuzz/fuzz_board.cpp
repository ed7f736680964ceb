// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/town/board.hpp"

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

void check(const std::string& text)
{
    const auto lines = supergang::check_board(text);
    demand(lines.size() <= supergang::most_complaints);
    for (const std::string& line : lines) {
        demand(!line.empty() && line.size() < 400);
        for (const char c : line)
            demand(static_cast<unsigned char>(c) >= ' ');
    }
}

/// Returns the town after the changes of a JSON patch, up to the first change that does not apply. Copies are skipped,
/// because twenty of them would fill the memory.
Json changed_town(const Json& changes)
{
    static const Json town = Json::parse(supergang::town_json().dump());
    Json board = town;
    for (const Json& change : changes)
        try {
            if (change.at("op") == "copy")
                return board;
            board = board.patch(Json::array({change}));
        } catch (const Json::exception&) {
            return board;
        }
    return board;
}

}

/// Reads any text as a board file. If it is a list, it is also applied to the town as a JSON patch (RFC 6902), so that
/// the checks behind the parser are reached.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char*>(data), size);
    check(text);
    try {
        const Json changes = parse_json(text);
        if (changes.is_array() && changes.size() < 20)
            check(changed_town(changes).dump(-1, ' ', false, Json::error_handler_t::replace));
    } catch (const InputError&) {
        return 0;
    }
    return 0;
}
