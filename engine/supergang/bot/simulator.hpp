// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/duel/duel_odds.hpp"
#include "engine/supergang/rules.hpp"

#include <array>
#include <memory>

/// Performs the actions that a computer player considers, with typical answers of others and sampled duels.
namespace backroom::supergang {

class Simulator {
public:
    explicit Simulator(std::uint64_t duel_seed);

    void perform(State& state, const Action& action);
    /// Performs typical answers: arrests are accepted, recruits get a fair price, trades are refused.
    void answer_frames(State& state);

    struct Outcome {
        double chance = 1;
        State state;
    };
    static constexpr int most_samples = 8;
    using Outcomes = FixedVector<Outcome, 2 * most_samples>;
    /// Samples at most `samples` won and `samples` lost outcomes, weighted by their exact probabilities. Requires that
    /// the action begins a fight.
    void fight(const State& state, const Action& action, int samples, Outcomes& outcomes);

private:
    double chance(Forces attack, Forces defence);

    std::unique_ptr<Events> events_;
    std::uint64_t duel_seed_;

    struct Known {
        Forces attack{-1, 0, 0};
        Forces defence;
        double chance = 0;
    };
    std::array<Known, 64> known_;
};

}
