// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/outlook.hpp"

#include "engine/supergang/bot/account.hpp"

#include <algorithm>

namespace backroom::supergang {

namespace {

/// The weight of a feature: a constant part, a part early in a game, and a part in the last turns.
struct Weight {
    double always;
    double early;
    double late;
};

/// Indexed by `Feature`. Fitted by a conditional logit to games of soldiers and bosses.
constexpr std::array<Weight, trait_count> feature_weights{{
    {0.3176, 0.0728, 0.6653}, // property
    {-0.0744, 0, 0}, // more_than_others
    {1.387, -0.3389, 0}, // missing_1
    {1.095, -0.2666, 0}, // missing_2
    {0.8584, -0.2849, 0}, // missing_3
    {0.5015, -0.0054, 0}, // missing_4
    {0.4967, -0.1927, 0}, // missing_5
    {0.2603, -0.1614, 0}, // missing_6
    {0.302, -0.3618, 0}, // missing_7
    {2.466, 0, 0}, // wins_next
    {-0.412, 0, 0}, // wins_later
    {-0.5351, 0, 0}, // near_1
    {1.201, 0, 0}, // near_2
    {0.841, 0, 0}, // near_3
    {0.306, 0, 0}, // near_4
    {-0.7478, 0, 0}, // dear_1
    {1.697, 0, 0}, // dear_2
    {0.8071, 0, 0}, // dear_3
    {0.227, 0, 0}, // dear_4
    {1.206, 0, 0}, // first_to_win
    {0.7586, 0.2016, 0}, // undisputed
    {-1.243, 0.4397, 0}, // one_alive
    {-0.4119, 0.1728, 0}, // two_alive
    {0.1177, 0, 0}, // killer_free
    {-1.453, 1.397, 0}, // away
    {-0.1085, -0.1926, 0}, // record
    {-0.0274, 0, 0}, // seen
    {-0.5326, 0, 0}, // danger
    {-0.0899, -0.0723, 0}, // led_away
    {0.5113, -0.5376, 0}, // leads
    {0.0455, 0, 0}, // hopes_thrown
    {0.0657, 0, 0}, // hopes_next
    {-0.1504, -0.0374, 0}, // cash
    {1.07, -5.862, -5.263}, // owned
    {-0.5866, 0, 0}, // paid
    {0.1871, -1.645, 0}, // rackets
    {0.5444, -2.175, 0}, // pawns
    {-0.2701, -0.5086, 0}, // stored
    {-0.1683, 0, 0}, // no_token
    {-0.2118, 0, 0}, // collected
    {-0.6183, 0.4837, 0}, // wait
}};

constexpr double most_turns = 20;

/// The parameters of `property` in the games to which the weights were fitted.
constexpr EvaluationWeights patient{.horizon = most_turns, .traffic = 1, .bank_limit = 0.5};

/// Computes e to the power of x without library functions, so that the result is the same on every machine.
double exponential(double x)
{
    constexpr int squarings = 12;
    double power = std::max(0.0, 1 + x / (1 << squarings));
    for (int times = 0; times < squarings; ++times)
        power *= power;
    return power;
}

struct FeatureExtractor {
    const PublicState& open;
    const ShopOwners& owners;
    Seat seat;
    const Gang& gang = open.gangs[seat];
    double left = turns_left(open, seat);
    Traits found{};

    Traits traits()
    {
        const int gangs = open.gang_count();
        trait(Feature::wait) = (seat - open.turn.seat + gangs) % gangs / 3.0;
        add_wealth();
        add_districts();
        add_people();
        return found;
    }

    double& trait(Feature which) { return found[static_cast<std::size_t>(which)]; }
    double& trait(Feature first, int further)
    {
        return found[static_cast<std::size_t>(first) + static_cast<std::size_t>(further)];
    }

    void add_wealth()
    {
        const WealthEstimate account(open, owners, seat, patient);
        trait(Feature::property) = account.property() / 100;
        trait(Feature::more_than_others) = std::max(0.0, trait(Feature::property) - 8);
        const ExpectedGains hopes = account.prospects();
        trait(Feature::hopes_thrown) = hopes.thrown / 100;
        trait(Feature::hopes_next) = hopes.next / 100;
        trait(Feature::cash) = std::min<double>(gang.cash, 300) / 100;
        trait(Feature::owned) = gang.owned.size() / 10.0;
        trait(Feature::paid) = trait(Feature::owned) * std::min(open.bank / 500.0, 1.0);
        trait(Feature::rackets) = gang.rackets.size() / 5.0;
        trait(Feature::pawns) = gang.pawns.size() / 10.0;
        trait(Feature::no_token) = gang.tokens() == 0 ? 1 : 0;
        trait(Feature::collected) = seat == open.turn.seat && open.turn.collected ? 1 : 0;
        trait(Feature::stored) = std::min<int>(gang.stored, 10) / 10.0;
    }

