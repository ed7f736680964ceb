// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/bot/bot.hpp"
#include "engine/supergang/bot/search.hpp"
#include "engine/supergang/bot/worth.hpp"

#include <algorithm>

namespace backroom::supergang {

/// Returns the reason for an action that is legal in the start state of the search, from the values that the search
/// compares. Changes the start state. The search fights duels by dice, whatever `duels` is.
Advice make_advice(Search& search, const Action& action, Duels duels);

// Its parts.

/// Tells the reason for any action but a move and Done, which is legal in the state.
void tell_action(const State& state, Seat seat, const Action& action, Advice& advice);
/// Tells what owning the shop means for the districts of the own gang and of others.
void tell_district(const State& state, const ShopOwners& owners, Seat seat, Advice& advice);
/// Describes the place of a gangster who stays there or is done.
void tell_place(const State& before, const State& state, FigureId id, bool moved, Advice& advice);
/// SG-9: what the move of a patrol brings, which led from the one state to the other.
void tell_patrol(const State& before, const State& after, Seat seat, const Move& move, Advice& advice);
inline int percent(double chance)
{
    return std::clamp(static_cast<int>(100 * chance + 0.5), 0, 100);
}

}
