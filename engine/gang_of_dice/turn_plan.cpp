// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/turn_plan.hpp"

#include "engine/gang_of_dice/multisets.hpp"

#include <cassert>

namespace backroom::gang_of_dice {

static_assert(TurnPlan::most_dice == Multisets::most_dice);

namespace {

/// Smaller differences are rounding errors.
constexpr double nothing = 1e-12;

/// Returns the dice to reroll so that `kept` is left: the first ones that show each face.
DiceSet other_than(const Faces& showing, const Counts& kept)
{
    Counts rerolled = count(showing);
    for (std::size_t face = 0; face < face_count; ++face)
        rerolled[face] = static_cast<std::uint8_t>(rerolled[face] - kept[face]);
    DiceSet dice;
    for (std::size_t die = 0; die < showing.size(); ++die)
        if (rerolled[showing[die]] > 0) {
            --rerolled[showing[die]];
            dice.insert(static_cast<int>(die));
        }
    return dice;
}

double mean(double sum)
{
    return sum / face_count;
}
TurnEnd mean(const TurnEnd& sum)
{
    return {sum.win / face_count, sum.set_off / face_count};
}

void add(double& sum, double value)
{
    sum += value;
}
void add(TurnEnd& sum, const TurnEnd& value)
{
    sum.win += value.win;
    sum.set_off += value.set_off;
}

bool within(const Counts& part, const Counts& whole)
{
    for (std::size_t face = 0; face < face_count; ++face)
        if (part[face] > whole[face])
            return false;
    return true;
}

}

WorthsOf<TurnEnd> turn_ends(const Values& chances)
{
    WorthsOf<TurnEnd> turn_ends;
    turn_ends.invalid = {chances.invalid, 1};
    for (std::size_t total = 0; total < chances.of_total.size(); ++total)
        turn_ends.of_total[total] = {chances.of_total[total], 0};
    return turn_ends;
}

bool better(const TurnEnd& one, const TurnEnd& other)
{
    return one.win > other.win + nothing || (one.win > other.win - nothing && one.set_off < other.set_off - nothing);
}

template <class Value>
TurnPlanOf<Value>::TurnPlanOf(const Warning& warning, int dice, const WorthsOf<Value>& worths)
    : dice_(dice)
{
    assert(dice >= 1 && dice <= most_dice);
    const Multisets& multisets = Multisets::all();
    const std::size_t all_dice = Multisets::first_with(dice);
    const std::size_t end = Multisets::first_with(dice + 1);
    // The value of stopping. The turn does not go on after an explosion.
    std::vector<Value> stopped(end);
    std::vector<bool> exploded(end);
    for (std::size_t at = all_dice; at < end; ++at) {
        const Counts& counts = multisets.counts[at];
        const bool invalid = triggered(warning, counts);
        exploded[at] = invalid && warning.kind == Kind::explosive;
        stopped[at] = invalid ? worths.invalid : worths.of_total[static_cast<std::size_t>(total(counts))];
    }

    // The best value of what can be kept of a multiset, which may be all of it.
    std::vector<Value> best;
    for (std::size_t rerolls = 0; rerolls <= most_rerolls; ++rerolls) {
        std::vector<Value>& kept = kept_[rerolls];
        kept = stopped;
        if (rerolls > 0) {
            best = kept_[rerolls - 1];
            for (std::size_t from = 0; from < all_dice; ++from)
                for (const std::size_t to : multisets.with[from])
                    if (better(best[from], best[to]))
                        best[to] = best[from];
            for (std::size_t at = all_dice; at < end; ++at)
                if (!exploded[at])
                    kept[at] = best[at];
        }
        for (std::size_t from = all_dice; from-- > 0;) {
            Value sum{};
            for (const std::size_t to : multisets.with[from])
                add(sum, kept[to]);
            kept[from] = mean(sum);
        }
    }
}

template <class Value>
Value TurnPlanOf<Value>::value(const Faces& showing, int rerolls) const
{
    assert(static_cast<int>(showing.size()) == dice_);
    return kept_[static_cast<std::size_t>(rerolls)][Multisets::number_of(count(showing))];
}

template <class Value>
Value TurnPlanOf<Value>::value_of_reroll(const Faces& showing, DiceSet rerolled, int rerolls) const
{
    assert(rerolls > 0 && !rerolled.empty());
    Counts kept{};
    for (std::size_t die = 0; die < showing.size(); ++die)
        if (!rerolled.contains(static_cast<int>(die)))
            ++kept[showing[die]];
    return kept_[static_cast<std::size_t>(rerolls - 1)][Multisets::number_of(kept)];
}

template <>
double TurnPlan::value_of_best_reroll(const Faces& showing, int rerolls) const
{
    assert(rerolls > 0);
    const Multisets& multisets = Multisets::all();
    const Counts counts = count(showing);
    const std::vector<double>& kept = kept_[static_cast<std::size_t>(rerolls - 1)];
    double best = kept[0];
    for (std::size_t at = 1; at < Multisets::first_with(dice_); ++at)
        if (kept[at] > best && within(multisets.counts[at], counts))
            best = kept[at];
    return best;
}

template <>
Action TurnPlan::best(const Faces& showing, int rerolls) const
{
    const double value_here = value(showing, rerolls);
    if (rerolls == 0 || value(showing, 0) >= value_here - nothing)
        return Stop();
    const Multisets& multisets = Multisets::all();
    const Counts counts = count(showing);
    const std::vector<double>& kept = kept_[static_cast<std::size_t>(rerolls - 1)];
    for (std::size_t at = Multisets::first_with(dice_); at-- > 0;)
        if (kept[at] >= value_here - nothing && within(multisets.counts[at], counts))
            return Reroll{other_than(showing, multisets.counts[at])};
    return Stop();
}

template class TurnPlanOf<double>;
template TurnPlanOf<TurnEnd>::TurnPlanOf(const Warning& warning, int dice, const WorthsOf<TurnEnd>& worths);
template TurnEnd TurnPlanOf<TurnEnd>::value_of_reroll(const Faces& showing, DiceSet rerolled, int rerolls) const;

}
