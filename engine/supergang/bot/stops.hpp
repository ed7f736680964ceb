// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/bot/candidates.hpp"
#include "engine/supergang/bot/simulator.hpp"

#include <functional>

/// Enumerates what a gangster can do where a move ends, to the end of the stop.
namespace backroom::supergang {

class Stops {
public:
    /// Called with the first action at the stop and the states in which the stop may end.
    using Visit = std::function<void(const Action&, const Simulator::Outcomes&)>;

    /// `wanted` are shops to be bought before anything else.
    Stops(Simulator& simulator, Seat seat, ShopSet wanted, int samples);

    /// Visits what the active gangster can do: a few actions, at most one fight, and then actions as long as they pay
    /// off. Requires an active gangster.
    void each(const State& state, const Visit& visit);

private:
    void explore(const State& state, int actions, int least_rank, const Action* first);
    void finish(State& state, std::optional<Action>& first);
    int worth_of(const State& state) const;

    Simulator& simulator_;
    Seat seat_;
    ShopSet wanted_;
    int samples_;
    const Visit* visit_ = nullptr;
};

}
