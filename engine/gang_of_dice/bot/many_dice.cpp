// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/bot/many_dice.hpp"

#include "engine/gang_of_dice/multisets.hpp"

#include <algorithm>
#include <numeric>

namespace backroom::gang_of_dice {

namespace {

constexpr unsigned all_values = 0b111110;
/// The most sets of values that are tried as those that may lie together.
constexpr std::size_t most_sets = 2;

bool harmless(const Warning& warning, unsigned values)
{
    if (warning.trigger == Trigger::total)
        return true;
    Counts counts{};
    for (unsigned value = 1; value < face_count; ++value)
        counts[value] = (values & 1u << value) != 0 ? die_count / face_count : 0;
    return !triggered(warning, counts);
}

/// Returns the chances of each valid total after one throw of at most TurnPlan::most_dice dice.
Totals after_throw(const Warning& warning, const Counts& kept, int thrown)
{
    const Multisets& multisets = Multisets::all();
    // The probability that so many dice, in any order, show a multiset: n! / (a! b! …) / 6^n.
    const auto ways = [](const Counts& counts) {
        double all = 1;
        int dice = 0;
        for (const std::uint8_t times : counts)
            for (int time = 1; time <= times; ++time)
                all *= ++dice / (time * static_cast<double>(face_count));
        return all;
    };
    Totals totals{};
    for (std::size_t at = Multisets::first_with(thrown); at < Multisets::first_with(thrown + 1); ++at) {
        Counts counts = multisets.counts[at];
        const double chance = ways(counts);
        for (std::size_t face = 0; face < face_count; ++face)
            counts[face] = static_cast<std::uint8_t>(counts[face] + kept[face]);
        if (!triggered(warning, counts))
            totals[static_cast<std::size_t>(total(counts))] += chance;
    }
    return totals;
}

int sum_of(unsigned values)
{
    int sum = 0;
    for (unsigned value = 1; value < face_count; ++value)
        sum += (values & 1u << value) != 0 ? static_cast<int>(value) : 0;
    return sum;
}

}

ManyDice::ManyDice(const Warning& warning)
    : warning_(warning)
{
    // With so many dice the card explodes at the first roll, so no policy is needed.
    if (warning.kind == Kind::explosive && warning.trigger != Trigger::total)
        return;
    FixedVector<unsigned, 32> sets;
    for (unsigned values = 0; values <= all_values; values += 2)
        if (harmless(warning, values))
            sets.push_back(values);
    std::stable_sort(sets.begin(), sets.end(), [](unsigned left, unsigned right) {
        const int more = std::popcount(left) - std::popcount(right);
        return more != 0 ? more > 0 : sum_of(left) > sum_of(right);
    });
    for (std::size_t index = 0; index < std::min(most_sets, sets.size()); ++index)
        for (std::uint8_t first = 0; first < face_count; ++first)
            for (std::uint8_t second = 0; second <= first; ++second)
                policies_.push_back({static_cast<std::uint8_t>(sets[index] | 1u), first, second});
}

/// `rerolls` is the number left after the die is thrown.
ManyDice::Outcome ManyDice::outcome(const DicePolicy& policy, int rerolls) const
{
    Outcome later{};
    Outcome here{};
    for (int left = 0; left <= rerolls; ++left) {
        later = here;
        here = {};
        const unsigned lowest = left == 0 ? 0 : left == 1 ? policy.second : policy.first;
        double again = 0;
        for (unsigned face = 0; face < face_count; ++face) {
            if ((policy.good & 1u << face) != 0 && face >= lowest)
                here[face] += 1.0 / face_count;
            else if (left > 0)
                again += 1.0 / face_count;
        }
        for (std::size_t face = 0; face < face_count; ++face)
            here[face] += again * later[face];
    }
    return here;
}

void ManyDice::add_die(Totals& totals, int highest, const Outcome& outcome)
{
    for (int total = highest; total >= 0; --total) {
        double sum = 0;
        for (int face = 0; face <= std::min(total, face_count - 1); ++face)
            sum += totals[static_cast<std::size_t>(total - face)] * outcome[static_cast<std::size_t>(face)];
        totals[static_cast<std::size_t>(total)] = sum;
    }
}

Totals ManyDice::capped(Totals totals) const
{
    if (warning_.trigger == Trigger::total)
        for (std::size_t total = warning_.n; total < totals.size(); ++total)
            totals[total] = 0;
    return totals;
}

double ManyDice::mean(const Totals& totals, const Values& worths)
{
    double valid = 0;
    double sum = 0;
    for (std::size_t total = 0; total < totals.size(); ++total) {
        valid += totals[total];
        sum += totals[total] * worths.of_total[total];
    }
    return sum + (1 - valid) * worths.invalid;
}

double ManyDice::before_rolling(int dice, const Values& worths) const
{
    double best = worths.invalid;
    for (const DicePolicy& policy : policies_) {
        Totals totals{1};
        const Outcome one = outcome(policy, TurnPlan::most_rerolls);
        for (int die = 1; die <= dice; ++die)
            add_die(totals, die * (face_count - 1), one);
        best = std::max(best, mean(capped(totals), worths));
    }
    return best;
}

template <class Each>
void ManyDice::each_reroll(const Faces& showing, DiceSet rerolled, int rerolls, Each each) const
{
    unsigned values = 0;
    int kept = 0;
    for (std::size_t die = 0; die < showing.size(); ++die)
        if (!rerolled.contains(static_cast<int>(die))) {
            values |= 1u << showing[die];
            kept += showing[die];
        }
    for (const DicePolicy& policy : policies_) {
        if ((values & ~unsigned{policy.good}) != 0)
            continue;
        Totals totals{};
        totals[static_cast<std::size_t>(kept)] = 1;
        const Outcome one = outcome(policy, rerolls - 1);
        for (int die = 1; die <= rerolled.size(); ++die)
            add_die(totals, kept + die * (face_count - 1), one);
        each(capped(totals));
    }
}

double ManyDice::value_of_reroll(const Faces& showing, DiceSet rerolled, int rerolls, const Values& worths) const
{
    double best = worths.invalid;
    each_reroll(showing, rerolled, rerolls, [&](const Totals& totals) { best = std::max(best, mean(totals, worths)); });
    return best;
}

TurnEnd ManyDice::ending_of_reroll(const Faces& showing, DiceSet rerolled, int rerolls, const Values& chances) const
{
    TurnEnd best{chances.invalid, 1};
    const auto try_out = [&](const Totals& totals) {
        const double valid = std::min(1.0, std::accumulate(totals.begin(), totals.end(), 0.0));
        const TurnEnd ending{mean(totals, chances), 1 - valid};
        if (better(ending, best))
            best = ending;
    };
    each_reroll(showing, rerolled, rerolls, try_out);
    if (rerolled.size() <= TurnPlan::most_dice) {
        Counts kept{};
        for (std::size_t die = 0; die < showing.size(); ++die)
            if (!rerolled.contains(static_cast<int>(die)))
                ++kept[showing[die]];
        try_out(after_throw(warning_, kept, rerolled.size()));
    }
    return best;
}

ManyDice::Choice ManyDice::choose(const Faces& showing, int rerolls, const Values& worths) const
{
    Choice best{worths.invalid, DiceSet()};
    std::uint64_t seen = 0;
    for (const DicePolicy& policy : policies_) {
        const unsigned lowest = rerolls == 1 ? policy.second : policy.first;
        DiceSet rerolled;
        for (std::size_t die = 0; die < showing.size(); ++die)
            if ((policy.good & 1u << showing[die]) == 0 || showing[die] < lowest)
                rerolled.insert(static_cast<int>(die));
        if (rerolled.empty() || rerolled.bits() == seen)
            continue;
        seen = rerolled.bits();
        const double value = value_of_reroll(showing, rerolled, rerolls, worths);
        if (best.rerolled.empty() || value > best.value)
            best = {value, rerolled};
    }
    return best;
}

double ManyDice::value_of_best_reroll(const Faces& showing, int rerolls, const Values& worths) const
{
    return choose(showing, rerolls, worths).value;
}

Action ManyDice::best(const Faces& showing, int rerolls, const Values& worths) const
{
    const Counts counts = count(showing);
    const double stopped = triggered(warning_, counts)
        ? worths.invalid
        : worths.of_total[static_cast<std::size_t>(gang_of_dice::total(counts))];
    const Choice reroll = choose(showing, rerolls, worths);
    if (reroll.rerolled.empty() || reroll.value <= stopped + 1e-12)
        return Stop();
    return Reroll{reroll.rerolled};
}

}
