// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/capture.hpp"
#include "engine/the_gang/deal.hpp"
#include "engine/the_gang/rules.hpp"

namespace backroom::the_gang {

namespace {

struct Applier {
    State& state;
    Seat actor;
    Events& events;

    void operator()(const Choose& choose)
    {
        Choice& choice = state.choices[actor];
        choice.gangster = choose.gangster;
        choice.ticket = choose.ticket;
        choice.special = choose.ticket ? Special::none : state.hands[actor].special;
        events.emplace_back(Chosen{actor, choice});
        if (pending(state).empty()) {
            reveal();
            play_tickets();
        }
    }

    void operator()(const PlaceGangster& play)
    {
        begin_card(play.city);
        state.turn.gangster_placed = true;
        place(actor, play.city);
        end_card(actor);
    }

    void operator()(const PlayLookout& play)
    {
        begin_card(play.city);
        state.turn.special_played = true;
        state.turn.lookout = play.end;
        events.emplace_back(SpecialPlayed{actor, Special::lookout, play.city, play.end});
        capture(actor, play.city, captured_by_lookout(row(play.city), play.end));
        end_card(actor);
    }

    void operator()(const PlaySpy& play)
    {
        begin_card(play.city);
        state.turn.special_played = true;
        state.turn.spied = play.on;
        events.emplace_back(SpecialPlayed{actor, Special::spy, play.city, {}, play.on});
        capture_with(actor, play.city, play.on);
        end_card(actor);
    }

    void operator()(const PlayBossCalls& play)
    {
        begin_card(play.city);
        state.turn.special_played = true;
        SpecialPlayed event{actor, Special::boss_calls, play.city, {}, play.gangster};
        if (play.gangster != 0) {
            for (const City city : all_cities)
                if (row(city).contains(play.gangster))
                    event.from = city;
            row(event.from).erase(play.gangster);
            row(play.city).insert(play.gangster);
            event.index = index_in(play.city, play.gangster);
        }
        events.emplace_back(event);
        if (play.gangster != 0)
            capture_with(actor, play.city, play.gangster);
        end_card(actor);
    }

    Gangsters& row(City city) { return state.cities[static_cast<std::size_t>(city)]; }

    std::uint8_t index_in(City city, Gangster gangster)
    {
        return static_cast<std::uint8_t>(row(city).index_of(gangster));
    }

    /// TG-3.3, TG-3.4
    void reveal()
    {
        Order& order = state.to_play;
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const Choice& choice = state.choices[seat];
            order.push_back(seat);
            for (std::size_t at = order.size() - 1; at > 0; --at)
                if (state.choices[order[at - 1]].gangster < state.choices[order[at]].gangster)
                    std::swap(order[at - 1], order[at]);
            state.hands[seat].gangsters.erase(choice.gangster);
            if (choice.special != Special::none)
                state.hands[seat].special = Special::none;
        }
        for (std::size_t left = order.size(); left > 0; --left)
            state.open_choices.push_back({order[left - 1], state.choices[order[left - 1]]});
        state.memory.reveal(state.open_choices);
        events.emplace_back(Revealed{state.open_choices});
        state.phase = Phase::placing;
    }

    /// TG-3.5: plays turns with a ticket, which need no decision. Stops at a gangster with a special, or ends the job.
    void play_tickets()
    {
        while (!state.to_play.empty()) {
            const Seat seat = state.to_play.back();
            const std::optional<City> ticket = state.choices[seat].ticket;
            if (!ticket)
                return;
            place(seat, *ticket);
            end_turn(seat);
        }
        end_job();
    }

    void place(Seat seat, City city)
    {
        const Gangster gangster = state.choices[seat].gangster;
        row(city).insert(gangster);
        events.emplace_back(Placed{seat, gangster, city, index_in(city, gangster)});
        capture_with(seat, city, gangster);
    }

    void capture_with(Seat seat, City city, Gangster played)
    {
        const Gangs gangs = captured_by_gangster(row(city), played, state.turn);
        capture(seat, city, gangs.left);
        capture(seat, city, gangs.right);
    }

    void capture(Seat seat, City city, Gangsters gang)
    {
        if (gang.empty())
            return;
        row(city) -= gang;
        state.captured[seat] |= gang;
        state.memory.capture(seat, gang);
        events.emplace_back(Captured{seat, city, gang});
    }

    void begin_card(City city) { state.turn.city = city; }

    void end_card(Seat seat)
    {
        if (!state.turn.gangster_placed || !state.turn.special_played)
            return;
        discard(seat, state.choices[seat].special);
        end_turn(seat);
        play_tickets();
    }

    void end_turn(Seat seat)
    {
        state.turn = {};
        state.choices[seat] = {};
        state.to_play.pop_back();
    }

    void discard(Seat seat, Special special)
    {
        state.special_discard.push_back(special);
        events.emplace_back(SpecialDiscarded{seat, special});
    }

    void end_job()
    {
        const bool round_ends = state.job == jobs_a_round;
        const bool last = ends_the_game(round_ends);
        events.emplace_back(JobEnded{state.round, state.job, last});
        state.phase = Phase::choosing;
        state.open_choices.clear();
        if (round_ends)
            end_round(last);
        if (last) {
            state.phase = Phase::over;
            events.emplace_back(GameOver{state.captured});
            return;
        }
        if (round_ends)
            begin_round();
        else
            ++state.job;
        refill_rows();
    }

    /// TG-6.1, TG-6.2
    bool ends_the_game(bool round_ends) const
    {
        const int to_deal =
            missing_in_rows(state.cities, state.cities_in_play()) + (round_ends ? hand_size * state.seats : 0);
        return (round_ends && state.round == state.options.rounds) || to_deal > static_cast<int>(state.deck.size());
    }

    /// TG-3.9
    void end_round(bool last)
    {
        for (Seat seat = 0; seat < state.seats; ++seat) {
            Special& unused = state.hands[seat].special;
            if (unused != Special::none)
                discard(seat, unused);
            unused = Special::none;
        }
        state.memory.end_round();
        events.emplace_back(RoundEnded{state.round, last});
    }

    void begin_round()
    {
        ++state.round;
        state.job = 1;
        SeatSet with_special;
        for (Seat seat = 0; seat < state.seats; ++seat) {
            if (state.special_deck.empty() && !state.special_discard.empty())
                state.memory.shuffle(state.special_discard, with_special, state.seats);
            deal_hand(state, seat);
            if (state.hands[seat].special != Special::none)
                with_special.insert(seat);
            events.emplace_back(Dealt{seat, state.hands[seat].gangsters, state.hands[seat].special});
        }
    }

    /// TG-3.8
    void refill_rows()
    {
        for (int number = 0; number < state.cities_in_play(); ++number) {
            const City city = static_cast<City>(number);
            if (const Gangsters added = refill(state, city); !added.empty())
                events.emplace_back(Refilled{city, added});
        }
    }
};

}

void apply(State& state, Seat seat, const Action& action, Events& events)
{
    assert(!check(state, seat, action));
    std::visit(Applier{state, seat, events}, action);
}

}
