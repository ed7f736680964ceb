// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/review_maker.hpp"
#include "engine/gang_of_dice/game.hpp"

#include <array>
#include <vector>

namespace backroom::gang_of_dice {

/// Decisions are measured by the chance to win the game, as the boss expects it. Luck is measured in rounds: what the
/// own dice changed of the chance to win the round, by exact odds (up to 12 dice).
class Reviewer {
public:
    static constexpr int games = 1500;
    static constexpr int draws = games;
    /// The boss's worths have no noise, but among many players they are a fitted curve.
    static constexpr double least = 0.01;

    explicit Reviewer(std::stop_token stop)
        : stop_(std::move(stop))
    {
    }

    void draw_anew(State& state, Random& random) const;
    WinChances outcome(State& state, Random& random);
    bool by_chance(const Event& event) const { return std::holds_alternative<Rolled>(event); }
    double luck(const State& before, const Match<GangOfDice>::Act& act, const Events& events) const;
    std::optional<Weighed> weigh(
        const View& view, const ComparedActions<GangOfDice>& compared, const BotContext& context);

private:
    Action quick_action(const State& state, Random& random);
    int best_of_handful(const Warning& warning, int most);

    std::stop_token stop_;
    static constexpr int handful = 5;
    struct Handful {
        Warning warning;
        /// How many of so many dice have the highest mean total.
        std::array<int, handful + 1> best{};
    };
    std::vector<Handful> handfuls_;
    Events events_;
};

/// Requires that the match is over. Returns nothing if a stop was requested.
std::optional<MatchReview> review(const Match<GangOfDice>& match, const ReviewContext& context);

}
