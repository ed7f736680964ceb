// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/match_file.hpp"

#include "engine/core/bot.hpp"

#include <algorithm>

namespace backroom {

namespace {

using Kind = MatchFileError::Kind;

constexpr int mark_count = 6;
constexpr std::size_t max_house_rules = 16;
/// The maximum size of the name of a match or of a house rule.
constexpr std::size_t max_title_bytes = 256;

std::vector<int> read_numbers(const Json& list, std::string_view what, int most, std::size_t seats)
{
    std::vector<int> numbers;
    for (const Json& number : to_list(list, what))
        numbers.push_back(to_int(number, what, 0, most));
    if (!numbers.empty() && numbers.size() != seats)
        throw InputError(problems::bad_value, "\"" + std::string(what) + "\" must have one for each seat");
    return numbers;
}

std::string read_name(const Json& text, std::string_view what)
{
    std::string name = to_text(text, what);
    const auto control = [](unsigned char letter) { return letter < ' '; };
    if (name.size() > max_title_bytes || std::ranges::any_of(name, control))
        throw InputError(problems::bad_value, "\"" + std::string(what) + "\" must be a line of at most 256 bytes");
    return name;
}

MatchTable read_table(const Json& json, std::size_t seats)
{
    const ObjectReader fields(json, "the table", {"marks", "levels", "house-rules", "name"});
    MatchTable table;
    if (const Json* marks = fields.find("marks"))
        table.marks = read_numbers(*marks, "marks", mark_count - 1, seats);
    std::vector<int> sorted = table.marks;
    std::ranges::sort(sorted);
    if (std::ranges::adjacent_find(sorted) != sorted.end())
        throw InputError(problems::bad_value, "two seats have the same mark");
    if (const Json* levels = fields.find("levels"))
        table.levels = read_numbers(*levels, "levels", level_count, seats);
    if (const Json* rules = fields.find("house-rules"))
        for (const Json& rule : to_list(*rules, "house-rules")) {
            table.house_rules.push_back(read_name(rule, "house-rules"));
            // The names are stored as one text, separated by commas.
            if (table.house_rules.back().find(',') != std::string::npos || table.house_rules.size() > max_house_rules)
                throw InputError(problems::bad_value, "\"house-rules\" must be at most 16 names");
        }
    if (const Json* name = fields.find("name"))
        table.name = read_name(*name, "name");
    return table;
}

Kind kind_of(int line, const InputError& problem)
{
    if (problem.code == "newer-journal")
        return Kind::newer;
    if (problem.code == problems::too_long || problem.code == problems::too_deep || problem.code == problems::bad_json
        || problem.code == problems::missing_field || problem.code == problems::unknown_field
        || problem.code == problems::bad_value)
        return Kind::unreadable;
    if (problem.code == "bad-journal")
        return line == 1 ? Kind::not_a_match : Kind::changed;
    return Kind::refused;
}

}

MatchFileError match_file_error(int line, const InputError& problem)
{
    return {kind_of(line, problem), line, "line " + std::to_string(line) + ": " + problem.what()};
}

std::variant<MatchFile, MatchFileError> read_match_file(std::string_view text)
{
    if (text.size() > max_match_file_bytes)
        return MatchFileError{Kind::too_long, 1, "the file is larger than any match"};
    MatchFile file;
    file.lines = split_lines(text);
    file.lines.resize(without_empty_end(file.lines).size());
    const std::string_view first = file.lines.empty() ? std::string_view() : file.lines.front();
    try {
        const JournalHeader header = read_journal_header(first);
        file.game = header.game;
        const Json parsed = parse_json(first);
        if (const auto table = parsed.find("table"); table != parsed.end())
            file.table = read_table(*table, header.names.size());
    } catch (const InputError& problem) {
        return match_file_error(1, problem);
    }
    return file;
}

std::string match_file_text(std::span<const std::string> lines, const MatchTable& table)
{
    std::string text;
    for (const std::string& line : lines) {
        const bool header = &line == lines.data();
        OrderedJson json = header ? OrderedJson::parse(line, nullptr, false) : OrderedJson();
        if (header && json.is_object()) {
            OrderedJson laid{{"marks", table.marks}};
            if (!table.levels.empty())
                laid["levels"] = table.levels;
            if (!table.house_rules.empty())
                laid["house-rules"] = table.house_rules;
            if (!table.name.empty())
                laid["name"] = table.name;
            json["table"] = std::move(laid);
            text += to_line(json);
        } else {
            text += line;
        }
        text += '\n';
    }
    return text;
}

}
