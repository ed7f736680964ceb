// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/review_maker.hpp"
#include "engine/the_gang/game.hpp"

namespace backroom::the_gang {

/// All is measured by the chance to win the game. Decisions are compared in games guessed from what the seat could see,
/// the same ones for each of them, which are played by habit to the end of the round.
class Reviewer {
public:
    static constexpr int games = 1000;
    static constexpr int draws = games;
    /// The standard error of a comparison is about 0.006.
    static constexpr double least = 0.02;

    void draw_anew(State& state, Random& random) const;
    WinChances outcome(State& state, Random& random);
    bool by_chance(const Event& event) const
    {
        return std::holds_alternative<Refilled>(event) || std::holds_alternative<Dealt>(event);
    }
    /// The hint for a choice with a special names the plan that captures most as the rows stand.
    bool planned(const View& view, const Action& action) const;
    std::optional<Weighed> weigh(const View& view, const ComparedActions<TheGang>& compared, const BotContext& context);

private:
    Events events_;
};

/// Requires that the match is over. Returns nothing if a stop was requested.
std::optional<MatchReview> review(const Match<TheGang>& match, const ReviewContext& context);

}
