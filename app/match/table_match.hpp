// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/other_houses.hpp"
#include "engine/core/bot.hpp"
#include "engine/core/match.hpp"
#include "engine/core/seat_lines.hpp"

#include <QStringList>

#include <functional>
#include <vector>

/// An action to run on the main thread, with the decision of a computer player or a hint. Returns a refusal if it no
/// longer fits the match.
using MainThreadAction = std::function<std::optional<backroom::Refusal>()>;
/// The computation of a computer player, which may run in any thread. It has only the view of its seat.
using Computation = std::function<MainThreadAction(std::stop_token stop)>;

/// The latest message to a match whose judge is in another house.
struct Arrival {
    enum Kind { nothing, action, taken_back, impossible };
    Kind kind = nothing;
    /// The seat that has acted.
    backroom::Seat seat = backroom::nobody;
};

/// The game-independent part of the match at a table.
class TableMatch {
public:
    virtual ~TableMatch() = default;

    virtual QStringList names() const = 0;
    /// Returns the seats that must decide now; none if the game is over.
    virtual backroom::SeatSet pending() const = 0;
    virtual bool hasComputers() const = 0;
    /// True for a lesson, which gives no hints and follows a script.
    virtual bool isLesson() const { return false; }
    /// Returns the computation of a decision for a seat that is pending; null in a game without computer players.
    virtual Computation thought(backroom::Seat seat, backroom::Level level) = 0;
    /// Returns the computation of a decision for a person who is away. It results in a refusal where that person might
    /// regret the decision.
    virtual Computation standIn(backroom::Seat seat) = 0;
    /// Returns the seat for which the house has performed this action, counted from 0; `nobody` if its player has.
    virtual backroom::Seat housePlayedFor(int action) const = 0;
    /// Returns the seat for which the house begins to play with this action; `nobody` if there is none.
    backroom::Seat houseBegins(int action) const
    {
        const backroom::Seat seat = action < 0 ? backroom::nobody : housePlayedFor(action);
        return action > 0 && housePlayedFor(action - 1) == seat ? backroom::nobody : seat;
    }
    /// Returns how many actions must be undone to take back the last action of these seats; 0 if there is none.
    virtual int stepsBackTo(backroom::SeatSet seats) const = 0;
    virtual std::optional<backroom::Refusal> checkUndo(int steps) const = 0;
    virtual std::optional<backroom::Refusal> checkRedo() const = 0;
    [[nodiscard]] virtual std::optional<backroom::Refusal> undo() = 0;
    [[nodiscard]] virtual std::optional<backroom::Refusal> redo() = 0;
    /// Returns why a seat may not take back its last action alone: all later actions must be sealed too, and stay done.
    virtual std::optional<backroom::Refusal> checkTakeBack(backroom::Seat seat) const = 0;
    [[nodiscard]] virtual std::optional<backroom::Refusal> takeBack(backroom::Seat seat) = 0;
    /// The number of the match in the store; 0 if it is not saved.
    virtual qint64 number() const = 0;
    /// Stops saving, so that another program may open the match.
    virtual void close() = 0;
    virtual bool friendlyUndo() const = 0;

    /// The number of actions, without those that were undone.
    virtual int length() const = 0;
    /// The number of actions before the position that all other functions refer to. It is `length`, except in a replay.
    virtual int position() const = 0;
    virtual void seek(int position) = 0;
    /// Returns the seat of the next action; `nobody` after the last one.
    virtual backroom::Seat nextSeat() const = 0;
    /// Requires that the game is over.
    virtual backroom::Result result() const = 0;
    /// Performs an action decided in another house (`SeatLines::line`). An unreadable action is refused as well.
    [[nodiscard]] virtual std::optional<backroom::Refusal> actFromOutside(
        backroom::Seat seat, const std::string& action) = 0;
    /// True if a program in another house judges, so that there is no full state here.
    virtual bool judgedElsewhere() const { return false; }
    /// True while an action that was sent to the judge is unanswered. It is performed only when the judge has answered.
    virtual bool asked() const { return false; }
    /// Adds the next message of the judge to the match, if there is one. After a message that is impossible in the game
    /// nothing more is added.
    virtual Arrival advance() { return {}; }
    /// Returns the match's own text for a refusal; empty to use the game's.
    virtual QString ownWords(const backroom::Refusal& /*refusal*/) const { return {}; }
    /// Returns the answer to an attempt that leads to no action; nothing outside lessons.
    virtual std::optional<backroom::Refusal> objectionToMiss() { return {}; }
};

