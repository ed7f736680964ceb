// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/compose.hpp"

#include "app/supergang/gestures.hpp"
#include "app/supergang/pictures.hpp"
#include "app/supergang/town/shop_names.hpp"
#include "app/supergang/town/town_plan.hpp"
#include "app/supergang/words/menu_wording.hpp"
#include "app/supergang/words/names.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace supergang_table {

using namespace rules;
using backroom::Seat;

namespace {

/// The distance between two figures that share a place.
constexpr qreal figure_spacing = 44;
/// Keeps the sign and the token of a shop visible.
constexpr QPointF in_shop(36, 36);
/// Two patrols on one square are four policemen, each of whom must be visible.
constexpr qreal patrol_spacing = 74;
/// Figures in the clinic, in the graveyard and in jail (inside the centre) lie in rows in which heads can be counted:
/// their size, and the first place of each row. The second row of cells is above the first, where no figure around the
/// building hides the years.
constexpr qreal lying_size = 0.6;
constexpr QPointF clinic_beds(-40, 72);
constexpr QPointF graves(4, -34);
constexpr int beds_in_row = 2;
constexpr QPointF bed(54, 58);
constexpr QPointF jail_door(0, 16);
constexpr QPointF cell(40, 66);
constexpr int cells_in_row = 6;
/// Visitors of the clinic stand before its door.
constexpr QPointF clinic_door(-92, 34);
constexpr qreal garden_x = 138;
constexpr qreal garden_y = 98;

/// The part of the board that a figure covers at the zoom that shows the whole town.
constexpr qreal half_body = 56;
constexpr qreal body = 112;
constexpr qreal under_feet = 30;

/// A figure that shares its place with others, which stand side by side in order.
struct Occupant {
    int key;
    Place place;
    /// True if it lies in the clinic or the graveyard, or is in jail.
    bool inside;
    bool patrol;
};

QPointF lying(Place place, int index, int count)
{
    if (place != town.centre) {
        const QPointF first = place == town.clinic ? clinic_beds : graves;
        return first + QPointF(bed.x() * (index % beds_in_row), bed.y() * (index / beds_in_row));
    }
    const int in_row = std::min(cells_in_row, count - index / cells_in_row * cells_in_row);
    return jail_door
        + QPointF(cell.x() * (index % cells_in_row - (in_row - 1) / 2.0), -cell.y() * (index / cells_in_row));
}

QPointF feet_of(const Occupant& one, int index, int count)
{
    const QPointF point = point_of(one.place);
    if (one.inside)
        return point + lying(one.place, index, count);
    if (one.place == town.centre) {
        // Figures stand in a circle around the police house.
        const qreal angle = 2 * std::numbers::pi * index / std::max(count, 6) + std::numbers::pi;
        return point + QPointF(garden_x * std::cos(angle), garden_y * std::sin(angle) + 20);
    }
    const qreal apart = figure_spacing * (count > 3 ? 3.0 / count : 1.0);
    const QPointF aside((index - (count - 1) / 2.0) * apart, (index % 2) * (count > 3 ? 8.0 : 0.0));
    if (is_shop(one.place))
        return point + in_shop + aside;
    return is_street(one.place) ? point + aside : point + clinic_door + aside;
}

class Composer {
public:
    Composer(const Scene& scene, const Seated& seated)
        : scene_(scene)
        , open_(scene.open)
        , seated_(seated)
    {
    }

