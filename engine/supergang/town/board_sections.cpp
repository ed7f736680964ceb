// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/town/board_file.hpp"

#include <algorithm>

namespace backroom::supergang::board_file {

namespace {

constexpr std::size_t fewest_bridges = 2;
constexpr std::size_t fewest_sections = 60;

/// Returns the position on a–b, from 0 to 1, at which c–d crosses it; nothing if they do not cross.
std::optional<double> crossing(const Place& a, const Place& b, const Place& c, const Place& d)
{
    const auto product = [](double x, double y, double other_x, double other_y) { return x * other_y - y * other_x; };
    const double slope = product(b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y);
    const double along = product(c.x - a.x, c.y - a.y, d.x - c.x, d.y - c.y) / slope;
    const double across = product(c.x - a.x, c.y - a.y, b.x - a.x, b.y - a.y) / slope;
    if (slope == 0 || along < 0 || along > 1 || across < 0 || across > 1)
        return std::nullopt;
    return along;
}

/// Returns whether the line between two lower squares passes under the upper line at a distance from either square.
bool passes_under(const Place& below, const Place& next_below, const Place& above, const Place& next_above)
{
    constexpr double clear = 0.1;
    const auto at = crossing(below, next_below, above, next_above);
    return at && *at > clear && *at < 1 - clear;
}

/// Checks that the squares follow each other in the street. Returns false if they do not.
bool prove_road(
    const Board& board, const Indices& road, const std::string& name, std::string_view part, Faults& complaints)
{
    const std::string whole = name + ": \"" + std::string(part) + "\"";
    if (road.size() < 2) {
        complaints.add("SG-2.6", whole + " must name 2 or more squares");
        return false;
    }
    for (std::size_t at = 0; at < road.size(); ++at) {
        const Place& place = board.places[road[at]];
        if (!board.is_street(road[at])) {
            complaints.add("SG-2.6", whole + " names \"" + place.id + "\", which is no street square");
            return false;
        }
        if (at > 0 && !contains(place.next, road[at - 1])) {
            complaints.add("SG-2.6",
                whole + " names \"" + place.id + "\" after \"" + board.places[road[at - 1]].id
                    + "\", and they are no neighbours");
            return false;
        }
    }
    return true;
}

void prove_bridge(const Board& board, std::size_t number, Faults& complaints)
{
    const Bridge& bridge = board.bridges[number];
    const std::string name = "the bridge " + std::to_string(number + 1);
    const bool over = prove_road(board, bridge.over, name, "over", complaints);
    if (!prove_road(board, bridge.under, name, "under", complaints) || !over)
        return;
    bool passes = false;
    for (std::size_t below = 1; below < bridge.under.size(); ++below)
        for (std::size_t above = 1; above < bridge.over.size(); ++above)
            passes = passes
                || passes_under(board.places[bridge.under[below - 1]], board.places[bridge.under[below]],
                    board.places[bridge.over[above - 1]], board.places[bridge.over[above]]);
    if (!passes)
        complaints.add("SG-2.6", name + ": the street below does not pass under it between two squares");
    for (const std::size_t below : bridge.under)
        for (const std::size_t above : bridge.over)
            if (below == above || contains(board.places[below].next, above))
                complaints.add(
                    "SG-2.6", name + ": the street below meets the one above at \"" + board.places[below].id + "\"");
}

void prove_section(const Board& board, const Section& section, Faults& complaints)
{
    const std::string name = called("section", section.id);
    if (section.squares.empty())
        complaints.add("SG-2.7", name + " touches no street square");
    if (has_doubles(section.squares))
        complaints.add("SG-2.7", name + " lists a square twice");
    for (const std::size_t square : section.squares)
        if (!board.is_street(square))
            complaints.add("SG-2.7", name + " touches \"" + board.places[square].id + "\", which is no street square");
    if (section.shops.empty() || section.shops.size() > 2 || has_doubles(section.shops)) {
        complaints.add("SG-2.7", name + " must line 1 or 2 shops");
        return;
    }
    const Shop& first = board.shops[section.shops.front()];
    if (section.shops.size() == 2 && !contains(first.neighbours, section.shops.back()))
        complaints.add("SG-2.7",
            name + " lines \"" + first.id + "\" and \"" + board.shops[section.shops.back()].id
                + "\", which do not stand side by side");
    const Indices block = board.of_block(first.block);
    const bool at_a_notch = std::ranges::any_of(block, [&](std::size_t shop) {
        return std::ranges::any_of(
            board.shops[shop].accesses, [&](std::size_t access) { return contains(section.squares, access); });
    });
    if (!at_a_notch)
        complaints.add("SG-2.7",
            name + " reaches no notch of the block \"" + first.block + "\", and sections are cut at the notches");
}

/// Checks that the edge of a block is a closed ring: as many cuts as pieces, and a piece at each cut.
void prove_edge(const Board& board, std::string_view block, Faults& complaints)
{
    const Indices shops = board.of_block(block);
    std::vector<const Section*> pieces;
    for (const Section& section : board.sections)
        if (!section.shops.empty() && contains(shops, section.shops.front()))
            pieces.push_back(&section);
    const std::string name = called("block", block);
    std::size_t notches = 0;
    for (const std::size_t shop : shops) {
        const Shop& owner = board.shops[shop];
        notches += owner.accesses.size();
        for (const std::size_t access : owner.accesses)
            if (std::ranges::none_of(pieces, [&](const Section* piece) { return contains(piece->squares, access); }))
                complaints.add("SG-2.7",
                    name + ": no section touches \"" + board.places[access].id + "\", where the notch of \"" + owner.id
                        + "\" is");
        if (std::ranges::none_of(pieces, [&](const Section* piece) { return contains(piece->shops, shop); }))
            complaints.add("SG-2.7", called("shop", owner.id) + " is lined by no section");
    }
    if (pieces.size() != notches)
        complaints.add("SG-2.7",
            name + " has " + count(pieces.size(), "section") + ", and its " + std::to_string(notches)
                + " notches cut its edge into as many");
}

}

void prove_bridges(const Board& board, Faults& complaints)
{
    if (board.bridges.size() < fewest_bridges)
        complaints.add("SG-2.6", count(board.bridges.size(), "bridge") + ", and 2 are needed");
    for (std::size_t number = 0; number < board.bridges.size(); ++number) {
        prove_bridge(board, number, complaints);
        for (std::size_t other = 0; other < number; ++other)
            if (same_members(board.bridges[other].over, board.bridges[number].over)
                && same_members(board.bridges[other].under, board.bridges[number].under))
                complaints.add("SG-2.6",
                    "the bridges " + std::to_string(other + 1) + " and " + std::to_string(number + 1)
                        + " are the same");
    }
}

void prove_sections(const Board& board, Faults& complaints)
{
    if (board.sections.size() < fewest_sections)
        complaints.add("SG-2.7", count(board.sections.size(), "section") + ", and 60 are needed");
    for (const Section& section : board.sections)
        prove_section(board, section, complaints);
    for (const std::string_view block : board.blocks())
        prove_edge(board, block, complaints);
}

}
