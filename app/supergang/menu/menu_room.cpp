// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/menu/menu_room.hpp"

#include "app/supergang/compose.hpp"
#include "app/supergang/gestures.hpp"
#include "app/supergang/town/town_plan.hpp"

namespace supergang_table {

using namespace rules;

namespace {

QRectF body_on(QPointF feet)
{
    return {feet - QPointF(40, 90), QSizeF(80, 105)};
}

}

QRectF around(QPointF point)
{
    constexpr qreal room = 40;
    return {point.x() - room, point.y() - room, 2 * room, 2 * room};
}

QRectF figures_at(Place place, const Scene& scene, const Seated& seated)
{
    QRectF covered = around(point_of(place));
    for (const FigureItem& one : figures_of(scene, seated))
        if (one.place == place)
            covered = covered.united(body_on(one.feet));
    return covered;
}

QVariantList taken_by(const Scene& scene, const Path& path)
{
    QVariantList list;
    for (const Place end : gestures::ends(scene))
        list += outline_of(end).boundingRect();
    for (const Place step : path)
        list += around(point_of(step));
    for (const Gang& gang : scene.open.gangs)
        for (const Figure& one : gang.figures)
            if (one.in_play())
                list += body_on(point_of(one.place));
    for (const Patrol& patrol : scene.open.patrols)
        if (patrol.in_play())
            list += body_on(point_of(patrol.place));
    return list;
}

}