    std::vector<FigureItem> make()
    {
        for (Seat seat = 0; seat < open_.gang_count(); ++seat)
            if (!open_.gangs[seat].out)
                for (const Character character : all_characters)
                    add({seat, character});
        if (!peaceful(open_))
            for (int patrol = 0; patrol < patrol_count; ++patrol)
                add_patrol(patrol);
        stand();
        return std::move(items_);
    }

private:
    void add(FigureId id)
    {
        const Figure& one = figure(open_, id);
        FigureItem item;
        item.key = index_of(id);
        item.picture = pictures::figure(id.character, seated_.mark(id.seat));
        item.base = QStringLiteral("bases/") + SeatStyle::file(seated_.mark(id.seat));
        const Mover mover = mover_of(id.character);
        if (id.seat == open_.turn.seat) {
            item.mover = static_cast<int>(mover);
            item.usable = gestures::can_choose(scene_, mover);
            item.chosen = scene_.chosen == mover;
            item.acting = open_.turn.active == id.character && scene_.deciding();
        }
        Place place = one.place;
        Place behind = one.behind;
        walked(id.seat == open_.turn.seat || one.vamped_by == open_.turn.seat, leader_of(id), place, behind, item);
        face(item, place, behind);
        item.record = one.record;
        item.leader = one.vamped_turns > 0 ? seated_.mark(one.vamped_by) : -1;
        switch (one.state) {
        case FigureState::in_play:
            if (under_arrest(open_, id))
                item.chip = QStringLiteral("cuffs");
            else if (std::ranges::any_of(one.crimes, [](int times) { return times > 0; }))
                item.chip = QStringLiteral("mask");
            break;
        case FigureState::clinic:
            item.chip = QStringLiteral("clinic");
            place = town.clinic;
            break;
        case FigureState::jail:
            item.chip = QStringLiteral("jail");
            item.turns = one.years;
            place = town.centre;
            break;
        case FigureState::graveyard:
            item.chip = QStringLiteral("graveyard");
            place = town.graveyard;
            break;
        }
        item.label = MenuWording::figureAt(names::figureAtStart(id, seated_), names::square(place), facing_of(item));
        add(item, place, one.state != FigureState::in_play);
    }

    /// Returns the mover whose walk moves the figure: a man led by a vamp goes with her.
    Mover leader_of(FigureId id) const
    {
        const Figure& one = figure(open_, id);
        return one.vamped_turns > 0 && one.vamped_by == open_.turn.seat ? Mover::vamp : mover_of(id.character);
    }

    void walked(bool gang, Mover mover, Place& place, Place& behind, FigureItem& item) const
    {
        if (!gang || !scene_.walking || scene_.walking->mover != mover || is_patrol(mover))
            return;
        step(place, behind, item);
    }

    void step(Place& place, Place& behind, FigureItem& item) const
    {
        const Walking& walking = *scene_.walking;
        if (walking.steps == 0)
            return;
        place = walking.place();
        behind = walking.behind();
        item.underground = by_sewer(behind, place);
    }

    static void face(FigureItem& item, Place place, Place behind)
    {
        if (behind == no_place || place == no_place || !is_street(place))
            return;
        item.free = false;
        item.angle = facing(place, behind);
    }

    static QString facing_of(const FigureItem& item) { return item.free ? QString() : MenuWording::facing(item.angle); }

    void add_patrol(int number)
    {
        const Patrol& patrol = open_.patrols[static_cast<std::size_t>(number)];
        const Mover mover = mover_of_patrol(number);
        const bool walks = scene_.walking && scene_.walking->mover == mover && scene_.walking->steps > 0;
        const bool surfacing = patrol.state == PatrolState::sewer && patrol.returns == backroom::nobody;
        if (!patrol.in_play() && !walks && !surfacing)
            return;
        FigureItem item;
        item.key = max_gangs * character_count + number;
        item.mover = static_cast<int>(mover);
        item.picture = pictures::patrol(number);
        item.base = QStringLiteral("bases/police");
        item.usable = gestures::can_choose(scene_, mover);
        item.chosen = scene_.chosen == mover;
        Place place = patrol.place;
        Place behind = patrol.behind;
        if (walks)
            step(place, behind, item);
        if (place == no_place) {
            // A patrol in the sewer is shown at the manhole where it could come out.
            place = town.manholes[static_cast<std::size_t>(number)];
            item.underground = true;
            item.chip = QStringLiteral("manhole");
        }
        face(item, place, behind);
        item.label = MenuWording::figureAt(MenuWording::patrol(number + 1), names::square(place), facing_of(item));
        add(item, place, false);
    }

    void add(const FigureItem& item, Place place, bool inside)
    {
        items_.push_back(item);
        // A click on a figure in the clinic means the clinic, but one on a figure in jail does not mean the centre.
        if (!(inside && place == town.centre) && !item.underground && place != no_place)
            items_.back().place = place;
        standing_.push_back({item.key, place, inside, item.key >= max_gangs * character_count});
    }

