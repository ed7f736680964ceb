// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/gestures.hpp"

#include "app/supergang/town/town_plan.hpp"
#include "engine/core/variants.hpp"
#include "engine/supergang/check.hpp"

#include <algorithm>
#include <cmath>

namespace supergang_table::gestures {

using namespace rules;
using backroom::Seat;

namespace {

/// The largest distance from an end at which a click still means it, in units of the board.
constexpr qreal reach_of_end = 62;

/// Returns the number modulo `count`, never negative.
int modulo(int number, int count)
{
    return (number % count + count) % count;
}

Walks walks_of(const PublicState& open, Mover mover)
{
    Walks walks;
    if (const int number = number_of(open, mover))
        find_walks(walker_of(open, mover), number, walks);
    return walks;
}

bool movable(const PublicState& open, Mover mover)
{
    if (!open.frames.empty() || open.over || number_of(open, mover) == 0)
        return false;
    if (is_patrol(mover))
        return open.turn.phase == Phase::police;
    return open.turn.phase == Phase::gang && !open.turn.active;
}

QPointF start_of(const Scene& scene)
{
    const Place place = walker_of(scene.open, *scene.chosen).place;
    return point_of(place == no_place ? town.manholes[patrol_of(*scene.chosen)] : place);
}

}

bool can_choose(const Scene& scene, Mover mover)
{
    return scene.deciding() && movable(scene.open, mover);
}

void choose(Scene& scene, Mover mover)
{
    scene.putDown();
    scene.chosen = mover;
}

std::vector<Place> ends(const Scene& scene)
{
    if (!scene.chosen)
        return {};
    PlaceSet found;
    for (const Walk& walk : walks_of(scene.open, *scene.chosen))
        found.insert(walk.path.back());
    return {found.begin(), found.end()};
}

std::vector<Path> ways(const Scene& scene)
{
    std::vector<Path> list;
    if (scene.chosen && scene.aim != no_place)
        for (const Walk& walk : walks_of(scene.open, *scene.chosen))
            if (walk.path.back() == scene.aim)
                list.push_back(walk.path);
    return list;
}

Path way(const Scene& scene)
{
    const std::vector<Path> list = ways(scene);
    if (list.empty())
        return {};
    const int count = static_cast<int>(list.size());
    return list[static_cast<std::size_t>(modulo(scene.way, count))];
}

Place end_at(const Scene& scene, QPointF point)
{
    Place nearest = no_place;
    qreal least = reach_of_end;
    for (const Place end : ends(scene)) {
        const QPointF away = point_of(end) - point;
        const qreal distance =
            outline_of(end).containsPoint(point, Qt::OddEvenFill) ? 0 : std::hypot(away.x(), away.y());
        if (distance < least) {
            least = distance;
            nearest = end;
        }
    }
    return nearest;
}

Place end_meant(const Scene& scene, QPointF point, Place beneath)
{
    const std::vector<Place> all = ends(scene);
    const auto lit =
        std::ranges::find_if(all, [&](Place end) { return outline_of(end).containsPoint(point, Qt::OddEvenFill); });
    if (lit != all.end())
        return *lit;
    return std::ranges::find(all, beneath) != all.end() ? beneath : end_at(scene, point);
}

Place place_at(QPointF point)
{
    for (Place place = 0; place < place_count; ++place)
        if (outline_of(place).containsPoint(point, Qt::OddEvenFill))
            return place;
    return no_place;
}

std::optional<Section> section_at(QPointF point)
{
    for (Section section = 0; section < section_count; ++section)
        if (polygon(town_plan.sections[section].band).containsPoint(point, Qt::OddEvenFill))
            return section;
    return {};
}

void aim(Scene& scene, Place place)
{
    if (scene.aim == place)
        return;
    scene.aim = place;
    scene.way = 0;
}

void aim_along(Scene& scene, const Path& path)
{
    if (path.empty())
        return;
    aim(scene, path.back());
    const std::vector<Path> list = ways(scene);
    scene.way = static_cast<int>(std::ranges::find(list, path) - list.begin());
}

void aim_next(Scene& scene, int by)
{
    const std::vector<Place> all = ends(scene);
    if (all.empty())
        return;
    if (const auto count = static_cast<int>(ways(scene).size()); count > 1) {
        const int next = modulo(scene.way, count) + by;
        if (next == modulo(next, count)) {
            scene.way = next;
            return;
        }
    }
    const auto count = static_cast<int>(all.size());
    const auto at = static_cast<int>(std::ranges::find(all, scene.aim) - all.begin());
    aim(scene, all[static_cast<std::size_t>(modulo(at == count && by > 0 ? 0 : at + by, count))]);
    if (by < 0)
        scene.way = static_cast<int>(ways(scene).size()) - 1;
}

void aim_towards(Scene& scene, QPointF way)
{
    if (!scene.chosen)
        return;
    const QPointF from = scene.aim == no_place ? start_of(scene) : point_of(scene.aim);
    Place best = no_place;
    qreal least = 0;
    for (const Place end : ends(scene)) {
        const QPointF to = point_of(end) - from;
        const qreal along = QPointF::dotProduct(to, way);
        const qreal aside = std::abs(to.x() * way.y() - to.y() * way.x());
        if (end == scene.aim || along <= 0)
            continue;
        // Ends more to the side than ahead are chosen only if there are no others.
        const qreal cost = along + 2 * aside + (aside > 2 * along ? town_width + town_height : 0) * 3;
        if (best == no_place || cost < least) {
            best = end;
            least = cost;
        }
    }
    if (best != no_place)
        aim(scene, best);
    else if (scene.aim == no_place && !ends(scene).empty())
        aim(scene, ends(scene).front());
}

void turn_way(Scene& scene, int by)
{
    scene.way += by;
}

std::optional<Action> drop(const Scene& scene)
{
    const Path path = way(scene);
    if (path.empty())
        return {};
    return Move{*scene.chosen, path};
}

bool stays(const Scene& scene, QPointF point)
{
    const Place there = place_at(point);
    return there != no_place && there == place_at(start_of(scene));
}

std::optional<backroom::Refusal> refused_drop(const Scene& scene, QPointF point)
{
    if (!scene.chosen || scene.aim != no_place)
        return {};
    if (place_at(point) == no_place || stays(scene, point))
        return {};
    return backroom::Refusal{no_way_there, is_patrol(*scene.chosen) ? "SG-9.1" : "SG-4.1"};
}

std::vector<FigureId> arrested_at(const PublicState& open, Place place)
{
    std::vector<FigureId> list;
    if (peaceful(open) || is_manhole(place))
        return list;
    for (Seat seat = 0; seat < open.gang_count(); ++seat)
        for (const Character character : all_characters) {
            const Figure& one = figure(open, {seat, character});
            // A figure in the clinic with a sentence has been arrested already.
            if (one.place == place && !one.innocent()
                && (one.in_play() || (one.state == FigureState::clinic && one.years == 0)))
                list.push_back({seat, character});
        }
    return list;
}

Path proposal(const PublicState& open, Mover patrol)
{
    enum Worth { own, sewer, onward, arrest };
    const auto worth = [&](Place end) {
        const std::vector<FigureId> arrested = arrested_at(open, end);
        if (arrested.empty())
            return is_manhole(end) ? sewer : onward;
        const auto is_own = [&](FigureId id) { return id.seat == open.turn.seat; };
        return std::ranges::any_of(arrested, is_own) ? own : arrest;
    };
    const Walks walks = walks_of(open, patrol);
    const auto* best = std::ranges::max_element(walks, {}, [&](const Walk& walk) { return worth(walk.path.back()); });
    return best == walks.end() ? Path() : best->path;
}

std::vector<FigureId> possible_targets(const Scene& scene)
{
    const PublicState& open = scene.open;
    const Place place = acting_place(open);
    std::vector<FigureId> list;
    if (kind_of(place) == PlaceKind::clinic) {
        for (Seat seat = 0; seat < open.gang_count(); ++seat)
            for (const Character character : all_characters)
                if (seat != open.turn.seat && figure(open, {seat, character}).state == FigureState::clinic)
                    list.push_back({seat, character});
        return list;
    }
    for (const std::uint8_t index : opponents_at(open, open.turn.seat, place))
        list.push_back(figure_at(index));
    return list;
}

bool chooses_targets(const Scene& scene)
{
    Figures all;
    for (const FigureId target : possible_targets(scene))
        all.insert(index_of(target));
    return std::ranges::any_of(all, [&](std::uint8_t index) {
        Figures one;
        one.insert(index);
        return with_pairs(scene.open, one) != all;
    });
}

bool needs_choice(const Scene& scene, const Party& party)
{
    const PublicState& open = scene.open;
    const Seat seat = open.turn.seat;
    const Place place = acting_place(open);
    const bool pairs = party.kind != Party::Patrol;
    const Members coming = party_of(open, seat, party.leader, {}, pairs);
    if (!(accomplices(open, seat, party.leader, place) - coming).empty())
        return true;
    if (party.kind == Party::Killing)
        return chooses_targets(scene);
    return party.kind == Party::StickUp && defender_of(open, shop_at(place)) == backroom::nobody
        && possible_defenders(open).size() > 1;
}

Party usual_party(const Scene& scene, Party party)
{
    const PublicState& open = scene.open;
    if (party.kind == Party::StickUp && defender_of(open, shop_at(acting_place(open))) == backroom::nobody)
        party.defender = *possible_defenders(open).begin();
    if (party.kind == Party::Killing) {
        const std::vector<FigureId> all = possible_targets(scene);
        Figures first;
        if (!all.empty())
            first.insert(index_of(all.front()));
        party.targets = with_pairs(open, first);
    }
    return party;
}

void toggle_member(Scene& scene, Member member)
{
    if (!scene.party)
        return;
    Members& with = scene.party->with;
    if (with.contains(index_of(member)))
        with.erase(index_of(member));
    else
        with.insert(index_of(member));
}

void toggle_target(Scene& scene, FigureId target)
{
    if (!scene.party || !chooses_targets(scene))
        return;
    Figures one;
    one.insert(index_of(target));
    const Figures pair = with_pairs(scene.open, one);
    Figures& targets = scene.party->targets;
    targets = targets.contains(index_of(target)) ? targets - pair : targets | pair;
}

void name_defender(Scene& scene, Seat seat)
{
    if (scene.party)
        scene.party->defender = seat;
}

void prepare(Scene& scene, const Action& action)
{
    scene.putDown();
    scene.party.reset();
    std::visit(backroom::Overloaded{
                   [&](const Move& move) {
                       choose(scene, move.figure);
                       aim_along(scene, move.path);
                   },
                   [&](const StickUp& act) {
                       scene.party = {Party::StickUp, act.figure, act.prize, 0, act.with, {}, act.defender};
                   },
                   [&](const Kill& act) {
                       scene.party = {Party::Killing, act.figure, {}, 0, act.with, act.targets, backroom::nobody};
                   },
                   [&](const AttackPatrol& act) {
                       scene.party = {Party::Patrol, act.figure, {}, act.patrol, act.with, {}, backroom::nobody};
                   },
                   [](const auto&) {},
               },
        action);
}

}
