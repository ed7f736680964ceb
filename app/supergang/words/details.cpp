// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/details.hpp"

#include "app/supergang/words/detail_wording.hpp"
#include "app/supergang/words/wording.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace supergang_table::details {

using namespace rules;

namespace {

struct Writer {
    const PublicState& open;
    const Seated& seated;

    QString who(backroom::Seat seat) const { return seated.name(seat); }
    QString one(FigureId id) const { return names::figure(id, seated); }

    Detail shop(Shop shop) const;
    Detail figure(FigureId id) const;
    Detail patrol(int number) const;
    Detail place(Place place) const;
    Detail section(Section section) const;
    Detail die(int die) const;
    Detail bank() const;
    Detail police() const;
    Detail tokens(int seat) const;
    Detail money(int seat) const;
    Detail district(District district) const;

    QString where(Place place, Place behind) const;
    QStringList standingAt(Place place) const;
    QStringList seenByPatrolAt(Place place) const;
};

QString text_of(const QStringList& sentences)
{
    return sentences.join(QLatin1Char(' '));
}

QString rule(const char* number)
{
    return QString::fromLatin1(number);
}

QStringList names_of(std::span<const Shop> shops)
{
    QStringList list;
    for (const Shop shop : shops)
        list += names::shop(shop);
    return list;
}

Detail Writer::shop(Shop shop) const
{
    const ShopFacts& facts = town.shops[shop];
    const int cost = price(facts.kind);
    const backroom::Seat owner = owner_of(open, shop);
    const backroom::Seat racketeer = racketeer_of(open, shop);
    QStringList text{DetailWording::shopFacts(facts.district, facts.kind)};
    if (owner != backroom::nobody)
        text += DetailWording::shopOwned(who(owner));
    else if (racketeer != backroom::nobody)
        text += DetailWording::shopRacketed(who(racketeer), cost);
    else
        text += DetailWording::shopFree(cost);
    text += DetailWording::shopStickUp(cost);
    if (const QStringList here = standingAt(facts.place); !here.isEmpty())
        text += DetailWording::standHere(here);
    const char* home = owner != backroom::nobody ? "SG-5.6" : racketeer != backroom::nobody ? "SG-5.4" : "SG-5.5";
    return {names::shop(shop), text_of(text), rule(home)};
}

QString Writer::where(Place place, Place behind) const
{
    if (place == town.centre)
        return DetailWording::standsInCentre();
    if (!is_street(place))
        return DetailWording::stands(place);
    return behind == no_place ? DetailWording::standsFree(place)
                              : DetailWording::standsAndFaces(place, facing(place, behind));
}

Detail Writer::figure(FigureId id) const
{
    const Figure& gangster = rules::figure(open, id);
    QStringList text;
    const char* home = id.character == Character::killer ? "SG-8.1"
        : id.character == Character::vamp                ? "SG-7.1"
                                                         : "SG-6.1";
    switch (gangster.state) {
    case FigureState::in_play:
        text += where(gangster.place, gangster.behind);
        break;
    case FigureState::jail:
        text += DetailWording::inJail(gangster.years);
        home = "SG-9.7";
        break;
    case FigureState::clinic:
        text += gangster.years == 0 ? DetailWording::inClinic() : DetailWording::inClinicAndSentenced(gangster.years);
        home = "SG-8.6";
        break;
    case FigureState::graveyard:
        text << DetailWording::dead() << Wording::deadText(id.character);
        home = "SG-5.12";
        break;
    }
    if (gangster.vamped_by != backroom::nobody) {
        text += gangster.vamped_turns > 0
            ? DetailWording::follows(one({gangster.vamped_by, Character::vamp}), gangster.vamped_turns)
            : DetailWording::nearlyFree();
        home = gangster.vamped_turns > 0 ? "SG-7.2" : "SG-7.3";
    }
    if (gangster.in_play() || gangster.state == FigureState::clinic)
        text += gangster.record == 0 ? DetailWording::nothingOnRecord() : DetailWording::onRecord(gangster.record);
    QStringList crimes;
    for (const Crime crime : all_crimes)
        if (const int times = gangster.crimes[static_cast<std::size_t>(crime)]; times > 0)
            crimes += names::crimes(crime, times);
    if (!crimes.isEmpty())
        text += DetailWording::unseen(crimes);
    if (gangster.in_play())
        text += DetailWording::whatHeIs(id.character);
    return {names::capital(one(id)), text_of(text), rule(home), gangster.record};
}

/// Returns the shops and the clinic that a patrol on this square sees (SG-9.3).
QStringList Writer::seenByPatrolAt(Place place) const
{
    QStringList list;
    for (const Place seen : town.places[place].next)
        if (!is_street(seen) && town.places[seen].seen_from.contains(place))
            list += names::place(seen);
    return list;
}

Detail Writer::patrol(int number) const
{
    const Patrol& patrol = open.patrols[static_cast<std::size_t>(number)];
    QStringList text;
    const char* home = "SG-9.3";
    if (peaceful(open)) {
        text += DetailWording::patrolWaits(last_peaceful_round(open.options) + 1);
        home = "SG-3.3";
    } else if (patrol.state == PatrolState::out) {
        text += DetailWording::patrolIsOut(who(patrol.returns));
        home = "SG-8.7";
    } else if (patrol.state == PatrolState::sewer) {
        text += patrol.returns == backroom::nobody ? DetailWording::patrolInSewerNow()
                                                   : DetailWording::patrolInSewer(who(patrol.returns));
        home = "SG-9.2";
    } else {
        text += where(patrol.place, patrol.behind);
        if (patrol.place == town.centre)
            text += DetailWording::patrolSeesNothing();
        else
            text += is_street(patrol.place) ? DetailWording::patrolSeesStreet() : DetailWording::patrolSeesInside();
        if (const QStringList inside = seenByPatrolAt(patrol.place); !inside.isEmpty())
            text += DetailWording::patrolSeesInto(inside);
    }
    return {DetailWording::patrol(number), text_of(text), rule(home)};
}

QStringList Writer::standingAt(Place place) const
{
    QStringList list;
    for (std::uint8_t index = 0; index < open.gang_count() * character_count; ++index) {
        const Figure& gangster = rules::figure(open, figure_at(index));
        const bool there = gangster.in_play() || (gangster.state == FigureState::clinic && place == town.clinic);
        if (there && gangster.place == place)
            list += one(figure_at(index));
    }
    for (int number = 0; number < patrol_count; ++number)
        if (const Patrol& patrol = open.patrols[static_cast<std::size_t>(number)];
            patrol.in_play() && patrol.place == place && !peaceful(open))
            list += names::the(mover_of_patrol(number));
    return list;
}

Detail Writer::place(Place place) const
{
    const PlaceFacts& facts = town.places[place];
    if (facts.kind == PlaceKind::shop)
        return shop(facts.shop);
    QStringList text;
    const char* home = "SG-4.2";
    switch (facts.kind) {
    case PlaceKind::centre:
        text += DetailWording::centreDetail();
        home = "SG-4.3";
        break;
    case PlaceKind::clinic:
        text += DetailWording::clinicDetail();
        home = "SG-4.7";
        break;
    case PlaceKind::graveyard:
        text += DetailWording::graveyardDetail();
        home = "SG-8.7";
        break;
    case PlaceKind::manhole:
        text += DetailWording::manholeDetail();
        home = "SG-4.6";
        break;
    default:
        text += DetailWording::plainSquare();
        home = "SG-5.3";
        break;
    }
    if (const auto exit = std::ranges::find(town.exits, place); exit != town.exits.end())
        text += DetailWording::isExit(static_cast<int>(exit - town.exits.begin()) + 1);
    if (!facts.doors.empty())
        text += DetailWording::doorsTo(names_of(facts.doors));
    if (const QStringList here = standingAt(place); !here.isEmpty())
        text += DetailWording::standHere(here);
    return {names::square(place), text_of(text), rule(home)};
}

Detail Writer::section(Section section) const
{
    const backroom::Seat seat = pawn_on(open, section);
    const QString pawn =
        seat == backroom::nobody ? DetailWording::pavementEmpty() : DetailWording::pavementPawn(who(seat));
    return {DetailWording::pavement(),
        text_of({DetailWording::pavementOf(names_of(town.sections[section].shops)), pawn}),
        rule(seat == backroom::nobody ? "SG-6.2" : "SG-6.4")};
}

Detail Writer::die(int die) const
{
    const int face = open.turn.dice[static_cast<std::size_t>(die)];
    if (static_cast<std::size_t>(die) == police_die)
        return {DetailWording::policeDie(), face == 0 ? DetailWording::dieLies() : DetailWording::dieOfPolice(face),
            rule("SG-10.3"), face};
    const auto mover = static_cast<Mover>(die);
    if (face == 0)
        return {DetailWording::dieOf(mover), DetailWording::dieLies(), rule("SG-3.2")};
    const FigureId id{open.turn.seat, static_cast<Character>(die)};
    const bool patrol = is_patrol(mover);
    const Place place = patrol ? open.patrols[patrol_of(mover)].place : rules::figure(open, id).place;
    QStringList text{DetailWording::dieShows(patrol ? names::the(mover) : one(id), face)};
    if (place == town.centre)
        text += DetailWording::dieLeavesCentre(face);
    return {DetailWording::dieOf(mover), text_of(text), rule(place == town.centre ? "SG-4.3" : "SG-4.1"), face};
}

Detail Writer::bank() const
{
    QStringList text{DetailWording::bankHas(open.bank)};
    if (!open.over)
        text += open.turn.collected
            ? DetailWording::bankPaid(who(open.turn.seat))
            : DetailWording::bankOwes(who(open.turn.seat), std::min<int>(open.bank, income_of(open, open.turn.seat)));
    return {DetailWording::bank(), text_of(text), rule("SG-3.4"), open.bank};
}

Detail Writer::police() const
{
    if (const backroom::Seat seat = police_seat(open); seat != backroom::nobody)
        return {DetailWording::police(), DetailWording::policePlayed(who(seat)), rule("SG-10.3")};
    return {DetailWording::police(),
        open.police_owner == backroom::nobody ? DetailWording::policeForSale(police_price)
                                              : DetailWording::policeOwned(who(open.police_owner)),
        rule("SG-9.6")};
}

Detail Writer::tokens(int seat) const
{
    const Gang& gang = open.gangs[static_cast<std::size_t>(seat)];
    return {DetailWording::tokensOf(who(static_cast<backroom::Seat>(seat))),
        text_of({DetailWording::tokensLeft(gang.tokens(), tokens_of_gang),
            DetailWording::pawnsLeft(gang.pawns.size(), gang.stored, gang.unbought())}),
        rule("SG-5.13"), gang.tokens()};
}

Detail Writer::money(int seat) const
{
    const Gang& gang = open.gangs[static_cast<std::size_t>(seat)];
    const auto whose = static_cast<backroom::Seat>(seat);
    const bool collected = whose == open.turn.seat && open.turn.collected;
    const int sum = score_of(open, whose);
    const int rackets = worth_of_racket * gang.rackets.size();
    const int pawns = worth_of_pawn * gang.pawns.size();
    QStringList text{DetailWording::inCash(gang.cash),
        collected ? DetailWording::bankPaid(who(whose)) : DetailWording::income(income_of(open, whose)),
        DetailWording::whatPays(income_of_shop, income_of_racket, income_of_pawn),
        DetailWording::worth(gang.cash, sum - gang.cash - rackets - pawns, rackets, pawns, sum)};
    if (open.options.length > 0)
        text += DetailWording::richestWins(open.options.length);
    return {DetailWording::moneyOf(who(whose)), text_of(text), rule(open.options.length > 0 ? "SG-10.5" : "SG-3.4"),
        gang.cash};
}

Detail Writer::district(District district) const
{
    const DistrictFacts& facts = town.districts[district];
    const int all = static_cast<int>(facts.shops.size());
    QStringList owners;
    QStringList nearly;
    for (backroom::Seat seat = 0; seat < open.gang_count(); ++seat) {
        const int owned = (open.gangs[seat].owned & facts.shop_set).size();
        if (owned > 0)
            owners += DetailWording::ownsOfDistrict(who(seat), owned);
        // The same limit as on the plates.
        if (owned < all && owned >= all - 2)
            nearly += DetailWording::districtMissing(who(seat), all - owned);
    }
    QStringList text{DetailWording::districtShops(all)};
    text +=
        owners.isEmpty() ? DetailWording::nobodyOwnsOfDistrict() : owners.join(QStringLiteral(", ")) + QLatin1Char('.');
    return {names::district(district), text_of(text + nearly), rule("SG-10.1")};
}

bool below(int id, int count)
{
    return id >= 0 && id < count;
}

}

