// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/duel/duel_odds.hpp"

#include "engine/core/variants.hpp"
#include "engine/supergang/lookup.hpp"
#include "engine/supergang/rules.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace backroom::supergang {

namespace {

constexpr int most_targets = most_defenders;
constexpr int most_sum = 6 * most_defenders;
/// SG-8.5: a die hits with a face from 3 to 6.
constexpr double hit = 2.0 / 3;

/// The probabilities of the sums 0 to `most_sum`.
using Sums = std::array<double, most_sum + 1>;

Sums sums_of(int dice)
{
    Sums sums{};
    sums[0] = 1;
    for (int die = 0; die < dice; ++die)
        for (std::size_t sum = sums.size(); sum-- > 0;) {
            double reached = 0;
            for (std::size_t face = 1; face <= 6 && face <= sum; ++face)
                reached += sums[sum - face] / 6;
            sums[sum] = reached;
        }
    return sums;
}

/// The probabilities of how many targets a volley fells. The last entry includes all greater numbers.
using Fells = std::array<double, most_targets + 1>;

Fells fells_of(int darts)
{
    Fells fells{};
    fells[0] = 1;
    for (int dart = 0; dart < darts; ++dart) {
        fells.back() += fells[most_targets - 1] * hit;
        for (std::size_t felled = most_targets - 1; felled > 0; --felled)
            fells[felled] = fells[felled] * (1 - hit) + fells[felled - 1] * hit;
        fells[0] *= 1 - hit;
    }
    return fells;
}

/// Returns the probability that the volley fells all targets.
double all_of(const Fells& fells, int targets)
{
    double likely = 0;
    for (auto felled = static_cast<std::size_t>(targets); felled < fells.size(); ++felled)
        likely += fells[felled];
    return likely;
}

/// The probability that the side that shoots fells the other side first (SG-8.2), by the numbers of targets standing.
class Exchange {
public:
    Exchange(int darts, int own, int others)
        : fells_(fells_of(darts))
    {
        for (int one = 1; one <= std::max(own, others); ++one)
            for (int other = 1; other <= one; ++other)
                solve(one, other);
    }

    double wins(int own, int others) const { return wins_[at(own)][at(others)]; }

private:
    static std::size_t at(int targets) { return static_cast<std::size_t>(targets); }

    /// Returns the probability for the side of `own` before its volley, counting only volleys that fell at least one
    /// target.
    double after_felling(int own, int others) const
    {
        double wins = all_of(fells_, others);
        for (int felled = 1; felled < others; ++felled)
            wins += fells_[at(felled)] * (1 - this->wins(others - felled, own));
        return wins;
    }

    /// If both volleys miss, the position repeats, so the two probabilities depend on each other.
    void solve(int one, int other)
    {
        const double nobody_falls = fells_[0];
        const double first = after_felling(one, other);
        const double second = after_felling(other, one);
        const auto solved = [=](double own, double others) {
            return (own + nobody_falls * (1 - others - nobody_falls)) / (1 - nobody_falls * nobody_falls);
        };
        wins_[at(one)][at(other)] = solved(first, second);
        wins_[at(other)][at(one)] = solved(second, first);
    }

    Fells fells_;
    std::array<std::array<double, most_targets + 1>, most_targets + 1> wins_{};
};

constexpr int most_darts = most_sum + 2 * max_gangs;

/// SG-8.1
struct Leads {
    Leads(Forces attack, Forces defence)
    {
        const Sums attackers = sums_of(attack.dice);
        const Sums defenders = sums_of(defence.dice);
        for (int attacked = attack.dice; attacked <= 6 * attack.dice; ++attacked)
            for (int defended = defence.dice; defended <= 6 * defence.dice; ++defended) {
                const double likely =
                    attackers[static_cast<std::size_t>(attacked)] * defenders[static_cast<std::size_t>(defended)];
                const int difference = attacked + attack.bonus - defended - defence.bonus;
                if (difference == 0)
                    tie += likely;
                else
                    (difference > 0 ? ahead : behind)[static_cast<std::size_t>(std::abs(difference))] += likely;
            }
    }

