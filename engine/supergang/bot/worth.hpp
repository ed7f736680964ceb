// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/lookup.hpp"

#include <array>

/// Evaluates a position for a seat, in millions.
namespace backroom::supergang {

/// The parameters of an evaluation. In millions unless another unit is given.
struct EvaluationWeights {
    /// The weights of the other gangs' wealth: of the richest one, and of the mean.
    double richest_rival = 0.45;
    double mean_rival = 0.25;
    /// The number of turns to look ahead, and the share of their income that counts.
    double horizon = 9;
    double income_share = 0.85;
    /// The earnings of a free gangster per turn.
    double labour = 13;
    /// The value of each of the last three living gangsters, besides their earnings.
    double life = 25;
    /// The cost of each year on a record, relative to the turns in jail.
    double record = 0.5;
    double district = 1;
    /// The weights of the gangsters' possible next actions, and of patrols that may come.
    double prospect = 0.5;
    double law = 1;
    /// The value of completing a district in the next turn.
    double own_district_next = 500;
    /// The cost of a rival's completing a district in its next turn, besides what its wealth counts.
    double rival_district_next = 0;
    double traffic = 0;
    /// The weight, 0 to 1, of the limit that the bank pays no more than it has (SG-3.4).
    double bank_limit = 0;
    /// Whether to use the chance to win (outlook.hpp) instead of all these parameters.
    bool outlook = false;
    /// With `outlook`, in the last round: whether to use the forecast of final scores (forecast.hpp).
    bool forecast = false;
    /// With `outlook`: whether a rival's chance to win is at least that of completing a district in its next turn.
    bool alarm = false;

    bool operator==(const EvaluationWeights&) const = default;
};

/// The value of a win, greater than any other difference.
inline constexpr double victory = 5000;

/// The value of a win on the scale of chances to win.
inline constexpr double certainty = 1000;

/// Facts about a position that are the same for every seat.
struct ShopOwners {
    explicit ShopOwners(const PublicState& open);

    std::array<Seat, shop_count> owner;
    std::array<Seat, shop_count> racketeer;
};

/// Returns the number of turns that the gang still has, including the present one. A guess in a game without a length.
double turns_left(const PublicState& open, Seat seat);
double wealth(const PublicState& open, const ShopOwners& owners, Seat seat, const EvaluationWeights& weights);
/// Returns the value for a seat, also that of the police player: its wealth minus the weighted wealth of the others.
double worth(const PublicState& open, Seat seat, const EvaluationWeights& weights);

/// Returns the value of a district with that number of missing shops, as counted by `missing_in`.
double district_worth(double missing);
/// Returns the number of shops that the gang lacks in the district. Shops of others count more than 1.
double missing_in(const ShopOwners& owners, Seat seat, District district);
double shop_worth(
    const PublicState& open, const ShopOwners& owners, Seat seat, Shop shop, const EvaluationWeights& weights);
/// A gang's chance to get the shops that it lacks in a district.
struct DistrictReach {
    /// The number of missing shops; `most_lacking` + 1 if more.
    int lacking = 0;
    /// The price of the missing shops that nobody owns.
    int cost = 0;
    /// The chance to get all of them with the next throw, and the mean chance to get each. Shops of others must be
    /// taken by force.
    double all = 1;
    double each = 0;
};
inline constexpr int most_lacking = 4;
DistrictReach district_reach(const PublicState& open, const ShopOwners& owners, Seat seat, District district);
/// Returns the highest chance to complete a district in the next turn, and sets `district` to that district.
double chance_of_district(const PublicState& open, const ShopOwners& owners, Seat seat, District& district);
/// Returns the share of a plan's value that remains when time is short.
double feasible(double missing, double left);
/// Returns the value that owning the shop would add to the gang's districts.
double district_step(const ShopOwners& owners, Seat seat, Shop shop, double left);
/// Returns how many of the remaining turns the gangster will miss.
double absence(const Figure& one, double left);
/// SG-9.3
int unseen_years(const Figure& one);
/// The estimated chance that a stick-up for ownership against one manager succeeds.
inline constexpr double chance_to_take = 0.5;

/// Returns the chance that a patrol moved by others ends on the place before the seat's next turn.
double chance_of_arrest(const PublicState& open, Seat seat, Place place);
/// Returns the chance that a patrol moved by others sees the place before the seat's next turn.
double chance_of_sight(const PublicState& open, Seat seat, Place place);

}
