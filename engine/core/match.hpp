// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/chance.hpp"
#include "engine/core/game.hpp"
#include "engine/core/variants.hpp"

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace backroom {

/// Makes the input of `thought_seed` differ from that of the generator, which is a counter alone.
inline constexpr std::uint64_t domain_of_thoughts = 1;

/// The beginning of a match. A `position` replaces the deal, and a `chance` the seed.
template <Game G>
struct Setup {
    std::vector<std::string> names;
    std::uint64_t seed = 0;
    typename G::Options options;
    /// Lets undo take back actions that revealed hidden information.
    bool friendly_undo = false;
    std::optional<typename G::Position> position;
    std::optional<Chance> chance;

    /// The generator from which the match is dealt.
    Random random() const { return chance ? Random::keyed(sip_key(chance->key)) : Random(seed); }
    /// Returns the seed of a computer player's decision, or of a hint, after that number of actions. It is the same
    /// when a decision is repeated after an undo. With a chance, it reveals nothing about numbers drawn later.
    std::uint64_t thought_seed(int actions) const
    {
        const auto position_of_thought = static_cast<std::uint64_t>(actions);
        if (chance)
            return sip_hash(sip_key(chance->key), {domain_of_thoughts, position_of_thought});
        Random thought(seed + position_of_thought);
        return next_seed(thought);
    }
};

/// A game in progress: its setup, its state and the journal of everything that was done, undone and redone. The journal
/// only grows; replaying it gives the same match.
template <Game G>
class Match {
public:
    struct Act {
        Seat seat;
        typename G::Action action;
        /// A computer player has acted for a person who was away.
        bool by_house = false;
        bool operator==(const Act&) const = default;
    };
    struct Undo {
        bool operator==(const Undo&) const = default;
    };
    struct Redo {
        bool operator==(const Redo&) const = default;
    };
    using Step = std::variant<Act, Undo, Redo>;
    /// One line of the journal, with the hash of the state after the step.
    struct Record {
        Step step;
        std::uint64_t hash;
        bool operator==(const Record&) const = default;
    };

    /// `initial` must have been dealt or arranged from `setup`.
    Match(Setup<G> setup, typename G::State initial)
        : setup_(std::move(setup))
        , state_(std::move(initial))
    {
    }

    const Setup<G>& setup() const { return setup_; }
    const typename G::State& state() const { return state_; }
    const std::vector<Record>& journal() const { return journal_; }
    std::uint64_t hash() const
    {
        using adl::hash;
        return hash(state_);
    }
    SeatSet pending() const
    {
        using adl::pending;
        return pending(state_);
    }
    bool over() const { return pending().empty(); }

    /// The events of the latest `act` or `redo`; empty after `undo` and `take_back`.
    const typename G::Events& events() const { return events_; }

    [[nodiscard]] std::optional<Refusal> act(Seat seat, const typename G::Action& action, bool by_house = false)
    {
        if (auto refusal = check(state_, seat, action))
            return refusal;
        played_.resize(done_);
        perform({seat, action, by_house});
        record(Act{seat, action, by_house});
        return {};
    }

    std::optional<Refusal> check_undo() const { return check_undo(1); }

    int actions() const { return static_cast<int>(done_); }
    /// Returns how many actions must be undone to include the latest action of any of these seats; 0 if they have none.
    int steps_back_to(SeatSet seats) const
    {
        for (std::size_t back = 1; back <= done_; ++back)
            if (seats.contains(played_[done_ - back].act.seat))
                return static_cast<int>(back);
        return 0;
    }
    /// Returns why the latest `steps` actions cannot be undone, or nothing if they can.
    std::optional<Refusal> check_undo(int steps) const
    {
        if (steps < 1 || static_cast<std::size_t>(steps) > done_)
            return Refusal{backroom::refusals::nothing_to_undo, {}};
        for (std::size_t back = 1; back <= static_cast<std::size_t>(steps); ++back)
            if (played_[done_ - back].barrier && !setup_.friendly_undo)
                return Refusal{backroom::refusals::already_revealed, {}};
        return {};
    }

    std::optional<Refusal> check_redo() const
    {
        if (done_ == played_.size())
            return Refusal{backroom::refusals::nothing_to_redo, {}};
        return {};
    }

    [[nodiscard]] std::optional<Refusal> undo()
    {
        if (auto refusal = check_undo())
            return refusal;
        state_ = played_[--done_].before;
        events_.clear();
        record(Undo{});
        return {};
    }

    /// Returns why `take_back` is not possible, or nothing if it is.
    std::optional<Refusal> check_take_back(Seat seat) const
    {
        const int steps = steps_back_to(SeatSet::only(seat));
        if (steps == 0)
            return Refusal{backroom::refusals::nothing_to_undo, {}};
        const auto first = done_ - static_cast<std::size_t>(steps);
        for (std::size_t index = first; index < done_; ++index)
            if (played_[index].barrier)
                return Refusal{backroom::refusals::already_revealed, {}};
        typename G::State without = played_[first].before;
        typename G::Events events;
        for (std::size_t later = first + 1; later < done_; ++later) {
            const Act& act = played_[later].act;
            if (check(without, act.seat, act.action))
                return Refusal{backroom::refusals::already_revealed, {}};
            apply(without, act.seat, act.action, events);
        }
        return {};
    }
    /// Undoes the latest action of a seat and replays the later actions of others. Refused, even with friendly undo, if
    /// one of these actions has revealed anything or is possible only after it, because the others must not notice.
    [[nodiscard]] std::optional<Refusal> take_back(Seat seat)
    {
        if (auto refusal = check_take_back(seat))
            return refusal;
        const std::vector<Act> acts = line();
        const auto first = done_ - static_cast<std::size_t>(steps_back_to(SeatSet::only(seat)));
        while (done_ > first)
            static_cast<void>(undo());
        for (std::size_t later = first + 1; later < acts.size(); ++later)
            static_cast<void>(act(acts[later].seat, acts[later].action, acts[later].by_house));
        events_.clear();
        return {};
    }

    [[nodiscard]] std::optional<Refusal> redo()
    {
        if (auto refusal = check_redo())
            return refusal;
        perform(Act(played_[done_].act));
        record(Redo{});
        return {};
    }

    const typename G::State& initial() const { return played_.empty() ? state_ : played_.front().before; }

    /// Returns the state after the first `actions` of the actions that led to the present state.
    const typename G::State& state_at(int actions) const
    {
        const auto index = static_cast<std::size_t>(actions);
        return index < done_ ? played_[index].before : state_;
    }
    const Act& action(int index) const { return played_[static_cast<std::size_t>(index)].act; }

    std::vector<Act> line() const
    {
        std::vector<Act> acts;
        for (std::size_t index = 0; index < done_; ++index)
            acts.push_back(played_[index].act);
        return acts;
    }

    /// Repeats a step of a journal. Returns a refusal if the step does not fit the present state.
    [[nodiscard]] std::optional<Refusal> replay(const Step& step)
    {
        return std::visit(Overloaded{[this](const Act& again) { return act(again.seat, again.action, again.by_house); },
                              [this](Undo) { return undo(); }, [this](Redo) { return redo(); }},
            step);
    }

private:
    struct Played {
        Act act;
        typename G::State before;
        bool barrier;
    };

    /// Performs the action as number `done_`, replacing the action that was undone there.
    void perform(const Act& act)
    {
        const typename G::State before = state_;
        events_.clear();
        apply(state_, act.seat, act.action, events_);
        bool barrier = false;
        for (const auto& event : events_)
            barrier = barrier || reveals(event);
        Played played{act, before, barrier};
        if (done_ == played_.size())
            played_.push_back(std::move(played));
        else
            played_[done_] = std::move(played);
        ++done_;
    }

    void record(Step step) { journal_.push_back({std::move(step), hash()}); }

    Setup<G> setup_;
    typename G::State state_;
    typename G::Events events_;
    std::vector<Played> played_;
    std::size_t done_ = 0;
    std::vector<Record> journal_;
};

}
