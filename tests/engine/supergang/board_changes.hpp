// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/town/board.hpp"
#include "suites.hpp"

#include <QTest>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

/// Changes of the town that make board files break the rules.
namespace test {

using namespace backroom;
using namespace backroom::supergang;

using Lines = std::vector<std::string>;
using Change = std::function<void(Json&)>;

inline Json& with_id(Json& list, const std::string& id)
{
    for (Json& item : list)
        if (item["id"] == id)
            return item;
    throw std::invalid_argument("no " + id);
}

inline Json& place(Json& board, const std::string& id)
{
    return with_id(board["places"], id);
}

inline Json& shop(Json& board, const std::string& id)
{
    return with_id(board["shops"], id);
}

inline Json& section(Json& board, const std::string& id)
{
    return with_id(board["sections"], id);
}

inline Json& shops_of(Json& board, const std::string& district)
{
    return with_id(board["districts"], district)["shops"];
}

inline void erase(Json& list, const std::string& value)
{
    list.erase(std::find(list.begin(), list.end(), value));
}

inline void erase_item(Json& list, const std::string& id)
{
    list.erase(std::find_if(list.begin(), list.end(), [&](const Json& item) { return item["id"] == id; }));
}

inline void close(Json& board, const std::string& one, const std::string& other)
{
    erase(place(board, one)["next"], other);
    erase(place(board, other)["next"], one);
}

inline void open(Json& board, const std::string& one, const std::string& other)
{
    place(board, one)["next"].push_back(other);
    place(board, other)["next"].push_back(one);
}

inline void rename_everywhere(Json& value, const std::string& from, const std::string& to)
{
    if (value == from)
        value = to;
    else if (value.is_structured())
        for (Json& item : value)
            rename_everywhere(item, from, to);
}

/// Returns the faults of the town after the change.
inline Lines complaints(const Change& change)
{
    Json board = Json::parse(town_json().dump());
    change(board);
    return check_board(board.dump());
}

/// Expects that the changed town is refused with these words, which begin with the number of the rule.
inline void refused(const std::string& words, const Change& change)
{
    const Lines lines = complaints(change);
    std::string missing = "not told: " + words;
    for (const std::string& line : lines)
        missing += "\n    told: " + line;
    QVERIFY2(
        std::ranges::any_of(lines, [&](const std::string& line) { return line.starts_with(words); }), missing.c_str());
}

}
