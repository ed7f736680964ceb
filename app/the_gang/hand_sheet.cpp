// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/hand_sheet.hpp"

#include "app/the_gang/gestures.hpp"
#include "app/the_gang/rail.hpp"
#include "app/the_gang/words/wording.hpp"

namespace the_gang_table {

using namespace rules;

namespace {

// What can be tapped, as the first letter of its id; a number follows.
constexpr char of_gangster = 'g';
constexpr char of_special = 's';
constexpr char of_street = 'c';
constexpr char of_left_end = 'l';
constexpr char of_right_end = 'r';
constexpr char of_row = 'o';
const QString play_button = QStringLiteral("play");
const QString back_button = QStringLiteral("back");

QString id_of(char kind, int number)
{
    return QLatin1Char(kind) + QString::number(number);
}

HandSheet::Item gangster_item(char kind, Gangster gangster)
{
    HandSheet::Item item{id_of(kind, gangster)};
    const QString type = is_odd(gangster) ? QStringLiteral("odd") : QStringLiteral("even");
    item.picture = QStringLiteral("portraits/%1.svg").arg(gangster);
    item.frame = QStringLiteral("frames/%1-%2.svg").arg(type, QString::number(revolvers(gangster)));
    item.figure = QString::number(gangster);
    item.ink = is_odd(gangster) ? QStringLiteral("#B3241C") : QStringLiteral("#1B4C93");
    item.spoken = Wording::gangster(gangster);
    return item;
}

HandSheet::Item special_item(Special special)
{
    static constexpr std::array files{"", "lookout", "spy", "boss-calls"};
    HandSheet::Item item{id_of(of_special, 0)};
    item.picture = QStringLiteral("specials/%1.svg").arg(QLatin1String(files[static_cast<std::size_t>(special)]));
    item.label = Wording::shortSpecial(special);
    item.spoken = Wording::special(special);
    return item;
}

/// The scene as the phone's player lays it out: a card that is picked is held, and a place that is picked is aimed at.
class Sheet {
public:
    Sheet(const Scene& scene, const Seated& seated)
        : scene_(scene)
        , seated_(seated)
    {
    }

    HandSheet made() const
    {
        HandSheet sheet;
        sheet.title = Wording::progress(scene_.open.round, scene_.open.job);
        addHand(sheet);
        if (scene_.choosing() && scene_.view->choice.gangster != 0) {
            sheet.sealed = Wording::sealedText();
            sheet.groups.push_back(streets());
            sheet.disable();
        } else if (scene_.choosing()) {
            sheet.prompt = scene_.picked.empty() ? Wording::tapPrompt(scene_.view->hand.special != Special::none)
                                                 : rail_text(scene_, seated_.names);
            sheet.groups.push_back(streets());
            sheet.buttons = {{back_button, Wording::takeBack(), false, gestures::can_take_back(scene_)},
                {play_button, Wording::confirm(), true, scene_.picked.complete()}};
        } else if (scene_.placing() && scene_.active == scene_.view->seat) {
            place(sheet);
        } else {
            // Shown as for everybody, without the instructions for the player in turn.
            Scene open = scene_;
            open.view.reset();
            sheet.waits = rail_text(open, seated_.names);
            sheet.disable();
        }
        if (!scene_.view->captured.empty())
            sheet.groups.push_back(pile());
        return sheet;
    }

private:
    void addHand(HandSheet& sheet) const
    {
        HandSheet::Group group{Wording::handTitle()};
        const Hand& hand = scene_.view->hand;
        const Choice& choice = scene_.view->choice;
        Gangsters cards = hand.gangsters;
        Special special = hand.special;
        if (const auto turn = scene_.turn(); turn && scene_.placing() && turn->seat == scene_.view->seat) {
            group.title = Wording::playSpot();
            cards = {};
            cards.insert(turn->choice.gangster);
            special = turn->choice.special;
        } else if (choice.gangster != 0) {
            cards.insert(choice.gangster);
        }
        for (const Gangster gangster : cards) {
            HandSheet::Item item = gangster_item(of_gangster, gangster);
            item.picked = choice.gangster == gangster || scene_.picked.gangster == gangster
                || scene_.held == Piece{Piece::Gangster, gangster};
            item.enabled = gestures::usable(scene_, {Piece::Gangster, gangster});
            group.items.push_back(item);
        }
        sheet.groups.push_back(group);
        if (special != Special::none) {
            HandSheet::Item item = special_item(special);
            item.picked = scene_.picked.special || scene_.calling || scene_.held.kind == Piece::Special
                || (choice.gangster != 0 && choice.special != Special::none);
            item.enabled = gestures::usable(scene_, {Piece::Special, 0});
            sheet.groups.push_back({Wording::specialTitle(), HandSheet::Kind::card, {item}});
        }
    }

