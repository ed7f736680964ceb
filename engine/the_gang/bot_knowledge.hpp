#pragma once

#include "core/search.hpp"
#include "the_gang/game.hpp"

namespace backroom::the_gang {

/// How far a player looks ahead.
enum class Horizon : std::uint8_t { job, round };

/// What a search knows of The Gang: its own seat thinks, the others do what is usual, up to the horizon.
class BotKnowledge : public Knowledge<TheGang> {
public:
    BotKnowledge(const View& view, Horizon horizon);

    State guess(const View& view, Random& random);
    bool branches(const State&, Seat seat) { return seat == seat_; }
    /// What the cards capture as the rows stand.
    void weigh(const State& state, Seat seat, const Actions& actions, std::span<double> weights);
    Action play(const State& state, Seat seat, Random& random);
    bool ends(const State& state) const;
    Worths worth(const State& state);

private:
    Seat seat_;
    int round_;
    /// 0: it looks to the end of the round.
    int job_;
    /// For plans that are equally good.
    Random random_;
};

/// The chance that the seat wins in the end, by the captured piles and by how much is still to be played.
double chance_to_win(const State& state, Seat seat);

}
