// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.hpp"
#include "engine/supergang/bot/forecast.hpp"
#include "engine/supergang/bot/simulator.hpp"
#include "engine/supergang/bot/stops.hpp"

#include <optional>
#include <span>
#include <vector>

/// A turn that may decide the game, searched together to its end: the last turn of a gang in a game of limited length,
/// and one in which it may complete a district.
namespace backroom::supergang {

class Finale {
public:
    Finale(Simulator& simulator, Seat seat, std::stop_token stop);

    struct Choice {
        Action action;
        /// The chance to win: by the district alone, unless it is the last turn.
        double chance = 0;
    };
    /// Returns the best move of a patrol or gangster, or the best deed of the active gangster. Empty if the turn
    /// decides nothing, or if stopped.
    std::optional<Choice> choose(const State& state);

private:
    /// What the end of a stop changes, compared to the state before it.
    struct Change {
        double chance = 1;
        std::array<int, max_gangs> totals{};
        std::array<int, max_gangs> actors{};
        int cash = 0;
        ShopSet gained;
        /// Where the stops were: nobody uses a shop twice.
        ShopSet used;
        /// By how much a district of others became less likely in this round.
        double safe = 1;
        /// The share of the victory, once the game is over.
        std::optional<double> won;
    };
    /// Outcomes of either kind that are sampled of a duel.
    static constexpr int samples = 2;
    using Changes = FixedVector<Change, 2 * samples>;
    struct Plan {
        Action first;
        Place end = no_place;
        Changes changes;
        double estimate = 0;
    };
    using Plans = std::vector<Plan>;
    struct Line {
        Action first;
        std::vector<Simulator::Outcome> outcomes;
        double estimate = 0;
    };
    struct Basis {
        State state;
        Forecast forecast;
        double safe;
        explicit Basis(const State& of, Seat seat);
    };

    bool decides(const State& state);
    Changes changes_of(const Basis& basis, const Simulator::Outcomes& outcomes) const;
    Change sum(const Change& one, const Change& other) const;
    double leaf(const Basis& basis, const Change& change) const;
    /// Lists what each gangster who has not moved can do, the most promising plans only.
    std::vector<Plans> plans_of(const Basis& basis);
    void keep_best(const Basis& basis, Plans& plans) const;
    /// Returns the chance if the gangsters from this one on follow their best plans.
    double best(const Basis& basis, const std::vector<Plans>& all, std::size_t from, const Change& before) const;
    double after(const Basis& basis, const std::vector<Plans>& all, const Changes& changes) const;
    /// As `after`, with what is then possible listed anew.
    double value_of(const State& state);
    double value_of(std::span<const Simulator::Outcome> outcomes);

    /// Empty if stopped.
    std::optional<Choice> best_move(const Basis& basis);
    Choice best_deed(const Basis& basis, std::size_t lines);
    Choice best_patrol_move(const Basis& basis);

    Simulator& simulator_;
    Seat seat_;
    std::stop_token stop_;
    bool richest_ = false;
    ShopSet wanted_;
    std::vector<District> districts_;
};

}
