#pragma once

#include "core/bot.hpp"
#include "supergang/bot_deeds.hpp"
#include "supergang/bot_worth.hpp"
#include "supergang/duel_odds.hpp"
#include "supergang/rules.hpp"

#include <memory>
#include <optional>

/// What a computer player tries before it acts: the rest of its own turn.
namespace backroom::supergang {

/// How much is tried.
struct Effort {
    /// Of a duel: how many ends of either kind.
    int samples = 2;
    /// Deeds one after the other where a move ends, while that is still planned, and once he is there.
    int deeds_planned = 2;
    int deeds = 4;
    /// How many moves are thought through to the end of the turn.
    int lines = 0;
    /// By so much a move may be misjudged.
    double blunder = 0;
    /// Positions that are weighed for one move, at most.
    int nodes = 1500;
    /// Of the best moves, how many are played on to the own next turn, and how often; so much less than the best is
    /// not.
    int replied = 0;
    int replies = 0;
    double margin = 40;

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
    struct Line {
        Action action;
        double value = 0;
    };
    using Lines = FixedVector<Line, character_count * most_walks>;

    bool stopped() const { return mind_.stop.stop_requested(); }
    bool enough() const { return nodes_ <= 0 || stopped(); }
    double value(const State& state)
    {
        --nodes_;
        return worth(state, seat_, manner_.temper);
    }
    void perform(State& state, const Action& action);
    void answer_frames(State& state);
    double chance(Forces attack, Forces defence);

    /// `then` is asked of each state that the action may lead to.
    template <class Then>
    double after(const State& state, const Action& action, Then then);
    template <class Then>
    double fought(const State& state, const Action& action, Then then);

    Prospect deed_of(const State& state, int deeds, int least_rank, int figures);
    double rest_of_stop(const State& state, int deeds, int least_rank, int figures);
    double rest_of_turn(const State& state, int figures);
    double moved(const State& state, const Action& move, int deeds, int figures);
    template <class Visit>
    void each_move(const State& state, bool each_end_once, Visit visit);
    double misjudged(double value);
    double replied(const Action& move);
    void play_on(State& state);

    Mind mind_;
    Manner manner_;
    Seat seat_;
    State start_;
    std::unique_ptr<Events> events_;
    std::unique_ptr<Lines> lines_;
    /// Plays for everybody while it is found out what they answer.
    std::unique_ptr<Search> scout_;
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
