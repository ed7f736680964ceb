// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/variants.hpp"
#include "engine/gangz/owners.hpp"
#include "engine/gangz/rules.hpp"

namespace backroom::gangz {

namespace {

struct OwnPart {
    View& view;

    void operator()(const Swapped& swapped) const
    {
        if (swapped.seat != view.seat)
            return;
        for (const Card card : view.hand)
            view.aside.set(card);
        view.hand = swapped.cards;
    }
    void operator()(const Chosen& chosen) const
    {
        if (chosen.seat == view.seat)
            view.played = chosen.cards;
    }
    void operator()(const LaidOut&) const
    {
        for (const Card card : view.played)
            view.hand.erase(card);
    }
    void operator()(const Voted& voted) const
    {
        if (voted.seat == view.seat)
            view.vote = voted.pawns;
    }
    void operator()(const Drawn& drawn) const
    {
        if (drawn.seat == view.seat)
            for (const Card card : drawn.cards)
                view.hand.insert(card);
    }
    void operator()(const LeaderMoved&) const
    {
        view.played = {};
        view.vote.reset();
    }
    void operator()(const OneOf<Reshuffled, VotesShown, Unmasked, Scored, Discarded, GameOver> auto&) const { }
};

/// The events that every viewer may see whole. All are listed, so that a new event is hidden unless it is added here.
template <class Type>
concept AlwaysOpen = OneOf<Type, Reshuffled, LaidOut, VotesShown, Unmasked, Scored, Discarded, LeaderMoved, GameOver>;

struct Reveals {
    bool operator()(const OneOf<Swapped, LaidOut, VotesShown, Unmasked, Drawn, LeaderMoved> auto&) const
    {
        return true;
    }
    bool operator()(const OneOf<Chosen, Reshuffled, Voted, Scored, Discarded, GameOver> auto&) const { return false; }
};

struct Visible {
    Seat viewer;

    bool operator()(const OneOf<Swapped, Chosen, Voted, Drawn> auto& event) const { return event.seat == viewer; }
    bool operator()(const AlwaysOpen auto&) const { return true; }
};

struct Hidden {
    Event operator()(const Swapped& swapped) const { return Swapped{swapped.seat, {}, swapped.size, swapped.before}; }
    Event operator()(const Chosen& chosen) const { return Chosen{chosen.seat, {}}; }
    Event operator()(const Voted& voted) const { return Voted{voted.seat, {}}; }
    Event operator()(const Drawn& drawn) const { return Drawn{drawn.seat, {}, drawn.size, drawn.before}; }
    Event operator()(const AlwaysOpen auto& event) const { return event; }
};

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

/// Draws the choice or vote of a seat that has made it, as a random player would.
template <class Kind>
Kind random_choice(State state, Seat seat, Random& random)
{
    state.swapped.insert(seat);
    return std::get<Kind>(random_action(state, seat, random));
}

}

View view(const State& state, Seat seat)
{
    assert(seat < state.seats || seat == nobody);
    View view;
    view.open = public_state(state);
    view.seat = seat;
    if (seat == nobody)
        return view;
    view.hand = state.hands[seat];
    view.played = state.played[seat];
    view.vote = state.votes[seat];
    view.aside = state.aside[seat];
    return view;
}

void follow(View& view, const Event& event)
{
    follow(view.open, event);
    std::visit(OwnPart{view}, event);
}

bool reveals(const Event& event)
{
    return std::visit(Reveals(), event);
}

bool visible(const Event& event, Seat viewer)
{
    return std::visit(Visible{viewer}, event);
}

Event redact(const Event& event, Seat viewer)
{
    return visible(event, viewer) ? event : std::visit(Hidden(), event);
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
    static_cast<OpenPart&>(state) = open;
    if (open.phase == Phase::over) {
        state.played = open.story.last.played;
        state.intruders = open.story.last.intruders;
    }
    if (open.phase == Phase::voting) {
        const Owners owners = guess_owners(view, random);
        state.played = owners.played;
        state.intruders = owners.intruders;
    }
    if (view.seat != nobody)
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
