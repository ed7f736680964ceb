// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/seat.hpp"

#include <array>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace backroom {

/// Each seat's chance to win; a shared win counts as a fraction.
using WinChances = std::array<double, max_seats>;

/// What luck brought a seat, in the measure of the game, and its standard error.
struct Fortune {
    double gained = 0;
    double doubt = 0;

    bool operator==(const Fortune&) const = default;
};

/// A decision of a seat, judged by what the seat could know, never by what came of it. In the measure of the game.
struct JudgedDecision {
    /// The number of actions before it.
    int position = 0;
    /// How much less it was worth than what the boss would have done.
    double cost = 0;
    /// How much more it was worth than what a rookie would have done.
    double gain = 0;

    bool operator==(const JudgedDecision&) const = default;
};

struct SeatReview {
    /// The decisions that were judged, and those that were the boss's own.
    int judged = 0;
    int as_boss = 0;
    std::optional<JudgedDecision> best;
    std::optional<JudgedDecision> costliest;
    Fortune luck;

    bool operator==(const SeatReview&) const = default;
};

/// What can be said of a finished match.
struct MatchReview {
    int seats = 0;
    /// Before each action, and after the last one.
    std::vector<WinChances> chances;
    /// Empty for computer players.
    std::array<std::optional<SeatReview>, max_seats> persons;

    bool operator==(const MatchReview&) const = default;
};

/// An action that changed a seat's chance to win more than any other in its neighbourhood.
struct TurningPoint {
    int position = 0;
    /// The seat whose chance changed most.
    Seat seat = 0;
    double before = 0;
    double after = 0;

    bool operator==(const TurningPoint&) const = default;
};

/// Returns the largest ones, in order of position.
std::vector<TurningPoint> turning_points(const MatchReview& review);

struct ReviewContext {
    SeatSet persons;
    /// Heard within milliseconds.
    std::stop_token stop;
    /// Called now and then with the share that is done.
    std::function<void(double)> progressed = [](double) {};
};

/// A review as text, for keeping; `match` names the match that it belongs to.
std::string text_of_review(const MatchReview& review, std::string_view match);
/// Returns nothing if the text is damaged, of another version, or belongs to another match. `length` is the number of
/// actions.
std::optional<MatchReview> review_of_text(std::string_view text, std::string_view match, int seats, int length);

}
