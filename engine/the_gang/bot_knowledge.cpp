#include "the_gang/bot_knowledge.hpp"

#include "the_gang/bot_habits.hpp"
#include "the_gang/bot_plans.hpp"

namespace backroom::the_gang {

BotKnowledge::BotKnowledge(const View& view, int rounds_ahead)
    : seat_(view.seat)
    , last_round_(view.open.round + rounds_ahead)
{
}

/// What others have chosen already is as hidden as what they will choose.
State BotKnowledge::guess(const View& view, Random& random)
{
    State state = sample(view, random);
    if (state.phase == Phase::choosing)
        for (const Seat seat : SeatSet::first(state.seats))
            if (seat != seat_)
                state.choices[seat] = {};
    return state;
}

void BotKnowledge::weigh(const State& state, Seat seat, const Actions& actions, std::span<double> weights)
{
    const Choice& choice = state.choices[seat];
    for (std::size_t at = 0; at < actions.size(); ++at) {
        int gain = 0;
        if (const auto* choose = std::get_if<Choose>(&actions[at])) {
            gain = choose->ticket ? ticket_gain(state.cities, choose->gangster, *choose->ticket)
                                  : best_plan(state.cities, state.cities_in_play(), {}, choose->gangster,
                                        state.hands[seat].special, random_)
                                        .revolvers
                    / 2;
        } else {
            Rows rows = state.cities;
            Turn turn = state.turn;
            const Gangsters captured = the_gang::play(rows, turn, as_play(actions[at], choice.gangster));
            gain = revolvers(captured);
            if (!turn.gangster_placed || !turn.special_played)
                gain +=
                    best_plan(rows, state.cities_in_play(), turn, choice.gangster, choice.special, random_).revolvers;
        }
        weights[at] = 1.0 + gain * gain;
    }
}

Action BotKnowledge::play(const State& state, Seat seat, Random& random)
{
    return habit(state, seat, random);
}

Worths BotKnowledge::worth(const State& state)
{
    Worths worths{};
    worths[seat_] = chance_to_win(state, seat_);
    return worths;
}

double chance_to_win(const State& state, Seat seat)
{
    const Result now = result(state);
    if (now.over)
        return now.winners.contains(seat) ? 1.0 / now.winners.size() : 0.0;
    const int rounds = state.options.rounds != 0 ? state.options.rounds - state.round + 1 : 2;
    const double spread = 30.0 * rounds;
    double chance = 1;
    for (const Seat other : SeatSet::first(state.seats)) {
        if (other == seat)
            continue;
        const double ahead = now.scores[seat] - now.scores[other];
        chance *= 0.5 + 0.5 * ahead / std::sqrt(ahead * ahead + spread);
    }
    return chance;
}

}
