// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/deal.hpp"

#include "engine/gangz/rules.hpp"

namespace backroom::gangz {

namespace {

void reshuffle(State& state, Events* events)
{
    state.memory.reshuffle(state.discard);
    std::swap(state.deck, state.discard);
    state.random.shuffle(state.deck);
    if (events != nullptr)
        events->emplace_back(Reshuffled{static_cast<std::uint8_t>(state.deck.size())});
}

}

Batch draw(State& state, int count, Events* events)
{
    Batch batch;
    for (int drawn = 0; drawn < count; ++drawn) {
        if (state.deck.empty()) {
            reshuffle(state, events);
            batch.before = drawn;
        }
        batch.cards.insert(state.deck.take_back());
    }
    return batch;
}

int left_to_draw(const State& state)
{
    return static_cast<int>(state.deck.size() + state.discard.size());
}

State deal(const Options& options, int seats, const Random& random)
{
    assert(seats >= min_seats && seats <= max_seats);
    State state;
    state.random = random;
    state.options = options;
    state.seats = static_cast<std::uint8_t>(seats);
    for (int card = 0; card < card_count; ++card)
        state.deck.push_back(static_cast<Card>(card));
    state.random.shuffle(state.deck);
    for (Seat seat = 0; seat < seats; ++seat) {
        state.hands[seat] = draw(state, hand_size, nullptr).cards;
        state.memory.draw(seat, hand_size, 0);
    }
    for (Card& leader : state.leaders)
        leader = state.deck.take_back();
    state.story.opening = state.leaders;
    return state;
}

}