    QString row(City city) const
    {
        QStringList numbers;
        for (const Gangster gangster : scene_.open.cities[static_cast<std::size_t>(index(city))])
            numbers += QString::number(gangster);
        return numbers.join(QStringLiteral(" · "));
    }

    HandSheet::Item place_item(char kind, City city, const QString& label) const
    {
        HandSheet::Item item{id_of(kind, index(city))};
        item.label = label;
        item.note = row(city);
        item.spoken = label + QStringLiteral(", ") + item.note;
        return item;
    }

    HandSheet::Group streets() const
    {
        HandSheet::Group group{Wording::citiesTitle(), HandSheet::Kind::place};
        for (int city = 0; city < scene_.open.cities_in_play(); ++city) {
            HandSheet::Item item =
                place_item(of_street, static_cast<City>(city), Wording::ticket(static_cast<City>(city)));
            const auto& ticket = scene_.view->choice.gangster != 0 ? scene_.view->choice.ticket : scene_.picked.ticket;
            item.picked = ticket == static_cast<City>(city);
            group.items.push_back(item);
        }
        return group;
    }

    bool allowed(const Aim& aim) const { return !gestures::refusal_of(scene_, aim); }

    void addPlaces(HandSheet& sheet) const
    {
        const bool lookout = scene_.held.kind == Piece::Special && scene_.turn()->choice.special == Special::lookout;
        HandSheet::Group group{Wording::citiesTitle(), HandSheet::Kind::place};
        const auto add = [&](char kind, TargetItem::Kind target, City city, const QString& label) {
            const Aim aim{target, city};
            HandSheet::Item item = place_item(kind, city, label);
            item.picked = scene_.aim == aim;
            // Once one of the two cards lies in a city, the other one must go there too.
            if (allowed(aim))
                group.items.push_back(item);
        };
        for (int at = 0; at < scene_.open.cities_in_play(); ++at) {
            const auto city = static_cast<City>(at);
            if (lookout) {
                add(of_left_end, TargetItem::LeftEnd, city, Wording::endOf(city, End::left));
                add(of_right_end, TargetItem::RightEnd, city, Wording::endOf(city, End::right));
            } else {
                add(of_street, TargetItem::Street, city, Wording::city(city));
            }
        }
        sheet.groups.push_back(group);
    }

    /// Adds the gangsters in the rows on whom a Spy may lie, or who may be called.
    void addRows(HandSheet& sheet, bool called) const
    {
        for (int at = 0; at < scene_.open.cities_in_play(); ++at) {
            const auto city = static_cast<City>(at);
            if (called && city == scene_.callsTo())
                continue;
            HandSheet::Group group{Wording::city(city)};
            for (const Gangster gangster : scene_.open.cities[static_cast<std::size_t>(at)]) {
                HandSheet::Item item = gangster_item(of_row, gangster);
                item.enabled = called ? gestures::usable(scene_, {Piece::Called, gangster})
                                      : allowed({TargetItem::OnGangster, city, gangster});
                item.picked = called ? scene_.held.id == gangster : scene_.aim && scene_.aim->gangster == gangster;
                group.items.push_back(item);
            }
            if (std::ranges::any_of(group.items, &HandSheet::Item::enabled))
                sheet.groups.push_back(group);
        }
    }

