// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/turn_plan.hpp"

namespace backroom::gang_of_dice {

/// A simple policy for a turn with many dice: the values that may lie at the end (a bit each), and the lowest value
/// that is kept after the first and after the second roll.
struct DicePolicy {
    std::uint8_t good = 0;
    std::uint8_t first = 0;
    std::uint8_t second = 0;
};

/// The probability of a valid result, by its total.
using Totals = std::array<double, most_total + 1>;

/// Plays turns with more dice than a TurnPlan can take. It judges each die by itself, so its values are lower bounds;
/// they are close, because with so many dice luck evens out.
class ManyDice {
public:
    explicit ManyDice(const Warning& warning);

    Action best(const Faces& showing, int rerolls, const Values& worths) const;
    double value_of_reroll(const Faces& showing, DiceSet rerolled, int rerolls, const Values& worths) const;
    /// Returns how the turn ends if these dice are rerolled now. `chances` are those to win. The turn may also end
    /// right after the reroll.
    TurnEnd ending_of_reroll(const Faces& showing, DiceSet rerolled, int rerolls, const Values& chances) const;
    /// Returns the value of the best reroll of at least one die; that of an invalid turn if there is none.
    double value_of_best_reroll(const Faces& showing, int rerolls, const Values& worths) const;
    /// Returns the best mean value before the first roll of so many dice.
    double before_rolling(int dice, const Values& worths) const;
    /// Returns the mean value; the probability that is missing from 1 is that of an invalid result.
    static double mean(const Totals& totals, const Values& worths);

    /// Calls `each(dice, totals)` for every policy and every number of dice up to `most`. The probability missing from
    /// 1 is that of an invalid result.
    template <class Each>
    void of_all(int most, Each each) const
    {
        for (const DicePolicy& policy : policies_) {
            Totals totals{1};
            for (int dice = 1; dice <= most; ++dice) {
                add_die(totals, dice * (face_count - 1), outcome(policy, TurnPlan::most_rerolls));
                each(dice, capped(totals));
            }
        }
    }

private:
    /// The probability of each final face of one die. What is missing from 1 is a value that may not lie.
    using Outcome = std::array<double, face_count>;

    struct Choice {
        double value = 0;
        DiceSet rerolled;
    };

    /// Calls `each(totals)` for every policy that may keep the other dice.
    template <class Each>
    void each_reroll(const Faces& showing, DiceSet rerolled, int rerolls, Each each) const;
    Outcome outcome(const DicePolicy& policy, int rerolls) const;
    /// `highest` is the highest total that is possible with this die.
    static void add_die(Totals& totals, int highest, const Outcome& outcome);
    Totals capped(Totals totals) const;
    Choice choose(const Faces& showing, int rerolls, const Values& worths) const;

    Warning warning_;
    FixedVector<DicePolicy, 64> policies_;
};

}