    /// Puts figures that share a place side by side; those further south are drawn on top.
    void stand()
    {
        for (std::size_t at = 0; at < standing_.size(); ++at) {
            const Occupant& one = standing_[at];
            const auto same = [&](const Occupant& other) {
                return other.place == one.place && other.inside == one.inside;
            };
            const auto count = static_cast<int>(std::ranges::count_if(standing_, same));
            const auto before = static_cast<int>(
                std::count_if(standing_.begin(), standing_.begin() + static_cast<std::ptrdiff_t>(at), same));
            FigureItem& item = items_[at];
            item.feet = feet_of(one, before, count) + besidePatrol(one, same);
            item.size = one.inside         ? lying_size
                : one.place == town.centre ? (count > 6 ? 0.84 : 1)
                : count > 1                ? 0.86
                                           : 1;
            // The years of figures in jail are drawn over those around the building that cannot be picked up.
            const bool jailed = one.inside && one.place == town.centre;
            item.stack = item.feet.y() + (item.chosen || item.acting ? 4000 : item.usable ? 2000 : jailed ? 1500 : 0);
        }
        for (Seat seat = 0; seat < open_.gang_count(); ++seat)
            join(seat);
        if (scene_.chosen)
            veil();
    }

    /// Two patrols on one square move apart, and the gangsters there make room for the first.
    QPointF besidePatrol(const Occupant& one, const auto& same) const
    {
        const auto is_patrol_there = [&](const Occupant& other) { return same(other) && other.patrol; };
        if (one.place == town.centre || std::ranges::count_if(standing_, is_patrol_there) < patrol_count)
            return {};
        constexpr qreal more = patrol_spacing - figure_spacing;
        return one.patrol && one.key % 2 == 1 ? QPointF(more / 2, 0) : QPointF(-more / 2, 0);
    }

    void veil()
    {
        const std::vector<Place> ends = gestures::ends(scene_);
        for (FigureItem& item : items_)
            item.veiled = std::ranges::any_of(ends, [&](Place end) {
                // The outline of the whole roof of a shop is lit, and nobody hides that.
                if (shop_at(end) != no_shop)
                    return false;
                const QPointF from_feet = point_of(end) - item.feet;
                return std::abs(from_feet.x()) < half_body * item.size && from_feet.y() > -body * item.size
                    && from_feet.y() < under_feet;
            });
    }

    void join(Seat seat)
    {
        const FigureId man = led_by(open_, seat);
        if (man.none())
            return;
        const auto find = [this](FigureId id) { return std::ranges::find(items_, index_of(id), &FigureItem::key); };
        const auto vamp = find({seat, Character::vamp});
        const auto led = find(man);
        if (vamp != items_.end() && led != items_.end() && vamp->feet != led->feet)
            vamp->joint = led->feet - vamp->feet;
    }

    const Scene& scene_;
    const PublicState& open_;
    const Seated& seated_;
    std::vector<FigureItem> items_;
    std::vector<Occupant> standing_;
};

}

std::vector<FigureItem> figures_of(const Scene& scene, const Seated& seated)
{
    return Composer(scene, seated).make();
}

std::vector<WardItem> wards_of(const std::vector<FigureItem>& figures)
{
    std::vector<WardItem> list;
    for (const char* chip : {"clinic", "graveyard", "jail"}) {
        WardItem ward;
        ward.key = static_cast<int>(list.size());
        ward.picture = QStringLiteral("chips/") + QLatin1String(chip);
        for (const FigureItem& one : figures)
            if (one.chip == QLatin1String(chip)) {
                ward.heads =
                    ward.count == 0 ? QRectF(one.feet, QSizeF()) : ward.heads | QRectF(one.feet, QSizeF(0.01, 0.01));
                ++ward.count;
            }
        list.push_back(ward);
    }
    return list;
}

void cut_to_part(
    QRectF part, std::vector<FigureItem>& figures, std::vector<PawnItem>& pawns, std::vector<ShopItem>& shops)
{
    constexpr qreal beyond = 130;
    const QRectF room = part.adjusted(-beyond, -beyond, beyond, beyond);
    std::erase_if(figures, [&](const FigureItem& item) { return !room.contains(item.feet); });
    std::erase_if(pawns, [&](const PawnItem& item) { return !room.contains(item.foot); });
    std::erase_if(shops, [&](const ShopItem& item) { return !room.contains(item.sign); });
    for (FigureItem& item : figures)
        item.usable = false;
    for (ShopItem& item : shops) {
        item.usable = false;
        if (!part.contains(name_box(item)))
            item.name.clear();
    }
}

}
