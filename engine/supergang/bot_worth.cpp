#include "supergang/bot_worth.hpp"

#include "supergang/bot_reach.hpp"

#include <algorithm>
#include <bit>

namespace backroom::supergang {

namespace {

/// Of a shop that another gang owns.
constexpr double missing_of_others = 1.7;
/// That one gangster, or two, stick it up for ownership.
constexpr double chance_to_take = 0.5;

bool is_free(const Figure& one)
{
    return one.in_play();
}

/// How many turns he will miss, of those that are left.
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

/// Turns in which others move the patrols before the seat is asked again.
int turns_of_others(const Open& open, Seat seat)
{
    if (open.options.police_player)
        return seat == police_seat(open) ? 0 : 1;
    if (open.police_owner == seat)
        return 0;
    int turns = 0;
    for (Seat other = 0; other < open.gang_count(); ++other)
        turns += other != seat && in_game(open, other) ? 1 : 0;
    // Those who had theirs between this seat and the present one have it behind them; the dice of the present turn too.
    const int gangs = open.gang_count();
    const int since = (open.turn.seat - seat + gangs) % gangs;
    if (since > 0)
        turns -= std::min(turns, since - 1);
    return turns;
}

double chance_of_ends(const Open& open, Seat seat, const PlaceSet& goals)
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
        // After the first of them the patrol is somewhere else.
        const double later = 0.06 * std::min(goals.size(), 4);
        safe *= 1 - once;
        for (int turn = 1; turn < turns; ++turn)
            safe *= 1 - std::min(0.5, later + 0.3 * once);
    }
    return 1 - safe;
}

}

Ledger::Ledger(const Open& open)
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

double turns_left(const Open& open, Seat seat)
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

double missing_in(const Ledger& ledger, Seat seat, District district)
{
    double missing = 0;
    for (const Shop shop : town.districts[district].shops)
        if (ledger.owner[shop] == nobody)
            missing += 1;
        else if (ledger.owner[shop] != seat)
            missing += missing_of_others;
    return missing;
}

namespace {

/// What is left of a plan when there is little time for it.
double feasible(double missing, double left)
{
    return missing <= 0 ? 1 : std::min(1.0, 0.9 * left / missing);
}

double district_step(const Ledger& ledger, Seat seat, Shop shop, double left)
{
    const double missing = missing_in(ledger, seat, town.shops[shop].district);
    const double less = std::max(0.0, missing - (ledger.owner[shop] == nobody ? 1 : missing_of_others));
    return feasible(less, left) * district_worth(less) - feasible(missing, left) * district_worth(missing);
}

/// What the income of a turn amounts to in those that are left.
double turns_of_income(double left, const Temper& temper)
{
    return std::min(left, temper.horizon) * temper.faith;
}

}

double shop_worth(const Open& open, const Ledger& ledger, Seat seat, Shop shop, const Temper& temper)
{
    const double left = std::max(0.0, turns_left(open, seat) - 1);
    return price(town.shops[shop].kind) + 10 * turns_of_income(left, temper)
        + temper.district * district_step(ledger, seat, shop, left);
}

