// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/owners.hpp"
#include "engine/gangz/rules.hpp"

namespace backroom::gangz {

namespace {

class Unseen {
public:
    Unseen(const View& view, Random& random)
        : memory_(view.open.memory)
    {
        const CardSet seen = seen_cards(view);
        for (int card = 0; card < card_count; ++card)
            if (!seen.test(static_cast<std::size_t>(card)))
                cards_.push_back(static_cast<Card>(card));
        random.shuffle(cards_);
    }

    Card take(Memory::Stock stock)
    {
        std::size_t at = cards_.size();
        do
            --at;
        while (memory_.stock_of(cards_[at]) != stock);
        const Card card = cards_[at];
        cards_[at] = cards_.back();
        cards_.pop_back();
        return card;
    }

private:
    const Memory& memory_;
    Deck cards_;
};

/// Draws the secret choice or vote of another seat as a random player would make it.
template <class Kind>
Kind random_choice(State state, Seat seat, Random& random)
{
    state.swapped.insert(seat);
    return std::get<Kind>(random_action(state, seat, random));
}

}

CardSet seen_cards(const View& view)
{
    CardSet seen = view.aside;
    const auto see = [&](const auto& cards) {
        for (const Card card : cards)
            seen.set(card);
    };
    see(view.hand);
    see(view.open.leaders);
    see(view.open.wall);
    see(view.open.discard);
    return seen;
}

State sample(const View& view, Random& random)
{
    const PublicState& open = view.open;
    State state;
    state.options = open.options;
    state.seats = open.seats;
    state.phase = open.phase;
    state.round = open.round;
    state.leaders = open.leaders;
    state.wall = open.wall;
    state.discard = open.discard;
    state.story = open.story;
    state.memory = open.memory;
    if (open.phase == Phase::over) {
        state.played = open.story.last.played;
        state.intruders = open.story.last.intruders;
    }
    if (open.phase == Phase::voting) {
        const Owners owners = guess_owners(view, random);
        state.played = owners.played;
        state.intruders = owners.intruders;
    }
    state.played[view.seat] = view.played;

    Unseen unseen(view, random);
    for (Seat seat = 0; seat < open.seats; ++seat) {
        const PublicState::Place& place = open.places[seat];
        state.totals[seat] = place.total;
        if (place.swapped)
            state.swapped.insert(seat);
        if (seat == view.seat) {
            state.hands[seat] = view.hand;
            state.aside[seat] = view.aside;
            state.votes[seat] = view.vote;
            continue;
        }
        const Cards on_wall = open.phase == Phase::voting ? state.played[seat] : Cards();
        for (const Memory::Stock stock : open.memory.hand_without(seat, on_wall))
            state.hands[seat].insert(unseen.take(stock));
        for (const Memory::Stock stock : open.memory.aside(seat))
            state.aside[seat].set(unseen.take(stock));
        if (place.chosen)
            state.played[seat] = random_choice<Play>(state, seat, random).cards;
        if (place.voted)
            state.votes[seat] = random_choice<Vote>(state, seat, random).pawns;
        if (open.phase == Phase::over)
            state.votes[seat] = open.story.last.votes[seat];
    }
    for (int left = open.deck; left > 0; --left)
        state.deck.push_back(unseen.take(open.memory.deck()));
    state.random = Random(next_seed(random));
    return state;
}

}
