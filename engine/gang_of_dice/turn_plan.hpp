#pragma once

#include "gang_of_dice/actions.hpp"
#include "gang_of_dice/cards.hpp"

#include <vector>

namespace backroom::gang_of_dice {

/// No sum of dice is higher (GD-3.3).
inline constexpr int most_total = die_count * (face_count - 1);

/// How likely a turn ends so, when it is played on for the win and, where that is the same, against the warning: the
/// two never add up to more than 1.
struct TurnEnd {
    double win = 0;
    /// That the warning makes it invalid (GD-3.4, 3.5), whenever in the turn.
    double set_off = 0;
    bool operator==(const TurnEnd&) const = default;
};

/// What the end of a turn is worth, by its result.
template <class Value>
struct WorthsOf {
    Value invalid{};
    std::array<Value, most_total + 1> of_total{};
};
using Worths = WorthsOf<double>;
/// The chances to win, and that invalid is invalid.
WorthsOf<TurnEnd> turn_ends(const Worths& chances);
/// Whether a player rather has the first one.
inline bool better(double one, double other)
{
    return one > other;
}
bool better(const TurnEnd& one, const TurnEnd& other);

/// The best way through a turn with a number of dice under a warning card, exactly.
template <class Value>
class TurnPlanOf {
public:
    static constexpr int most_dice = 12;
    static constexpr int most_rerolls = 2;

    /// `dice` is 1 to 12.
    TurnPlanOf(const Warning& warning, int dice, const WorthsOf<Value>& worths);

    /// Before the first roll, with the rerolls that come after it.
    Value before_rolling(int rerolls = most_rerolls) const { return kept_[static_cast<std::size_t>(rerolls)][0]; }
    /// With all dice showing.
    Value value(const Faces& showing, int rerolls) const;
    /// The same when these of them, at least one, are rerolled now; at least one reroll is left.
    Value value_of_reroll(const Faces& showing, DiceSet rerolled, int rerolls) const;
    /// The best of these.
    Value value_of_best_reroll(const Faces& showing, int rerolls) const;
    /// The next step of the plan with this value: Stop, or a Reroll of as few dice as possible.
    Action best(const Faces& showing, int rerolls) const;

private:
    int dice_;
    /// For each number of rerolls left, for each multiset of faces: the mean value once the dice that are missing
    /// in it are thrown.
    std::array<std::vector<Value>, most_rerolls + 1> kept_;
};
using TurnPlan = TurnPlanOf<double>;

}
