// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/public_state.hpp"

namespace backroom::gangz {

namespace {

std::uint8_t byte(int value)
{
    return static_cast<std::uint8_t>(value);
}

struct Follower {
    PublicState& open;

    void operator()(const Swapped& swapped) const
    {
        PublicState::Place& place = open.places[swapped.seat];
        open.memory.lay_aside(swapped.seat);
        place.aside = byte(place.aside + place.hand);
        place.hand = 0;
        place.swapped = true;
        draw(swapped.seat, swapped.size, swapped.before);
    }

    void operator()(const Chosen& chosen) const { open.places[chosen.seat].chosen = true; }

    void operator()(const Reshuffled&) const
    {
        open.memory.reshuffle(open.discard);
        open.deck = byte(open.deck + static_cast<int>(open.discard.size()));
        open.discard.clear();
    }

    void operator()(const LaidOut& laid) const
    {
        open.phase = Phase::voting;
        open.wall = laid.cards;
        open.deck = byte(open.deck - intruder_count);
        open.memory.lay_intruders(laid.before);
        for (PublicState::Place& place : open.places)
            place.chosen = false;
    }

    void operator()(const Voted& voted) const { open.places[voted.seat].voted = true; }

    void operator()(const VotesShown& shown) const
    {
        Reveal& last = open.story.last;
        last = {};
        last.round = open.round;
        last.leader = open.leader();
        last.wall = open.wall;
        last.votes = shown.votes;
        for (PublicState::Place& place : open.places)
            place.voted = false;
    }

    void operator()(const Unmasked& unmasked) const
    {
        open.story.last.intruders = unmasked.intruders;
        open.story.last.played = unmasked.played;
        open.memory.reveal(unmasked.played);
        for (Seat seat = 0; seat < open.seats; ++seat) {
            PublicState::Place& place = open.places[seat];
            place.hand = byte(place.hand - unmasked.played[seat].size());
        }
    }

    void operator()(const Scored& scored) const
    {
        open.places[scored.seat].total = scored.score.total;
        open.story.score(scored.seat, scored.score, open.seats);
    }

    void operator()(const Discarded& discarded) const
    {
        for (const Card card : discarded.cards)
            open.discard.push_back(card);
        open.wall.clear();
    }

    void operator()(const Drawn& drawn) const { draw(drawn.seat, drawn.size, drawn.before); }

    void operator()(const LeaderMoved& moved) const
    {
        open.leaders = {moved.leader, open.leaders.back(), moved.revealed};
        open.deck = byte(open.deck - 1);
        open.phase = Phase::choosing;
        ++open.round;
        for (PublicState::Place& place : open.places)
            place.swapped = false;
    }

    void operator()(const GameOver&) const { open.phase = Phase::over; }

    void draw(Seat seat, int count, int before) const
    {
        open.memory.draw(seat, count, before);
        open.places[seat].hand = byte(open.places[seat].hand + count);
        open.deck = byte(open.deck - count);
    }
};

}

PublicState public_state(const State& state)
{
    PublicState open;
    static_cast<OpenPart&>(open) = state;
    const bool choosing = state.phase == Phase::choosing;
    const bool voting = state.phase == Phase::voting;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        PublicState::Place& place = open.places[seat];
        place.hand = byte(state.hands[seat].size() + (voting ? state.played[seat].size() : 0));
        place.aside = byte(static_cast<int>(state.aside[seat].count()));
        place.swapped = state.swapped.contains(seat);
        place.chosen = choosing && !state.played[seat].empty();
        place.voted = voting && state.votes[seat].has_value();
        place.total = state.totals[seat];
    }
    open.deck = byte(static_cast<int>(state.deck.size()));
    return open;
}

void follow(PublicState& open, const Event& event)
{
    std::visit(Follower{open}, event);
}

}
