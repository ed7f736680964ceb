// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/capture.hpp"
#include "engine/the_gang/deal.hpp"
#include "engine/the_gang/rules.hpp"

namespace backroom::the_gang {

namespace {

class Applier {
public:
    Applier(State& state, Events& events)
        : state_(state)
        , events_(events)
    {
    }

    void choose(Seat seat, const Choose& choose)
    {
        Choice& choice = state_.choices[seat];
        choice.gangster = choose.gangster;
        choice.ticket = choose.ticket;
        choice.special = choose.ticket ? Special::none : state_.hands[seat].special;
        events_.emplace_back(Chosen{seat, choice});
        if (pending(state_).empty()) {
            reveal();
            play_tickets();
        }
    }

    void place_gangster(Seat seat, City city)
    {
        begin_card(city);
        state_.turn.gangster_placed = true;
        place(seat, city);
        end_card(seat);
    }

    void play_lookout(Seat seat, const PlayLookout& play)
    {
        begin_card(play.city);
        state_.turn.special_played = true;
        state_.turn.lookout = play.end;
        events_.emplace_back(SpecialPlayed{seat, Special::lookout, play.city, play.end});
        capture(seat, play.city, captured_by_lookout(row(play.city), play.end));
        end_card(seat);
    }

    void play_spy(Seat seat, const PlaySpy& play)
    {
        begin_card(play.city);
        state_.turn.special_played = true;
        state_.turn.spied = play.on;
        events_.emplace_back(SpecialPlayed{seat, Special::spy, play.city, {}, play.on});
        capture_with(seat, play.city, play.on);
        end_card(seat);
    }

    void play_boss_calls(Seat seat, const PlayBossCalls& play)
    {
        begin_card(play.city);
        state_.turn.special_played = true;
        SpecialPlayed event{seat, Special::boss_calls, play.city, {}, play.gangster};
        if (play.gangster != 0) {
            for (const City city : all_cities)
                if (row(city).contains(play.gangster))
                    event.from = city;
            row(event.from).erase(play.gangster);
            row(play.city).insert(play.gangster);
            event.index = index_in(play.city, play.gangster);
        }
        events_.emplace_back(event);
        if (play.gangster != 0)
            capture_with(seat, play.city, play.gangster);
        end_card(seat);
    }

private:
    Gangsters& row(City city) { return state_.cities[static_cast<std::size_t>(city)]; }

    std::uint8_t index_in(City city, Gangster gangster)
    {
        return static_cast<std::uint8_t>(row(city).index_of(gangster));
    }

    /// TG-3.3, TG-3.4
    void reveal()
    {
        Order& order = state_.to_play;
        for (Seat seat = 0; seat < state_.seats; ++seat) {
            const Choice& choice = state_.choices[seat];
            order.push_back(seat);
            for (std::size_t at = order.size() - 1; at > 0; --at)
                if (state_.choices[order[at - 1]].gangster < state_.choices[order[at]].gangster)
                    std::swap(order[at - 1], order[at]);
            state_.hands[seat].gangsters.erase(choice.gangster);
            if (choice.special != Special::none)
                state_.hands[seat].special = Special::none;
        }
        for (std::size_t left = order.size(); left > 0; --left)
            state_.open_choices.push_back({order[left - 1], state_.choices[order[left - 1]]});
        state_.memory.reveal(state_.open_choices);
        events_.emplace_back(Revealed{state_.open_choices});
        state_.phase = Phase::placing;
    }

    /// TG-3.5: plays turns with a ticket, which need no decision. Stops at a gangster with a special, or ends the job.
    void play_tickets()
    {
        while (!state_.to_play.empty()) {
            const Seat seat = state_.to_play.back();
            const std::optional<City> ticket = state_.choices[seat].ticket;
            if (!ticket)
                return;
            place(seat, *ticket);
            end_turn(seat);
        }
        end_job();
    }

    void place(Seat seat, City city)
    {
        const Gangster gangster = state_.choices[seat].gangster;
        row(city).insert(gangster);
        events_.emplace_back(Placed{seat, gangster, city, index_in(city, gangster)});
        capture_with(seat, city, gangster);
    }

