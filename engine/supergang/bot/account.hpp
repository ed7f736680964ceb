// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/bot/reach.hpp"
#include "engine/supergang/bot/worth.hpp"

#include <array>

namespace backroom::supergang {

/// The gains expected from the gangsters' next actions, in millions: with the dice already thrown, and with the next
/// throw.
struct ExpectedGains {
    double thrown = 0;
    double next = 0;
};

/// The possessions and expected gains of a gang, in millions.
class WealthEstimate {
public:
    WealthEstimate(const PublicState& open, const ShopOwners& owners, Seat seat, const EvaluationWeights& weights);

    double sum() const;
    double property() const;
    double districts() const;
    double people() const;
    ExpectedGains prospects() const;
    /// Returns the value of the chance to complete a district in the next turn.
    double threats() const;
    double left() const { return left_; }

private:
    double pawn_worth(double turns) const;
    double steady_income() const;
    double guilt(const Figure& one, double each, double turns) const;
    double stock_worth() const;
    double places_worth(const PlaceSet& ends) const;
    bool free_section(Section section) const;
    static double best_of(const std::array<double, shop_count>& desire, ShopBits shops);
    double desire_of(Shop shop) const;

    const PublicState& open_;
    const ShopOwners& owners_;
    Seat seat_;
    const EvaluationWeights& weights_;
    const Gang& gang_;
    double left_;
    bool present_ = false;
    bool collected_ = false;
    int income_ = 0;
};

}