/// All that a table can learn of its match: the public state, the view of a seat, and events as a seat may see them.
/// There is no access to the full state.
template <backroom::Game G>
class TableMatchOf : public TableMatch {
public:
    using Seat = backroom::Seat;
    using EventList = std::vector<typename G::Event>;

    virtual const typename G::Options& options() const = 0;
    virtual typename G::PublicState open() const = 0;
    virtual typename G::PublicState openAtFirst() const = 0;
    virtual typename G::View view(Seat seat) const = 0;
    [[nodiscard]] virtual std::optional<backroom::Refusal> act(Seat seat, const typename G::Action& action) = 0;
    /// Performs an action by the house for a person who is away.
    [[nodiscard]] virtual std::optional<backroom::Refusal> actFor(Seat seat, const typename G::Action& action) = 0;
    /// Returns the objection to preparing an action that is not performed yet; nothing outside lessons.
    virtual std::optional<backroom::Refusal> objectionTo(Seat /*seat*/, const typename G::Action& /*action*/)
    {
        return {};
    }
    /// Returns whether the match expects this action, though others may be legal; always true outside lessons.
    virtual bool awaits(const typename G::Action& /*action*/) const { return true; }
    /// Returns the events of the last action, as the seat `viewer` may see them, or everybody if it is `nobody`.
    virtual EventList newestEvents(Seat viewer) const = 0;
    /// `eventsOf` returns the events of an action, counted from 0; `openAt` the public state before it.
    virtual EventList eventsOf(int action, Seat viewer) const = 0;
    virtual typename G::PublicState openAt(int position) const = 0;
    /// Returns the next action if it is by that seat.
    virtual std::optional<typename G::Action> nextActionOf(Seat seat) const = 0;
    /// Returns the computation of advice for the seat.
    auto considered(Seat seat) const
    {
        return [seen = view(seat), seed = thoughtSeed()](const std::stop_token& stop) {
            return advise(seen, backroom::BotContext{backroom::Level::boss, seed, stop});
        };
    }
    /// The seed for computer players: different for every decision, but the same if a decision is repeated after an
    /// undo.
    virtual std::uint64_t thoughtSeed() const = 0;

    [[nodiscard]] std::optional<backroom::Refusal> actFromOutside(Seat seat, const std::string& action) override
    {
        const auto read = backroom::SeatLines<G>::action(action);
        return read ? act(seat, *read) : backroom::Refusal{moved_on, {}};
    }
    bool hasComputers() const override { return backroom::PlayedByBots<G>; }
    Computation thought(Seat seat, backroom::Level level) override
    {
        if constexpr (backroom::PlayedByBots<G>)
            return [this, seat, seen = view(seat), seed = thoughtSeed(), level](
                       const std::stop_token& stop) -> MainThreadAction {
                return [this, seat, action = decide(seen, backroom::BotContext{level, seed, stop})] {
                    return act(seat, action);
                };
            };
        else
            return {};
    }
    Computation standIn(Seat seat) override
    {
        if constexpr (backroom::PlayedByBots<G>)
            return [this, seat, seen = view(seat), seed = thoughtSeed()](const std::stop_token& stop) {
                const auto action = decide(seen, backroom::BotContext{backroom::Level::soldier, seed, stop});
                return MainThreadAction([this, seat, action]() -> std::optional<backroom::Refusal> {
                    if constexpr (requires { is_personal(action); })
                        if (is_personal(action))
                            return backroom::Refusal{"personal", {}};
                    return actFor(seat, action);
                });
            };
        else
            return {};
    }
};
