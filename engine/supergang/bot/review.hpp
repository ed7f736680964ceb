// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/review_maker.hpp"
#include "engine/core/variants.hpp"
#include "engine/supergang/bot/search.hpp"
#include "engine/supergang/game.hpp"

namespace backroom::supergang {

/// The unit is the chance to win as estimated by the boss, which has no noise, because a game is too long for playouts.
/// The outcome of a throw is compared with the mean of other throws, that of a duel by dice with both outcomes,
/// weighted by their exact odds.
class Reviewer {
public:
    static constexpr int games = 1;
    static constexpr int draws = 200;
    /// Outcomes of duels are sampled, and the search does not look beyond this turn.
    static constexpr double least = 0.02;

    void draw_anew(State& state, Random& random) const { state.random = Random(next_seed(random)); }
    WinChances outcome(State& state, Random& random) const;
    bool by_chance(const Event& event) const { return holds_one_of<Rolled, DuelRolled, Dart>(event); }
    std::optional<WinChances> expected(const State& before, const Match<SuperGang>::Act& act, Random& random);
    std::optional<Weighed> weigh(
        const View& view, const ComparedActions<SuperGang>& compared, const BotContext& context);

private:
    Events events_;
};

/// Requires that the match is over. Returns nothing if a stop was requested.
std::optional<MatchReview> review(const Match<SuperGang>& match, const ReviewContext& context);

}
