// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/deal.hpp"
#include "engine/gang_of_dice/rules.hpp"

#include <utility>

namespace backroom::gang_of_dice {

namespace {

Seat clockwise(Seat seat, int seats)
{
    return static_cast<Seat>(seat + 1 < seats ? seat + 1 : 0);
}

struct Play {
    State& state;
    Events& events;
    const Seat own = state.playing;
    Faces& showing = state.shown[state.playing];

    void operator()(const Take& take)
    {
        state.wealth[own] = static_cast<std::uint8_t>(state.wealth[own] - take.dice);
        for (int thrown = 0; thrown < take.dice; ++thrown)
            showing.push_back(throw_die());
        state.phase = Phase::rolling;
        look(DiceSet::first(take.dice));
    }

    void operator()(const Reroll& reroll)
    {
        for (const int die : reroll.dice)
            showing[static_cast<std::size_t>(die)] = throw_die();
        look(reroll.dice);
    }

    void operator()(const Stop&)
    {
        end_turn(state.warning().kind == Kind::bomb && triggered(state.warning(), count(showing)));
    }

    Face throw_die()
    {
        if (!state.set_rolls.empty())
            return state.set_rolls.take_back();
        return static_cast<Face>(state.random.below(face_count));
    }

    /// GD-3.2, GD-3.4
    void look(DiceSet thrown)
    {
        ++state.roll;
        state.thrown = thrown;
        events.emplace_back(Rolled{own, showing, thrown, state.roll});
        if (state.warning().kind == Kind::explosive && triggered(state.warning(), count(showing)))
            end_turn(true);
        else if (state.roll == rolls_a_turn)
            (*this)(Stop());
    }

    /// GD-3.6
    void end_turn(bool busted)
    {
        const auto dice = static_cast<std::uint8_t>(showing.size());
        const auto sum = static_cast<std::uint8_t>(total(count(showing)));
        state.results[own] = TurnResult{sum, dice, !busted};
        if (busted) {
            events.emplace_back(Busted{own, state.warning().kind});
            add(state.middle, dice);
            showing.clear();
        } else {
            events.emplace_back(ResultShown{own, sum, dice});
        }
        state.roll = 0;
        state.phase = Phase::taking;
        state.playing = next_in(own, state.out, state.seats);
        if (state.results[state.playing])
            end_round();
    }

    static void add(std::uint8_t& to, int dice) { to = static_cast<std::uint8_t>(to + dice); }

    /// GD-2.3
    void end_round()
    {
        const std::optional<Seat> won_by = leader(state.results, state.start, state.seats);
        if (won_by) {
            int won = state.middle;
            for (Faces& shown : state.shown) {
                won += static_cast<int>(shown.size());
                shown.clear();
            }
            state.middle = 0;
            state.tokens_in_middle = 0;
            add(state.wealth[*won_by], won);
            events.emplace_back(RoundWon{*won_by, static_cast<std::uint8_t>(won)});
        } else {
            events.emplace_back(RoundLost{state.middle});
        }
        eliminate();
        const int left = state.seats - state.out.size();
        if (left <= 1 || state.round == round_count) {
            state.phase = Phase::over;
            events.emplace_back(GameOver{state.wealth});
            return;
        }
        state.start = next_start(state.results, state.start, state.out, state.seats);
        begin_round();
    }

    /// GD-5.1
    void eliminate()
    {
        state.newly_out = {};
        for (Seat seat = 0; seat < state.seats; ++seat)
            if (state.wealth[seat] == 0 && !state.out.contains(seat)) {
                state.out.insert(seat);
                state.newly_out.insert(seat);
                events.emplace_back(Eliminated{seat});
            }
    }

    /// GD-2.1
    void begin_round()
    {
        ++state.round;
        state.results = {};
        state.playing = state.start;
        const int added = added_in_round(state.round);
        add(state.middle, added);
        add(state.tokens_in_middle, added);
        events.emplace_back(
            WarningRevealed{state.round, state.warning(), static_cast<std::uint8_t>(added), state.start});
    }
};

}

Order clockwise_from(Seat start, int seats)
{
    Order order;
    Seat seat = start;
    do {
        order.push_back(seat);
        seat = clockwise(seat, seats);
    } while (seat != start);
    return order;
}

Seat next_in(Seat seat, SeatSet out, int seats)
{
    do
        seat = clockwise(seat, seats);
    while (out.contains(seat));
    return seat;
}

std::optional<Seat> leader(const Results& results, Seat start, int seats)
{
    std::optional<Seat> best;
    const auto rank = [&](Seat seat) { return std::pair(results[seat]->total, results[seat]->dice); };
    for (const Seat seat : clockwise_from(start, seats))
        if (results[seat] && results[seat]->valid && (!best || rank(seat) > rank(*best)))
            best = seat;
    return best;
}

Seat next_start(const Results& results, Seat start, SeatSet out, int seats)
{
    if (const std::optional<Seat> won_by = leader(results, start, seats))
        return *won_by;
    return out.contains(start) ? next_in(start, out, seats) : start;
}

void apply(State& state, [[maybe_unused]] Seat seat, const Action& action, Events& events)
{
    assert(!check(state, seat, action));
    std::visit(Play{state, events}, action);
}

}
