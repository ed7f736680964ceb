// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/table_match.hpp"
#include "engine/core/seat_history.hpp"

#include <algorithm>
#include <deque>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

/// The match of one seat whose judge is a program in another house. It is told the seat's first view and then the
/// events of each action as that seat may see them; they are queued until the table calls `advance`. There is no full
/// state.
template <backroom::Game G>
class RemoteMatch final : public TableMatchOf<G>, public RemoteFeed {
public:
    using typename TableMatchOf<G>::Seat;
    using typename TableMatchOf<G>::EventList;
    using View = typename G::View;
    using Refused = std::optional<backroom::Refusal>;

    /// `first` is the seat's view before the first action, and has been checked (`SeatLines::view`).
    RemoteMatch(QStringList names, View first)
        : names_(std::move(names))
        , history_(std::move(first))
    {
    }

    QStringList names() const override { return names_; }
    backroom::SeatSet pending() const override
    {
        using backroom::adl::pending;
        return pending(imagined());
    }
    /// Computer players think in the judge's house.
    bool hasComputers() const override { return backroom::PlayedByBots<G>; }
    /// Never called: the seat itself is a person's.
    Computation standIn(Seat /*seat*/) override { return {}; }
    Seat housePlayedFor(int action) const override
    {
        const Done& done = done_[static_cast<std::size_t>(action)];
        return done.by_house ? done.seat : backroom::nobody;
    }
    int stepsBackTo(backroom::SeatSet seats) const override
    {
        const auto last =
            std::find_if(done_.rbegin(), done_.rend(), [seats](const Done& done) { return seats.contains(done.seat); });
        return last == done_.rend() ? 0 : static_cast<int>(last - done_.rbegin()) + 1;
    }
    Refused checkUndo(int /*steps*/) const override { return notHere(); }
    Refused checkRedo() const override { return notHere(); }
    Refused undo() override { return notHere(); }
    Refused redo() override { return notHere(); }
    /// Only the judge knows whether it is allowed; what is impossible in any case is refused here.
    Refused checkTakeBack(Seat seat) const override
    {
        const int steps = stepsBackTo(backroom::SeatSet::only(seat));
        if (steps == 0 || asked_ || (steps > 1 && pending().contains(seat)))
            return notHere();
        for (auto done = done_.end() - steps; done != done_.end(); ++done)
            if (std::any_of(done->events.begin(), done->events.end(), [](const auto& event) { return reveals(event); }))
                return backroom::Refusal{backroom::refusals::already_revealed, {}};
        return {};
    }
    Refused takeBack(Seat seat) override
    {
        if (auto refused = checkTakeBack(seat))
            return refused;
        asked_ = asked_back_ = true;
        if (ask_)
            ask_({});
        return {};
    }
    qint64 number() const override { return 0; }
    void close() override { ask_ = {}; }
    bool friendlyUndo() const override { return false; }
    backroom::Result result() const override
    {
        using backroom::adl::result;
        return result(imagined());
    }

    int length() const override { return static_cast<int>(done_.size()); }
    int position() const override { return position_.value_or(length()); }
    void seek(int position) override { position_ = std::clamp(position, 0, length()); }
    Seat nextSeat() const override
    {
        return position() < length() ? done_[static_cast<std::size_t>(position())].seat : backroom::nobody;
    }

    const typename G::Options& options() const override { return history_.first().open.options; }
    typename G::PublicState openAtFirst() const override { return history_.first().open; }
    typename G::PublicState open() const override { return now().open; }
    typename G::PublicState openAt(int position) const override { return at(position).open; }
    /// The seat must be the own one.
    View view(Seat /*seat*/) const override { return now(); }
    EventList newestEvents(Seat viewer) const override
    {
        const bool any = position() > 0 && (position_ || !taken_back_);
        return any ? eventsOf(position() - 1, viewer) : EventList();
    }
    EventList eventsOf(int action, Seat viewer) const override
    {
        EventList seen;
        for (const auto& event : done_[static_cast<std::size_t>(action)].events)
            seen.push_back(viewer == history_.first().seat ? event : redact(event, viewer));
        return seen;
    }
    /// What others have decided is known only by its events.
    std::optional<typename G::Action> nextActionOf(Seat /*seat*/) const override { return {}; }
    std::uint64_t thoughtSeed() const override { return static_cast<std::uint64_t>(length()); }

    /// Refuses at once what is illegal by the view; everything else is sent to the judge.
    [[nodiscard]] Refused act(Seat seat, const typename G::Action& action) override
    {
        if (auto refused = check(imagined(), seat, action))
            return refused;
        asked_ = true;
        if (ask_)
            ask_(SeatLines::line(action));
        return {};
    }
    [[nodiscard]] Refused actFor(Seat /*seat*/, const typename G::Action& /*action*/) override { return notHere(); }

    bool judgedElsewhere() const override { return true; }
    bool asked() const override { return asked_; }
    void askWith(std::function<void(const std::string& action)> ask) override { ask_ = std::move(ask); }
    void refused() override { asked_ = asked_back_ = false; }
    void hear(const std::string& news) override { heard_.push_back(news); }
    Arrival advance() override
    {
        if (heard_.empty())
            return {};
        auto update = history_.follow(heard_.front());
        if (!update)
            return {Arrival::impossible};
        heard_.pop_front();
        position_.reset();
        taken_back_ = update->seat == backroom::nobody;
        if (taken_back_) {
            asked_ = asked_ && !std::exchange(asked_back_, false);
            const auto kept = static_cast<std::size_t>(update->actions);
            done_.resize(kept);
            return {Arrival::taken_back};
        }
        asked_ = asked_ && update->seat != history_.first().seat;
        done_.push_back(*std::move(update));
        return {Arrival::action, done_.back().seat};
    }

private:
    using SeatLines = backroom::SeatLines<G>;
    using Done = backroom::SeatUpdate<G>;

    /// Only the judge may undo, or play for an absent person.
    static Refused notHere() { return backroom::Refusal{backroom::refusals::nothing_to_undo, {}}; }
    const View& at(int position) const { return history_.at(position); }
    const View& now() const { return at(position()); }
    /// Returns a full state that is consistent with the view: whose turn it is, what is legal and the result are
    /// functions of the view.
    typename G::State imagined() const
    {
        backroom::Random random;
        return sample(now(), random);
    }

    QStringList names_;
    backroom::SeatHistory<G> history_;
    std::vector<Done> done_;
    std::deque<std::string> heard_;
    std::function<void(const std::string& action)> ask_;
    bool asked_ = false;
    /// True if the pending request is to take back the own newest action.
    bool asked_back_ = false;
    /// True if the newest message said that actions were taken back.
    bool taken_back_ = false;
    /// Set by `seek`.
    std::optional<int> position_;
};
