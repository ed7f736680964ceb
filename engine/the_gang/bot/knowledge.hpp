// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/search.hpp"
#include "engine/the_gang/game.hpp"

namespace backroom::the_gang {

enum class Horizon : std::uint8_t { job, round };

/// The search's knowledge of The Gang: the tree learns the actions of its own seat, the others play by habit, up to the
/// horizon.
class BotKnowledge : public SearchPolicy<TheGang> {
public:
    BotKnowledge(const View& view, Horizon horizon);

    /// From now on only these states are guessed. In them all other seats have chosen.
    void foresee(std::vector<State> foreseen) { foreseen_ = std::move(foreseen); }

    State guess(const View& view, Random& random);
    bool branches(const State&, Seat seat) { return seat == seat_; }
    void weigh(const State& state, Seat seat, const Actions& actions, std::span<double> weights);
    Action play(const State& state, Seat seat, Random& random);
    bool ends(const State& state) const;
    Values worth(const State& state);

private:
    Seat seat_;
    int round_;
    /// The job after which the search stops; 0 if it goes to the end of the round.
    int job_;
    Random random_;
    std::vector<State> foreseen_;
};

/// Guesses states in which all other seats have chosen as they would by a short search of their own, each by what it
/// would see. Requires that the seat of the view has still to choose. Empty at most if a stop was requested.
std::vector<State> guessed_choices(const View& view, Random& random, const std::stop_token& stop);

/// Returns the chance that the seat wins the game, estimated from the captured piles and from how much is still to be
/// played.
double chance_to_win(const State& state, Seat seat);
/// Returns the value of the state to the seat, from 0 to 1: the chance to win and, if that does not differ, the lead in
/// revolvers over the best of the others.
double worth_to(const State& state, Seat seat);

}
