// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/bot/playing_on.hpp"

#include "engine/the_gang/bot/habits.hpp"

#include <algorithm>

namespace backroom::the_gang {

namespace {

/// The guessed rounds in which all actions are compared, before most of them are dropped: fewer with more seats, whose
/// rounds take longer.
int first_rounds(int seats)
{
    return 72 / (seats + 1);
}

struct Candidate {
    Action action;
    double worth = 0;
};

/// Plays rounds on to their end.
class Rounds {
public:
    explicit Rounds(const View& view)
        : seat_(view.seat)
        , round_(view.open.round)
        , known_(view, Horizon::job)
        , search_(known_, {.iterations = 30, .actions = 500, .exploration = 0.5})
    {
    }

    /// Returns the value of the round played on after the action. The seed stands for all luck that follows.
    double worth(State state, const Action& action, std::uint64_t seed)
    {
        state.random = Random(seed);
        Random random(seed);
        act(state, seat_, action);
        for (SeatSet seats = pending(state); !seats.empty() && state.round == round_; seats = pending(state)) {
            const Seat seat = *seats.begin();
            act(state, seat, decide(state, seat, random));
        }
        return worth_to(state, seat_);
    }

private:
    void act(State& state, Seat seat, const Action& action)
    {
        events_.clear();
        apply(state, seat, action, events_);
    }

    Action decide(const State& state, Seat seat, Random& random)
    {
        if (state.phase != Phase::choosing)
            return greedy_action(state, seat, random);
        const View seen = view(state, seat);
        known_ = BotKnowledge(seen, Horizon::job);
        return search_.decide(seen, random);
    }

    Seat seat_;
    int round_;
    BotKnowledge known_;
    Search<TheGang, BotKnowledge> search_;
    Events events_;
};

}

Action choose_by_playing_on(const View& view, Random& random, const std::stop_token& stop)
{
    std::vector<Candidate> left;
    for (const Action& action : legal(sample(view, random), view.seat))
        left.push_back({action});
    const std::vector<State> guesses = guessed_choices(view, random, stop);
    Rounds rounds(view);
    std::size_t at = 0;
    // The fewer actions are left, the better they are compared, always in the same rounds.
    for (int count = first_rounds(view.open.seats); left.size() > 1; count += count / 2) {
        for (int played = 0; played < count && !stop.stop_requested(); ++played) {
            const State& guess = guesses[at++ % guesses.size()];
            const std::uint64_t seed = next_seed(random);
            for (Candidate& one : left)
                one.worth += rounds.worth(guess, one.action, seed);
        }
        std::stable_sort(
            left.begin(), left.end(), [](const Candidate& a, const Candidate& b) { return a.worth > b.worth; });
        left.resize(left.size() > 4 ? std::max<std::size_t>(4, left.size() / 3) : (left.size() + 1) / 2);
    }
    return left.front().action;
}

}
