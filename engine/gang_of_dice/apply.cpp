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

class Play {
public:
    Play(State& state, Events& events)
        : state_(state)
        , events_(events)
        , seat_(state.playing)
        , dice_(state.shown[state.playing])
    {
    }

    void take(int dice)
    {
        state_.wealth[seat_] = static_cast<std::uint8_t>(state_.wealth[seat_] - dice);
        for (int thrown = 0; thrown < dice; ++thrown)
            dice_.push_back(throw_die());
        state_.phase = Phase::rolling;
        look(DiceSet::first(dice));
    }

    void reroll(DiceSet dice)
    {
        for (const int die : dice)
            dice_[static_cast<std::size_t>(die)] = throw_die();
        look(dice);
    }

    void stop() { end_turn(state_.warning().kind == Kind::bomb && triggered(state_.warning(), count(dice_))); }

private:
    Face throw_die()
    {
        if (!state_.set_rolls.empty())
            return state_.set_rolls.take_back();
        return static_cast<Face>(state_.random.below(face_count));
    }

    /// GD-3.2, GD-3.4
    void look(DiceSet thrown)
    {
        ++state_.roll;
        state_.thrown = thrown;
        events_.emplace_back(Rolled{seat_, dice_, thrown, state_.roll});
        if (state_.warning().kind == Kind::explosive && triggered(state_.warning(), count(dice_)))
            end_turn(true);
        else if (state_.roll == rolls_a_turn)
            stop();
    }

    /// GD-3.6
    void end_turn(bool busted)
    {
        const auto dice = static_cast<std::uint8_t>(dice_.size());
        const auto sum = static_cast<std::uint8_t>(total(count(dice_)));
        state_.results[seat_] = TurnResult{sum, dice, !busted};
        if (busted) {
            events_.emplace_back(Busted{seat_, state_.warning().kind});
            add(state_.middle, dice);
            dice_.clear();
        } else {
            events_.emplace_back(ResultShown{seat_, sum, dice});
        }
        state_.roll = 0;
        state_.phase = Phase::taking;
        state_.playing = next_in(seat_, state_.out, state_.seats);
        if (state_.results[state_.playing])
            end_round();
    }

    static void add(std::uint8_t& to, int dice) { to = static_cast<std::uint8_t>(to + dice); }

    /// GD-2.3
    void end_round()
    {
        const std::optional<Seat> won_by = leader(state_.results, state_.start, state_.seats);
        if (won_by) {
            int won = state_.middle;
            for (Faces& shown : state_.shown) {
                won += static_cast<int>(shown.size());
                shown.clear();
            }
            state_.middle = 0;
            state_.tokens_in_middle = 0;
            add(state_.wealth[*won_by], won);
            events_.emplace_back(RoundWon{*won_by, static_cast<std::uint8_t>(won)});
        } else {
            events_.emplace_back(RoundLost{state_.middle});
        }
        eliminate();
        const int left = state_.seats - state_.out.size();
        if (left <= 1 || state_.round == round_count) {
            state_.phase = Phase::over;
            events_.emplace_back(GameOver{state_.wealth});
            return;
        }
        state_.start = next_start(state_.results, state_.start, state_.out, state_.seats);
        begin_round();
    }

    /// GD-5.1
    void eliminate()
    {
        state_.newly_out = {};
        for (Seat seat = 0; seat < state_.seats; ++seat)
            if (state_.wealth[seat] == 0 && !state_.out.contains(seat)) {
                state_.out.insert(seat);
                state_.newly_out.insert(seat);
                events_.emplace_back(Eliminated{seat});
            }
    }

    /// GD-2.1
    void begin_round()
    {
        ++state_.round;
        state_.results = {};
        state_.playing = state_.start;
        const int added = added_in_round(state_.round);
        add(state_.middle, added);
        add(state_.tokens_in_middle, added);
        events_.emplace_back(
            WarningRevealed{state_.round, state_.warning(), static_cast<std::uint8_t>(added), state_.start});
    }

    State& state_;
    Events& events_;
    const Seat seat_;
    Faces& dice_;
};

struct Apply {
    Play play;

    void operator()(const Take& take) { play.take(take.dice); }
    void operator()(const Reroll& reroll) { play.reroll(reroll.dice); }
    void operator()(const Stop&) { play.stop(); }
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
    std::visit(Apply{Play(state, events)}, action);
}

}
