// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/bot/simple.hpp"

#include "engine/gangz/bot/eyes.hpp"
#include "engine/gangz/rules.hpp"

#include <algorithm>

namespace backroom::gangz {

namespace {

struct LinkedCard {
    Card card = 0;
    double link = 0;
};
using LinkedHand = FixedVector<LinkedCard, hand_size>;

Links links_of(const View& view, Level level)
{
    return {view.open.leader(), eyes_of(view.open, view.seat, level)};
}

/// Returns the hand, the strongest links first.
LinkedHand look_at_hand(const View& view, const Links& links)
{
    LinkedHand seen;
    for (const Card card : view.hand)
        seen.push_back({card, links.strength(card)});
    std::ranges::stable_sort(
        seen, [](const LinkedCard& left, const LinkedCard& right) { return left.link > right.link; });
    return seen;
}

Play play_first(const LinkedHand& seen, std::size_t count)
{
    Play play;
    for (std::size_t at = 0; at < count; ++at)
        play.cards.insert(seen[at].card);
    return play;
}

/// Returns the cards that a seat may vote for, the weakest links first, ties in random order. If `remembers`, cards
/// that cannot have come from the deck are last.
FixedVector<LinkedCard, most_of_others> look_at_wall(
    const View& view, const Links& links, bool remembers, Random& random)
{
    const PublicState& open = view.open;
    FixedVector<LinkedCard, most_of_others> seen;
    for (const Card card : open.wall) {
        if (view.played.contains(card))
            continue;
        const auto& drawn = open.memory.intruders();
        const bool out_of_a_hand = remembers && std::ranges::find(drawn, open.memory.stock_of(card)) == drawn.end();
        seen.push_back({card, links.strength(card) + (out_of_a_hand ? 1 : 0)});
    }
    random.shuffle(seen);
    std::ranges::stable_sort(
        seen, [](const LinkedCard& left, const LinkedCard& right) { return left.link < right.link; });
    return seen;
}

}

Action choose_as_rookie(const View& view, std::uint64_t seed)
{
    const LinkedHand seen = look_at_hand(view, links_of(view, Level::rookie));
    // Swaps the hand if the rules allow it and no card has a link.
    if (seen[0].link <= 0 && seen.size() == hand_size && !check(view, SwapHand()))
        return SwapHand();
    Random random(seed);
    constexpr double goes = 0.1;
    std::size_t count = 1;
    while (count < most_played && count < seen.size() && (seen[count].link >= goes || random.below(2) == 0))
        ++count;
    return play_first(seen, count);
}

Action vote_as_rookie(const View& view, std::uint64_t seed)
{
    Random random(seed);
    const auto seen = look_at_wall(view, links_of(view, Level::rookie), false, random);
    // Votes for any two cards of the weaker half.
    const auto half = std::max(2u, static_cast<std::uint32_t>(seen.size() + 1) / 2);
    const std::uint32_t first = random.below(half);
    const std::uint32_t second = (first + 1 + random.below(half - 1)) % half;
    return Vote{{seen[first].card, seen[second].card}};
}

Action choose_as_soldier(const View& view)
{
    const LinkedHand seen = look_at_hand(view, links_of(view, Level::soldier));
    // An additional card pays off if it stays clean more often than it is shot. The more pawns there are, the stronger
    // its link must be.
    const Tally& tally = view.open.story.tallies[view.seat];
    const bool burnt = tally.shot > tally.clean;
    const double second = (burnt ? 0.11 : 0.06) * (view.open.seats - 1);
    const double third = 2 * second;
    std::size_t count = 1;
    if (seen.size() > 1 && seen[1].link >= second)
        ++count;
    if (count == 2 && seen.size() > 2 && seen[2].link >= third)
        ++count;
    return play_first(seen, count);
}

Action vote_as_soldier(const View& view, std::uint64_t seed)
{
    Random random(seed);
    const auto seen = look_at_wall(view, links_of(view, Level::soldier), true, random);
    return Vote{{seen[0].card, seen[1].card}};
}

}
