// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/bot/bot.hpp"
#include "engine/supergang/bot/worth.hpp"

namespace backroom::supergang {

/// Tells what owning the shop means for the districts of the own gang and of others.
void tell_district(const State& state, const ShopOwners& ledger, Seat seat, Advice& advice);
/// Tells the reason for any action but a move and Done, which is legal in the state.
void tell_deed(const State& state, Seat seat, const Action& action, Advice& advice);

}