double chance_of_district(const Open& open, const Ledger& ledger, Seat seat, District& which)
{
    const Gang& gang = open.gangs[seat];
    double best = 0;
    const int cash = gang.cash + income_of(open, seat);
    for (District district = 0; district < district_count; ++district) {
        double missing = 0;
        std::array<Shop, 2> lacking{no_shop, no_shop};
        int count = 0;
        for (const Shop shop : town.districts[district].shops)
            if (ledger.owner[shop] != seat) {
                if (count < 2)
                    lacking[static_cast<std::size_t>(count)] = shop;
                ++count;
                missing += ledger.owner[shop] == nobody ? 1 : missing_of_others;
            }
        if (count == 0 || count > 2
            || gang.tokens() + (gang.rackets & town.districts[district].shop_set).size() < count)
            continue;
        double chance = 1;
        int cost = 0;
        for (int at = 0; at < count; ++at) {
            const Shop shop = lacking[static_cast<std::size_t>(at)];
            double none_comes = 1;
            for (const Character character : all_characters) {
                const FigureId id{seat, character};
                const Figure& one = figure(open, id);
                if (!one.in_play() || one.vamped_turns > 0)
                    continue;
                const Reach& reach = reach_of(WalkerKind::gangster, one.place, one.behind);
                const int thrown = seat == open.turn.seat ? number_of(open, mover_of(character)) : 0;
                int faces = 0;
                for (int face = 0; face < 6; ++face)
                    if (thrown == 0 || thrown == face + 1)
                        faces += static_cast<int>(reach.shops[static_cast<std::size_t>(face)] >> shop & 1u);
                const bool moved = seat == open.turn.seat && open.turn.phase == Phase::gang && thrown == 0;
                none_comes *= 1 - faces / (thrown != 0 ? 1.0 : 6.0) * (moved ? 0.7 : 1.0);
            }
            double once = 1 - none_comes;
            if (ledger.owner[shop] == nobody)
                cost += price(town.shops[shop].kind);
            else
                once *= chance_to_take / managers(town.shops[shop].kind);
            chance *= once;
        }
        if (cost > cash)
            chance *= 0.1;
        if (count == 2)
            chance *= 0.7;
        if (chance > best) {
            best = chance;
            which = district;
        }
    }
    return best;
}

double chance_of_arrest(const Open& open, Seat seat, Place place)
{
    if (is_manhole(place) || place == town.centre || place == no_place)
        return 0;
    return chance_of_ends(open, seat, PlaceSet{place});
}

double chance_of_sight(const Open& open, Seat seat, Place place)
{
    if (place == no_place)
        return 0;
    return chance_of_ends(open, seat, town.places[place].seen_from);
}

namespace {

class Account {
public:
    Account(const Open& open, const Ledger& ledger, Seat seat, const Temper& temper)
        : open_(open)
        , ledger_(ledger)
        , seat_(seat)
        , temper_(temper)
        , gang_(open.gangs[seat])
        , left_(turns_left(open, seat))
    {
        present_ = seat == open.turn.seat;
        collected_ = present_ && open.turn.collected;
        income_ = income_of(open, seat);
    }

    double sum() const
    {
        return property() + districts() + people() + (temper_.prospect > 0 ? prospects() : 0) + threats();
    }

private:
    double property() const
    {
        double sum = score_of(open_, seat_);
        double turns = std::min(left_ - (collected_ ? 1 : 0), temper_.horizon);
        if (present_ && !collected_ && turns > 0) {
            sum += std::min<int>(income_, open_.bank);
            turns -= 1;
        }
        const double income = std::max(0.0, turns) * temper_.faith * steady_income();
        // What a gang can hope for of what the bank has, and of what others pay into it.
        const double purse = 150 + 2.0 * open_.bank / open_.gang_count();
        const double paid = (1 - temper_.drought) * income + temper_.drought * income * purse / (income + purse);
        const double placed = std::min<double>(gang_.stored, 1.5 * std::max(0.0, turns));
        return sum + paid + 2.5 * std::min<int>(gang_.stored, 8) * (1 - std::min(1.0, temper_.traffic))
            + temper_.traffic * 0.45 * placed * pawn_worth(0.6 * turns);
    }

    double pawn_worth(double turns) const
    {
        return turns <= 0 ? 0 : 5 + 5 * temper_.faith * std::min(turns, temper_.horizon);
    }

