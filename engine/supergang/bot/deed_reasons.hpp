// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/bot/bot.hpp"
#include "engine/supergang/bot/worth.hpp"

namespace backroom::supergang {

/// Sets what owning the shop means for the districts of this gang and of others.
void tell_district(const State& state, const ShopOwners& ledger, Seat seat, Advice& advice);
/// Sets the reason for an action other than a move or Done, which must be legal in the state.
void tell_deed(const State& state, Seat seat, const Action& action, Advice& advice);

}
