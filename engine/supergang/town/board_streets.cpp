// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/town/board_file.hpp"

#include <algorithm>
#include <limits>

namespace backroom::supergang::board_file {

namespace {

constexpr std::size_t fewest_squares = 90;
constexpr std::size_t most_squares = 130;
constexpr std::size_t fewest_ways = 2;
constexpr std::size_t most_ways = 4;
constexpr std::size_t nowhere = std::numeric_limits<std::size_t>::max();

/// Returns whether a street ends at the square: at most one other square of the street is next to it.
bool is_end_of_street(const Board& board, std::size_t square)
{
    return std::ranges::count_if(board.street_next(square), [&](std::size_t next) {
        return board.places[next].street == board.places[square].street;
    }) <= 1;
}

/// Returns the streets that begin at an exit, with its own square or with a square next to it.
Indices streets_from(const Board& board, std::size_t exit)
{
    Indices squares = board.street_next(exit);
    squares.push_back(exit);
    Indices streets;
    for (const std::size_t square : squares)
        if (is_end_of_street(board, square) && !contains(streets, *board.places[square].street))
            streets.push_back(*board.places[square].street);
    return streets;
}

/// Returns whether each exit from index `at` on can be given a street of its own.
bool has_streets(const std::vector<Indices>& streets, std::size_t at, Indices& taken)
{
    if (at == streets.size())
        return true;
    for (const std::size_t street : streets[at]) {
        if (contains(taken, street))
            continue;
        taken.push_back(street);
        if (has_streets(streets, at + 1, taken))
            return true;
        taken.pop_back();
    }
    return false;
}

void prove_beside_street(const Board& board, PlaceKind kind, std::string_view name, Faults& complaints)
{
    for (const std::size_t place : board.of_kind(kind)) {
        const Indices& next = board.places[place].next;
        if (next.size() != 1 || !board.is_street(next.front())) {
            complaints.add("SG-2.4", "the " + std::string(name) + " must lie beside one street square");
            continue;
        }
        for (std::size_t other = 0; other < board.places.size(); ++other)
            if (contains(board.places[other].next, place) != (other == next.front()))
                complaints.add("SG-2.4",
                    called("place", board.places[other].id) + (other == next.front() ? " must" : " must not")
                        + " lead to the " + std::string(name));
    }
}

bool prove_ways(const Board& board, std::size_t square, Faults& complaints)
{
    const Place& place = board.places[square];
    const std::string name = called("square", place.id);
    const Indices ways = board.street_next(square);
    bool good = true;
    const auto complain = [&](const std::string& message) {
        complaints.add("SG-2.6", name + message);
        good = false;
    };
    if (has_doubles(place.next))
        complain(" lists a place twice in \"next\"");
    if (contains(place.next, square))
        complain(" lists itself in \"next\"");
    if (ways.size() < fewest_ways)
        complain(" is a dead end");
    else if (ways.size() > most_ways)
        complain(" has " + std::to_string(ways.size()) + " street neighbours, not 2 to 4");
    for (const std::size_t other : ways)
        if (!contains(board.places[other].next, square))
            complain(" has the neighbour \"" + board.places[other].id + "\", which does not list it");
    return good;
}

/// A step between squares. Any step may follow it, except the one back.
struct Step {
    std::size_t from;
    std::size_t to;
};

std::vector<Step> all_steps(const Board& board, const Indices& squares)
{
    std::vector<Step> steps;
    for (const std::size_t square : squares)
        for (const std::size_t next : board.street_next(square))
            steps.push_back({square, next});
    return steps;
}

std::vector<bool> reached(const std::vector<Indices>& ways, std::size_t from)
{
    std::vector<bool> found(ways.size());
    found[from] = true;
    Indices open{from};
    while (!open.empty()) {
        const std::size_t at = open.back();
        open.pop_back();
        for (const std::size_t next : ways[at])
            if (!found[next]) {
                found[next] = true;
                open.push_back(next);
            }
    }
    return found;
}

/// Checks that every square can be reached after this step without turning back. Returns whether it has complained.
bool prove_reach_from(const Board& board, const Indices& squares, const std::vector<Step>& steps,
    const std::vector<Indices>& onward, std::size_t first, Faults& complaints)
{
    Indices ends;
    const std::vector<bool> found = reached(onward, first);
    for (std::size_t step = 0; step < steps.size(); ++step)
        if (found[step])
            ends.push_back(steps[step].to);
    const auto missing = std::ranges::find_if(squares, [&](std::size_t square) { return !contains(ends, square); });
    if (missing == squares.end())
        return false;
    complaints.add("SG-2.6",
        "who comes from \"" + board.places[steps[first].from].id + "\" to \"" + board.places[steps[first].to].id
            + "\" cannot reach \"" + board.places[*missing].id + "\" without turning back");
    return true;
}

/// Checks that every square can be reached from every other one, whichever way a figure faces.
void prove_reach(const Board& board, const Indices& squares, Faults& complaints)
{
    const std::vector<Step> steps = all_steps(board, squares);
    std::vector<Indices> onward(steps.size());
    std::vector<Indices> backward(steps.size());
    for (std::size_t step = 0; step < steps.size(); ++step)
        for (std::size_t next = 0; next < steps.size(); ++next)
            if (steps[next].from == steps[step].to && steps[next].to != steps[step].from) {
                onward[step].push_back(next);
                backward[next].push_back(step);
            }
    const auto all = [](const std::vector<bool>& found) { return std::ranges::count(found, false) == 0; };
    // A shortcut that suffices for most towns: all steps can be reached from one step, and it can be reached from all.
    if (all(reached(onward, 0)) && all(reached(backward, 0)))
        return;
    for (std::size_t step = 0; step < steps.size(); ++step)
        if (prove_reach_from(board, squares, steps, onward, step, complaints))
            return;
}

/// Returns the number of steps from a street square to every other one; `nowhere` if there is no way.
Indices distances(const Board& board, std::size_t from)
{
    Indices steps(board.places.size(), nowhere);
    steps[from] = 0;
    Indices met{from};
    for (std::size_t at = 0; at < met.size(); ++at)
        for (const std::size_t next : board.street_next(met[at]))
            if (steps[next] == nowhere) {
                steps[next] = steps[met[at]] + 1;
                met.push_back(next);
            }
    return steps;
}

/// Returns the number of steps from the centre through an exit into the nearest shop of the district; `nowhere` if
/// there is no way.
std::size_t steps_to(const Board& board, const District& district, const Indices& from_exit)
{
    std::size_t fewest = nowhere;
    for (const std::size_t shop : district.shops)
        for (const std::size_t access : board.shops[shop].accesses)
            if (from_exit[access] != nowhere)
                fewest = std::min(fewest, from_exit[access] + 2);
    return fewest;
}

std::string mean_of(std::size_t sum)
{
    const std::size_t tenths = (sum * 10 + exit_count / 2) / exit_count;
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

}

void prove_exits(const Board& board, Faults& complaints)
{
    if (board.exits.size() != exit_count)
        complaints.add("SG-2.4", "the centre has " + count(board.exits.size(), "exit") + ", not 6");
    if (has_doubles(board.exits))
        complaints.add("SG-2.4", "two exits are the same square");
    bool on_streets = true;
    for (const std::size_t exit : board.exits)
        if (!board.is_street(exit)) {
            complaints.add("SG-2.4", "the exit \"" + board.places[exit].id + "\" is no street square");
            on_streets = false;
        }
    if (on_streets && board.exits.size() == exit_count) {
        std::vector<Indices> streets;
        for (const std::size_t exit : board.exits)
            streets.push_back(streets_from(board, exit));
        Indices taken;
        if (!has_streets(streets, 0, taken))
            complaints.add("SG-2.4", "the exits are not the starts of six streets");
    }
    for (const std::size_t centre : board.of_kind(PlaceKind::centre)) {
        if (!same_members(board.places[centre].next, board.exits))
            complaints.add("SG-2.4", "\"next\" of the centre is not the six exits");
        for (const Place& place : board.places)
            if (contains(place.next, centre))
                complaints.add("SG-2.4", called("place", place.id) + " must not lead into the centre");
    }
    prove_beside_street(board, PlaceKind::clinic, "clinic", complaints);
    prove_beside_street(board, PlaceKind::graveyard, "graveyard", complaints);
}

void prove_streets(const Board& board, Faults& complaints)
{
    Indices squares;
    for (std::size_t place = 0; place < board.places.size(); ++place)
        if (board.is_street(place))
            squares.push_back(place);
    bool good = squares.size() >= fewest_squares && squares.size() <= most_squares;
    if (!good)
        complaints.add("SG-2.6", count(squares.size(), "street square") + ", not 90 to 130");
    for (const std::size_t square : squares)
        good = prove_ways(board, square, complaints) && good;
    if (good)
        prove_reach(board, squares, complaints);
}

void prove_fairness(const Board& board, Faults& complaints)
{
    const auto on_street = [&](std::size_t place) { return board.is_street(place); };
    if (board.exits.size() != exit_count || board.districts.empty() || !std::ranges::all_of(board.exits, on_street))
        return;
    Indices sums(board.districts.size());
    for (const std::size_t exit : board.exits) {
        const Indices from_exit = distances(board, exit);
        for (std::size_t district = 0; district < sums.size(); ++district) {
            const std::size_t steps = steps_to(board, board.districts[district], from_exit);
            if (steps == nowhere) {
                complaints.add("SG-2.8",
                    "from the exit \"" + board.places[exit].id + "\" no way leads to a shop of "
                        + called("district", board.districts[district].id));
                return;
            }
            sums[district] += steps;
        }
    }
    const auto [nearest, farthest] = std::ranges::minmax_element(sums);
    if (4 * *farthest >= 5 * *nearest)
        complaints.add("SG-2.8",
            "from the centre to the nearest shop it is " + mean_of(*nearest) + " steps on average in "
                + called("district", board.districts[static_cast<std::size_t>(nearest - sums.begin())].id) + ", and "
                + mean_of(*farthest) + " in "
                + called("district", board.districts[static_cast<std::size_t>(farthest - sums.begin())].id)
                + ": they must differ by less than 25 %");
}

}
