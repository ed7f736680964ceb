// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/account.hpp"

#include "engine/supergang/bot/reach.hpp"

#include <algorithm>
#include <bit>

namespace backroom::supergang {

WealthEstimate::WealthEstimate(
    const PublicState& open, const ShopOwners& owners, Seat seat, const EvaluationWeights& weights)
    : open_(open)
    , owners_(owners)
    , seat_(seat)
    , weights_(weights)
    , gang_(open.gangs[seat])
    , left_(turns_left(open, seat))
{
    present_ = seat == open.turn.seat;
    collected_ = present_ && open.turn.collected;
    income_ = income_of(open, seat);
}

double WealthEstimate::sum() const
{
    const ExpectedGains hopes = weights_.prospect > 0 ? prospects() : ExpectedGains();
    return property() + districts() + people() + hopes.thrown + weights_.prospect * hopes.next + threats();
}

double WealthEstimate::property() const
{
    double sum = score_of(open_, seat_);
    double turns = std::min(left_ - (collected_ ? 1 : 0), weights_.horizon);
    if (present_ && !collected_ && turns > 0) {
        sum += std::min<int>(income_, open_.bank);
        turns -= 1;
    }
    const double income = std::max(0.0, turns) * weights_.income_share * steady_income();
    // The money that a gang can expect the bank to have for it, including what others pay into the bank.
    const double purse = 150 + 2.0 * open_.bank / open_.gang_count();
    const double paid = (1 - weights_.bank_limit) * income + weights_.bank_limit * income * purse / (income + purse);
    const double placed = std::min<double>(gang_.stored, 1.5 * std::max(0.0, turns));
    return sum + paid + 2.5 * std::min<int>(gang_.stored, 8) * (1 - std::min(1.0, weights_.traffic))
        + weights_.traffic * 0.45 * placed * pawn_worth(0.6 * turns);
}

double WealthEstimate::pawn_worth(double turns) const
{
    return turns <= 0 ? 0 : 5 + 5 * weights_.income_share * std::min(turns, weights_.horizon);
}

/// Returns the long-term income per turn, reduced by the turns in which the dealer is absent.
double WealthEstimate::steady_income() const
{
    const Figure& dealer = figure(open_, {seat_, Character::dealer});
    const double away = dealer.state == FigureState::graveyard ? 0.15
        : dealer.in_play()
        ? 1.0
        : std::max(0.0, 1 - absence(dealer, left_) / std::max(1.0, std::min(left_, weights_.horizon)));
    double others = 0;
    if (const FigureId man = led_by(open_, seat_); man.character == Character::dealer && !man.none())
        others = 5.0 * open_.gangs[man.seat].pawns.size() * 0.2;
    return 10.0 * gang_.owned.size() + 5.0 * gang_.rackets.size() + 5.0 * gang_.pawns.size() * away + others;
}

double WealthEstimate::districts() const
{
    double sum = 0;
    const double left = std::max(0.0, left_ - (present_ ? 1 : 0));
    for (District district = 0; district < district_count; ++district) {
        const double missing = missing_in(owners_, seat_, district);
        sum += feasible(missing, left) * district_worth(missing);
    }
    return weights_.district * sum;
}

double WealthEstimate::people() const
{
    double sum = 0;
    int alive = 0;
    const double left = std::min(left_, weights_.horizon + 3);
    for (const Character character : all_characters) {
        const Figure& one = figure(open_, {seat_, character});
        if (one.state == FigureState::graveyard)
            continue;
        ++alive;
        double turns = left - absence(one, left);
        if (one.vamped_turns > 0)
            turns -= std::min<double>(turns, one.vamped_turns);
        const double each = weights_.labour * (character == Character::killer ? 1.15 : 1.0);
        sum += each * turns;
        if (one.in_play())
            sum -= guilt(one, each, turns);
    }
    if (const FigureId man = led_by(open_, seat_); !man.none())
        sum += weights_.labour * std::min<double>(left, figure(open_, man).vamped_turns);
    static constexpr std::array<double, 4> lives{-20, 0.6, 1.6, 2.2};
    return sum + weights_.life * lives[static_cast<std::size_t>(alive)];
}

/// Returns the likely cost of the gangster's record and unseen crimes.
double WealthEstimate::guilt(const Figure& one, double each, double turns) const
{
    const int unseen = unseen_years(one);
    if (one.record == 0 && unseen == 0)
        return 0;
    const double caught = weights_.law * chance_of_arrest(open_, seat_, one.place);
    const double seen = unseen == 0 ? 0 : std::max(caught, weights_.law * chance_of_sight(open_, seat_, one.place));
    const double years = one.record + seen * unseen;
    const double lost_now = std::min<double>(turns, one.record + unseen) * each + 10;
    const double lost_later = std::min(turns, years) * each * weights_.record * std::min(1.0, turns / 8);
    return caught * lost_now + (1 - caught) * lost_later;
}

ExpectedGains WealthEstimate::prospects() const
{
    const double left = left_ - (present_ ? 1 : 0);
    const bool to_come = present_ && open_.turn.phase != Phase::start;
    if (left <= 0 && !to_come)
        return {};
    std::array<double, shop_count> desire;
    for (Shop shop = 0; shop < shop_count; ++shop)
        desire[shop] = desire_of(shop);
    ExpectedGains hopes;
    for (const Character character : all_characters) {
        const Figure& one = figure(open_, {seat_, character});
        if (!one.in_play() || one.vamped_turns > 0)
            continue;
        const int thrown = to_come ? number_of(open_, mover_of(character)) : 0;
        if (thrown == 0 && left <= 0)
            continue;
        const Reach& reach = reach_of(WalkerKind::gangster, one.place, one.behind);
        const bool deals = character == Character::dealer && weights_.traffic > 0;
        std::array<double, shop_count> dealers;
        if (deals) {
            dealers = desire;
            for (Shop shop = 0; shop < shop_count; ++shop)
                if (town.shops[shop].kind == ShopKind::star)
                    dealers[shop] = std::max(dealers[shop], stock_worth());
        }
        const auto best = [&](std::size_t face) {
            const double shops = best_of(deals ? dealers : desire, reach.shops[face]);
            return deals && gang_.stored > 0 ? std::max(shops, places_worth(reach.ends[face])) : shops;
        };
        if (thrown > 0) {
            hopes.thrown += best(static_cast<std::size_t>(thrown - 1));
            continue;
        }
        double all = 0;
        for (std::size_t face = 0; face < 6; ++face)
            all += best(face);
        hopes.next += all / 6;
    }
    return hopes;
}

/// Returns the value for the dealer of stopping at a star shop.
double WealthEstimate::stock_worth() const
{
    const int cash = gang_.cash + (collected_ ? 0 : income_);
    const int pawns = std::min({10 - gang_.stored, gang_.unbought(), 2 * cash / 5});
    return pawns < 2 ? 0 : weights_.traffic * (0.4 * pawns * pawn_worth(0.6 * left_) - 2.5 * pawns);
}

/// Returns the value for a dealer with pawns of the best street square among the ends.
double WealthEstimate::places_worth(const PlaceSet& ends) const
{
    int most = 0;
    for (const std::uint8_t end : ends) {
        int free = 0;
        for (const Section section : town.places[end].sections)
            free += free_section(section) ? 1 : 0;
        most = std::max(most, free);
    }
    return weights_.traffic * 0.6 * std::min<int>(most, gang_.stored) * pawn_worth(left_ - 1);
}

bool WealthEstimate::free_section(Section section) const
{
    if (pawn_on(open_, section) != nobody)
        return false;
    const auto shops = town.sections[section].shops;
    return std::ranges::any_of(
        shops, [&](Shop shop) { return owners_.owner[shop] == nobody || owners_.owner[shop] == seat_; });
}

double WealthEstimate::best_of(const std::array<double, shop_count>& desire, ShopBits shops)
{
    double best = coward_gain - 3;
    for (; shops != 0; shops &= shops - 1)
        best = std::max(best, desire[static_cast<std::size_t>(std::countr_zero(shops))]);
    return best;
}

/// Returns the value that the shop may bring to a gangster who comes there.
double WealthEstimate::desire_of(Shop shop) const
{
    const int value = price(town.shops[shop].kind);
    const double turns = std::min(std::max(0.0, left_ - 1), weights_.horizon) * weights_.income_share;
    const double robbery = town.shops[shop].kind == ShopKind::basic ? 20 : 8;
    const Seat owner = owners_.owner[shop];
    if (owner == seat_)
        return 2;
    double best = robbery;
    const int cash = gang_.cash + (collected_ ? 0 : income_);
    const double step = weights_.district * district_step(owners_, seat_, shop, left_);
    if (owner == nobody) {
        if (cash >= value)
            best = std::max(best, 10 * turns + step);
        if (owners_.racketeer[shop] == nobody)
            best = std::max(best, 18 + 5 * turns);
    } else {
        best = std::max(best, chance_to_take / managers(town.shops[shop].kind) * (value + 10 * turns + step) - 10);
    }
    return best;
}

double WealthEstimate::threats() const
{
    if (weights_.own_district_next <= 0 || left_ - (present_ ? 1 : 0) <= 0)
        return 0;
    District district = 0;
    return weights_.own_district_next * chance_of_district(open_, owners_, seat_, district);
}

}
