// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/compose.hpp"

#include "app/supergang/gestures.hpp"
#include "app/supergang/pictures.hpp"
#include "app/supergang/town/town_plan.hpp"
#include "app/supergang/words/detail_wording.hpp"
#include "app/supergang/words/menu_wording.hpp"
#include "app/supergang/words/wording.hpp"
#include "app/table/naming.hpp"
#include "engine/supergang/check.hpp"

namespace supergang_table {

using namespace rules;
using backroom::Seat;

namespace {

void show_owner(ShopItem& item, const Scene& scene, Shop shop, const Seated& seated)
{
    const Seat owner = owner_of(scene.open, shop);
    const Seat seat = owner == backroom::nobody ? racketeer_of(scene.open, shop) : owner;
    if (seat == backroom::nobody)
        return;
    item.mark = seated.mark(seat);
    item.racket = owner == backroom::nobody;
    item.token = (item.racket ? QStringLiteral("racket-") : QStringLiteral("ownership-")) + SeatStyle::file(item.mark);
}

QString label_of(const Scene& scene, Shop shop, const Seated& seated)
{
    const ShopFacts& facts = town.shops[shop];
    QStringList parts{names::shop(shop), MenuWording::shopLine(names::district(facts.district), facts.kind)};
    if (const Seat owner = owner_of(scene.open, shop); owner != backroom::nobody)
        parts += MenuWording::ownedBy(seated.name(owner));
    if (const Seat racketeer = racketeer_of(scene.open, shop); racketeer != backroom::nobody)
        parts += MenuWording::racketedBy(seated.name(racketeer));
    return parts.join(QStringLiteral(", "));
}

bool removable(const Scene& scene, Shop shop)
{
    return scene.removing && scene.deciding() && !check(scene.open, scene.open.turn.seat, RemoveToken{shop});
}

bool may_place_pawns(const Scene& scene)
{
    return scene.deciding() && scene.open.frames.empty() && scene.open.turn.phase == Phase::gang
        && scene.open.turn.active && active_dealer(scene.open) != backroom::nobody;
}

const char* kind_of_die(Mover mover)
{
    switch (mover) {
    case Mover::killer:
        return "killer";
    case Mover::vamp:
        return "vamp";
    case Mover::dealer:
        return "dealer";
    default:
        return "patrol";
    }
}

/// The face as thrown, even if the die has been used since.
int shown_face(const Scene& scene, Mover mover)
{
    return scene
        .faces[scene.open.options.police_player && is_patrol(mover) ? police_die : static_cast<std::size_t>(mover)];
}

TurnDie gangster_die(const Scene& scene, Mover mover, const Seated& seated)
{
    const PublicState& open = scene.open;
    const auto character = static_cast<Character>(mover);
    const FigureId id{open.turn.seat, character};
    TurnDie die;
    die.picture = pictures::figure(id.character, seated.mark(id.seat));
    die.name = names::character(character);
    const Figure& one = figure(open, id);
    const bool follows = one.vamped_turns > 0;
    const bool away = !one.in_play() || follows;
    if (away || (scene.thrown() && shown_face(scene, mover) == 0)) {
        // A gangster who came after the throw stands in the town.
        die.state = away ? MenuWording::away() : MenuWording::noDie();
        die.done = true;
    } else if (open.turn.active == character) {
        die.state = MenuWording::acting();
        die.chosen = true;
    } else if (scene.thrown() && number_of(open, mover) == 0) {
        die.state = MenuWording::moved();
        die.done = true;
    } else {
        die.state = scene.chosen == mover ? MenuWording::inHand() : MenuWording::toMove();
    }
    return die;
}

void describe_proposal(TurnDie& die, const Scene& scene, Place end, const Seated& seated)
{
    QStringList players;
    QStringList figures;
    bool own = false;
    for (const FigureId id : gestures::arrested_at(scene.open, end)) {
        figures += names::figure(id, seated);
        own = own || id.seat == scene.open.turn.seat;
        if (!players.contains(seated.name(id.seat)))
            players += seated.name(id.seat);
    }
    const QString place = names::place(end);
    die.proposal = figures.isEmpty() ? MenuWording::moveOn()
        : own                        ? MenuWording::arrestOwn()
        : players.size() == 1        ? MenuWording::arrest(players.front())
                                     : MenuWording::arrestSeveral();
    die.proposed =
        figures.isEmpty() ? MenuWording::onTo(place) : MenuWording::arrestThere(naming::joined(figures), place);
}

TurnDie patrol_die(const Scene& scene, Mover mover, const Seated& seated)
{
    const PublicState& open = scene.open;
    TurnDie die;
    die.picture = pictures::patrol(patrol_of(mover));
    die.name = MenuWording::patrol(patrol_of(mover) + 1);
    const Patrol& patrol = open.patrols[patrol_of(mover)];
    if (patrol.state == PatrolState::out
        || (patrol.state == PatrolState::sewer && patrol.returns != backroom::nobody)) {
        die.state = MenuWording::away();
        die.done = true;
    } else if (scene.thrown() && (open.turn.phase == Phase::gang || number_of(open, mover) == 0)) {
        die.state = MenuWording::moved();
        die.done = true;
    } else {
        const Mover other = mover == Mover::patrol_1 ? Mover::patrol_2 : Mover::patrol_1;
        const bool both = open.options.police_player && scene.thrown() && number_of(open, other) > 0;
        die.state = scene.chosen == mover ? MenuWording::inHand()
            : both                        ? MenuWording::eitherToMove()
                                          : MenuWording::toMove();
        die.either = both && mover == Mover::patrol_2;
    }
    if (gestures::can_choose(scene, mover)) {
        const Path path = gestures::proposal(open, mover);
        if (!path.empty())
            describe_proposal(die, scene, path.back(), seated);
    }
    return die;
}

/// Returns whether the walking figure enters or leaves the sewer by this manhole.
bool passes(const Scene& scene, Place manhole)
{
    if (!scene.walking || scene.walking->steps == 0)
        return false;
    const Place to = scene.walking->place();
    const Place from = scene.walking->behind();
    const bool comes_up = from == no_place;
    return (comes_up || by_sewer(from, to)) && (from == manhole || to == manhole);
}

/// Returns the place of which the action menu or a question speaks; `no_place` for none.
Place spoken_of(const Scene& scene)
{
    const PublicState& open = scene.open;
    if (!scene.deciding())
        return no_place;
    if (const auto* arrest = top<Arrest>(open))
        return figure(open, arrest->figure).place;
    if (!open.turn.active || (!open.frames.empty() && top<Price>(open) == nullptr))
        return no_place;
    return acting_place(open);
}

void draw_way(Overlay& overlay, Place from, const Path& path)
{
    if (from != no_place)
        overlay.way.push_back(point_of(from));
    overlay.first_number = from == no_place ? 0 : 1;
    for (const Place place : path) {
        add_step(overlay, from, place);
        from = place;
    }
}

}

void add_step(Overlay& overlay, Place before, Place place)
{
    if (!overlay.way.empty()) {
        QPointF bridge;
        const bool known = before != no_place;
        const bool sewer = by_sewer(before, place);
        const bool under = known && goes_under(before, place, bridge);
        overlay.hidden.push_back(sewer || under);
        overlay.bridges.push_back(bridge);
    }
    overlay.way.push_back(point_of(place));
}

std::vector<ShopItem> shops_of(const Scene& scene, const Seated& seated)
{
    std::vector<ShopItem> list;
    for (Shop shop = 0; shop < shop_count; ++shop) {
        const ShopFacts& facts = town.shops[shop];
        ShopItem item;
        item.key = shop;
        item.district = facts.district;
        item.sign = town_plan.shops[shop].sign;
        item.roof = polygon(town_plan.shops[shop].roof).boundingRect();
        item.name = names::shop(shop);
        item.price = MenuWording::priceAndManagers(price(facts.kind), managers(facts.kind));
        show_owner(item, scene, shop, seated);
        item.usable = removable(scene, shop);
        item.flashing = scene.celebrated == facts.district;
        item.label = label_of(scene, shop, seated);
        list.push_back(item);
    }
    return list;
}

std::vector<PawnItem> pawns_of(const Scene& scene, const Seated& seated)
{
    std::vector<PawnItem> list;
    const bool places = may_place_pawns(scene);
    for (Section section = 0; section < section_count; ++section) {
        const Seat seat = pawn_on(scene.open, section);
        const bool free =
            places && seat == backroom::nobody && !check(scene.open, scene.open.turn.seat, PlacePawn{section});
        if (seat == backroom::nobody && !free)
            continue;
        PawnItem item;
        item.key = section;
        item.foot = town_plan.sections[section].middle;
        item.usable = free;
        if (seat != backroom::nobody) {
            item.picture = QStringLiteral("traffic-") + SeatStyle::file(seated.mark(seat));
            item.label = DetailWording::pavementPawn(seated.name(seat));
        } else {
            item.label = MenuWording::placePawn();
        }
        list.push_back(item);
    }
    return list;
}

std::vector<ManholeItem> manholes_of(const Scene& scene)
{
    std::vector<ManholeItem> list;
    for (const Place place : town.manholes) {
        ManholeItem item;
        item.key = place;
        item.middle = point_of(place);
        item.splash = scene.splash == place;
        item.open = item.splash || passes(scene, place);
        list.push_back(item);
    }
    return list;
}

std::vector<TurnDie> dice_of(const Scene& scene, const Seated& seated)
{
    const PublicState& open = scene.open;
    std::vector<TurnDie> list;
    for (const Mover mover : all_movers) {
        if (is_patrol(mover) && peaceful(open))
            continue;
        TurnDie die = is_patrol(mover) ? patrol_die(scene, mover, seated) : gangster_die(scene, mover, seated);
        die.key = static_cast<int>(mover);
        die.kind = QString::fromLatin1(kind_of_die(mover));
        die.face = scene.thrown() ? shown_face(scene, mover) : 0;
        die.tosses = scene.throws;
        die.figure = is_patrol(mover) ? max_gangs * character_count + patrol_of(mover)
                                      : index_of(FigureId{open.turn.seat, static_cast<Character>(mover)});
        die.chosen = die.chosen || scene.chosen == mover;
        die.usable = gestures::can_choose(scene, mover);
        die.label = MenuWording::dieOf(die.name, die.face, die.state);
        list.push_back(die);
    }
    return list;
}

Overlay overlay_of(const Scene& scene, const Seated& seated)
{
    Overlay overlay;
    if (scene.celebrated)
        for (const Shop shop : town.districts[*scene.celebrated].shops)
            overlay.celebrated.push_back(outline_of(place_of(shop)));
    if (may_place_pawns(scene))
        for (Section section = 0; section < section_count; ++section)
            if (!check(scene.open, scene.open.turn.seat, PlacePawn{section}))
                overlay.pavement.push_back(polygon(town_plan.sections[section].band));
    if (const Place place = spoken_of(scene); place != no_place && is_shop(place))
        overlay.spoken_of = outline_of(place);
    if (!scene.chosen)
        return overlay;
    overlay.mark = is_patrol(*scene.chosen) ? -1 : seated.mark(scene.open.turn.seat);
    for (const Place end : gestures::ends(scene)) {
        if (end == scene.aim)
            overlay.aimed = static_cast<int>(overlay.ends.size());
        overlay.ends.push_back({outline_of(end), is_shop(end)});
    }
    const Path path = gestures::way(scene);
    if (path.empty())
        return overlay;
    const Place from = walker_of(scene.open, *scene.chosen).place;
    draw_way(overlay, from, path);
    for (const Path& other : gestures::ways(scene)) {
        if (other == path)
            continue;
        std::vector<QPointF>& points = overlay.others.emplace_back();
        if (from != no_place)
            points.push_back(point_of(from));
        for (const Place place : other)
            points.push_back(point_of(place));
    }
    return overlay;
}

}
