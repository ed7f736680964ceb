#pragma once

#include "core/search.hpp"
#include "the_gang/game.hpp"

/// What a search knows of The Gang: its own seat thinks, the others do what is usual, to the end of the round.
namespace backroom::the_gang {

class BotKnowledge : public Knowledge<TheGang> {
public:
    explicit BotKnowledge(const View& view, int rounds_ahead = 0);

    State guess(const View& view, Random& random);
    bool branches(const State&, Seat seat) { return seat == seat_; }
    void weigh(const State& state, Seat seat, const Actions& actions, std::span<double> weights);
    Action play(const State& state, Seat seat, Random& random);
    bool ends(const State& state) { return state.round > last_round_; }
    Worths worth(const State& state);

private:
    Seat seat_;
    int last_round_;
    Random random_;
};

/// The chance that the seat wins, as the piles stand.
double chance_to_win(const State& state, Seat seat);

}
