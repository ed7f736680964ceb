#pragma once

#include "gang_of_dice/actions.hpp"
#include "gang_of_dice/cards.hpp"

#include <optional>
#include <vector>

namespace backroom::gang_of_dice {

/// What a turn with a number of dice under a warning card is worth, exactly, when it is played as well as can be:
/// the probability to end valid with a total of at least `reach`, or, without `reach`, the mean result, an invalid
/// one counting 0.
class Odds {
public:
    static constexpr int most_dice = 12;
    static constexpr int most_rerolls = 2;

    /// `dice` is 1 to 12.
    Odds(const Warning& warning, int dice, std::optional<int> reach);

    /// Before the first roll, with the rerolls that come after it.
    double before_rolling(int rerolls) const { return kept_[static_cast<std::size_t>(rerolls)][0]; }
    /// With all dice showing.
    double value(const Faces& showing, int rerolls) const;
    /// The next step of the policy with this value: Stop, or a Reroll of as few dice as possible.
    Action best(const Faces& showing, int rerolls) const;

private:
    int dice_;
    /// For each number of rerolls left, for each multiset of faces: the mean value once the dice that are missing
    /// in it are thrown.
    std::array<std::vector<double>, most_rerolls + 1> kept_;
};

}
