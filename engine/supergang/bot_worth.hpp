#pragma once

#include "supergang/lookup.hpp"

#include <array>

/// What a position is worth to a seat, in millions: what a computer player compares.
namespace backroom::supergang {

/// How somebody looks at a position. Figures are millions but where another unit is named.
struct Temper {
    /// Of what the others have: of the best of them, and of all on average.
    double envy_best = 0.45;
    double envy_mean = 0.25;
    /// How many turns to come are looked at, and what of their income is believed.
    double horizon = 9;
    double faith = 0.85;
    /// What a gangster who is free brings in a turn.
    double labour = 13;
    /// Beside that, of each of the last three who lives.
    double life = 25;
    /// What a year on the record costs, of the turns that it would take.
    double record = 0.5;
    /// How far the districts count.
    double district = 1;
    /// Of what a gangster might do next, and of a patrol that may come.
    double prospect = 0.5;
    double law = 1;
    /// Of a district that may be whole in the next turn: what it is worth then.
    double triumph = 500;
    /// How far pawns that are to be bought and placed count.
    double traffic = 0;
    /// How far it counts that the bank pays only what it has (SG-3.4): 0 to 1.
    double drought = 0;
    /// Weighs how likely it is to win (bot_outlook.hpp) instead of all these figures.
    bool outlook = false;

    bool operator==(const Temper&) const = default;
};

/// Beyond everything else.
inline constexpr double victory = 5000;

/// What it is worth to have won, to whoever weighs chances.
inline constexpr double certainty = 1000;

/// What is the same wherever somebody looks from.
struct Ledger {
    explicit Ledger(const Open& open);

    std::array<Seat, shop_count> owner;
    std::array<Seat, shop_count> racketeer;
};

/// How many turns the gang still has, the present one among them: of a game without a length, many.
double turns_left(const Open& open, Seat seat);
/// Of the gang alone.
double wealth(const Open& open, const Ledger& ledger, Seat seat, const Temper& temper);
/// Of whoever sits there, the others' wealth weighed against the own; the police player's too.
double worth(const Open& open, Seat seat, const Temper& temper);

/// What a district is worth of which so many shops are missing, those of others counting for more.
double district_worth(double missing);
/// How far the gang is from having all of a district: shops nobody owns count 1, those of others more.
double missing_in(const Ledger& ledger, Seat seat, District district);
/// What the shop would bring to the gang if it were its own.
double shop_worth(const Open& open, const Ledger& ledger, Seat seat, Shop shop, const Temper& temper);
/// How near a gang's gangsters stand to what it lacks of a district.
struct Grasp {
    /// Shops, or one more than `most_lacking`.
    int lacking = 0;
    /// What those cost that nobody owns.
    int cost = 0;
    /// How likely the next throw leads to all of them, and to each on average; those of others must be taken.
    double all = 1;
    double each = 0;
};
inline constexpr int most_lacking = 4;
Grasp grasp_of(const Open& open, const Ledger& ledger, Seat seat, District district);
/// How likely the gang makes a district whole in its next turn, and which.
double chance_of_district(const Open& open, const Ledger& ledger, Seat seat, District& district);
/// What is left of a plan when there is little time for it.
double feasible(double missing, double left);
/// What having the shop would add to what the gang's districts are worth.
double district_step(const Ledger& ledger, Seat seat, Shop shop, double left);
/// How many turns he will miss, of those that are left.
double absence(const Figure& one, double left);
/// Of the crimes that nobody has seen yet (SG-9.3).
int unseen_years(const Figure& one);
/// That one gangster, or two, stick a shop with one manager up for ownership.
inline constexpr double chance_to_take = 0.5;

/// How likely a patrol that others move ends on the place before the seat is asked again.
double chance_of_arrest(const Open& open, Seat seat, Place place);
/// The same of seeing it.
double chance_of_sight(const Open& open, Seat seat, Place place);

}