    /// As if those who are away for a while were back.
    double steady_income() const
    {
        const Figure& dealer = figure(open_, {seat_, Character::dealer});
        const double away = dealer.state == FigureState::graveyard ? 0.15
            : is_free(dealer)
            ? 1.0
            : std::max(0.0, 1 - absence(dealer, left_) / std::max(1.0, std::min(left_, temper_.horizon)));
        double others = 0;
        if (const FigureId man = led_by(open_, seat_); man.character == Character::dealer && !man.none())
            others = 5.0 * open_.gangs[man.seat].pawns.size() * 0.2;
        return 10.0 * gang_.owned.size() + 5.0 * gang_.rackets.size() + 5.0 * gang_.pawns.size() * away + others;
    }

    double districts() const
    {
        double sum = 0;
        const double left = std::max(0.0, left_ - (present_ ? 1 : 0));
        for (District district = 0; district < district_count; ++district) {
            const double missing = missing_in(ledger_, seat_, district);
            sum += feasible(missing, left) * district_worth(missing);
        }
        return temper_.district * sum;
    }

    double people() const
    {
        double sum = 0;
        int alive = 0;
        const double left = std::min(left_, temper_.horizon + 3);
        for (const Character character : all_characters) {
            const Figure& one = figure(open_, {seat_, character});
            if (one.state == FigureState::graveyard)
                continue;
            ++alive;
            double turns = left - absence(one, left);
            if (one.vamped_turns > 0)
                turns -= std::min<double>(turns, one.vamped_turns);
            const double each = temper_.labour * (character == Character::killer ? 1.15 : 1.0);
            sum += each * turns;
            if (is_free(one))
                sum -= guilt(one, each, turns);
        }
        if (const FigureId man = led_by(open_, seat_); !man.none())
            sum += temper_.labour * std::min<double>(left, figure(open_, man).vamped_turns);
        static constexpr std::array<double, 4> lives{-20, 0.6, 1.6, 2.2};
        return sum + temper_.life * lives[static_cast<std::size_t>(alive)];
    }

    /// What his record, and what is not seen yet, are likely to cost him.
    double guilt(const Figure& one, double each, double turns) const
    {
        const int unseen = unseen_years(one);
        if (one.record == 0 && unseen == 0)
            return 0;
        const double caught = temper_.law * chance_of_arrest(open_, seat_, one.place);
        const double seen = unseen == 0 ? 0 : std::max(caught, temper_.law * chance_of_sight(open_, seat_, one.place));
        const double years = one.record + seen * unseen;
        const double lost_now = std::min<double>(turns, one.record + unseen) * each + 10;
        const double lost_later = std::min(turns, years) * each * temper_.record * std::min(1.0, turns / 8);
        return caught * lost_now + (1 - caught) * lost_later;
    }

    /// What his gangsters might do with the next throw.
    double prospects() const
    {
        const double left = left_ - (present_ ? 1 : 0);
        const bool to_come = present_ && open_.turn.phase != Phase::start;
        if (left <= 0 && !to_come)
            return 0;
        std::array<double, shop_count> desire;
        for (Shop shop = 0; shop < shop_count; ++shop)
            desire[shop] = desire_of(shop);
        double sum = 0;
        for (const Character character : all_characters) {
            const Figure& one = figure(open_, {seat_, character});
            if (!one.in_play() || one.vamped_turns > 0)
                continue;
            const int thrown = to_come ? number_of(open_, mover_of(character)) : 0;
            if (thrown == 0 && left <= 0)
                continue;
            const Reach& reach = reach_of(WalkerKind::gangster, one.place, one.behind);
            const bool deals = character == Character::dealer && temper_.traffic > 0;
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
                sum += best(static_cast<std::size_t>(thrown - 1));
                continue;
            }
            double all = 0;
            for (std::size_t face = 0; face < 6; ++face)
                all += best(face);
            sum += temper_.prospect * all / 6;
        }
        return sum;
    }

    /// Of a star shop, to the dealer.
    double stock_worth() const
    {
        const int cash = gang_.cash + (collected_ ? 0 : income_);
        const int pawns = std::min({10 - gang_.stored, gang_.unbought(), 2 * cash / 5});
        return pawns < 2 ? 0 : temper_.traffic * (0.4 * pawns * pawn_worth(0.6 * left_) - 2.5 * pawns);
    }

