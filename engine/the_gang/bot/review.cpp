// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/bot/review.hpp"

#include "engine/core/playout.hpp"
#include "engine/the_gang/bot/habits.hpp"
#include "engine/the_gang/bot/knowledge.hpp"
#include "engine/the_gang/bot/plans.hpp"

namespace backroom::the_gang {

static_assert(ReviewerOf<Reviewer, TheGang> && KnowsPlans<Reviewer, TheGang>);

namespace {

constexpr int reviewed_guesses = 600;

}

void Reviewer::draw_anew(State& state, Random& random) const
{
    state.random = Random(next_seed(random));
    random.shuffle(state.deck);
    random.shuffle(state.special_deck);
}

WinChances Reviewer::outcome(State& state, Random& random)
{
    play_out<TheGang>(
        state, events_, [&](const State& present, Seat seat) { return greedy_action(present, seat, random); });
    const Result end = result(state);
    WinChances chances{};
    for (const Seat winner : end.winners)
        chances[winner] = 1.0 / end.winners.size();
    return chances;
}

bool Reviewer::planned(const View& view, const Action& action) const
{
    if (view.open.phase != Phase::placing)
        return false;
    const Choice own = view.open.still_to_play(view.seat);
    const int cities = view.open.cities_in_play();
    Random random;
    const auto most = [&](const Rows& rows, const Turn& turn) {
        return turn.gangster_placed && turn.special_played
            ? 0
            : std::max(0, best_plan(rows, cities, turn, own.gangster, own.special, random).revolvers);
    };
    Rows rows = view.open.cities;
    Turn turn = view.open.turn;
    if (own.special == Special::none && !turn.special_played)
        return false;
    const int possible = most(rows, turn);
    const int now = revolvers(play(rows, turn, as_play(action, own.gangster)));
    return possible > 0 && now + most(rows, turn) == possible;
}

std::optional<Weighed> Reviewer::weigh(
    const View& view, const ComparedActions<TheGang>& compared, const BotContext& context)
{
    Random random(context.seed);
    BotKnowledge known(view, Horizon::round);
    if (view.open.phase == Phase::choosing)
        known.foresee(guessed_choices(view, random, context.stop));
    const auto worth = [&](State state, const Action& action, std::uint64_t seed) {
        Random luck(seed);
        events_.clear();
        apply(state, view.seat, action, events_);
        for (SeatSet seats = pending(state); !seats.empty() && !known.ends(state); seats = pending(state)) {
            const Seat seat = *seats.begin();
            events_.clear();
            apply(state, seat, greedy_action(state, seat, luck), events_);
        }
        return chance_to_win(state, view.seat);
    };
    PairedMean cost;
    PairedMean gain;
    for (int guess = 0; guess < reviewed_guesses && !context.stop.stop_requested(); ++guess) {
        const State state = known.guess(view, random);
        const std::uint64_t seed = next_seed(random);
        const double taken = worth(state, compared.taken, seed);
        cost.add(compared.best == compared.taken ? 0 : worth(state, compared.best, seed) - taken);
        gain.add(compared.usual == compared.taken ? 0 : taken - worth(state, compared.usual, seed));
    }
    return Weighed{cost.mean(), cost.error(), gain.mean(), gain.error()};
}

std::optional<MatchReview> review(const Match<TheGang>& match, const ReviewContext& context)
{
    Reviewer reviewer;
    return ReviewMaker<TheGang, Reviewer>(match, reviewer, context).make();
}

}
