// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/actions.hpp"
#include "engine/supergang/public_state.hpp"

#include <optional>

/// Exact probabilities of winning duels by dice, and of shooting first (SG-8.1, 8.2, 8.5).
namespace backroom::supergang {

struct Forces {
    /// The dice thrown, and the bonus added to them (SG-8.1). A side without dice does not shoot (SG-8.8).
    int dice = 0;
    int bonus = 0;
    /// The number of targets that must fall before the side has lost.
    int targets = 0;

    bool operator==(const Forces&) const = default;
};

/// Returns the probability that the attack wins. A defence without dice means the clinic: the attack throws its dice
/// for the number of darts in its only volley, and wins if these fell every target.
double chance_by_dice(Forces attack, Forces defence);
/// Returns the probability that the attack shoots first, in a duel by aim too. After a tie all dice are thrown again
/// (SG-8.1, 8.2).
double chance_to_lead(Forces attack, Forces defence);
/// SG-8.8: one die, one victim, no defence.
double chance_in_clinic();
/// Returns the forces of a side in a duel that has not begun to shoot. A man who leaves unhurt when his vamp falls
/// (SG-7.4) need not be felled.
Forces forces_of(const PublicState& open, const Duel& duel, Side side);
double chance_by_dice(const PublicState& open, const Duel& duel);

/// Returns the duel that a legal action begins, before its throw; empty if it begins none.
std::optional<Duel> duel_begun_by(const PublicState& open, const Action& action);
/// Returns the chance to win a stick-up, killing, attack on a patrol or rebellion by dice; empty if the action is none
/// of these or is not legal now.
std::optional<double> chance_by_dice(const PublicState& open, Seat seat, const Action& action);
/// Returns the chance to shoot first; empty in the clinic too, where the victim does not shoot.
std::optional<double> chance_to_lead(const PublicState& open, Seat seat, const Action& action);
/// Returns what the menu tells of a fight, in percent: the chance to win if dice decide, otherwise the chance to shoot
/// first.
std::optional<int> chance_told(const PublicState& open, Seat seat, const Action& action);

}
