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

/// Searches a whole turn that may decide the game: the last turn of a gang in a game of limited length, or a turn in
/// which the gang may complete a district.
namespace backroom::supergang {

class Finale {
public:
    Finale(Simulator& simulator, Seat seat, std::stop_token stop);

    struct Choice {
        Action action;
        /// The chance to win in the last turn; otherwise the chance to win by completing the district.
        double chance = 0;
    };
    /// Returns the best move of a patrol or gangster, or the best action of the active gangster. Empty if the turn
    /// decides nothing or if a stop was requested.
    std::optional<Choice> choose(const State& state);

private:
    /// The difference between the end of a stop and the state before it.
    struct Change {
        double chance = 1;
        std::array<int, max_gangs> totals{};
        std::array<int, max_gangs> actors{};
        int cash = 0;
        ShopSet gained;
        /// The shops where the stops were. No shop is used twice.
        ShopSet used;
        /// A factor: how much less likely it became that another gang completes a district in this round.
        double safe = 1;
        /// The share of the victory if the game is over.
        std::optional<double> won;
    };
    /// The number of sampled outcomes of a duel, for wins and for losses.
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
    /// Lists the most promising plans for each gangster who has not moved.
    std::vector<Plans> plans_of(const Basis& basis);
    void keep_best(const Basis& basis, Plans& plans) const;
    /// Returns the chance if the gangsters from index `from` on follow their best plans.
    double best(const Basis& basis, const std::vector<Plans>& all, std::size_t from, const Change& before) const;
    double after(const Basis& basis, const std::vector<Plans>& all, const Changes& changes) const;
    /// As `after`, with the plans listed anew.
    double value_of(const State& state);
    double value_of(std::span<const Simulator::Outcome> outcomes);

    /// Empty if a stop was requested.
    std::optional<Choice> best_move(const Basis& basis);
    Choice best_action(const Basis& basis, std::size_t lines);
    Choice best_patrol_move(const Basis& basis);

    Simulator& simulator_;
    Seat seat_;
    std::stop_token stop_;
    bool richest_ = false;
    ShopSet wanted_;
    std::vector<District> districts_;
};

}