    /// The probability that the attack, or the defence, has that many more darts. Indexed by the difference.
    std::array<double, most_darts + 1> ahead{};
    std::array<double, most_darts + 1> behind{};
    double tie = 0;
};

/// SG-7.4: returns whether the man fights against his own gang.
bool against_own(const PublicState& open, const Duel& duel, const Targets& others, FigureId man)
{
    return std::ranges::any_of(others, [&](const Target& target) {
        if (target.kind == TargetKind::gangster)
            return target.gang == man.seat;
        return target.kind == TargetKind::manager && owner_of(open, shop_at(duel.place)) == man.seat;
    });
}

}

double chance_by_dice(Forces attack, Forces defence)
{
    const Sums attackers = sums_of(attack.dice);
    double chance = 0;
    if (defence.dice == 0) {
        for (std::size_t darts = 1; darts < attackers.size(); ++darts)
            if (attackers[darts] > 0)
                chance += attackers[darts] * all_of(fells_of(static_cast<int>(darts)), defence.targets);
        return chance;
    }
    const Leads leads(attack, defence);
    for (int darts = 1; darts <= most_darts; ++darts) {
        const auto at = static_cast<std::size_t>(darts);
        if (leads.ahead[at] + leads.behind[at] <= 0)
            continue;
        const Exchange exchange(darts, attack.targets, defence.targets);
        chance += leads.ahead[at] * exchange.wins(attack.targets, defence.targets)
            + leads.behind[at] * (1 - exchange.wins(defence.targets, attack.targets));
    }
    return chance / (1 - leads.tie);
}

double chance_to_lead(Forces attack, Forces defence)
{
    const Leads leads(attack, defence);
    return std::accumulate(leads.ahead.begin(), leads.ahead.end(), 0.0) / (1 - leads.tie);
}

Forces forces_of(const PublicState& open, const Duel& duel, Side side)
{
    const Targets& own = duel.side(side);
    const Targets& others = duel.side(other(side));
    if (duel.kind == DuelKind::clinic)
        return side == Side::attack ? Forces{1, 0, 1} : Forces{0, 0, 1};
    Forces forces{static_cast<int>(own.size()), 0, static_cast<int>(own.size())};
    for (const Target& target : own) {
        if (target.kind != TargetKind::gangster)
            continue;
        forces.bonus += bonus_of(target);
        // He stands behind the vamp on the plank, so he is still standing when she falls.
        const auto leads_him = [&](const Target& one) {
            return one.kind == TargetKind::gangster && one.figure == FigureId{target.gang, Character::vamp};
        };
        if (target.figure.seat != target.gang && std::ranges::any_of(own, leads_him)
            && against_own(open, duel, others, target.figure))
            --forces.targets;
    }
    return forces;
}

double chance_by_dice(const PublicState& open, const Duel& duel)
{
    return chance_by_dice(forces_of(open, duel, Side::attack), forces_of(open, duel, Side::defence));
}

std::optional<Duel> duel_begun_by(const PublicState& open, const Action& action)
{
    State trial;
    static_cast<PublicState&>(trial) = open;
    trial.options.duels = Duels::aim;
    Events events;
    apply(trial, decider(open), action, events);
    for (const Event& event : events)
        if (const auto* began = std::get_if<DuelBegan>(&event))
            return began->duel;
    return {};
}

namespace {

std::optional<Duel> duel_of(const PublicState& open, Seat seat, const Action& action)
{
    if (!is_fight(action) || check(open, seat, action))
        return {};
    return duel_begun_by(open, action);
}

}

std::optional<double> chance_by_dice(const PublicState& open, Seat seat, const Action& action)
{
    const auto duel = duel_of(open, seat, action);
    return duel ? std::optional(chance_by_dice(open, *duel)) : std::nullopt;
}

std::optional<double> chance_to_lead(const PublicState& open, Seat seat, const Action& action)
{
    const auto duel = duel_of(open, seat, action);
    if (!duel || duel->kind == DuelKind::clinic)
        return {};
    return chance_to_lead(forces_of(open, *duel, Side::attack), forces_of(open, *duel, Side::defence));
}

std::optional<int> shown_chance(const PublicState& open, Seat seat, const Action& action)
{
    const auto chance =
        open.options.duels == Duels::dice ? chance_by_dice(open, seat, action) : chance_to_lead(open, seat, action);
    return chance ? std::optional(static_cast<int>(std::lround(100 * *chance))) : std::nullopt;
}

}
