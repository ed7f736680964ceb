#pragma once

#include "supergang/actions.hpp"
#include "supergang/open.hpp"

#include <optional>

/// How likely duels by dice are won, and throws for the first shot (SG-8.1, 8.2, 8.5): exact, without trying anything.
namespace backroom::supergang {

/// One side of a duel.
struct Forces {
    /// How many dice it throws, and what is added to them (SG-8.1). Without dice it does not shoot (SG-8.8).
    int dice = 0;
    int bonus = 0;
    /// How many of it must fall until nobody stands.
    int targets = 0;

    bool operator==(const Forces&) const = default;
};

/// The probability that the attack wins. A defence without dice is the clinic's: the attack throws its dice for the
/// number of darts of its one volley, and wins if these fell every target.
double chance_by_dice(Forces attack, Forces defence);
/// The probability that the attack shoots first, whoever aims then: after a tie all dice are thrown again
/// (SG-8.1, 8.2).
double chance_to_lead(Forces attack, Forces defence);
/// SG-8.8: one die, one victim, no defence.
double chance_in_clinic();
/// Of a side of a duel that has not begun to shoot. Whoever would leave it unhurt when his vamp falls (SG-7.4) need not
/// be felled.
Forces forces_of(const Open& open, const Duel& duel, Side side);
double chance_by_dice(const Open& open, const Duel& duel);

/// The duel that this legal action begins, before its throw; nothing of an action that begins none.
std::optional<Duel> duel_begun_by(const Open& open, const Action& action);
/// The chance of a stick-up, killing, attack on a patrol or rebellion by dice; nothing of an action that is none of
/// these or not legal now.
std::optional<double> chance_by_dice(const Open& open, Seat seat, const Action& action);
/// Likewise, of shooting first; nothing in the clinic, where nobody else shoots.
std::optional<double> chance_to_lead(const Open& open, Seat seat, const Action& action);

}