    void add_districts()
    {
        constexpr int most_missing = 7;
        const bool collected = seat == open.turn.seat && open.turn.collected;
        const int cash = gang.cash + (collected ? 0 : income_of(open, seat));
        for (District district = 0; district < district_count; ++district) {
            const double missing = missing_in(owners, seat, district);
            const int whole = static_cast<int>(missing);
            const double rest = missing - whole;
            if (whole >= 1 && whole <= most_missing)
                trait(Feature::missing_1, whole - 1) += 1 - rest;
            if (whole + 1 <= most_missing)
                trait(Feature::missing_1, whole) += rest;
            const DistrictReach grasp = district_reach(open, owners, seat, district);
            if (grasp.lacking == 0 || grasp.lacking > most_lacking)
                continue;
            const double paid = grasp.cost <= 0 ? 1 : std::min(1.0, static_cast<double>(cash) / grasp.cost);
            trait(Feature::near_1, grasp.lacking - 1) += grasp.each * paid;
            trait(Feature::dear_1, grasp.lacking - 1) += grasp.each * (1 - paid);
            if (missing < grasp.lacking + 0.01)
                trait(Feature::undisputed) += 1.0 / grasp.lacking;
        }
        trait(Feature::first_to_win) = trait(Feature::near_1) * (1 - trait(Feature::wait));
        District any = 0;
        if (left > 0)
            trait(Feature::wins_next) = chance_of_district(open, owners, seat, any);
        trait(Feature::wins_later) = trait(Feature::wins_next) * trait(Feature::wait);
    }

    void add_people()
    {
        int alive = 0;
        for (const Character character : all_characters) {
            const Figure& one = figure(open, {seat, character});
            if (one.state == FigureState::graveyard)
                continue;
            ++alive;
            trait(Feature::away) += std::min(absence(one, left), 12.0) / 10;
            trait(Feature::led_away) += std::min<double>(left, one.vamped_turns) / 3;
            if (!one.in_play())
                continue;
            trait(Feature::record) += std::min<int>(one.record, 10) / 10.0;
            const int unseen = unseen_years(one);
            const int years = one.record + unseen;
            if (years == 0)
                continue;
            const double caught = chance_of_arrest(open, seat, one.place);
            trait(Feature::danger) += caught * std::min<double>(left, years) / 10;
            if (unseen > 0)
                trait(Feature::seen) += std::max(caught, chance_of_sight(open, seat, one.place)) * unseen / 3;
        }
        trait(Feature::one_alive) = alive == 1 ? 1 : 0;
        trait(Feature::two_alive) = alive == 2 ? 1 : 0;
        trait(Feature::killer_free) = figure(open, {seat, Character::killer}).in_play() ? 1 : 0;
        if (const FigureId man = led_by(open, seat); !man.none())
            trait(Feature::leads) = std::min<double>(left, figure(open, man).vamped_turns) / 3;
    }
};

double strength(const PublicState& open, const ShopOwners& owners, Seat seat)
{
    const double left = std::max(0.0, turns_left(open, seat));
    const double early = std::min(left, most_turns) / most_turns;
    const double late = 1 / (1 + left);
    const Traits traits = traits_of(open, owners, seat);
    double sum = 0;
    for (std::size_t at = 0; at < trait_count; ++at)
        sum += traits[at]
            * (feature_weights[at].always + feature_weights[at].early * early + feature_weights[at].late * late);
    return sum;
}

}

Traits traits_of(const PublicState& open, const ShopOwners& owners, Seat seat)
{
    return FeatureExtractor{open, owners, seat}.traits();
}

std::array<double, max_gangs> chances_to_win(const PublicState& open)
{
    const ShopOwners owners(open);
    std::array<double, max_gangs> chances{};
    double most = 0;
    bool any = false;
    for (Seat seat = 0; seat < open.gang_count(); ++seat)
        if (in_game(open, seat)) {
            chances[seat] = strength(open, owners, seat);
            most = any ? std::max(most, chances[seat]) : chances[seat];
            any = true;
        }
    double sum = 0;
    for (Seat seat = 0; seat < open.gang_count(); ++seat)
        if (in_game(open, seat))
            sum += chances[seat] = exponential(chances[seat] - most);
    for (double& chance : chances)
        chance /= sum;
    return chances;
}

}
