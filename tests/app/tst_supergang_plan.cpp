// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/town/town_plan.hpp"
#include "suites.hpp"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace backroom::supergang;
using namespace supergang_table;

class SuperGangPlanTest : public QObject {
    Q_OBJECT

    static const QRectF& board()
    {
        static const QRectF all(0, 0, town_width, town_height);
        return all;
    }
    static QPointF ahead(Place place, Place behind)
    {
        const qreal angle = facing(place, behind) * std::numbers::pi / 180;
        return {std::cos(angle), std::sin(angle)};
    }
    static bool adjacent(Place one, Place other)
    {
        const auto& next = town.places[one].next;
        return std::find(next.begin(), next.end(), other) != next.end();
    }
    static QByteArray id(Place place)
    {
        const std::string_view name = town.places[place].id;
        return QByteArray(name.data(), static_cast<qsizetype>(name.size()));
    }
    /// Returns whether the segments cross at a point that is an end of neither.
    static bool cross(QPointF a, QPointF b, QPointF c, QPointF d)
    {
        const auto side = [](QPointF from, QPointF to, QPointF point) {
            const QPointF way = to - from;
            const QPointF away = point - from;
            return way.x() * away.y() - way.y() * away.x();
        };
        return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
    }
    template <class See>
    static void street_steps(const See& see)
    {
        for (Place from = 0; from < place_count; ++from)
            for (const Place to : town.places[from].street_next)
                see(from, to);
    }

private Q_SLOTS:
    void SG_2_1_everyPlaceLiesOnTheBoard()
    {
        for (Place place = 0; place < place_count; ++place) {
            QVERIFY2(board().contains(point_of(place)), id(place));
            for (Place other = 0; other < place; ++other)
                QVERIFY2(QLineF(point_of(place), point_of(other)).length() > 40, id(place) + " " + id(other));
        }
    }

    /// A click on the middle of a place means that place.
    void outlines()
    {
        for (Place place = 0; place < place_count; ++place) {
            const QPolygonF outline = outline_of(place);
            QVERIFY2(outline.size() >= 3 && board().contains(outline.boundingRect()), id(place));
            for (Place other = 0; other < place_count; ++other)
                QVERIFY2(outline.containsPoint(point_of(other), Qt::OddEvenFill) == (other == place),
                    id(place) + " " + id(other));
        }
    }

    void SG_4_2_facingAlongTheStreet()
    {
        street_steps([](Place behind, Place place) {
            const QPointF way = town_plan.places[place].way;
            const QPointF looks = ahead(place, behind);
            QVERIFY2(QPointF::dotProduct(looks, point_of(place) - point_of(behind)) > 0, id(place) + " " + id(behind));
            if (way.isNull())
                return;
            QVERIFY2(
                std::abs(looks.x() * way.y() - looks.y() * way.x()) < 0.01 * std::hypot(way.x(), way.y()), id(place));
            // Of two ways, the one ahead is not the one behind.
            for (const Place next : town.places[place].street_next)
                if (town.places[place].street_next.size() == 2 && next != behind)
                    QVERIFY2(
                        QPointF::dotProduct(looks, point_of(next) - point_of(place)) > 0, id(place) + " " + id(next));
        });
    }

    /// This holds for leaving the centre, too.
    void SG_4_3_facingFromTheCentre()
    {
        for (const Place exit : town.exits) {
            QVERIFY(town.places[exit].behind.contains(town.centre));
            QVERIFY(QPointF::dotProduct(ahead(exit, town.centre), point_of(exit) - point_of(town.centre)) > 0);
        }
    }

    /// One of two ways that cross on the picture goes under a bridge; other ways do not.
    void SG_2_6_bridges()
    {
        int under = 0;
        street_steps([&](Place from, Place to) {
            QPointF at(-1, -1);
            bool crossed = false;
            bool other_under = false;
            street_steps([&](Place one, Place other) {
                QPointF there;
                if (one != from && one != to && other != from && other != to
                    && cross(point_of(from), point_of(to), point_of(one), point_of(other))) {
                    crossed = true;
                    other_under = other_under || goes_under(one, other, there);
                }
            });
            const bool goes = goes_under(from, to, at);
            QVERIFY2(crossed == (goes || other_under) && !(goes && other_under), id(from) + " " + id(to));
            if (!goes)
                return;
            ++under;
            const QRectF between = QRectF(point_of(from), point_of(to)).normalized().adjusted(-40, -40, 40, 40);
            QVERIFY2(between.contains(at), id(from) + " " + id(to));
            QPointF back;
            QVERIFY(goes_under(to, from, back));
            QCOMPARE(back, at);
        });
        QCOMPARE(under, 2 * static_cast<int>(town.bridges.size()));
    }

    void SG_2_3_shops()
    {
        for (Shop shop = 0; shop < shop_count; ++shop) {
            QVERIFY(polygon(town_plan.shops[shop].roof).containsPoint(town_plan.shops[shop].sign, Qt::OddEvenFill));
            QCOMPARE(QPointF(town_plan.shops[shop].sign), point_of(place_of(shop)));
        }
    }

    /// A pawn stands on the pavement of its section and blocks nothing.
    void SG_2_7_sections()
    {
        for (Section section = 0; section < section_count; ++section) {
            const auto& plan = town_plan.sections[section];
            const std::string_view name = town.sections[section].id;
            QVERIFY2(polygon(plan.band).containsPoint(plan.middle, Qt::OddEvenFill), name.data());
            for (Section other = 0; other < section; ++other)
                QVERIFY2(QLineF(plan.middle, town_plan.sections[other].middle).length() > 24, name.data());
            // It is near a square of its section.
            qreal nearest = town_width;
            for (const Place square : town.sections[section].squares)
                nearest = std::min(nearest, QLineF(plan.middle, point_of(square)).length());
            QVERIFY2(nearest < 110, name.data());
        }
    }

    void names()
    {
        for (Street street = 0; street < street_count; ++street) {
            const auto& plan = town_plan.streets[street];
            bool on = false;
            for (Place place = 0; place < place_count; ++place)
                on = on
                    || (town.places[place].street == street
                        && outline_of(place).containsPoint(plan.middle, Qt::OddEvenFill));
            QVERIFY2(on, town.streets[street].id.data());
            QVERIFY(plan.angle >= -90 && plan.angle <= 90);
        }
        for (const auto& plan : town_plan.districts)
            QVERIFY(board().adjusted(60, 20, -60, -20).contains(plan.middle));
    }

    void figureParts()
    {
        for (Place place = 0; place < place_count; ++place) {
            const QRectF part = figure_part(QRectF(point_of(place), QSizeF(1, 1)));
            QVERIFY2(board().contains(part) && part.contains(point_of(place)), id(place));
            QVERIFY(part.width() >= 560 && std::abs(part.width() / part.height() - 1.62) < 0.01);
        }
        const QRectF whole = figure_part(board());
        QVERIFY(board().contains(whole) && whole.width() > 0.95 * town_width);
    }
};

BACKROOM_SUITE(SuperGangPlanTest)
#include "tst_supergang_plan.moc"
