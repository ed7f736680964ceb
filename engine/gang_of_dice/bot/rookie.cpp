// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/bot/rookie.hpp"

#include "engine/gang_of_dice/odds.hpp"
#include "engine/gang_of_dice/rules.hpp"

#include <algorithm>

namespace backroom::gang_of_dice {

namespace {

constexpr int handful = 5;
constexpr Face good_enough = 3;

Action take(const View& view, Random& random)
{
    // Takes the number of dice with the highest mean total, and sometimes one more.
    int best = 1;
    double most = 0;
    for (int dice = 1; dice <= std::min(most_to_take(view), handful); ++dice) {
        const double mean = Odds(view.open.warning(), dice, {}).before_rolling(Odds::most_rerolls);
        if (mean > most) {
            most = mean;
            best = dice;
        }
    }
    if (random.below(3) == 0)
        ++best;
    return Take{static_cast<std::uint8_t>(std::min(best, most_to_take(view)))};
}

DiceSet low_dice(const Faces& showing)
{
    DiceSet low;
    for (std::size_t die = 0; die < showing.size(); ++die)
        if (showing[die] < good_enough)
            low.insert(static_cast<int>(die));
    return low;
}

}

Action play_as_rookie(const View& view, std::uint64_t seed)
{
    const PublicState& open = view.open;
    Random random(seed);
    if (open.phase == Phase::taking)
        return take(view, random);
    const Faces& showing = open.shown[view.seat];
    const DiceSet bad = offenders(open.warning(), showing);
    if (!bad.empty())
        return Reroll{bad};
    Results results = open.results;
    results[view.seat] =
        TurnResult{static_cast<std::uint8_t>(total(count(showing))), static_cast<std::uint8_t>(showing.size()), true};
    const bool ahead = leader(results, open.start, open.seats) == view.seat;
    const DiceSet low = low_dice(showing);
    // A rookie that leads stops. While no other turn is finished it goes on, but only once if the card can explode.
    const bool alone = std::count(open.results.begin(), open.results.end(), std::nullopt) == max_seats;
    const bool daring = open.warning().kind == Kind::bomb ? open.roll < rolls_a_turn : open.roll == 1;
    if (low.empty() || (ahead && !alone) || (ahead && !daring))
        return Stop();
    return Reroll{low};
}

}
