// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.hpp"
#include "engine/supergang/bot/candidates.hpp"
#include "engine/supergang/bot/simulator.hpp"
#include "engine/supergang/bot/worth.hpp"

#include <functional>
#include <optional>

/// Searches the moves of a computer player and its actions where they end.
namespace backroom::supergang {

struct Effort {
    /// The number of sampled outcomes of a duel, for wins and for losses.
    int samples = 2;
    /// The number of consecutive actions where a move ends: while planning the move, and when deciding after it.
    int actions_planned = 2;
    int actions = 4;
    double noise = 0;
    /// The maximum number of positions evaluated for a move.
    int nodes = 1500;
    /// Whether a turn that may decide the game is searched as a whole (finale.hpp).
    bool together = false;

    bool operator==(const Effort&) const = default;
};

struct LevelSettings {
    EvaluationWeights weights;
    Effort effort;

    bool operator==(const LevelSettings&) const = default;
};
LevelSettings settings_of(Level level);

struct Prospect {
    Action action;
    double value = -3 * victory;
};

class Search {
public:
    Search(const View& view, const BotContext& context, const LevelSettings& settings);
    /// Changes the start state and resets the effort.
    void look_from(const PublicState& open, Seat seat);

    const State& start() const { return start_; }
    Seat seat() const { return seat_; }
    const LevelSettings& settings() const { return settings_; }

    /// Returns the best move that a figure can still make (SG-4.1): a patrol's in the police phase, otherwise a
    /// gangster's.
    Prospect best_move();
    Prospect best_action();
    /// Returns the value of a legal action, after typical answers to the questions it leads to.
    double value_after(const Action& action);
    double value_now() { return value(start_); }
    /// Returns the value of a legal action, including the best actions that may follow it where the move ends.
    double value_in_turn(const Action& action);
    /// Returns the expected value of a number after the action.
    double expect(const Action& action, const std::function<double(const State&)>& number);

    /// Returns the best move, or the best action of the active gangster. A turn that may decide the game is searched as
    /// a whole.
    Prospect best_step();
    /// Returns whether the turn may decide the game and is searched as a whole.
    bool searches_together() { return finale().has_value(); }

private:
    std::optional<Prospect> finale();
    bool stopped() const { return context_.stop.stop_requested(); }
    bool enough() const { return nodes_ <= 0 || stopped(); }
    double value(const State& state);

    /// Returns the value of `then` after the action, averaged over the outcomes of a duel.
    template <class Then>
    double after(const State& state, const Action& action, Then then);

    Prospect action_of(const State& state, int actions, int least_rank);
    double rest_of_stop(const State& state, int actions, int least_rank);
    double moved(const State& state, const Action& move);
    double with_noise(double value);

    BotContext context_;
    LevelSettings settings_;
    Seat seat_;
    State start_;
    Simulator simulator_;
    int nodes_ = 0;
    Random noise_;
};

}
