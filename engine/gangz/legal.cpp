// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/rules.hpp"

#include "engine/gangz/deal.hpp"

#include <bit>

namespace backroom::gangz {

namespace {

using Mask = std::uint8_t;

/// Returns the masks of the possible choices of at least `least` cards. For every n, choices among the first n cards of
/// a hand come before the others.
template <std::size_t Count>
constexpr std::array<Mask, Count> ways(int least)
{
    std::array<Mask, Count> masks{};
    std::size_t found = 0;
    for (unsigned mask = 1; mask < 1u << hand_size; ++mask)
        if (std::popcount(mask) >= least && std::popcount(mask) <= most_played)
            masks[found++] = static_cast<Mask>(mask);
    return masks;
}

constexpr auto all_plays = ways<most_plays>(1);
constexpr auto plays_of_three = ways<20>(most_played);

/// How many of these masks are for a hand of n cards.
constexpr std::array<std::uint8_t, hand_size + 1> plays_from{0, 1, 3, 7, 14, 25, all_plays.size()};
constexpr std::array<std::uint8_t, hand_size + 1> plays_of_three_from{0, 0, 0, 1, 4, 10, plays_of_three.size()};

Play chosen_by(Mask mask, const Cards& hand)
{
    Play play;
    for (unsigned bits = mask; bits != 0; bits &= bits - 1)
        play.cards.insert(hand[static_cast<std::size_t>(std::countr_zero(bits))]);
    return play;
}

/// Returns the cards on which the seat may put pawns, in ascending order.
FixedVector<Card, most_of_others> cards_of_others(const State& state, Seat seat)
{
    FixedVector<Card, most_of_others> cards;
    for (const Card card : state.wall)
        if (!state.played[seat].contains(card))
            cards.push_back(card);
    std::ranges::sort(cards);
    return cards;
}

Card random_target(const State& state, Seat seat, Random& random)
{
    for (;;)
        if (const Card card = state.wall[random.below(static_cast<std::uint32_t>(state.wall.size()))];
            !state.played[seat].contains(card))
            return card;
}

}

SeatSet pending(const State& state)
{
    SeatSet seats;
    const auto add_those = [&](auto waits) {
        for (Seat seat = 0; seat < state.seats; ++seat)
            if (waits(seat))
                seats.insert(seat);
    };
    if (state.phase == Phase::choosing)
        add_those([&](Seat seat) { return state.played[seat].empty(); });
    if (state.phase == Phase::voting)
        add_those([&](Seat seat) { return !state.votes[seat]; });
    return seats;
}

Actions legal(const State& state, Seat seat)
{
    Actions actions;
    if (!pending(state).contains(seat))
        return actions;
    if (state.phase == Phase::voting) {
        const auto cards = cards_of_others(state, seat);
        for (std::size_t first = 0; first < cards.size(); ++first)
            for (std::size_t second = first + 1; second < cards.size(); ++second)
                actions.emplace_back(Vote{{cards[first], cards[second]}});
        return actions;
    }
    const Cards& hand = state.hands[seat];
    for (std::size_t way = 0; way < plays_from[static_cast<std::size_t>(hand.size())]; ++way)
        actions.emplace_back(chosen_by(all_plays[way], hand));
    if (!check(state, seat, SwapHand()))
        actions.emplace_back(SwapHand());
    return actions;
}

Action random_action(const State& state, Seat seat, Random& random)
{
    assert(pending(state).contains(seat));
    if (state.phase == Phase::voting) {
        const Card first = random_target(state, seat, random);
        for (;;)
            if (const Card second = random_target(state, seat, random); second != first)
                return Vote{{first, second}};
    }
    const Cards& hand = state.hands[seat];
    const auto size = static_cast<std::size_t>(hand.size());
    const std::uint32_t plan = random.below(2 * (most_plays + 1));
    if (size == hand_size && plan < 2 && !check(state, seat, SwapHand()))
        return SwapHand();
    if (size >= most_played && plan % 2 == 0)
        return chosen_by(plays_of_three[random.below(plays_of_three_from[size])], hand);
    return chosen_by(all_plays[random.below(plays_from[size])], hand);
}

}
