// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/public_state.hpp"

#include <algorithm>

namespace backroom::the_gang {

namespace {

struct Follower {
    PublicState& open;

    Gangsters& row(City city) const { return open.cities[static_cast<std::size_t>(city)]; }

    void operator()(const Chosen& chosen) const { open.places[chosen.seat].chosen = true; }

    void operator()(const Revealed& revealed) const
    {
        open.phase = Phase::placing;
        open.choices = revealed.choices;
        open.memory.reveal(revealed.choices);
        for (std::size_t left = revealed.choices.size(); left > 0; --left) {
            const auto& [seat, choice] = revealed.choices[left - 1];
            open.to_play.push_back(seat);
            PublicState::Place& place = open.places[seat];
            place.chosen = false;
            --place.gangsters;
            if (choice.special != Special::none)
                place.special = false;
        }
    }

    void operator()(const Placed& placed) const
    {
        row(placed.city).insert(placed.gangster);
        if (open.still_to_play(placed.seat).ticket) {
            end_turn();
            return;
        }
        open.turn.city = placed.city;
        open.turn.gangster_placed = true;
    }

    void operator()(const SpecialPlayed& played) const
    {
        open.turn.city = played.city;
        open.turn.special_played = true;
        if (played.special == Special::lookout)
            open.turn.lookout = played.end;
        if (played.special == Special::spy)
            open.turn.spied = played.gangster;
        if (played.special == Special::boss_calls && played.gangster != 0) {
            row(played.from).erase(played.gangster);
            row(played.city).insert(played.gangster);
        }
    }

    void operator()(const Captured& captured) const
    {
        row(captured.city) -= captured.gangsters;
        open.memory.capture(captured.seat, captured.gangsters);
        std::uint8_t& pile = open.places[captured.seat].captured;
        pile = static_cast<std::uint8_t>(pile + captured.gangsters.size());
    }

    void operator()(const SpecialDiscarded& discarded) const
    {
        open.special_discard.push_back(discarded.special);
        if (open.phase == Phase::placing)
            end_turn();
        else
            open.places[discarded.seat].special = false;
    }

    void operator()(const JobEnded& ended) const
    {
        open.phase = Phase::choosing;
        open.choices.clear();
        if (!ended.last && ended.job < jobs_a_round)
            ++open.job;
    }

    void operator()(const Refilled& refilled) const
    {
        row(refilled.city) |= refilled.gangsters;
        open.deck = static_cast<std::uint8_t>(open.deck - refilled.gangsters.size());
    }

    void operator()(const RoundEnded& ended) const
    {
        open.memory.end_round();
        if (ended.last)
            return;
        ++open.round;
        open.job = 1;
    }

    void operator()(const Dealt& dealt) const
    {
        open.deck = static_cast<std::uint8_t>(open.deck - dealt.size);
        open.places[dealt.seat].gangsters = dealt.size;
        if (!dealt.with_special)
            return;
        if (open.special_deck == 0) {
            open.memory.shuffle(open.special_discard, with_special(), open.seats);
            open.special_deck = static_cast<std::uint8_t>(open.special_discard.size());
            open.special_discard.clear();
        }
        --open.special_deck;
        open.places[dealt.seat].special = true;
    }

    void operator()(const GameOver& over) const
    {
        open.phase = Phase::over;
        open.piles = over.piles;
    }

    SeatSet with_special() const
    {
        SeatSet seats;
        for (Seat seat = 0; seat < open.seats; ++seat)
            if (open.places[seat].special)
                seats.insert(seat);
        return seats;
    }

    void end_turn() const
    {
        open.to_play.pop_back();
        open.turn = {};
    }
};

}

Choice PublicState::still_to_play(Seat seat) const
{
    if (std::ranges::find(to_play, seat) != to_play.end())
        for (const OpenChoice& open : choices)
            if (open.seat == seat)
                return open.choice;
    return {};
}

PublicState public_state(const State& state)
{
    PublicState open;
    static_cast<OpenPart&>(open) = state;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        PublicState::Place& place = open.places[seat];
        place.gangsters = static_cast<std::uint8_t>(state.hands[seat].gangsters.size());
        place.special = state.hands[seat].special != Special::none;
        place.captured = static_cast<std::uint8_t>(state.captured[seat].size());
        place.chosen = state.phase == Phase::choosing && state.choices[seat].gangster != 0;
    }
    open.deck = static_cast<std::uint8_t>(state.deck.size());
    open.special_deck = static_cast<std::uint8_t>(state.special_deck.size());
    open.choices = state.open_choices;
    if (state.phase == Phase::over)
        open.piles = state.captured;
    return open;
}

void follow(PublicState& open, const Event& event)
{
    std::visit(Follower{open}, event);
}

}
