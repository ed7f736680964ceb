// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/journal_codec.hpp"

namespace backroom {

namespace {

/// 24 letters of up to twelve characters with four bytes each, as some emoji have.
constexpr std::size_t max_name_bytes = 1152;

InputError not_a_journal()
{
    return InputError("bad-journal", "this is not a Backroom journal");
}

template <std::size_t Size>
std::string hex(const std::array<std::uint8_t, Size>& bytes)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : bytes) {
        text += digits[byte >> 4u];
        text += digits[byte & 0xFu];
    }
    return text;
}

template <std::size_t Size>
void read_hex(const Json& json, std::string_view what, std::array<std::uint8_t, Size>& bytes)
{
    const std::string text = to_text(json, what);
    if (text.size() != 2 * Size || text.find_first_not_of("0123456789abcdef") != std::string::npos)
        throw InputError(problems::bad_value,
            "\"" + std::string(what) + "\" must be " + std::to_string(2 * Size) + " digits, 0 to 9 and a to f");
    const auto value = [](char digit) { return digit <= '9' ? digit - '0' : digit - 'a' + 10; };
    for (std::size_t at = 0; at < Size; ++at)
        bytes[at] = static_cast<std::uint8_t>(value(text[2 * at]) << 4 | value(text[2 * at + 1]));
}

Chance read_chance(const Json& json, std::size_t seats)
{
    const ObjectReader fields(json, "the chance", {"key", "host", "lots", "table", "match"});
    Chance chance;
    read_hex(fields.at("key"), "key", chance.key);
    if (chance.key == Chance::Key())
        throw InputError(problems::bad_value, "\"key\" must not be 0");
    read_hex(fields.at("host"), "host", chance.host);
    for (const Json& lot : to_list(fields.at("lots"), "lots"))
        read_hex(lot, "lots", chance.lots.emplace_back());
    if (chance.lots.empty() || chance.lots.size() > seats)
        throw InputError(problems::bad_value, "\"lots\" must be at least one, and no more than seats");
    read_hex(fields.at("table"), "table", chance.table);
    chance.match = static_cast<std::uint32_t>(to_int(fields.at("match"), "match", 0, most_matches_of_table));
    return chance;
}

Json parse_header(std::string_view line)
{
    try {
        Json header = parse_json(line);
        if (header.is_object() && header.contains("backroom-journal"))
            return header;
    } catch (const InputError& problem) {
        if (line.find("\"backroom-journal\"") != std::string_view::npos)
            throw InputError("bad-journal", std::string("damaged: ") + problem.what());
    }
    throw not_a_journal();
}

}

OrderedJson json_of(const Chance& chance)
{
    OrderedJson lots = OrderedJson::array();
    for (const Chance::Lot& lot : chance.lots)
        lots.push_back(hex(lot));
    return {{"key", hex(chance.key)}, {"host", hex(chance.host)}, {"lots", std::move(lots)},
        {"table", hex(chance.table)}, {"match", chance.match}};
}

std::vector<std::string> split_lines(std::string_view text)
{
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        lines.emplace_back(line);
    }
    return lines;
}

std::vector<std::string> read_names(const Json& list)
{
    std::vector<std::string> names;
    for (const Json& name : to_list(list, "seats")) {
        names.push_back(to_text(name, "seats"));
        const std::string& text = names.back();
        if (text.size() > max_name_bytes || text.find_first_not_of(" \t\r\n") == std::string::npos)
            throw InputError("bad-seats", "a name must have 1 to 1152 bytes and not only blanks");
    }
    return names;
}

bool take_friendly_undo(Json& options)
{
    if (!options.is_object())
        throw InputError(problems::bad_value, "\"options\" must be an object");
    const auto found = options.find("friendly-undo");
    if (found == options.end())
        return false;
    const bool friendly = to_bool(*found, "friendly-undo");
    options.erase(found);
    return friendly;
}

JournalHeader read_journal_header(std::string_view line)
{
    const Json parsed = parse_header(line);
    const Json& version = parsed["backroom-journal"];
    if (!version.is_number_unsigned() || version.get<std::uint64_t>() < 1)
        throw not_a_journal();
    if (version.get<std::uint64_t>() > journal_version)
        throw InputError("newer-journal",
            "this journal is of version " + version.dump()
                + ", from a newer version of Backroom; this one reads versions 1 and 2");

    // The engine ignores the table (core/match_file.hpp).
    const bool by_chance = version.get<std::uint64_t>() == 2;
    const ObjectReader fields(parsed, "the header",
        {"backroom-journal", "game", "seats", by_chance ? "chance" : "seed", "options", "position", "table"});
    JournalHeader header;
    header.game = to_text(fields.at("game"), "game");
    header.names = read_names(fields.at("seats"));
    if (by_chance)
        header.chance = read_chance(fields.at("chance"), header.names.size());
    else
        header.seed = to_uint64(fields.at("seed"), "seed");
    if (const Json* options = fields.find("options"))
        header.options = *options;
    header.friendly_undo = take_friendly_undo(header.options);
    if (const Json* position = fields.find("position"))
        header.position = *position;
    if (header.chance && header.position)
        throw InputError(problems::bad_value, "what a chance deals has no \"position\"");
    return header;
}

JournalEntry read_journal_entry(std::string_view line)
{
    const Json parsed = parse_json(line);
    JournalEntry entry;
    if (parsed.is_object() && parsed.contains("undo")) {
        const ObjectReader fields(parsed, "the line", {"undo", "hash"});
        entry.kind = JournalEntry::Kind::undo;
    } else if (parsed.is_object() && parsed.contains("redo")) {
        const ObjectReader fields(parsed, "the line", {"redo", "hash"});
        entry.kind = JournalEntry::Kind::redo;
    } else {
        const ObjectReader fields(parsed, "the line", {"seat", "action", "house", "hash"});
        entry.seat = static_cast<Seat>(to_int(fields.at("seat"), "seat", 0, max_seats - 1));
        entry.action = fields.at("action");
        entry.by_house = fields.find("house") != nullptr;
    }
    for (const char* word : {"undo", "redo", "house"})
        if (parsed.contains(word) && parsed[word] != true)
            throw InputError(problems::bad_value, std::string("\"") + word + "\" must be true");
    if (!parsed.contains("hash"))
        throw InputError(problems::missing_field, "field \"hash\" is missing in the line");
    entry.hash = to_hash(parsed["hash"]);
    return entry;
}

std::span<const std::string> without_empty_end(std::span<const std::string> lines)
{
    while (!lines.empty() && lines.back().find_first_not_of(" \t\r\n") == std::string::npos)
        lines = lines.first(lines.size() - 1);
    return lines;
}

std::string shared_message(const Refusal& refusal)
{
    if (refusal.code == refusals::game_over)
        return "the game is over";
    if (refusal.code == refusals::not_your_turn)
        return "it is not this seat's turn";
    if (refusal.code == refusals::nothing_to_undo)
        return "there is nothing to undo";
    if (refusal.code == refusals::nothing_to_redo)
        return "there is nothing to redo";
    if (refusal.code == refusals::already_revealed)
        return "what was revealed cannot be undone without the option friendly-undo";
    return {};
}

}
