#pragma once

#include "core/match.hpp"

#include <QStringList>

#include <string>
#include <vector>

/// The match at a table, whatever its game: what curtain, undo, redo and the journal on disk need of it.
class TableMatch {
public:
    virtual ~TableMatch() = default;

    virtual QStringList names() const = 0;
    /// Who must decide now; nobody when the game is over.
    virtual backroom::SeatSet pending() const = 0;
    virtual std::optional<backroom::Refusal> checkUndo() const = 0;
    virtual std::optional<backroom::Refusal> checkRedo() const = 0;
    [[nodiscard]] virtual std::optional<backroom::Refusal> undo() = 0;
    [[nodiscard]] virtual std::optional<backroom::Refusal> redo() = 0;
    /// The journal's newest line, after the header.
    virtual std::string newestLine() const = 0;
    virtual bool friendlyUndo() const = 0;
    /// Of a game that is over.
    virtual backroom::Result result() const = 0;
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
    /// Those of the newest action, and all since the beginning; `eyes` are a seat's or `nobody`'s.
    virtual EventList newestEvents(Seat eyes) const = 0;
    virtual EventList allEvents(Seat eyes) const = 0;
};
