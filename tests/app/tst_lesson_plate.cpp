// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_highlights.hpp"
#include "suites.hpp"

#include <QTest>

using namespace lessons;

class LessonPlateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The plate is beside the lights and covers none of them. It stays where it is if no other place is better.
    void thePlateHidesNothing()
    {
        const QRectF room(0, 50, 1024, 590);
        const QSizeF size(430, 180);
        for (const QRectF& light : {QRectF(10, 60, 80, 112), QRectF(940, 60, 80, 112), QRectF(480, 300, 60, 84),
                 QRectF(300, 560, 300, 70), QRectF(0, 50, 560, 590)}) {
            const QRectF place = plate_place(room, {size}, {{light}, {}, {}, {}}, {});
            QVERIFY(room.contains(place));
            QVERIFY(!place.intersects(light));
            QCOMPARE(plate_place(room, {size}, {{light}, {}, {}, {}}, place), place);
        }
        const QRectF present(500, 400, 430, 180);
        QVERIFY(plate_place(room, {size}, {{QRectF(520, 420, 40, 40)}, {}, {}, {}}, present) != present);
        // Without a light, the middle is best.
        const QRectF middle = plate_place(room, {size}, {}, {});
        QVERIFY((middle.center() - room.center()).manhattanLength() < 20);
        // Covering a card is better than covering a sentence.
        const QRectF sentence(500, 300, 300, 20);
        const QRectF card(100, 60, 400, 500);
        QVERIFY(
            !plate_place(room, {size}, {{QRectF(560, 250, 40, 40)}, {}, {sentence}, {card}}, {}).intersects(sentence));
    }

    /// It keeps a corner when its sentence has another length, though another place would be a little nearer.
    void thePlateStays()
    {
        const QRectF room(0, 50, 1024, 590);
        const QRectF present(500, 400, 430, 180);
        const QSizeF longer(430, 230);
        const QRectF place = plate_place(room, {longer}, {{QRectF(560, 200, 60, 84)}, {}, {}, {}}, present);
        QCOMPARE(place.bottomLeft(), present.bottomLeft());
        QCOMPARE(plate_place(room, {present.size()}, {{QRectF(560, 250, 60, 84)}, {}, {}, {}}, present), present);
        // The old place is not kept if it would cover something.
        const QRectF above(500, 330, 430, 60);
        QVERIFY(!plate_place(room, {longer}, {{}, {above}, {}, {}}, present).intersects(above));
    }

    /// The plate does not cover things in use: it takes another size, or covers a sentence instead.
    void thePlateHidesNothingThatIsUsed()
    {
        const QRectF room(0, 0, 800, 400);
        const QSizeF usual(430, 180);
        const QSizeF narrow(230, 300);
        const QRectF light(300, 60, 40, 40);
        QCOMPARE(plate_place(room, {usual, narrow}, {{light}, {}, {}, {}}, {}).size(), usual);
        // There is no room for the preferred size.
        const QRectF control(300, 120, 220, 280);
        const QRectF place = plate_place(room, {usual, narrow}, {{light}, {control}, {}, {}}, {});
        QCOMPARE(place.size(), narrow);
        QVERIFY(room.contains(place) && !place.intersects(control) && !place.intersects(light));
        const QRectF sentence(560, 150, 200, 100);
        const QRectF other(0, 0, 290, 400);
        const QRectF over = plate_place(room, {narrow}, {{light}, {control, other}, {sentence}, {}}, {});
        QVERIFY(!over.intersects(control) && !over.intersects(other) && over.intersects(sentence));
        // Named things are left uncovered as well, at the cost of a sentence.
        const QRectF named = plate_place(room, {narrow}, {{light}, {}, {sentence}, {}, {control, other}}, {});
        QVERIFY(!named.intersects(control) && !named.intersects(other) && named.intersects(sentence));
        // Not covering the lights is most important.
        QVERIFY(!plate_place(room, {narrow}, {{light}, {room}, {}, {}}, {}).intersects(light));
    }

    /// A size that covers fewer cards is better than the usual one.
    void thePlateTakesTheSizeThatCoversLeast()
    {
        const QRectF room(0, 0, 900, 400);
        const QList<QRectF> cards{{100, 20, 700, 220}};
        const QList<QSizeF> sizes{{430, 180}, {840, 110}};
        const QRectF place = plate_place(room, sizes, {{}, {}, {}, cards}, {});
        QCOMPARE(place.size(), sizes[1]);
        QVERIFY(!place.intersects(cards[0]));
        QCOMPARE(plate_place(room, sizes, {}, {}).size(), sizes[0]);
        // It does not change its size without a reason.
        QCOMPARE(plate_place(room, sizes, {}, place).size(), sizes[1]);
    }

    void whatASentenceNames()
    {
        const QString sentence = QStringLiteral("Drag 43 onto Chicago, then Confirm. Bea’s turn.");
        for (const char* name : {"Chicago", "Confirm", "Bea"})
            QVERIFY2(speaks_of(sentence, QString::fromUtf8(name)), name);
        for (const char* other : {"Chic", "43", "on", "Detroit", "firm", ""})
            QVERIFY2(!speaks_of(sentence, QString::fromUtf8(other)), other);
    }
};

BACKROOM_SUITE(LessonPlateTest)
#include "tst_lesson_plate.moc"
