#pragma once

#include "gang_of_dice/turn_plan.hpp"

#include <optional>

namespace backroom::gang_of_dice {

/// What a turn with a number of dice under a warning card is worth, exactly, when it is played as well as can be:
/// the probability to end valid with a total of at least `reach`, or, without `reach`, the mean result, an invalid
/// one counting 0.
class Odds {
public:
    static constexpr int most_dice = TurnPlan::most_dice;
    static constexpr int most_rerolls = TurnPlan::most_rerolls;

    /// `dice` is 1 to 12.
    Odds(const Warning& warning, int dice, std::optional<int> reach);

    /// Before the first roll, with the rerolls that come after it.
    double before_rolling(int rerolls) const { return plan_.before_rolling(rerolls); }
    /// With all dice showing.
    double value(const Faces& showing, int rerolls) const { return plan_.value(showing, rerolls); }
    /// The next step of the policy with this value: Stop, or a Reroll of as few dice as possible.
    Action best(const Faces& showing, int rerolls) const { return plan_.best(showing, rerolls); }

private:
    TurnPlan plan_;
};

}