    /// Of the best street square among the ends, to a dealer with pawns.
    double places_worth(const PlaceSet& ends) const
    {
        int most = 0;
        for (const std::uint8_t end : ends) {
            int free = 0;
            for (const Section section : town.places[end].sections)
                free += free_section(section) ? 1 : 0;
            most = std::max(most, free);
        }
        return temper_.traffic * 0.6 * std::min<int>(most, gang_.stored) * pawn_worth(left_ - 1);
    }

    bool free_section(Section section) const
    {
        if (pawn_on(open_, section) != nobody)
            return false;
        const auto shops = town.sections[section].shops;
        return std::any_of(shops.begin(), shops.end(),
            [&](Shop shop) { return ledger_.owner[shop] == nobody || ledger_.owner[shop] == seat_; });
    }

    static double best_of(const std::array<double, shop_count>& desire, ShopBits shops)
    {
        double best = coward_gain - 3;
        for (; shops != 0; shops &= shops - 1)
            best = std::max(best, desire[static_cast<std::size_t>(std::countr_zero(shops))]);
        return best;
    }

    /// What the shop may bring to one who comes there.
    double desire_of(Shop shop) const
    {
        const int value = price(town.shops[shop].kind);
        const double turns = std::min(std::max(0.0, left_ - 1), temper_.horizon) * temper_.faith;
        const double robbery = town.shops[shop].kind == ShopKind::basic ? 20 : 8;
        const Seat owner = ledger_.owner[shop];
        if (owner == seat_)
            return 2;
        double best = robbery;
        const int cash = gang_.cash + (collected_ ? 0 : income_);
        const double step = temper_.district * district_step(ledger_, seat_, shop, left_);
        if (owner == nobody) {
            if (cash >= value)
                best = std::max(best, 10 * turns + step);
            if (ledger_.racketeer[shop] == nobody)
                best = std::max(best, 18 + 5 * turns);
        } else {
            best = std::max(best, chance_to_take / managers(town.shops[shop].kind) * (value + 10 * turns + step) - 10);
        }
        return best;
    }

    /// That a district is whole in the next turn.
    double threats() const
    {
        if (temper_.triumph <= 0 || left_ - (present_ ? 1 : 0) <= 0)
            return 0;
        District district = 0;
        return temper_.triumph * chance_of_district(open_, ledger_, seat_, district);
    }

    const Open& open_;
    const Ledger& ledger_;
    Seat seat_;
    const Temper& temper_;
    const Gang& gang_;
    double left_;
    bool present_ = false;
    bool collected_ = false;
    int income_ = 0;
};

/// The police player wins when nobody is in play (SG-10.3).
double worth_of_police(const Open& open, const Temper& temper)
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
    return sum + (free <= 2 ? 150.0 / (1 + free) : 0) * temper.law;
}

}

double wealth(const Open& open, const Ledger& ledger, Seat seat, const Temper& temper)
{
    return in_game(open, seat) ? Account(open, ledger, seat, temper).sum() : 0;
}

double worth(const Open& open, Seat seat, const Temper& temper)
{
    if (open.over)
        return open.winners.contains(seat) ? victory / open.winners.size() : -victory;
    if (seat >= open.gang_count())
        return worth_of_police(open, temper);
    if (!in_game(open, seat))
        return -victory;
    const Ledger ledger(open);
    const double own = wealth(open, ledger, seat, temper);
    double best = 0;
    double sum = 0;
    int others = 0;
    for (Seat other = 0; other < open.gang_count(); ++other) {
        if (other == seat || !in_game(open, other))
            continue;
        const double theirs = wealth(open, ledger, other, temper);
        best = std::max(best, theirs);
        sum += theirs;
        ++others;
    }
    return own - temper.envy_best * best - temper.envy_mean * (others > 0 ? sum / others : 0);
}

}