    void place(HandSheet& sheet) const
    {
        const auto to = scene_.callsTo();
        sheet.prompt = to && !scene_.preview ? Wording::whoIsCalled(*to) : rail_text(scene_, seated_.names);
        if (to)
            addRows(sheet, true);
        else if (scene_.held.kind == Piece::Special && scene_.turn()->choice.special == Special::spy)
            addRows(sheet, false);
        else if (scene_.held.kind != Piece::None)
            addPlaces(sheet);
        sheet.buttons = {
            {back_button, Wording::takeBack(), false, scene_.held.kind != Piece::None || scene_.calling.has_value()},
            {play_button, Wording::confirm(), true, scene_.aim.has_value()}};
    }

    HandSheet::Group pile() const
    {
        HandSheet::Group group{Wording::pileTitle(), HandSheet::Kind::die};
        for (const Gangster gangster : scene_.view->captured) {
            HandSheet::Item item = gangster_item('p', gangster);
            item.picture.clear();
            item.frame.clear();
            item.enabled = false;
            group.items.push_back(item);
        }
        return group;
    }

    const Scene& scene_;
    const Seated& seated_;
};

std::optional<City> city_of(const Scene& scene, Gangster gangster)
{
    for (const City city : all_cities)
        if (scene.open.cities[static_cast<std::size_t>(index(city))].contains(gangster))
            return city;
    return {};
}

void tap_while_choosing(Scene& scene, char kind, int number)
{
    const auto toggle = [](auto& part, auto value) { part = part == value ? decltype(value){} : value; };
    if (kind == of_gangster)
        toggle(scene.picked.gangster, static_cast<Gangster>(number));
    else if (kind == of_street)
        toggle(scene.picked.ticket, std::optional(static_cast<City>(number)));
    else
        scene.picked.special = !scene.picked.special;
    // The special takes the place of a ticket (TG-3.2).
    if (kind == of_street)
        scene.picked.special = false;
    else if (kind == of_special)
        scene.picked.ticket.reset();
}

void tap_while_placing(Scene& scene, char kind, int number)
{
    const auto gangster = static_cast<Gangster>(number);
    if (kind == of_gangster || kind == of_special) {
        gestures::pick_up(scene, {kind == of_special ? Piece::Special : Piece::Gangster, number});
    } else if (kind == of_row && scene.callsTo()) {
        gestures::pick_up(scene, {Piece::Called, number});
        gestures::aim_at(scene, Aim{TargetItem::Street, *scene.callsTo()});
    } else if (kind == of_row) {
        gestures::aim_at(scene, Aim{TargetItem::OnGangster, city_of(scene, gangster).value_or(City{}), gangster});
    } else {
        const TargetItem::Kind target = kind == of_left_end ? TargetItem::LeftEnd
            : kind == of_right_end                          ? TargetItem::RightEnd
                                                            : TargetItem::Street;
        gestures::aim_at(scene, Aim{target, static_cast<City>(number)});
    }
}

}

void begin_hand(Scene& scene, const View& view)
{
    scene.begin(view.open);
    scene.view = view;
    if (!view.open.to_play.empty())
        scene.active = view.open.to_play.back();
}

HandSheet hand_sheet(const Scene& scene, const Seated& seated)
{
    return Sheet(scene, seated).made();
}

Tapped<Action> tap_hand(Scene& scene, const QString& id)
{
    if (id == back_button) {
        gestures::take_back(scene);
        return {};
    }
    if (id == play_button && scene.choosing())
        return {gestures::confirm(scene)};
    if (id == play_button) {
        const auto [action, refusal] = gestures::drop(scene);
        return {action, refusal};
    }
    const char kind = id.front().toLatin1();
    const int number = id.mid(1).toInt();
    if (scene.choosing())
        tap_while_choosing(scene, kind, number);
    else
        tap_while_placing(scene, kind, number);
    return {};
}

}
