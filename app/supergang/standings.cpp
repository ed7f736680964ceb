#include "supergang/standings.hpp"

#include "supergang/lookup.hpp"
#include "supergang/plates.hpp"
#include "supergang/wording.hpp"

#include <algorithm>

namespace supergang_table {

using namespace backroom::supergang;

namespace {

constexpr int racket_worth = 25;
constexpr int pawn_worth = 5;

/// The district that a gang owns whole, if any does.
struct Won {
    backroom::Seat seat = backroom::nobody;
    District district = 0;
};

Won district_won(const Open& open)
{
    for (backroom::Seat seat = 0; seat < open.gang_count(); ++seat)
        for (District district = 0; district < district_count; ++district)
            if (open.gangs[seat].owned.includes(town.districts[district].shop_set))
                return {seat, district};
    return {};
}

int gangs_left(const Open& open)
{
    int left = 0;
    for (backroom::Seat seat = 0; seat < open.gang_count(); ++seat)
        left += in_game(open, seat) ? 1 : 0;
    return left;
}

bool anybody_in_play(const Open& open)
{
    for (backroom::Seat seat = 0; seat < open.gang_count(); ++seat)
        if (std::ranges::any_of(open.gangs[seat].figures, &Figure::in_play))
            return true;
    return false;
}

int years_of(const Gang& gang)
{
    int years = 0;
    for (const Figure& one : gang.figures)
        if (one.state == FigureState::jail || one.state == FigureState::clinic)
            years += one.years;
    return years;
}

/// SG-10.5
void count_up(Standing& standing, const Gang& gang)
{
    standing.cash = gang.cash;
    standing.shops = gang.owned.size();
    for (const Shop shop : gang.owned)
        standing.shop_value += price(town.shops[shop].kind);
    standing.rackets = gang.rackets.size();
    standing.racket_value = racket_worth * standing.rackets;
    standing.pawns = gang.pawns.size();
    standing.pawn_value = pawn_worth * standing.pawns;
    standing.years = years_of(gang);
    standing.sum_text = Wording::sumOf(standing.cash, standing.shop_value, standing.racket_value, standing.pawn_value);
}

std::vector<Standing> standings_of(
    const Open& open, const backroom::Result& result, const QStringList& names, const QList<int>& marks)
{
    std::vector<Standing> list;
    for (backroom::Seat seat = 0; seat < open.seats; ++seat) {
        Standing standing;
        standing.key = seat;
        standing.place = result.places[seat];
        standing.name = names.value(seat);
        standing.mark = marks.value(seat);
        standing.winner = result.winners.contains(seat);
        standing.sum = result.scores[seat];
        standing.police = seat >= open.gang_count();
        standing.out = !standing.police && open.gangs[seat].out;
        if (!standing.police && !standing.out)
            count_up(standing, open.gangs[seat]);
        const SeatPlate plate = plate_of(open, seat, {names, marks});
        standing.figures = plate.figures;
        standing.districts = plate.districts;
        if (standing.police)
            standing.fate = Wording::playsPolice();
        else if (standing.out)
            standing.fate = Wording::outOfGame();
        else if (standing.years > 0)
            standing.fate = Wording::stillInJail(standing.years);
        standing.label = standing.police ? Wording::standingOfPolice(standing.place, standing.name)
                                         : Wording::standing(standing.place, standing.name, standing.sum);
        if (!standing.police && !standing.fate.isEmpty())
            standing.label += QStringLiteral(", ") + standing.fate;
        list.push_back(standing);
    }
    std::ranges::stable_sort(list, {}, &Standing::place);
    return list;
}

}

Ending ending_of(const Open& open)
{
    if (district_won(open).seat != backroom::nobody)
        return Ending::district;
    if (gangs_left(open) == 1)
        return Ending::last_gang;
    if (open.options.police_player && !anybody_in_play(open))
        return Ending::police;
    return gangs_left(open) == 0 ? Ending::all_dead : Ending::rounds;
}

void Standings::show(
    const Open& open, const backroom::Result& result, const QStringList& names, const QList<int>& marks)
{
    const std::vector<Standing> standings = standings_of(open, result, names, marks);
    QStringList winners;
    for (const Standing& standing : standings)
        if (standing.winner)
            winners += standing.name;
    winners_ = static_cast<int>(winners.size());
    bunting_.clear();
    won_shops_.clear();
    note_rule_ = QStringLiteral("SG-10.1");
    switch (ending_of(open)) {
    case Ending::district: {
        const DistrictFacts& facts = town.districts[district_won(open).district];
        title_ = Wording::ownsDistrict(winners.value(0), district_won(open).district);
        note_ = Wording::wholeDistrict(static_cast<int>(facts.shops.size()));
        bunting_ = QString::fromUtf8(facts.id);
        for (const Shop shop : facts.shop_set)
            won_shops_ += shop;
        break;
    }
    case Ending::last_gang:
        title_ = Wording::lastGang(winners.value(0));
        note_ = Wording::outlived();
        break;
    case Ending::all_dead:
        title_ = Wording::diedLast(winners);
        note_ = Wording::sharedDeath();
        break;
    case Ending::police:
        title_ = Wording::policeWon(winners.value(0));
        note_ = Wording::nobodyInPlay();
        note_rule_ = QStringLiteral("SG-10.3");
        break;
    case Ending::rounds:
        title_ = Wording::richest(winners);
        note_ = winners.size() > 1 ? Wording::sharedRichest(winners, standings.front().sum)
                                   : Wording::afterRounds(open.options.length);
        note_rule_ = QStringLiteral("SG-10.5");
        break;
    }
    become(standings);
    emit changed();
}

void Standings::forget()
{
    become({});
    title_.clear();
    note_.clear();
    note_rule_.clear();
    bunting_.clear();
    won_shops_.clear();
    emit changed();
}

QString Standings::heading() const
{
    return Wording::theEnd();
}

}
