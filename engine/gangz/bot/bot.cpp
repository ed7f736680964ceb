// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/bot/bot.hpp"

#include "engine/gangz/bot/choice.hpp"
#include "engine/gangz/bot/simple.hpp"
#include "engine/gangz/bot/suspects.hpp"

#include <algorithm>

namespace backroom::gangz {

namespace {

/// Returns the suspects by descending probability, with ties in random order.
Suspects by_chance(const Others& others, std::uint64_t seed)
{
    Suspects all = others.suspects();
    Random random(seed);
    random.shuffle(all);
    std::ranges::stable_sort(all, [](const Suspect& left, const Suspect& right) { return left.chance > right.chance; });
    return all;
}

Vote vote_of(const Suspects& all)
{
    return {{all[0].card, all[1].card}};
}

int percent(double part)
{
    return static_cast<int>(100 * part + 0.5);
}

}

Action decide(const View& view, const BotContext& context)
{
    const bool voting = view.open.phase == Phase::voting;
    if (context.level == Level::rookie)
        return voting ? vote_as_rookie(view, context.seed) : choose_as_rookie(view, context.seed);
    if (context.level == Level::soldier)
        return voting ? vote_as_soldier(view, context.seed) : choose_as_soldier(view);
    if (voting)
        return vote_of(by_chance(Others(view), context.seed));
    Random random(context.seed);
    return choose_by_guesses(view, random, context.stop);
}

std::optional<Advice> advise(const View& view, const BotContext& context)
{
    if (view.open.phase != Phase::voting || view.vote)
        return {};
    const Others others(view);
    const Suspects all = by_chance(others, context.seed);
    const Vote vote = vote_of(all);
    const Links links(view.open.leader(), eyes_of(view.open, view.seat, Level::boss));
    const auto link = [&](Card card) { return percent(links.strength(card)); };
    Advice advice{vote};
    advice.links = {link(vote.pawns.first), link(vote.pawns.second)};
    advice.candidates = static_cast<int>(std::ranges::count_if(all, &Suspect::possible));
    int least = 100;
    int least_of_possible = 100;
    for (std::size_t at = 2; at < all.size(); ++at) {
        least = std::min(least, link(all[at].card));
        if (all[at].possible)
            least_of_possible = std::min(least_of_possible, link(all[at].card));
    }
    const int higher = std::max(advice.links[0], advice.links[1]);
    const bool fewer = advice.candidates < static_cast<int>(all.size());
    if (fewer && higher > least)
        advice.reason = Reason::from_the_deck;
    else
        advice.reason = others.aimless() > 0.8 ? Reason::guess : Reason::least_linked;
    advice.next_link = fewer ? least_of_possible : least;
    return advice;
}

}
