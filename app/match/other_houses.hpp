// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/refusal.hpp"
#include "engine/core/seat.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The judge refuses an action that was decided in another house before other things happened.
inline constexpr std::string_view moved_on = "moved-on";

/// What seats in other houses are told of a match that is judged here. The texts are those of `SeatLines`.
class SeatPublisher {
public:
    virtual ~SeatPublisher() = default;
    /// Returns the seat's view before the first action.
    virtual std::string firstView(backroom::Seat seat) const = 0;
    /// The number of lines of the journal, which never shrinks.
    virtual int length() = 0;
    /// Returns what a line, counted from 0, tells a seat: an action with its events, or that actions are taken back.
    virtual std::string lineFor(int line, backroom::Seat seat) = 0;
    /// Returns whether a decision that the seat made after `lines` lines of the journal is still valid: the seat had to
    /// decide all the time since, and others have only done what nobody is shown.
    virtual bool leaves(backroom::Seat seat, int lines) = 0;
    /// The whole journal with its header, to be sent when the match is over.
    virtual std::vector<std::string> journal() const = 0;
};

/// The receiving end: what a match that is judged in another house is told, and what it requests.
class RemoteFeed {
public:
    virtual ~RemoteFeed() = default;
    /// Sets what sends an action to the judge; an empty text asks to take the seat's newest action back.
    virtual void askWith(std::function<void(const std::string& action)> ask) = 0;
    /// Called when the judge has refused the action that was sent.
    virtual void refused() = 0;
    /// Queues what `SeatPublisher` has told until the table calls `advance`.
    virtual void hear(const std::string& news) = 0;
};

/// Follows what a seat in another house is told, without a table.
class SeatFollower {
public:
    virtual ~SeatFollower() = default;
    /// Adds the next line. Returns false, and changes nothing, if the line is impossible in the game.
    virtual bool follow(const std::string& line) = 0;
    /// Returns the seats that have to decide.
    virtual backroom::SeatSet pending() const = 0;
};