Detail of(Subject subject, int id, const Scene& scene, const Seated& seated)
{
    const Writer write{scene.open, seated};
    switch (subject) {
    case Subject::figure:
        if (below(id, character_count * scene.open.gang_count()))
            return write.figure(figure_at(static_cast<std::uint8_t>(id)));
        return below(id - first_patrol_subject, patrol_count) ? write.patrol(id - first_patrol_subject) : Detail();
    case Subject::shop:
        return below(id, shop_count) ? write.shop(static_cast<Shop>(id)) : Detail();
    case Subject::place:
        return below(id, place_count) ? write.place(static_cast<Place>(id)) : Detail();
    case Subject::section:
        return below(id, section_count) ? write.section(static_cast<Section>(id)) : Detail();
    case Subject::die:
        return below(id, die_count) ? write.die(id) : Detail();
    case Subject::bank:
        return write.bank();
    case Subject::police:
        return write.police();
    case Subject::tokens:
        return below(id, scene.open.gang_count()) ? write.tokens(id) : Detail();
    case Subject::money:
        return below(id, scene.open.gang_count()) ? write.money(id) : Detail();
    case Subject::district:
        return below(id, district_count) ? write.district(static_cast<District>(id)) : Detail();
    }
    return {};
}

QString facing(Place place, Place behind)
{
    const PlaceFacts& to = town.places[place];
    const PlaceFacts& from = town.places[behind];
    // Clockwise from north; y grows to the south.
    const double angle = std::atan2(to.x - from.x, from.y - to.y);
    const int eighth = static_cast<int>(std::lround(angle / (std::numbers::pi / 4)));
    return DetailWording::direction((eighth + 8) % 8);
}

}
