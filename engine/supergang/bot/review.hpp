// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/review_maker.hpp"
#include "engine/core/variants.hpp"
#include "engine/supergang/bot/search.hpp"
#include "engine/supergang/game.hpp"

namespace backroom::supergang {

/// All is measured by the chance to win, as the boss estimates it, which has no noise: a game is too long to be played
/// on again and again. What a throw brought is compared with the mean of other throws, and for a duel by dice with both
/// outcomes, weighted by their exact odds.
class Reviewer {
public:
    static constexpr int games = 1;
    static constexpr int draws = 200;
    /// Outcomes of duels are sampled, and neither search sees further than this turn.
    static constexpr double least = 0.02;

    void draw_anew(State& state, Random& random) const { state.random = Random(next_seed(random)); }
    WinChances outcome(State& state, Random& random) const;
    bool by_chance(const Event& event) const { return holds_one_of<Rolled, DuelRolled, Dart>(event); }
    std::optional<WinChances> expected(const State& before, const Match<SuperGang>::Act& act, Random& random);
    std::optional<Weighed> weigh(const View& view, const ComparedActions<SuperGang>& compared, const BotContext& mind);

private:
    Events events_;
};

/// Requires that the match is over. Returns nothing if a stop was requested.
std::optional<MatchReview> review(const Match<SuperGang>& match, const ReviewContext& context);

}
