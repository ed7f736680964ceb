// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/refusal.hpp"
#include "engine/core/seat.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

/// The judge refuses what was decided in another house before something else that has happened.
inline constexpr std::string_view moved_on = "moved-on";

/// The match that is judged here, as seats in other houses are told of it. The texts are
/// those of `Telling`.
class SeatTeller {
public:
    virtual ~SeatTeller() = default;
    /// Returns the seat's view before the first action.
    virtual std::string firstView(backroom::Seat seat) const = 0;
    /// Returns who took an action, counted from 0, and its events as the seat may see them.
    virtual std::string told(int action, backroom::Seat seat) const = 0;
    /// Says that only the first `kept` actions stay done.
    virtual std::string toldBack(int kept) const = 0;
    /// `moved` is called after every change with the number of actions that stayed done; those after it are new.
    virtual void onMoved(std::function<void(int kept)> moved) = 0;
    /// Performs what was decided in another house. A text that is no action is refused as well.
    [[nodiscard]] virtual std::optional<backroom::Refusal> actTold(backroom::Seat seat, const std::string& action) = 0;
};

/// The other end: what a match that is judged in another house is told, and what it asks.
class RemoteFeed {
public:
    virtual ~RemoteFeed() = default;
    /// Sends an action to the judge.
    virtual void askWith(std::function<void(const std::string& action)> ask) = 0;
    /// The judge has refused the action that was sent.
    virtual void refused() = 0;
    /// Keeps what `SeatTeller` has told until the table asks for it.
    virtual void hear(const std::string& news) = 0;
};
