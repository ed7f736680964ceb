// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/bot/knowledge.hpp"

#include "engine/the_gang/bot/habits.hpp"
#include "engine/the_gang/bot/plans.hpp"

#include <algorithm>

namespace backroom::the_gang {

namespace {

/// Estimates the rounds to be played, this one included. Usually the deck ends the game before the option does
/// (TG-6.1). The cards used in a round were measured over whole games.
double rounds_left(const State& state)
{
    const double this_round = (jobs_a_round + 1 - state.job) / static_cast<double>(jobs_a_round);
    const double by_deck = this_round - 0.5 + static_cast<double>(state.deck.size()) / (5.5 * state.seats + 3.0);
    const double by_rounds = this_round + state.options.rounds - state.round;
    const double left = state.options.rounds != 0 ? std::min(by_deck, by_rounds) : by_deck;
    return std::max(left, 0.25);
}

}

BotKnowledge::BotKnowledge(const View& view, Horizon horizon)
    : seat_(view.seat)
    , round_(view.open.round)
    , job_(horizon == Horizon::job ? view.open.job : 0)
{
}

/// Clears the choices that others have already made: they are as hidden as those still to be made.
State BotKnowledge::guess(const View& view, Random& random)
{
    if (!foreseen_.empty()) {
        State state = foreseen_[random.below(static_cast<std::uint32_t>(foreseen_.size()))];
        state.random = Random(next_seed(random));
        return state;
    }
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
    const int cities = state.cities_in_play();
    for (std::size_t at = 0; at < actions.size(); ++at) {
        double gain = 0;
        if (const auto* choose = std::get_if<Choose>(&actions[at])) {
            // Counts half: the special gives more options when the turn comes, but it serves only one of four jobs.
            gain = choose->ticket ? ticket_gain(state.cities, choose->gangster, *choose->ticket)
                                  : 0.5
                    * best_plan(state.cities, cities, {}, choose->gangster, state.hands[seat].special, random_)
                          .revolvers;
        } else {
            Rows rows = state.cities;
            Turn turn = state.turn;
            gain = revolvers(the_gang::play(rows, turn, as_play(actions[at], choice.gangster)));
            if (!turn.gangster_placed || !turn.special_played)
                gain += best_plan(rows, cities, turn, choice.gangster, choice.special, random_).revolvers;
        }
        weights[at] = 1.0 + gain * gain;
    }
}

Action BotKnowledge::play(const State& state, Seat seat, Random& random)
{
    return greedy_action(state, seat, random);
}

bool BotKnowledge::ends(const State& state) const
{
    return state.round != round_ || (job_ != 0 && state.job != job_);
}

Values BotKnowledge::worth(const State& state)
{
    Values worths{};
    worths[seat_] = worth_to(state, seat_);
    return worths;
}

std::vector<State> guessed_choices(const View& view, Random& random, const std::stop_token& stop)
{
    // Against a boss that knows only the habits of the others, many short searches win 56 ± 5 % with two players, and
    // half as many of three times the length 51 ± 5 % (120 games each). The effort is the same for any number of seats.
    const auto guesses = static_cast<std::size_t>(120 / (view.open.seats - 1));
    constexpr Effort effort{.iterations = 60, .actions = 4000, .exploration = 0.5};
    std::vector<State> all;
    Events events;
    while (all.size() < guesses && !stop.stop_requested()) {
        State state = BotKnowledge(view, Horizon::round).guess(view, random);
        for (const Seat seat : pending(state)) {
            if (seat == view.seat)
                continue;
            const View seen = the_gang::view(state, seat);
            BotKnowledge known(seen, Horizon::round);
            const Action action = Search<TheGang, BotKnowledge>(known, effort).decide(seen, random, stop);
            events.clear();
            apply(state, seat, action, events);
        }
        all.push_back(state);
    }
    return all;
}

double chance_to_win(const State& state, Seat seat)
{
    const Result now = result(state);
    if (now.over)
        return now.winners.contains(seat) ? 1.0 / now.winners.size() : 0.0;
    // The squared change of a lead to be expected in the rest of the game, as measured over whole games.
    const double swing = 56.0 * rounds_left(state);
    double chance = 1;
    for (const Seat other : SeatSet::first(state.seats)) {
        if (other == seat)
            continue;
        const double lead = now.scores[seat] - now.scores[other];
        chance *= 0.5 + 0.5 * lead / std::sqrt(lead * lead + swing);
    }
    return chance;
}

double worth_to(const State& state, Seat seat)
{
    // A lead is worth at most as much as this chance to win, which is less than what can be told apart by sampled
    // games.
    constexpr double by_lead = 0.01;
    // The lead in revolvers that counts fully.
    constexpr double most = 100;
    const Result now = result(state);
    double lead = most;
    for (const Seat other : SeatSet::first(state.seats))
        if (other != seat)
            lead = std::min(lead, static_cast<double>(now.scores[seat] - now.scores[other]));
    return (1 - by_lead) * chance_to_win(state, seat) + by_lead * (std::max(lead, -most) / most + 1) / 2;
}

}
