// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/deal.hpp"
#include "engine/gang_of_dice/rules.hpp"

#include <algorithm>

namespace backroom::gang_of_dice {

namespace {

constexpr int most_at_random = 6;

void add_every_set(int dice, Actions& actions)
{
    for (std::uint64_t bits = 1; bits < std::uint64_t{1} << dice; ++bits)
        actions.emplace_back(Reroll{DiceSet::of_bits(bits)});
}

/// The ways to pick up some of the dice that show one face.
using Ways = FixedVector<DiceSet, dice_listed_by_faces + 1>;

Ways ways_of(const Faces& faces, Face face)
{
    Ways ways{DiceSet()};
    const bool every_number = faces.size() <= dice_listed_by_faces;
    DiceSet picked;
    for (std::size_t die = 0; die < faces.size(); ++die) {
        if (faces[die] != face)
            continue;
        picked.insert(static_cast<int>(die));
        if (every_number || ways.size() < 3)
            ways.push_back(picked);
        else
            ways.back() = picked;
    }
    return ways;
}

void add_by_faces(const std::array<Ways, face_count>& ways, std::size_t face, DiceSet picked, Actions& actions)
{
    if (face == face_count) {
        if (!picked.empty())
            actions.emplace_back(Reroll{picked});
        return;
    }
    for (const DiceSet more : ways[face])
        add_by_faces(ways, face + 1, picked | more, actions);
}

}

SeatSet pending(const State& state)
{
    return state.phase == Phase::over ? SeatSet() : SeatSet::only(state.playing);
}

int most_to_take(const State& state)
{
    return std::min<int>(state.wealth[state.playing], dice_in_game(state.seats));
}

int most_to_take(const View& view)
{
    return std::min<int>(view.wealth, dice_in_game(view.open.seats));
}

Actions legal(const State& state, Seat seat)
{
    Actions actions;
    if (!pending(state).contains(seat))
        return actions;
    if (state.phase == Phase::taking) {
        for (int dice = 1; dice <= most_to_take(state); ++dice)
            actions.emplace_back(Take{static_cast<std::uint8_t>(dice)});
        return actions;
    }
    actions.emplace_back(Stop());
    const Faces& faces = state.shown[seat];
    if (faces.size() <= dice_listed_one_by_one) {
        add_every_set(static_cast<int>(faces.size()), actions);
        return actions;
    }
    std::array<Ways, face_count> ways;
    for (Face face = 0; face < face_count; ++face)
        ways[face] = ways_of(faces, face);
    add_by_faces(ways, 0, {}, actions);
    return actions;
}

Action random_action(const State& state, Seat seat, Random& random)
{
    assert(pending(state).contains(seat));
    if (state.phase == Phase::taking) {
        const auto most = static_cast<std::uint32_t>(std::min<int>(state.wealth[seat], most_at_random));
        return Take{static_cast<std::uint8_t>(1 + random.below(most))};
    }
    const auto dice = static_cast<unsigned>(state.shown[seat].size());
    const std::uint64_t bits = dice < 32 ? random.below(1u << dice) : next_seed(random) >> (64u - dice);
    if (bits == 0)
        return Stop();
    return Reroll{DiceSet::of_bits(bits)};
}

}
