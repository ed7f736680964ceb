// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/actions.hpp"
#include "engine/supergang/state.hpp"

/// The actions that a computer player tries where a move has ended.
namespace backroom::supergang {

using Acts = FixedVector<Action, 160>;

/// Lists each kind of action in few variants: some sets of accomplices; one victim, the victims of one gang, or all;
/// many or few pawns. Includes Done, but Collect only if it makes something affordable. Not empty while a figure is
/// active.
void list_candidates(const PublicState& open, Acts& acts);

bool any_can_move(const PublicState& open);

/// Returns the rank of an action. Actions are tried in ascending rank, so that no two of them are tried in both orders.
int rank_of(const Action& action);

}
