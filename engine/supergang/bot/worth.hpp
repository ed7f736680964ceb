// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/lookup.hpp"

#include <array>

/// The worth of a position to a seat, in millions.
namespace backroom::supergang {

/// The parameters of an evaluation. In millions unless another unit is given.
struct EvaluationWeights {
    /// The weights of the other gangs' wealth: of the richest one, and of the mean.
    double envy_best = 0.45;
    double envy_mean = 0.25;
    /// The number of turns looked ahead, and the share of their income that is counted.
    double horizon = 9;
    double faith = 0.85;
    /// The earnings of a free gangster in a turn.
    double labour = 13;
    /// The value of each of the last three gangsters alive, besides their work.
    double life = 25;
    /// The weight of each year on a record, relative to the turns it would take.
    double record = 0.5;
    double district = 1;
    /// The weights of what gangsters might do next, and of patrols that may come.
    double prospect = 0.5;
    double law = 1;
    /// The value of completing a district in the next turn.
    double triumph = 500;
    double traffic = 0;
    /// The weight, 0 to 1, of the bank paying no more than it has (SG-3.4).
    double drought = 0;
    /// Uses the chance to win (bot_outlook.hpp) instead of all these parameters.
    bool outlook = false;
    /// With `outlook`: in the last round, uses what each gang is likely to have at its end (forecast.hpp).
    bool forecast = false;
    /// With `outlook`: a rival's chance to win is at least that of completing a district in its next turn.
    bool alarm = false;

    bool operator==(const EvaluationWeights&) const = default;
};

/// The value of winning, greater than any other difference.
inline constexpr double victory = 5000;

/// The value of winning when chances to win are compared.
inline constexpr double certainty = 1000;

/// Facts about a position that do not depend on the seat that looks.
struct ShopOwners {
    explicit ShopOwners(const PublicState& open);

    std::array<Seat, shop_count> owner;
    std::array<Seat, shop_count> racketeer;
};

/// Returns how many turns the gang still has, the present one included. In a game without a length this is a guess.
double turns_left(const PublicState& open, Seat seat);
double wealth(const PublicState& open, const ShopOwners& ledger, Seat seat, const EvaluationWeights& temper);
/// Returns the worth to a seat, also the police player's: its wealth minus the weighted wealth of the others.
double worth(const PublicState& open, Seat seat, const EvaluationWeights& temper);

/// Returns the value of a district with so many shops missing, as counted by `missing_in`.
double district_worth(double missing);
/// Returns the number of shops that the gang lacks in the district; shops of others count more than 1.
double missing_in(const ShopOwners& ledger, Seat seat, District district);
double shop_worth(
    const PublicState& open, const ShopOwners& ledger, Seat seat, Shop shop, const EvaluationWeights& temper);
/// The chance of a gang to get the shops that it lacks in a district.
struct DistrictReach {
    /// The number of missing shops; `most_lacking` + 1 if there are more.
    int lacking = 0;
    /// The price of those that nobody owns.
    int cost = 0;
    /// The chance to get all of them with the next throw, and the mean chance to get each. Shops of others must be
    /// taken.
    double all = 1;
    double each = 0;
};
inline constexpr int most_lacking = 4;
DistrictReach grasp_of(const PublicState& open, const ShopOwners& ledger, Seat seat, District district);
/// Returns the highest chance to complete a district in the next turn, and sets `district` to that district.
double chance_of_district(const PublicState& open, const ShopOwners& ledger, Seat seat, District& district);
/// Returns the share of a plan's value that is left when time is short.
double feasible(double missing, double left);
/// Returns what owning the shop would add to the value of the gang's districts.
double district_step(const ShopOwners& ledger, Seat seat, Shop shop, double left);
/// Returns how many of the turns left the gangster will miss.
double absence(const Figure& one, double left);
/// SG-9.3
int unseen_years(const Figure& one);
/// The estimated chance that a stick-up for ownership against one manager succeeds.
inline constexpr double chance_to_take = 0.5;

/// Returns the chance that a patrol moved by others ends on the place before the seat's next turn.
double chance_of_arrest(const PublicState& open, Seat seat, Place place);
/// Returns the chance that such a patrol sees the place.
double chance_of_sight(const PublicState& open, Seat seat, Place place);

}
