// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Where on the board something happens, is aimed at, or was seen.
#include "app/supergang/table.hpp"

#include "app/supergang/gestures.hpp"
#include "app/supergang/town/town_plan.hpp"
#include "app/supergang/words/names.hpp"

using namespace backroom::supergang;
using namespace supergang_table;

namespace {

QPointF point_of_figure(const PublicState& open, FigureId id)
{
    return point_of(figure(open, id).place);
}

/// The point of the figure, or of the manhole where a patrol could come out.
QPointF point_of_mover(const PublicState& open, Mover mover)
{
    const Place place = walker_of(open, mover).place;
    return point_of(place == no_place ? backroom::supergang::town.manholes[patrol_of(mover)] : place);
}

}

int SuperGangTable::wayCount() const
{
    return static_cast<int>(gestures::ways(scene_).size());
}

QPointF SuperGangTable::focusPoint() const
{
    const PublicState& open = scene_.open;
    if (scene_.walking && scene_.walking->steps > 0)
        return point_of(scene_.walking->place());
    if (const auto* arrest = top<Arrest>(open))
        return point_of_figure(open, arrest->figure);
    if (open.turn.active)
        return point_of_figure(open, {open.turn.seat, *open.turn.active});
    if (scene_.chosen)
        return point_of_mover(open, *scene_.chosen);
    if (!scene_.deciding() || !open.frames.empty())
        return {-1, -1};
    for (const Mover mover : {Mover::patrol_1, Mover::patrol_2, Mover::killer, Mover::vamp, Mover::dealer})
        if (gestures::can_choose(scene_, mover))
            return point_of_mover(open, mover);
    if (open.turn.phase == Phase::start)
        for (const Figure& one : open.gangs[open.turn.seat].figures)
            if (one.in_play())
                return point_of(one.place);
    return {-1, -1};
}

QPointF SuperGangTable::aimPoint() const
{
    return aimed() ? point_of(scene_.aim) : QPointF(-1, -1);
}

QRectF SuperGangTable::reach() const
{
    if (!scene_.chosen || scene_.lifted || shows_proposal_)
        return {};
    QRectF reach(point_of_mover(scene_.open, *scene_.chosen), QSizeF(1, 1));
    for (const Place end : gestures::ends(scene_))
        reach = reach.united(QRectF(point_of(end), QSizeF(1, 1)));
    return reach;
}

QList<QRectF> SuperGangTable::lit() const
{
    QList<QRectF> places;
    for (const Overlay::End& end : overlay_.ends)
        places += end.outline.boundingRect();
    return places;
}

QPointF SuperGangTable::witnessTo() const
{
    return scene_.witnessing ? point_of_figure(scene_.open, scene_.witnessing->figure) : QPointF();
}

QPointF SuperGangTable::witnessFrom() const
{
    if (!scene_.witnessing)
        return {};
    const Place place = figure(scene_.open, scene_.witnessing->figure).place;
    for (const Patrol& patrol : scene_.open.patrols)
        if (sees(patrol, place))
            return point_of(patrol.place);
    return point_of(place) - QPointF(0, 60);
}

QString SuperGangTable::witnessYears() const
{
    return scene_.witnessing ? names::years(scene_.witnessing->years) : QString();
}

QString SuperGangTable::celebrated() const
{
    return scene_.celebrated ? QString::fromUtf8(backroom::supergang::town.districts[*scene_.celebrated].id)
                             : QString();
}
