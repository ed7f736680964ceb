// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/bot/habits.hpp"

#include "engine/the_gang/bot/plans.hpp"
#include "engine/the_gang/rules.hpp"

#include <algorithm>

namespace backroom::the_gang {

namespace {

/// Plays the special in one of the remaining jobs, all equally likely.
bool takes_special(const State& state, Random& random)
{
    return random.below(static_cast<std::uint32_t>(jobs_a_round + 1 - state.job)) == 0;
}

Choose choose(const State& state, Seat seat, Random& random)
{
    const Hand& hand = state.hands[seat];
    Choose best{hand.gangsters.lowest(), City{}};
    int most = -1;
    Gangster idle = 0;
    int least = 0;
    for (const Gangster gangster : hand.gangsters) {
        int own = 0;
        for (int number = 0; number < state.cities_in_play(); ++number) {
            const City city = static_cast<City>(number);
            const int gain = ticket_gain(state.cities, gangster, city);
            own = std::max(own, gain);
            // Breaks ties at random, and sometimes prefers one revolver less.
            const int liked = gain * 8 + static_cast<int>(random.below(12));
            if (liked > most) {
                most = liked;
                best = {gangster, city};
            }
        }
        if (idle == 0 || own < least) {
            idle = gangster;
            least = own;
        }
    }
    // The special is played with the gangster for which a ticket gains least.
    if (hand.special != Special::none && takes_special(state, random))
        return {idle, {}};
    return best;
}

}

Action greedy_action(const State& state, Seat seat, Random& random)
{
    if (state.phase == Phase::choosing)
        return choose(state, seat, random);
    const Choice& choice = state.choices[seat];
    const Plan plan =
        best_plan(state.cities, state.cities_in_play(), state.turn, choice.gangster, choice.special, random);
    return as_action(plan.first);
}

Action greedy_single_card(const State& state, Seat seat, Random& random)
{
    if (state.phase == Phase::choosing)
        return choose(state, seat, random);
    const Actions cards = legal(state, seat);
    const Action* best = nullptr;
    int most = -1;
    std::uint32_t equals = 0;
    for (const Action& card : cards) {
        Rows rows = state.cities;
        Turn turn = state.turn;
        const int gain = revolvers(play(rows, turn, as_play(card, state.choices[seat].gangster)));
        if (gain < most)
            continue;
        equals = gain > most ? 1 : equals + 1;
        if (equals == 1 || random.below(equals) == 0)
            best = &card;
        most = gain;
    }
    return *best;
}

}
