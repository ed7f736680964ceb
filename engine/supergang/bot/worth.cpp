// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/worth.hpp"

#include "engine/supergang/bot/account.hpp"
#include "engine/supergang/bot/forecast.hpp"
#include "engine/supergang/bot/outlook.hpp"
#include "engine/supergang/bot/reach.hpp"

#include <algorithm>

namespace backroom::supergang {

namespace {

/// The weight of a missing shop that another gang owns.
constexpr double missing_of_others = 1.7;
}

double absence(const Figure& one, double left)
{
    switch (one.state) {
    case FigureState::clinic:
        return std::min(left, 1.0 + one.years);
    case FigureState::jail:
        return std::min(left, static_cast<double>(one.years));
    default:
        return 0;
    }
}

int unseen_years(const Figure& one)
{
    int years = 0;
    for (const Crime crime : all_crimes)
        years += one.crimes[static_cast<std::size_t>(crime)] * years_for(crime);
    return years;
}

namespace {

/// Returns the number of turns in which others move the patrols before the seat's next turn.
int turns_of_others(const PublicState& open, Seat seat)
{
    if (open.options.police_player)
        return seat == police_seat(open) ? 0 : 1;
    if (open.police_owner == seat)
        return 0;
    int turns = 0;
    for (Seat other = 0; other < open.gang_count(); ++other)
        turns += other != seat && in_game(open, other) ? 1 : 0;
    // The gangs between this seat and the present one have had their turns, and the present one has already rolled.
    const int gangs = open.gang_count();
    const int since = (open.turn.seat - seat + gangs) % gangs;
    if (since > 0)
        turns -= std::min(turns, since - 1);
    return turns;
}

double chance_of_ends(const PublicState& open, Seat seat, const PlaceSet& goals)
{
    if (open.round + 1 <= last_peaceful_round(open.options))
        return 0;
    const int turns = turns_of_others(open, seat);
    if (turns == 0)
        return 0;
    double safe = 1;
    for (const Patrol& patrol : open.patrols) {
        double once = 0;
        if (patrol.in_play()) {
            const Reach& reach = reach_of(WalkerKind::patrol, patrol.place, patrol.behind);
            int faces = 0;
            for (const PlaceSet& ends : reach.ends)
                faces += ends.intersects(goals) ? 1 : 0;
            once = faces / 6.0;
        }
        // In later turns the patrol will be somewhere else, so this is a rough estimate.
        const double later = 0.06 * std::min(goals.size(), 4);
        safe *= 1 - once;
        for (int turn = 1; turn < turns; ++turn)
            safe *= 1 - std::min(0.5, later + 0.3 * once);
    }
    return 1 - safe;
}

}

ShopOwners::ShopOwners(const PublicState& open)
{
    owner.fill(nobody);
    racketeer.fill(nobody);
    for (Seat seat = 0; seat < open.gang_count(); ++seat) {
        for (const Shop shop : open.gangs[seat].owned)
            owner[shop] = seat;
        for (const Shop shop : open.gangs[seat].rackets)
            racketeer[shop] = seat;
    }
}

double turns_left(const PublicState& open, Seat seat)
{
    constexpr double many = 14;
    if (open.options.length == 0)
        return many;
    const int gangs = open.gang_count();
    const int own = (seat - open.first + gangs) % gangs;
    const int present = (open.turn.seat - open.first + gangs) % gangs;
    return open.options.length - open.round + (own >= present ? 1 : 0);
}

double district_worth(double missing)
{
    static constexpr std::array<double, 10> values{600, 230, 130, 78, 46, 27, 15, 7, 2, 0};
    if (missing >= 9)
        return 0;
    const auto whole = static_cast<std::size_t>(missing);
    const double rest = missing - static_cast<double>(whole);
    return values[whole] * (1 - rest) + values[whole + 1] * rest;
}

double missing_in(const ShopOwners& owners, Seat seat, District district)
{
    double missing = 0;
    for (const Shop shop : town.districts[district].shops)
        if (owners.owner[shop] == nobody)
            missing += 1;
        else if (owners.owner[shop] != seat)
            missing += missing_of_others;
    return missing;
}

double feasible(double missing, double left)
{
    return missing <= 0 ? 1 : std::min(1.0, 0.9 * left / missing);
}

double district_step(const ShopOwners& owners, Seat seat, Shop shop, double left)
{
    const double missing = missing_in(owners, seat, town.shops[shop].district);
    const double less = std::max(0.0, missing - (owners.owner[shop] == nobody ? 1 : missing_of_others));
    return feasible(less, left) * district_worth(less) - feasible(missing, left) * district_worth(missing);
}

namespace {

/// Returns the factor that converts the income of one turn into that of all remaining turns.
double turns_of_income(double left, const EvaluationWeights& weights)
{
    return std::min(left, weights.horizon) * weights.income_share;
}

}

double shop_worth(
    const PublicState& open, const ShopOwners& owners, Seat seat, Shop shop, const EvaluationWeights& weights)
{
    const double left = std::max(0.0, turns_left(open, seat) - 1);
    return price(town.shops[shop].kind) + 10 * turns_of_income(left, weights)
        + weights.district * district_step(owners, seat, shop, left);
}

namespace {

/// Returns the chance that the gang gets the shop in its next turn, whatever the price.
double chance_of_shop(const PublicState& open, const ShopOwners& owners, Seat seat, Shop shop)
{
    double none_comes = 1;
    for (const Character character : all_characters) {
        const Figure& one = figure(open, {seat, character});
        if (!one.in_play() || one.vamped_turns > 0)
            continue;
        const ShopsByFace& shops = shops_in_reach(one.place, one.behind, open.gangs[seat].owned);
        const int thrown = seat == open.turn.seat ? number_of(open, mover_of(character)) : 0;
        int faces = 0;
        for (int face = 0; face < 6; ++face)
            if (thrown == 0 || thrown == face + 1)
                faces += static_cast<int>(shops[static_cast<std::size_t>(face)] >> shop & 1u);
        const bool moved = seat == open.turn.seat && open.turn.phase == Phase::gang && thrown == 0;
        none_comes *= 1 - faces / (thrown != 0 ? 1.0 : 6.0) * (moved ? 0.7 : 1.0);
    }
    const double comes = 1 - none_comes;
    return owners.owner[shop] == nobody ? comes : comes * chance_to_take / managers(town.shops[shop].kind);
}

}

DistrictReach district_reach(const PublicState& open, const ShopOwners& owners, Seat seat, District district)
{
    DistrictReach grasp;
    double sum = 0;
    for (const Shop shop : town.districts[district].shops) {
        if (owners.owner[shop] == seat)
            continue;
        if (++grasp.lacking > most_lacking)
            return {most_lacking + 1, 0, 0, 0};
        const double once = chance_of_shop(open, owners, seat, shop);
        sum += once;
        grasp.all *= once;
        if (owners.owner[shop] == nobody)
            grasp.cost += price(town.shops[shop].kind);
    }
    grasp.each = grasp.lacking == 0 ? 1 : sum / grasp.lacking;
    return grasp;
}

double chance_of_district(const PublicState& open, const ShopOwners& owners, Seat seat, District& which)
{
    const Gang& gang = open.gangs[seat];
    double best = 0;
    const int cash = gang.cash + income_of(open, seat);
    for (District district = 0; district < district_count; ++district) {
        const DistrictReach grasp = district_reach(open, owners, seat, district);
        if (grasp.lacking == 0 || grasp.lacking > 2
            || gang.tokens() + (gang.rackets & town.districts[district].shop_set).size() < grasp.lacking)
            continue;
        double chance = grasp.all;
        if (grasp.cost > cash)
            chance *= 0.1;
        if (grasp.lacking == 2)
            chance *= 0.7;
        if (chance > best) {
            best = chance;
            which = district;
        }
    }
    return best;
}

double chance_of_arrest(const PublicState& open, Seat seat, Place place)
{
    if (is_manhole(place) || place == town.centre || place == no_place)
        return 0;
    return chance_of_ends(open, seat, PlaceSet{place});
}

double chance_of_sight(const PublicState& open, Seat seat, Place place)
{
    if (place == no_place)
        return 0;
    return chance_of_ends(open, seat, town.places[place].seen_from);
}

namespace {

/// Returns the value for the police player, who wins when no gangster is in play (SG-10.3).
double worth_of_police(const PublicState& open, const EvaluationWeights& weights)
{
    double sum = 0;
    int free = 0;
    for (Seat seat = 0; seat < open.gang_count(); ++seat)
        for (const Figure& one : open.gangs[seat].figures) {
            if (!one.in_play()) {
                sum += one.state == FigureState::graveyard ? 100 : 10 + 12 * std::min(6.0, absence(one, 6));
                continue;
            }
            ++free;
            sum -= 60 - 4 * std::min<int>(one.record, 6);
            double near = 0;
            for (const Patrol& patrol : open.patrols)
                if (patrol.in_play())
                    near += faces_to(reach_of(WalkerKind::patrol, patrol.place, patrol.behind), one.place) / 6.0;
            sum += near * (10 + 5 * (one.record + unseen_years(one)));
        }
    for (const Patrol& patrol : open.patrols)
        sum += patrol.in_play() ? 8 : 0;
    return sum + (free <= 2 ? 150.0 / (1 + free) : 0) * weights.law;
}

}

double wealth(const PublicState& open, const ShopOwners& owners, Seat seat, const EvaluationWeights& weights)
{
    return in_game(open, seat) ? WealthEstimate(open, owners, seat, weights).sum() : 0;
}

namespace {

/// Returns the rival's chance to complete a district in its next turn.
double near_win(const PublicState& open, const ShopOwners& owners, Seat rival)
{
    District any = 0;
    return turns_left(open, rival) > 0 ? chance_of_district(open, owners, rival, any) : 0;
}

/// Returns the seat's chance to win. A rival's chance is at least that of completing a district in its next turn.
double chance_beside_near_wins(const PublicState& open, Seat seat)
{
    const std::array<double, max_gangs> chances = chances_to_win(open);
    const ShopOwners owners(open);
    double left = 1;
    double counted = 1;
    for (Seat other = 0; other < open.gang_count(); ++other) {
        if (other == seat || !in_game(open, other))
            continue;
        left *= 1 - std::max(chances[other], near_win(open, owners, other));
        counted *= 1 - chances[other];
    }
    return counted > 0 ? chances[seat] * left / counted : 0;
}

}

double worth(const PublicState& open, Seat seat, const EvaluationWeights& weights)
{
    if (weights.outlook && seat < open.gang_count()) {
        if (open.over)
            return open.winners.contains(seat) ? certainty / open.winners.size() : 0;
        if (!in_game(open, seat))
            return 0;
        if (weights.forecast && last_round(open))
            return certainty * Forecast(open).chance(seat) * chance_of_no_district(open, seat);
        return certainty * (weights.alarm ? chance_beside_near_wins(open, seat) : chances_to_win(open)[seat]);
    }
    if (open.over)
        return open.winners.contains(seat) ? victory / open.winners.size() : -victory;
    if (seat >= open.gang_count())
        return worth_of_police(open, weights);
    if (!in_game(open, seat))
        return -victory;
    const ShopOwners owners(open);
    const double own = wealth(open, owners, seat, weights);
    double best = 0;
    double sum = 0;
    double none_wins = 1;
    int others = 0;
    for (Seat other = 0; other < open.gang_count(); ++other) {
        if (other == seat || !in_game(open, other))
            continue;
        const double theirs = wealth(open, owners, other, weights);
        best = std::max(best, theirs);
        sum += theirs;
        ++others;
        if (weights.rival_district_next > 0)
            none_wins *= 1 - near_win(open, owners, other);
    }
    return own - weights.richest_rival * best - weights.mean_rival * (others > 0 ? sum / others : 0)
        - weights.rival_district_next * (1 - none_wins);
}

}
