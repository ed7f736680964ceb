#pragma once

#include "core/bot.hpp"
#include "supergang/bot_deeds.hpp"
#include "supergang/bot_worth.hpp"
#include "supergang/duel_odds.hpp"
#include "supergang/rules.hpp"

#include <memory>
#include <optional>

/// What a computer player tries before it acts: its moves, and what can be done where they end.
namespace backroom::supergang {

/// How much is tried.
struct Effort {
    /// Of a duel: how many ends of either kind.
    int samples = 2;
    /// Deeds one after the other where a move ends, while that is still planned, and once he is there.
    int deeds_planned = 2;
    int deeds = 4;
    /// By so much a move may be misjudged.
    double blunder = 0;
    /// Positions that are weighed for one move, at most.
    int nodes = 1500;

    bool operator==(const Effort&) const = default;
};

/// How a level plays.
struct Manner {
    Temper temper;
    Effort effort;

    bool operator==(const Manner&) const = default;
};
Manner manner_of(Level level);

/// What a move or a deed would come to.
struct Prospect {
    Action action;
    double value = -3 * victory;
};

class Search {
public:
    Search(const View& view, const Mind& mind, const Manner& manner);
    /// From another position, with the same effort.
    void look_from(const Open& open, Seat seat);

    const State& start() const { return start_; }
    Seat seat() const { return seat_; }
    const Manner& manner() const { return manner_; }

    /// The best move of those that can still be made (SG-4.1), of a patrol or of a gangster.
    Prospect best_move();
    /// The best of what the one who has moved can do.
    Prospect best_deed();
    /// Of any action that is legal now, when whatever is asked then has been answered as most would.
    double value_after(const Action& action);
    double value_now() { return value(start_); }

private:
    bool stopped() const { return mind_.stop.stop_requested(); }
    bool enough() const { return nodes_ <= 0 || stopped(); }
    double value(const State& state);
    void perform(State& state, const Action& action);
    void answer_frames(State& state);
    double chance(Forces attack, Forces defence);

    /// `then` is asked of each state that the action may lead to.
    template <class Then>
    double after(const State& state, const Action& action, Then then);
    template <class Then>
    double fought(const State& state, const Action& action, Then then);

    Prospect deed_of(const State& state, int deeds, int least_rank);
    double rest_of_stop(const State& state, int deeds, int least_rank);
    double moved(const State& state, const Action& move);
    template <class Visit>
    void each_move(const State& state, bool each_end_once, Visit visit);
    double misjudged(double value);

    Mind mind_;
    Manner manner_;
    Seat seat_;
    State start_;
    std::unique_ptr<Events> events_;
    int nodes_ = 0;
    std::uint64_t luck_;
    Random whims_;

    struct Known {
        Forces attack{-1, 0, 0};
        Forces defence;
        double chance = 0;
    };
    std::array<Known, 64> known_;
};

}
