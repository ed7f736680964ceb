// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/review_maker.hpp"
#include "engine/core/variants.hpp"
#include "engine/gangz/game.hpp"
#include "engine/gangz/links.hpp"

#include <memory>
#include <vector>

namespace backroom::gangz {

/// The unit of decisions is a point, minus the points of others; the unit of luck is the chance to win. In each playout
/// every seat sees links in a random way, because nobody knows how a person sees them.
class Reviewer {
public:
    static constexpr int games = 1000;
    static constexpr int draws = games;
    /// In points.
    static constexpr double least = 0.2;

    explicit Reviewer(const PublicState& open);

    void draw_anew(State& state, Random& random) const;
    WinChances outcome(State& state, Random& random);
    bool by_chance(const Event& event) const { return holds_one_of<Drawn, LaidOut, Swapped>(event); }
    /// Weighs votes alone.
    std::optional<Weighed> weigh(
        const View& view, const ComparedActions<Gangz>& compared, const BotContext& context) const;
    /// True for a vote that found both intruders.
    bool proved_perfect(const State& before, const Match<Gangz>::Act& act) const;

private:
    static constexpr std::size_t eyes_count = 18;
    using EyesOfSeats = std::array<std::size_t, max_seats>;

    const Links& links(Card leader, std::size_t eyes);
    Action quick_action(const State& state, Seat seat, const EyesOfSeats& eyes, Random& random);

    std::array<Eyes, eyes_count> eyes_;
    /// By leader and eyes. Created on demand.
    std::vector<std::unique_ptr<const Links>> links_;
    Events events_;
};

/// Requires that the match is over. Returns nothing if a stop was requested.
std::optional<MatchReview> review(const Match<Gangz>& match, const ReviewContext& context);

}
