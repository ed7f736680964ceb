// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/forecast.hpp"

#include "engine/core/variants.hpp"
#include "engine/supergang/bot/candidates.hpp"
#include "engine/supergang/bot/worth.hpp"

#include <algorithm>
#include <memory>
#include <optional>

namespace backroom::supergang {

namespace {

/// All amounts are multiples of this, except prices named by persons.
constexpr int step = 5;
constexpr int most_lost = -300;
constexpr int most_earned = 400;
constexpr std::size_t steps = (most_earned - most_lost) / step + 1;
constexpr std::size_t most_actors = 4;

struct Change {
    int amount;
    double chance;
};

/// The changes of a gang's score by one of its own gangsters in a last turn, and by the last turn of another gang.
/// Measured over 900 games between bosses, of 10 and 20 rounds.
constexpr std::array<Change, 8> earned{
    {{-10, 0.05}, {0, 0.15}, {5, 0.08}, {10, 0.42}, {30, 0.1}, {50, 0.05}, {60, 0.07}, {80, 0.08}}};
constexpr std::array<Change, 3> lost{{{0, 0.86}, {-25, 0.065}, {-50, 0.075}}};

using Shares = std::array<double, steps>;

/// The change of a score until the end of the round: the chance of each change, and the chance of a smaller one plus
/// half the chance of this one, because a shared victory counts half.
struct Changes {
    Shares exactly{};
    Shares below{};
};

template <std::size_t Count>
Shares with(const Shares& shares, const std::array<Change, Count>& changes)
{
    Shares sum{};
    for (std::size_t at = 0; at < steps; ++at)
        for (const Change& change : changes)
            if (shares[at] > 0) {
                const int to = std::clamp(static_cast<int>(at) + change.amount / step, 0, static_cast<int>(steps) - 1);
                sum[static_cast<std::size_t>(to)] += shares[at] * change.chance;
            }
    return sum;
}

class ChangeTable {
public:
    ChangeTable()
    {
        Shares acted{};
        acted[-most_lost / step] = 1;
        for (std::size_t actors = 0; actors <= most_actors; ++actors) {
            Shares shares = acted;
            for (std::size_t takers = 0; takers < max_gangs; ++takers) {
                Changes& changes = all_[actors * max_gangs + takers];
                changes.exactly = shares;
                double sum = 0;
                for (std::size_t at = 0; at < steps; ++at) {
                    changes.below[at] = sum + shares[at] / 2;
                    sum += shares[at];
                }
                shares = with(shares, lost);
            }
            acted = with(acted, earned);
        }
    }

