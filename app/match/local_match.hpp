// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/table_match.hpp"
#include "engine/core/journal.hpp"

#include <algorithm>
#include <functional>
#include <optional>

/// Saves a match. If `keep` is null, the match is not saved.
struct MatchKeeper {
    /// The number of the match in the store.
    qint64 number = 0;
    /// On return, the lines of the journal, all or none, are on disk or queued in the store, which reports a failed
    /// write. As long as a copy of the function exists, no other program may change the match.
    std::function<void(const std::vector<std::string>& lines, bool over)> keep = {};
};

/// A match that is played in this process, and saved with every action. Its creator has access to the full state; the
/// table to which it is given has not.
template <backroom::Game G>
class LocalMatch : public TableMatchOf<G> {
public:
    using typename TableMatchOf<G>::Seat;
    using typename TableMatchOf<G>::EventList;
    using Refused = std::optional<backroom::Refusal>;

    explicit LocalMatch(backroom::Match<G> match, MatchKeeper keeper = {})
        : match_(std::move(match))
        , keeper_(std::move(keeper))
        , kept_(match_.journal().size())
    {
    }

    const backroom::Match<G>& match() const { return match_; }

    QStringList names() const override
    {
        QStringList list;
        for (const std::string& name : match_.setup().names)
            list += QString::fromStdString(name);
        return list;
    }
    backroom::SeatSet pending() const override { return pendingOf(state()); }
    int stepsBackTo(backroom::SeatSet seats) const override { return match_.steps_back_to(seats); }
    std::uint64_t thoughtSeed() const override { return match_.setup().thought_seed(match_.actions()); }
    Refused checkUndo(int steps) const override { return match_.check_undo(steps); }
    Refused checkRedo() const override { return match_.check_redo(); }
    Refused undo() override { return moved(match_.undo()); }
    Refused redo() override { return moved(match_.redo()); }
    Refused checkTakeBack(Seat seat) const override { return match_.check_take_back(seat); }
    Refused takeBack(Seat seat) override { return moved(match_.take_back(seat)); }
    Seat housePlayedFor(int action) const override
    {
        const auto& act = match_.action(action);
        return act.by_house ? act.seat : backroom::nobody;
    }
    qint64 number() const override { return keeper_.number; }
    void close() override { keeper_ = {}; }
    bool friendlyUndo() const override { return match_.setup().friendly_undo; }
    backroom::Result result() const override { return resultOf(state()); }

    int length() const override { return match_.actions(); }
    int position() const override { return position_.value_or(match_.actions()); }
    void seek(int position) override { position_ = std::clamp(position, 0, match_.actions()); }
    Seat nextSeat() const override { return position() < length() ? match_.action(position()).seat : backroom::nobody; }

    const typename G::Options& options() const override { return match_.setup().options; }
    typename G::PublicState openAtFirst() const override { return openOf(match_.initial()); }
    typename G::PublicState open() const override { return openOf(state()); }
    typename G::PublicState openAt(int position) const override { return openOf(match_.state_at(position)); }
    typename G::View view(Seat seat) const override { return viewOf(state(), seat); }
    Refused act(Seat seat, const typename G::Action& action) override { return moved(match_.act(seat, action)); }
    Refused actFor(Seat seat, const typename G::Action& action) override
    {
        return moved(match_.act(seat, action, true));
    }
    std::optional<typename G::Action> nextActionOf(Seat seat) const override
    {
        if (nextSeat() != seat || seat == backroom::nobody)
            return {};
        return match_.action(position()).action;
    }

    EventList newestEvents(Seat viewer) const override
    {
        if (position_)
            return *position_ > 0 ? eventsOf(*position_ - 1, viewer) : EventList();
        EventList seen;
        add(seen, match_.events(), viewer);
        return seen;
    }

    EventList eventsOf(int action, Seat viewer) const override
    {
        typename G::State state = match_.state_at(action);
        typename G::Events events;
        apply(state, match_.action(action).seat, match_.action(action).action, events);
        EventList seen;
        add(seen, events, viewer);
        return seen;
    }

private:
    // A game's functions are found by argument-dependent lookup, which members of the same name would hide.
    static auto openOf(const typename G::State& state)
    {
        using backroom::adl::public_state;
        return public_state(state);
    }
    static auto viewOf(const typename G::State& state, Seat seat)
    {
        using backroom::adl::view;
        return view(state, seat);
    }
    static backroom::SeatSet pendingOf(const typename G::State& state)
    {
        using backroom::adl::pending;
        return pending(state);
    }
    static auto resultOf(const typename G::State& state)
    {
        using backroom::adl::result;
        return result(state);
    }

    static void add(EventList& seen, const typename G::Events& events, Seat viewer)
    {
        for (const auto& event : events)
            seen.push_back(redact(event, viewer));
    }

    const typename G::State& state() const { return match_.state_at(position()); }
    /// After an action, undo or redo, the position is the end again.
    Refused moved(Refused refusal)
    {
        if (refusal)
            return refusal;
        position_.reset();
        const auto& journal = match_.journal();
        std::vector<std::string> lines;
        for (; kept_ < journal.size(); ++kept_)
            lines.push_back(backroom::Journal<G>::line(journal[kept_]));
        if (keeper_.keep)
            keeper_.keep(lines, match_.over());
        return {};
    }

    backroom::Match<G> match_;
    MatchKeeper keeper_;
    /// The length of the journal that was given to the keeper.
    std::size_t kept_;
    /// Set by `seek`.
    std::optional<int> position_;
};
