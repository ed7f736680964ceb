// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/standings.hpp"

#include "app/supergang/plates.hpp"
#include "app/supergang/words/wording.hpp"
#include "engine/supergang/rules.hpp"

#include <algorithm>

namespace supergang_table {

using namespace backroom::supergang;

namespace {

constexpr int racket_worth = 25;
constexpr int pawn_worth = 5;

int years_of(const Gang& gang)
{
    int years = 0;
    for (const Figure& one : gang.figures)
        if (one.state == FigureState::jail || one.state == FigureState::clinic)
            years += one.years;
    return years;
}

/// Adds up the total (SG-10.5).
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
    const PublicState& open, const backroom::Result& result, const QStringList& names, const QList<int>& marks)
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

Standings Standings::of(
    const PublicState& open, const backroom::Result& result, const QStringList& names, const QList<int>& marks)
{
    std::vector<Standing> standings = standings_of(open, result, names, marks);
    const QStringList winners = winners_of(standings);
    Result shown;
    shown.winners = static_cast<int>(winners.size());
    const backroom::Ending why = ending(open);
    if (why.reason == endings::district) {
        const auto district = static_cast<District>(why.parameters[0]);
        shown.title = Wording::ownsDistrict(winners.value(0), district);
        shown.bunting = QString::fromUtf8(town.districts[district].id);
        for (const Shop shop : town.districts[district].shop_set)
            shown.wonShops += shop;
    } else if (why.reason == endings::last_gang) {
        shown.title = Wording::lastGang(winners.value(0));
    } else if (why.reason == endings::nobody_left) {
        shown.title = Wording::diedLast(winners);
    } else if (why.reason == endings::police) {
        shown.title = Wording::policeWon(winners.value(0));
    } else {
        shown.title = Wording::richest(winners);
        if (winners.size() > 1)
            shown.note = Wording::sharedRichest(winners, standings.front().sum);
    }
    shown.noteRule = shown.note.isEmpty() ? QString() : QStringLiteral("SG-10.5");
    return {std::move(standings), std::move(shown)};
}

}
