// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/stops.hpp"

#include "engine/supergang/bot/forecast.hpp"

namespace backroom::supergang {

namespace {

/// The maximum number of actions before a fight.
constexpr int most_actions = 2;

bool at_stop(const State& state)
{
    return !state.over && state.turn.active;
}

}

Stops::Stops(Simulator& simulator, Seat seat, ShopSet wanted, int samples)
    : simulator_(simulator)
    , seat_(seat)
    , wanted_(wanted)
    , samples_(samples)
{
}

void Stops::each(const State& state, const Visit& visit)
{
    visit_ = &visit;
    explore(state, most_actions, 0, nullptr);
}

void Stops::explore(const State& state, int actions, int least_rank, const Action* first)
{
    {
        Simulator::Outcomes outcomes{{1, state}};
        std::optional<Action> done;
        finish(outcomes[0].state, done);
        if (first || done)
            (*visit_)(first ? *first : *done, outcomes);
    }
    if (!at_stop(state))
        return;
    Acts acts;
    list_candidates(state, acts);
    for (const Action& action : acts) {
        const Action& begun = first ? *first : action;
        if (is_fight(action)) {
            Simulator::Outcomes outcomes;
            simulator_.fight(state, action, samples_, outcomes);
            std::optional<Action> any;
            for (Simulator::Outcome& outcome : outcomes)
                finish(outcome.state, any);
            (*visit_)(begun, outcomes);
        } else if (actions > 0 && rank_of(action) >= least_rank && !std::holds_alternative<Done>(action)) {
            State next = state;
            simulator_.perform(next, action);
            simulator_.answer_frames(next);
            explore(next, actions - 1, rank_of(action), &begun);
        }
    }
}

/// Performs actions without a fight as long as they pay off, and sets `first` to the first action.
void Stops::finish(State& state, std::optional<Action>& first)
{
    while (at_stop(state)) {
        Acts acts;
        list_candidates(state, acts);
        State best;
        int most = 0;
        const Action* chosen = nullptr;
        for (const Action& action : acts) {
            if (is_fight(action))
                continue;
            State next = state;
            simulator_.perform(next, action);
            simulator_.answer_frames(next);
            const int worth = worth_of(next);
            if (chosen && (worth < most || (worth == most && !std::holds_alternative<Done>(action))))
                continue;
            chosen = &action;
            most = worth;
            best = next;
        }
        // Only a fight is possible, which the caller tries as well.
        if (!chosen)
            return;
        if (!first)
            first = *chosen;
        state = best;
    }
}

int Stops::worth_of(const State& state) const
{
    if (state.over)
        return state.winners.contains(seat_) ? most_money * 10 : -most_money * 10;
    constexpr int each_wanted = 100;
    return Forecast(state).totals[seat_] + each_wanted * (state.gangs[seat_].owned & wanted_).size();
}

}