    const Changes& of(int actors, int takers) const
    {
        return all_[static_cast<std::size_t>(actors * max_gangs + takers)];
    }

private:
    std::array<Changes, (most_actors + 1) * max_gangs> all_;
};

const ChangeTable& table()
{
    static const std::unique_ptr<const ChangeTable> made = std::make_unique<ChangeTable>();
    return *made;
}

/// Returns the chance that the score of the gang changes by less than the difference.
double chance_below(const Changes& changes, int difference)
{
    if (difference < most_lost)
        return 0;
    if (difference > most_earned)
        return 1;
    return changes.below[static_cast<std::size_t>((difference - most_lost) / step)];
}

bool still_to_roll(const PublicState& open, Seat seat)
{
    const int gangs = open.gang_count();
    const int own = (seat - open.first + gangs) % gangs;
    const int present = (open.turn.seat - open.first + gangs) % gangs;
    return own > present || (own == present && open.turn.phase == Phase::start);
}

int actors_of(const PublicState& open, Seat seat)
{
    int actors = 0;
    for (const Character character : all_characters) {
        const bool free = !find_member(open, seat, member_of(character)).none();
        const bool acts =
            still_to_roll(open, seat) ? free : seat == open.turn.seat && can_move(open, mover_of(character));
        if (!acts)
            continue;
        ++actors;
        if (character == Character::vamp && !led_by(open, seat).none())
            ++actors;
    }
    return actors;
}

}

Forecast::Forecast(const PublicState& open)
{
    totals.fill(none);
    for (Seat seat = 0; seat < open.gang_count(); ++seat) {
        if (!in_game(open, seat))
            continue;
        const bool to_collect = still_to_roll(open, seat) || seat == open.turn.seat;
        const bool pays = to_collect && !(seat == open.turn.seat && open.turn.collected);
        totals[seat] = score_of(open, seat) + (pays ? std::min<int>(income_of(open, seat), open.bank) : 0);
        actors[seat] = actors_of(open, seat);
        for (Seat other = 0; other < open.gang_count(); ++other)
            takers[other] += other != seat && actors[seat] > 0 ? 1 : 0;
    }
}

double Forecast::richest(Seat seat) const
{
    if (totals[seat] == none)
        return 0;
    const ChangeTable& all = table();
    const Shares& own = all.of(actors[seat], takers[seat]).exactly;
    double chance = 0;
    for (std::size_t at = 0; at < steps; ++at) {
        if (own[at] <= 0)
            continue;
        const int total = totals[seat] + most_lost + step * static_cast<int>(at);
        double best = own[at];
        for (std::size_t other = 0; other < totals.size(); ++other)
            if (other != seat && totals[other] != none)
                best *= chance_below(all.of(actors[other], takers[other]), total - totals[other]);
        chance += best;
    }
    return chance;
}

double Forecast::chance(Seat seat) const
{
    if (totals[seat] == none)
        return 0;
    int most = none;
    for (std::size_t other = 0; other < totals.size(); ++other)
        if (other != seat)
            most = std::max(most, totals[other]);
    constexpr double trifle = 0.01;
    const double lead = most == none ? 1 : std::clamp((totals[seat] - most) / 1000.0, -1.0, 1.0);
    return (1 - trifle) * richest(seat) + trifle * (0.5 + lead / 2);
}

namespace {

/// Returns whether the figure that has moved has anything left to do but to leave it at that.
bool still_acts(const PublicState& open)
{
    if (!open.turn.active || !open.frames.empty())
        return open.turn.active.has_value();
    Acts acts;
    list_candidates(open, acts);
    return std::ranges::any_of(acts, [](const Action& action) { return !holds_one_of<Done, Collect>(action); });
}

}

bool goes_on(const PublicState& open)
{
    for (Seat seat = 0; seat < open.gang_count(); ++seat)
        if (in_game(open, seat) && still_to_roll(open, seat))
            return true;
    return !last_round(open);
}

std::array<double, max_gangs> chances_at_end(const PublicState& open)
{
    const ShopOwners owners(open);
    Forecast forecast(open);
    if (still_acts(open)) {
        int& actors = forecast.actors[open.turn.seat];
        for (Seat other = 0; actors == 0 && other < open.gang_count(); ++other)
            forecast.takers[other] += other == open.turn.seat ? 0 : 1;
        actors = std::min(actors + 1, static_cast<int>(most_actors));
    }
    std::array<double, max_gangs> rich{};
    std::array<double, max_gangs> completes{};
    double all_rich = 0;
    double all_complete = 0;
    double nobody_completes = 1;
    for (Seat seat = 0; seat < open.gang_count(); ++seat) {
        if (!in_game(open, seat))
            continue;
        District any = 0;
        if (still_to_roll(open, seat))
            completes[seat] = chance_of_district(open, owners, seat, any);
        rich[seat] = forecast.richest(seat);
        all_rich += rich[seat];
        all_complete += completes[seat];
        nobody_completes *= 1 - completes[seat];
    }
    for (std::size_t seat = 0; seat < rich.size(); ++seat) {
        rich[seat] *= all_rich > 0 ? nobody_completes / all_rich : 0;
        if (all_complete > 0)
            rich[seat] += (1 - nobody_completes) * completes[seat] / all_complete;
    }
    return rich;
}

double chance_of_no_district(const PublicState& open, Seat seat)
{
    std::optional<ShopOwners> owners;
    double none_does = 1;
    for (Seat other = 0; other < open.gang_count(); ++other) {
        if (other == seat || !in_game(open, other) || !still_to_roll(open, other))
            continue;
        if (!owners)
            owners.emplace(open);
        District any = 0;
        none_does *= 1 - chance_of_district(open, *owners, other, any);
    }
    return none_does;
}

}
