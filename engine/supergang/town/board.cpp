// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/town/board.hpp"

#include "engine/supergang/town/board_file.hpp"

#include <algorithm>

namespace backroom::supergang {

namespace board_file {

namespace {

/// Makes text from a file safe for a message, so that it cannot control a terminal or fill the screen.
std::string in_one_line(std::string text)
{
    constexpr std::size_t longest = 300;
    if (text.size() > longest) {
        std::size_t end = longest;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0u) == 0x80u)
            --end;
        text = text.substr(0, end) + "…";
    }
    std::ranges::replace_if(
        text, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }, ' ');
    return text;
}

}

Indices Board::street_next(std::size_t place) const
{
    Indices squares;
    for (const std::size_t next : places[place].next)
        if (is_street(next))
            squares.push_back(next);
    return squares;
}

Indices Board::of_kind(PlaceKind kind) const
{
    Indices found;
    for (std::size_t place = 0; place < places.size(); ++place)
        if (places[place].kind == kind)
            found.push_back(place);
    return found;
}

Indices Board::of_block(std::string_view block) const
{
    Indices found;
    for (std::size_t shop = 0; shop < shops.size(); ++shop)
        if (shops[shop].block == block)
            found.push_back(shop);
    return found;
}

std::vector<std::string_view> Board::blocks() const
{
    std::vector<std::string_view> found;
    for (const Shop& shop : shops)
        if (std::ranges::find(found, shop.block) == found.end())
            found.push_back(shop.block);
    return found;
}

void Faults::add(std::string_view rule, const std::string& message)
{
    if (lines_.size() < most_complaints)
        lines_.push_back(in_one_line(rule.empty() ? message : std::string(rule) + ": " + message));
}

bool contains(const Indices& indices, std::size_t index)
{
    return std::ranges::find(indices, index) != indices.end();
}

bool has_doubles(Indices indices)
{
    std::ranges::sort(indices);
    return std::ranges::adjacent_find(indices) != indices.end();
}

bool same_members(Indices one, Indices other)
{
    std::ranges::sort(one);
    std::ranges::sort(other);
    return one == other;
}

std::string count(std::size_t number, std::string_view thing)
{
    return std::to_string(number) + " " + std::string(thing) + (number == 1 ? "" : "s");
}

std::string called(std::string_view thing, std::string_view id)
{
    return "the " + std::string(thing) + " \"" + std::string(id) + "\"";
}

namespace {

std::vector<std::string> check(const Json& file)
{
    Faults complaints;
    const Board board = read(file, complaints);
    if (!complaints.empty())
        return complaints.take();
    for (const auto prove : {prove_places, prove_districts, prove_shop_kinds, prove_exits, prove_doors, prove_streets,
             prove_bridges, prove_sections, prove_fairness})
        prove(board, complaints);
    return complaints.take();
}

}

}

std::vector<std::string> check_board(std::string_view text)
{
    try {
        return board_file::check(parse_json(text));
    } catch (const InputError& problem) {
        board_file::Faults complaints;
        complaints.add({}, problem.what());
        return complaints.take();
    }
}

}
