// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/asking.hpp"
#include "suites.hpp"

#include <QTest>

using backroom::SeatSet;

class AskingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nobodyWhenAllIsOver() { QVERIFY(!next_asked({}, SeatSet::first(4))); }

    void theFirstOfSeveral()
    {
        SeatSet pending = SeatSet::first(4);
        QCOMPARE(int{*next_asked(pending, SeatSet::first(4))}, 0);
        pending.erase(0);
        QCOMPARE(int{*next_asked(pending, SeatSet::first(4))}, 1);
    }

    /// Computer players wait until all people have decided.
    void personsFirst()
    {
        SeatSet pending = SeatSet::first(4);
        QCOMPARE(int{*next_asked(pending, SeatSet::only(2))}, 2);
        pending.erase(2);
        QCOMPARE(int{*next_asked(pending, SeatSet::only(2))}, 0);
    }

    void computersAmongThemselves()
    {
        QVERIFY(!only_computers_left({}, {}));
        QVERIFY(!only_computers_left({0, 2, 2}, SeatSet::only(1)));
        QVERIFY(only_computers_left({0, 2, 2}, SeatSet::only(0)));
        QVERIFY(!only_computers_left({0, 2, 0}, SeatSet::only(0)));
    }
};

BACKROOM_SUITE(AskingTest)
#include "tst_asking.moc"
