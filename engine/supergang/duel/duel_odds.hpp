// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/actions.hpp"
#include "engine/supergang/public_state.hpp"

#include <optional>

/// Exact probabilities of winning duels by dice, and of shooting first (SG-8.1, 8.2, 8.5).
namespace backroom::supergang {

struct Forces {
    /// The number of dice, and the bonus added to their sum (SG-8.1). A side without dice does not shoot (SG-8.8).
    int dice = 0;
    int bonus = 0;
    /// The number of targets that must fall for the side to lose.
    int targets = 0;

    bool operator==(const Forces&) const = default;
};

/// Returns the probability that the attack wins. If the defence has no dice, the duel is in the clinic: the dice of the
/// attack give the number of darts of its only volley, which must fell every target.
double chance_by_dice(Forces attack, Forces defence);
/// Returns the probability that the attack shoots first, also in a duel by aim. After a tie all dice are thrown again
/// (SG-8.1, 8.2).
double chance_to_lead(Forces attack, Forces defence);
/// Returns the forces of a side in a duel before the first shot. A man who leaves unhurt when his vamp falls (SG-7.4)
/// is not counted as a target.
Forces forces_of(const PublicState& open, const Duel& duel, Side side);
double chance_by_dice(const PublicState& open, const Duel& duel);

/// Returns the duel that a legal action begins, before its throw; empty if it begins none.
std::optional<Duel> duel_begun_by(const PublicState& open, const Action& action);
/// Returns the chance to win the fight that the action begins, fought by dice. Empty if it begins none or is not legal
/// now.
std::optional<double> chance_by_dice(const PublicState& open, Seat seat, const Action& action);
/// Returns the chance to shoot first. Empty without a fight, or in the clinic, where the victim does not shoot.
std::optional<double> chance_to_lead(const PublicState& open, Seat seat, const Action& action);
/// Returns the percentage that the menu shows for a fight: the chance to win if dice decide, otherwise the chance to
/// shoot first.
std::optional<int> shown_chance(const PublicState& open, Seat seat, const Action& action);

}