    void capture_with(Seat seat, City city, Gangster played)
    {
        const Gangs gangs = captured_by_gangster(row(city), played, state_.turn);
        capture(seat, city, gangs.left);
        capture(seat, city, gangs.right);
    }

    void capture(Seat seat, City city, Gangsters gang)
    {
        if (gang.empty())
            return;
        row(city) -= gang;
        state_.captured[seat] |= gang;
        state_.memory.capture(seat, gang);
        events_.emplace_back(Captured{seat, city, gang});
    }

    void begin_card(City city) { state_.turn.city = city; }

    void end_card(Seat seat)
    {
        if (!state_.turn.gangster_placed || !state_.turn.special_played)
            return;
        discard(seat, state_.choices[seat].special);
        end_turn(seat);
        play_tickets();
    }

    void end_turn(Seat seat)
    {
        state_.turn = {};
        state_.choices[seat] = {};
        state_.to_play.pop_back();
    }

    void discard(Seat seat, Special special)
    {
        state_.special_discard.push_back(special);
        events_.emplace_back(SpecialDiscarded{seat, special});
    }

    void end_job()
    {
        const bool round_ends = state_.job == jobs_a_round;
        const bool last = ends_the_game(round_ends);
        events_.emplace_back(JobEnded{state_.round, state_.job, last});
        state_.phase = Phase::choosing;
        state_.open_choices.clear();
        if (round_ends)
            end_round(last);
        if (last) {
            state_.phase = Phase::over;
            events_.emplace_back(GameOver{state_.captured});
            return;
        }
        if (round_ends)
            begin_round();
        else
            ++state_.job;
        refill_rows();
    }

    /// TG-6.1, TG-6.2
    bool ends_the_game(bool round_ends) const
    {
        const int to_deal =
            missing_in_rows(state_.cities, state_.cities_in_play()) + (round_ends ? hand_size * state_.seats : 0);
        return (round_ends && state_.round == state_.options.rounds) || to_deal > static_cast<int>(state_.deck.size());
    }

    /// TG-3.9
    void end_round(bool last)
    {
        for (Seat seat = 0; seat < state_.seats; ++seat) {
            Special& unused = state_.hands[seat].special;
            if (unused != Special::none)
                discard(seat, unused);
            unused = Special::none;
        }
        state_.memory.end_round();
        events_.emplace_back(RoundEnded{state_.round, last});
    }

    void begin_round()
    {
        ++state_.round;
        state_.job = 1;
        SeatSet with_special;
        for (Seat seat = 0; seat < state_.seats; ++seat) {
            if (state_.special_deck.empty() && !state_.special_discard.empty())
                state_.memory.shuffle(state_.special_discard, with_special, state_.seats);
            deal_hand(state_, seat);
            if (state_.hands[seat].special != Special::none)
                with_special.insert(seat);
            events_.emplace_back(Dealt{seat, state_.hands[seat].gangsters, state_.hands[seat].special});
        }
    }

    /// TG-3.8
    void refill_rows()
    {
        for (int number = 0; number < state_.cities_in_play(); ++number) {
            const City city = static_cast<City>(number);
            if (const Gangsters added = refill(state_, city); !added.empty())
                events_.emplace_back(Refilled{city, added});
        }
    }

    State& state_;
    Events& events_;
};

struct Apply {
    Applier applier;
    Seat seat;

    void operator()(const Choose& choose) { applier.choose(seat, choose); }
    void operator()(const PlaceGangster& place) { applier.place_gangster(seat, place.city); }
    void operator()(const PlayLookout& lookout) { applier.play_lookout(seat, lookout); }
    void operator()(const PlaySpy& spy) { applier.play_spy(seat, spy); }
    void operator()(const PlayBossCalls& call) { applier.play_boss_calls(seat, call); }
};

}

void apply(State& state, Seat seat, const Action& action, Events& events)
{
    assert(!check(state, seat, action));
    std::visit(Apply{Applier(state, events), seat}, action);
}

}
