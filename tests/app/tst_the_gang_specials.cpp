// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"
#include "table_driver.hpp"

using namespace test;
using the_gang_table::special_key;

/// How the specials are played.
class TheGangSpecialsTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

private Q_SLOTS:
    /// A special that is held says where to put it, and what it will ask, before it is let go.
    void aHeldSpecialSaysWhereItGoes()
    {
        const auto row = [&](Case, Special special, const QString& told) {
            Driver driver(table_of(folder_.house(), with_special({}, 70, special)));
            driver->hold(TheGangTable::SpecialPiece, special_key);
            QVERIFY2(driver->railText().contains(told), qPrintable(driver->railText()));
            driver->cancel();
            QVERIFY(driver->railText().startsWith(QStringLiteral("Play both in one city")));
        };
        row("lookout", Special::lookout, QStringLiteral("at the left or the right end of a row"));
        row("spy", Special::spy, QStringLiteral("on the gangster that is to change type"));
        row("boss calls", Special::boss_calls, QStringLiteral("Next you choose which one, from another city."));
    }

    /// Once the gangster is placed the city is known: The Boss Calls fetches somebody by a click or a drag alone, or by
    /// the card and a click.
    void somebodyIsCalledAtOnce()
    {
        for (int way = 0; way < 3; ++way) {
            Driver driver(table_of(folder_.house(), with_special({}, 70, Special::boss_calls)));
            driver.drag(TheGangTable::GangsterPiece, 70, driver.street(detroit));
            driver.settle();
            QVERIFY2(driver->railText().contains(QStringLiteral("click a gangster in another city")),
                qPrintable(driver->railText()));
            const auto& rows = match_of(*driver).state().cities;
            const int other = *rows[static_cast<std::size_t>(chicago)].begin();
            QVERIFY(driver->gangsters()->find(other)->usable);
            const QPointF there = driver->gangsters()->find(other)->place.center();
            if (way == 0) {
                driver->tap(TheGangTable::GangsterPiece, other, there);
            } else if (way == 1) {
                driver.drag(TheGangTable::GangsterPiece, other, driver.street(detroit));
            } else {
                driver->activate(TheGangTable::SpecialPiece, special_key);
                driver->tap(TheGangTable::GangsterPiece, other, there);
            }
            driver.settle();
            QVERIFY(!match_of(*driver).state().cities[static_cast<std::size_t>(chicago)].contains(
                static_cast<Gangster>(other)));
        }
    }

    void theCallingCardCanBeTakenBack()
    {
        Driver driver(table_of(folder_.house(), with_special({}, 70, Special::boss_calls)));
        QVERIFY(!driver->canTakeBack());
        driver.drag(TheGangTable::SpecialPiece, special_key, driver.street(detroit));
        QVERIFY(driver->canTakeBack());
        QVERIFY(!driver->gangsters()->find(70)->usable);
        driver->takeBack();
        QVERIFY(!driver->canTakeBack());
        QVERIFY(driver->gangsters()->find(70)->usable);
        QCOMPARE(driver->specials()->find(special_key)->place, driver->layout()->turnSecond());
    }
};

BACKROOM_SUITE(TheGangSpecialsTest)
#include "tst_the_gang_specials.moc"
