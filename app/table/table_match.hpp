#pragma once

#include "core/bot.hpp"
#include "core/match.hpp"

#include <QStringList>

#include <functional>
#include <string>
#include <vector>

/// What a computer player came to: done to the match in the window's thread, which says no if it does not fit any more.
using Deed = std::function<std::optional<backroom::Refusal>()>;
/// What a computer player thinks, in any thread: it has the view of its seat, and nothing of the match.
using Thought = std::function<Deed(std::stop_token stop)>;

/// The match at a table, whatever its game: what curtain, undo, redo and the journal on disk need of it.
class TableMatch {
public:
    virtual ~TableMatch() = default;

    virtual QStringList names() const = 0;
    /// Who must decide now; nobody when the game is over.
    virtual backroom::SeatSet pending() const = 0;
    virtual bool hasComputers() const = 0;
    /// The boss says what it would do.
    virtual bool givesHints() const = 0;
    /// How a computer player of that level decides for a seat that is pending; nothing in a game that has none.
    virtual Thought thought(backroom::Seat seat, backroom::Level level) = 0;
    /// How many actions lie behind the newest one of these seats, it included; 0 for none.
    virtual int stepsBackTo(backroom::SeatSet seats) const = 0;
    /// Of so many actions.
    virtual std::optional<backroom::Refusal> checkUndo(int steps) const = 0;
    virtual std::optional<backroom::Refusal> checkRedo() const = 0;
    [[nodiscard]] virtual std::optional<backroom::Refusal> undo() = 0;
    [[nodiscard]] virtual std::optional<backroom::Refusal> redo() = 0;
    /// The journal's newest line, after the header.
    virtual std::string newestLine() const = 0;
    virtual bool friendlyUndo() const = 0;

    /// The actions that stand, without what was undone.
    virtual int length() const = 0;
    /// So many of them are behind what all questions here are about: all, but while something is looked at again.
    virtual int position() const = 0;
    virtual void seek(int position) = 0;
    /// Whose action comes next; `nobody`'s after the last one.
    virtual backroom::Seat nextSeat() const = 0;
    /// Of a game that is over.
    virtual backroom::Result result() const = 0;
    /// What it says itself to a refusal of its own; empty where the game has words for it.
    virtual QString ownWords(const backroom::Refusal& /*refusal*/) const { return {}; }
    /// What a try that comes to no action is told; nothing where everybody plays as they like.
    virtual std::optional<backroom::Refusal> astray() { return {}; }
};

/// All that a table of the game can learn of its match: what lies in the open, what a seat may know, and the events as
/// some eyes may see them. There is no way from here to the full state.
template <backroom::Game G>
class TableMatchOf : public TableMatch {
public:
    using Seat = backroom::Seat;
    using EventList = std::vector<typename G::Event>;

    virtual const typename G::Options& options() const = 0;
    virtual typename G::Open open() const = 0;
    /// Before the first action.
    virtual typename G::Open openAtFirst() const = 0;
    virtual typename G::View view(Seat seat) const = 0;
    [[nodiscard]] virtual std::optional<backroom::Refusal> act(Seat seat, const typename G::Action& action) = 0;
    /// What is said against going on to such an action, though it is not taken yet.
    virtual std::optional<backroom::Refusal> doubts(Seat /*seat*/, const typename G::Action& /*action*/) { return {}; }
    /// Those of the newest action; `eyes` are a seat's or `nobody`'s.
    virtual EventList newestEvents(Seat eyes) const = 0;
    /// Of one of the actions that stand, counted from 0, and what lay in the open before it.
    virtual EventList eventsOf(int action, Seat eyes) const = 0;
    virtual typename G::Open openAt(int position) const = 0;
    /// The action that comes next, if it is that seat's.
    virtual std::optional<typename G::Action> nextActionOf(Seat seat) const = 0;
    /// What the boss would do there, and why.
    auto considered(Seat seat) const
    {
        return [seen = view(seat), seed = thoughtSeed()](const std::stop_token& stop) {
            return advise(seen, backroom::Mind{backroom::Level::boss, seed, stop});
        };
    }
    /// Of the computer players' generators: another one for every decision, and the same when it is taken again.
    virtual std::uint64_t thoughtSeed() const = 0;

    bool hasComputers() const override { return backroom::PlayedByBots<G>; }
    bool givesHints() const override { return backroom::AdvisedByBots<G>; }
    Thought thought(Seat seat, backroom::Level level) override
    {
        if constexpr (backroom::PlayedByBots<G>)
            return [this, seat, seen = view(seat), seed = thoughtSeed(), level](const std::stop_token& stop) -> Deed {
                return [this, seat, action = decide(seen, backroom::Mind{level, seed, stop})] {
                    return act(seat, action);
                };
            };
        else
            return {};
    }
};
