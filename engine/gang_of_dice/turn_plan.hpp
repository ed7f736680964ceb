// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/actions.hpp"
#include "engine/gang_of_dice/cards.hpp"

#include <vector>

namespace backroom::gang_of_dice {

/// The probabilities of a turn's ends, if it is played to win and, between equal chances to win, to avoid the warning.
/// They never exceed 1 together.
struct TurnEnd {
    double win = 0;
    /// The probability that the warning makes the turn invalid at any time (GD-3.4, 3.5).
    double set_off = 0;
    bool operator==(const TurnEnd&) const = default;
};

template <class Value>
struct WorthsOf {
    Value invalid{};
    std::array<Value, most_total + 1> of_total{};
};
using Values = WorthsOf<double>;
/// Returns the worths for a plan that maximises `chances` and then avoids an invalid turn.
WorthsOf<TurnEnd> turn_ends(const Values& chances);
inline bool better(double one, double other)
{
    return one > other;
}
bool better(const TurnEnd& one, const TurnEnd& other);

/// The exact optimal policy for a turn with a number of dice under a warning card.
template <class Value>
class TurnPlanOf {
public:
    static constexpr int most_dice = 12;
    static constexpr int most_rerolls = 2;

    /// `dice` is 1 to 12.
    TurnPlanOf(const Warning& warning, int dice, const WorthsOf<Value>& worths);

    /// The value before the first roll; `rerolls` come after it.
    Value before_rolling(int rerolls = most_rerolls) const { return kept_[static_cast<std::size_t>(rerolls)][0]; }
    Value value(const Faces& showing, int rerolls) const;
    /// The value if these dice, at least one, are rerolled now. Requires that a reroll is left.
    Value value_of_reroll(const Faces& showing, DiceSet rerolled, int rerolls) const;
    Value value_of_best_reroll(const Faces& showing, int rerolls) const;
    /// The next step of the policy with this value: Stop, or a Reroll of as few dice as possible.
    Action best(const Faces& showing, int rerolls) const;

private:
    int dice_;
    /// By rerolls left and multiset of kept faces: the mean value after throwing the dice that are missing in it.
    std::array<std::vector<Value>, most_rerolls + 1> kept_;
};
using TurnPlan = TurnPlanOf<double>;

template <>
double TurnPlan::value_of_best_reroll(const Faces& showing, int rerolls) const;
template <>
Action TurnPlan::best(const Faces& showing, int rerolls) const;

}
