#pragma once

#include "gang_of_dice/turn_plan.hpp"

namespace backroom::gang_of_dice {

/// A plain way through a turn with many dice: which values may lie at the end, and from which value on a die is kept
/// after the first and after the second roll.
struct Habit {
    std::uint8_t good = 0;
    std::uint8_t first = 0;
    std::uint8_t second = 0;
};

/// Chances of valid results by their total.
using Totals = std::array<double, most_total + 1>;

/// Turns with more dice than a TurnPlan can take, under a bomb card: each die is looked at alone. What this says can be
/// reached; it is nearly the best there is, since among so many dice luck evens out.
class ManyDice {
public:
    explicit ManyDice(const Warning& warning);

    /// The best that can be done with all dice showing: Stop or a Reroll.
    Action best(const Faces& showing, int rerolls, const Worths& worths) const;
    /// When these dice are rerolled now.
    double value_of_reroll(const Faces& showing, DiceSet rerolled, int rerolls, const Worths& worths) const;
    /// How the turn ends then, `chances` being those to win; after the reroll it may also end at once.
    TurnEnd ending_of_reroll(const Faces& showing, DiceSet rerolled, int rerolls, const Worths& chances) const;
    /// When some are; what is invalid, where that can't be.
    double value_of_best_reroll(const Faces& showing, int rerolls, const Worths& worths) const;
    /// The best mean before the first roll of so many dice.
    double before_rolling(int dice, const Worths& worths) const;
    /// The mean, when these are the chances of what is valid.
    static double mean(const Totals& totals, const Worths& worths);

    /// The chances of each total with every habit, for all numbers of dice up to `most`: `each(dice, totals)`; the rest
    /// is invalid.
    template <class Each>
    void of_all(int most, Each each) const
    {
        for (const Habit& habit : habits_) {
            Totals totals{1};
            for (int dice = 1; dice <= most; ++dice) {
                add_die(totals, dice * (face_count - 1), outcome(habit, TurnPlan::most_rerolls));
                each(dice, capped(totals));
            }
        }
    }

private:
    /// What becomes of one die; what is missing of 1 is bad.
    using Outcome = std::array<double, face_count>;

    struct Choice {
        double value = 0;
        DiceSet rerolled;
    };

    /// The chances of each total, habit by habit, when these dice are rerolled now: `each(totals)`.
    template <class Each>
    void each_reroll(const Faces& showing, DiceSet rerolled, int rerolls, Each each) const;
    Outcome outcome(const Habit& habit, int rerolls) const;
    /// `highest`: no total is higher with this die.
    static void add_die(Totals& totals, int highest, const Outcome& outcome);
    Totals capped(Totals totals) const;
    Choice choose(const Faces& showing, int rerolls, const Worths& worths) const;

    Warning warning_;
    FixedVector<Habit, 64> habits_;
};

}
