#pragma once

#include "gang_of_dice/open.hpp"
#include "table/announcement.hpp"
#include "table/seated.hpp"

/// What is said where everybody looks. `open` is what lies in the open before the event.
namespace gang_of_dice_table::announcements {

Announcement round_begins(const backroom::gang_of_dice::WarningRevealed& revealed);
/// With what beat the others, ties included (GD-2.4).
Announcement round_won(
    const backroom::gang_of_dice::RoundWon& won, const backroom::gang_of_dice::Results& results, const Seated& seated);
Announcement round_lost(const backroom::gang_of_dice::RoundLost& lost, int round);
Announcement eliminated(const backroom::gang_of_dice::Eliminated& gone, const Seated& seated);
/// A result as high as one before it: who leads now, and why (GD-2.4).
Announcement tie(
    const backroom::gang_of_dice::ResultShown& result, const backroom::gang_of_dice::Open& open, const Seated& seated);
/// Whether there is one.
bool ties(const backroom::gang_of_dice::ResultShown& result, const backroom::gang_of_dice::Open& open);

}
