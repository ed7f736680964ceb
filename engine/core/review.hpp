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

/// The chance of each seat to win. A shared win counts as a fraction.
using WinChances = std::array<double, max_seats>;

/// What luck has brought a seat, with its standard error. The unit depends on the game.
struct Fortune {
    double gained = 0;
    double standard_error = 0;

    bool operator==(const Fortune&) const = default;
};

/// A decision of a seat, judged by what the seat could know and not by its outcome. The unit depends on the game.
struct JudgedDecision {
    /// The number of actions before the decision.
    int position = 0;
    /// How much less it was worth than the boss's choice.
    double cost = 0;
    /// How much more it was worth than a rookie's choice.
    double gain = 0;

    bool operator==(const JudgedDecision&) const = default;
};

struct SeatReview {
    /// The number of decisions that were judged, and of those equal to the boss's choice.
    int judged = 0;
    int as_boss = 0;
    std::optional<JudgedDecision> best;
    std::optional<JudgedDecision> costliest;
    Fortune luck;

    bool operator==(const SeatReview&) const = default;
};

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

/// Returns the largest turning points in order of position.
std::vector<TurningPoint> turning_points(const MatchReview& review);

struct ReviewContext {
    SeatSet persons;
    /// A request to stop is obeyed within milliseconds.
    std::stop_token stop;
    /// Called from time to time with the share of the work that is done, from 0 to 1.
    std::function<void(double)> progressed = [](double) {};
};

/// Returns the review as text to be stored. `match` identifies the match.
std::string text_of_review(const MatchReview& review, std::string_view match);
/// Returns nothing if the text is damaged, of another version, or of another match. `length` is the number of actions
/// of the match.
std::optional<MatchReview> review_of_text(std::string_view text, std::string_view match, int seats, int length);

}
