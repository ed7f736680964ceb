#pragma once

#include "gang_of_dice/actions.hpp"
#include "gang_of_dice/cards.hpp"

#include <vector>

namespace backroom::gang_of_dice {

/// No sum of dice is higher (GD-3.3).
inline constexpr int most_total = die_count * (face_count - 1);

/// What the end of a turn is worth, by its result.
struct Worths {
    double invalid = 0;
    std::array<double, most_total + 1> of_total{};
};

/// The best way through a turn with a number of dice under a warning card, exactly.
class TurnPlan {
public:
    static constexpr int most_dice = 12;
    static constexpr int most_rerolls = 2;

    /// `dice` is 1 to 12.
    TurnPlan(const Warning& warning, int dice, const Worths& worths);

    /// Before the first roll, with the rerolls that come after it.
    double before_rolling(int rerolls = most_rerolls) const { return kept_[static_cast<std::size_t>(rerolls)][0]; }
    /// With all dice showing.
    double value(const Faces& showing, int rerolls) const;
    /// The same when these of them, at least one, are rerolled now; at least one reroll is left.
    double value_of_reroll(const Faces& showing, DiceSet rerolled, int rerolls) const;
    /// The best of these.
    double value_of_best_reroll(const Faces& showing, int rerolls) const;
    /// The next step of the plan with this value: Stop, or a Reroll of as few dice as possible.
    Action best(const Faces& showing, int rerolls) const;

private:
    int dice_;
    /// For each number of rerolls left, for each multiset of faces: the mean value once the dice that are missing
    /// in it are thrown.
    std::array<std::vector<double>, most_rerolls + 1> kept_;
};

}
