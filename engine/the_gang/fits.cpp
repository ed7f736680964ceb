// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Validation of the events that another machine sends (core/untrusted.hpp).
#include "engine/core/demand.hpp"
#include "engine/the_gang/capture.hpp"
#include "engine/the_gang/deal.hpp"
#include "engine/the_gang/rules.hpp"

#include <algorithm>
#include <limits>

namespace backroom::the_gang {

namespace {

struct Fits {
    const View& view;
    const PublicState& open = view.open;

    const Gangsters& row(City city) const { return open.cities[static_cast<std::size_t>(city)]; }
    const PublicState::Place& place(Seat seat) const { return open.places[seat]; }
    void demand_phase(Phase phase) const { demand(open.phase == phase, "it is not the time for that"); }
    void demand_new(Gangsters gangsters) const
    {
        demand((gangsters & seen_gangsters(view)).empty(), "a gangster comes from elsewhere");
    }
    void demand_city(City city) const
    {
        demand(index(city) < open.cities_in_play(), "the city is not in play");
        demand(!open.turn.begun() || city == open.turn.city, "a turn is in two cities");
    }
    Choice demand_turn(Seat seat) const
    {
        demand_phase(Phase::placing);
        demand(!open.to_play.empty() && seat == open.to_play.back(), "it is not the seat’s turn");
        return open.still_to_play(seat);
    }

    void operator()(const Chosen& chosen) const
    {
        demand_phase(Phase::choosing);
        demand(!place(chosen.seat).chosen && (chosen.choice.gangster != 0) == (chosen.seat == view.seat),
            "a seat chooses twice, or openly");
        demand_choice(view, chosen.choice);
    }

    void operator()(const Revealed& revealed) const
    {
        demand_phase(Phase::choosing);
        PublicState shown = open;
        shown.choices = revealed.choices;
        demand_order(shown);
        for (const auto& [seat, choice] : revealed.choices) {
            demand(place(seat).chosen && place(seat).gangsters > 0
                    && (choice.special == Special::none || place(seat).special),
                "a seat shows what it had not chosen");
            if (seat == view.seat)
                demand(choice == view.choice, "the own choice is another one");
            else
                demand_new({choice.gangster});
        }
    }

    void operator()(const Placed& placed) const
    {
        const Choice choice = demand_turn(placed.seat);
        demand_city(placed.city);
        demand(!open.turn.gangster_placed && placed.gangster == choice.gangster
                && (!choice.ticket || placed.city == *choice.ticket),
            "another gangster is placed");
        demand(placed.index == row(placed.city).index_of(placed.gangster), "a gangster is placed out of order");
    }

    void operator()(const SpecialPlayed& played) const
    {
        const Choice choice = demand_turn(played.seat);
        demand_city(played.city);
        demand(!open.turn.special_played && played.special == choice.special, "another special is played");
        if (played.special == Special::spy)
            demand(row(played.city).contains(played.gangster), "a Spy is played on nobody");
        if (played.special != Special::boss_calls)
            return;
        if (played.gangster == 0) {
            demand(can_be_called(open.cities, played.city).empty(), "The Boss calls nobody");
            return;
        }
        demand(played.from != played.city && row(played.from).contains(played.gangster), "The Boss calls from nowhere");
        demand(played.index == row(played.city).index_of(played.gangster), "a gangster is placed out of order");
    }

    void operator()(const Captured& captured) const
    {
        demand_phase(Phase::placing);
        const auto waiting = std::ranges::count(open.to_play, captured.seat);
        demand(waiting == 0 || captured.seat == open.to_play.back(), "a seat captures before its turn");
        const Gangsters there = row(captured.city);
        bool possible = open.turn.lookout && captured.gangsters == captured_by_lookout(there, *open.turn.lookout);
        for (const Gangster by : there) {
            const Gangs gangs = captured_by_gangster(there, by, open.turn);
            possible = possible || captured.gangsters == gangs.left || captured.gangsters == gangs.right;
        }
        demand(possible && !captured.gangsters.empty(), "nobody can capture that");
    }

    void operator()(const SpecialDiscarded& discarded) const
    {
        demand(open.special_discard.size() < SpecialPile::capacity(), "too many specials are discarded");
        if (open.phase == Phase::placing) {
            const Choice choice = demand_turn(discarded.seat);
            demand(discarded.special == choice.special && open.turn.gangster_placed && open.turn.special_played,
                "a special is discarded before the turn ends");
            return;
        }
        demand_phase(Phase::choosing);
        demand(open.job == jobs_a_round && place(discarded.seat).special, "a seat discards what it has not");
        demand(discarded.seat != view.seat || discarded.special == view.hand.special, "another special is discarded");
    }

    void operator()(const JobEnded& ended) const
    {
        demand_phase(Phase::placing);
        demand(open.to_play.empty() && ended.round == open.round && ended.job == open.job, "another job ends");
        demand(ended.last == ends_the_game(open), "the game ends too early, or not");
    }

    void operator()(const Refilled& refilled) const
    {
        demand_phase(Phase::choosing);
        demand_city(refilled.city);
        demand_new(refilled.gangsters);
        const int added = refilled.gangsters.size();
        demand(added > 0 && added <= open.deck && row(refilled.city).size() + added == row_minimum,
            "a row is filled otherwise");
    }

    void operator()(const RoundEnded& ended) const
    {
        demand_phase(Phase::choosing);
        demand(open.job == jobs_a_round && ended.round == open.round
                && open.round < std::numeric_limits<std::uint8_t>::max(),
            "another round ends");
        demand(ended.last == ends_the_game(open), "the game ends too early, or not");
        for (Seat seat = 0; seat < open.seats; ++seat)
            demand(!place(seat).special, "a special is kept for the next round");
    }

    void operator()(const Dealt& dealt) const
    {
        demand_phase(Phase::choosing);
        demand(open.job == 1 && place(dealt.seat).gangsters == 0 && dealt.size == hand_size && dealt.size <= open.deck,
            "a hand is dealt too early");
        demand(dealt.with_special == (open.special_deck > 0 || !open.special_discard.empty()),
            "a special is dealt that is not there, or not");
        if (dealt.seat == view.seat)
            demand(dealt.gangsters.size() == dealt.size && (dealt.special != Special::none) == dealt.with_special,
                "the own hand has another size");
        else
            demand(dealt.gangsters.empty() && dealt.special == Special::none, "the hand of another seat is shown");
        demand_new(dealt.gangsters);
    }

    void operator()(const GameOver&) const { demand_phase(Phase::choosing); }
};

}

void demand_fits(const View& view, const Event& event)
{
    std::visit(Fits{view}, event);
}

}
