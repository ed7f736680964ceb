// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/seated.hpp"
#include "engine/gang_of_dice/public_state.hpp"

/// The announcements in the middle of the table. `open` is the public state before the event.
namespace gang_of_dice_table::announcements {

/// `open` is the public state after the event.
Announcement round_begins(
    const backroom::gang_of_dice::WarningRevealed& revealed, const backroom::gang_of_dice::PublicState& open);
/// Says what beat the other results, ties included (GD-2.4).
Announcement round_won(
    const backroom::gang_of_dice::RoundWon& won, const backroom::gang_of_dice::Results& results, const Seated& seated);
Announcement round_lost(const backroom::gang_of_dice::RoundLost& lost, int round);
/// For a result that ties with the best one: says who leads now, and why (GD-2.4).
Announcement tie(const backroom::gang_of_dice::ResultShown& result, const backroom::gang_of_dice::PublicState& open,
    const Seated& seated);

/// Says how the tie of the best result is decided (GD-2.4); empty if no other has its total.
QString tie_of(const backroom::gang_of_dice::Results& results, backroom::Seat best);
/// The same for a result that has just been shown; empty if it is not one of the tied ones.
QString tie_of(const backroom::gang_of_dice::ResultShown& result, const backroom::gang_of_dice::PublicState& open);

}
