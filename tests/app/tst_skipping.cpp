// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "house_folder.hpp"
#include "suites.hpp"
#include "table_driver.hpp"

#include <QElapsedTimer>

using namespace test;

/// What a skip passes over, while computer players play.
class SkippingTest : public QObject {
    Q_OBJECT

    static Match<TheGang> fresh(int seats)
    {
        auto made = setup(seats, 7);
        auto state = deal(made.options, seats, 7);
        return {std::move(made), std::move(state)};
    }

private Q_SLOTS:
    /// A skip passes over what is shown of one action; then the next one is awaited. Actions that show nothing count as
    /// one.
    void skippingOneAction()
    {
        HouseFolder folder(Preferences::Slow);
        const auto table = table_of(folder.house(), fresh(4), {0, 1, 1, 1});
        table->play(0, legal(match_of(*table).state(), 0)[0]);
        QTRY_VERIFY(table->thinking());
        const int choices = match_of(*table).actions();
        table->skipAhead();
        // The choices of all three, and then their reveal.
        QTRY_VERIFY(table->director()->busy());
        QCOMPARE(match_of(*table).actions(), choices + 3);
        int played = 0;
        for (int time = 0; time < 40 && !table->deciding(); ++time) {
            const int before = match_of(*table).actions();
            while (table->director()->busy() && !table->announcement().waits)
                table->skipAhead();
            QCOMPARE(match_of(*table).actions(), before);
            if (!table->thinking())
                break;
            QVERIFY(table->director()->pace() > 0);
            table->skipAhead();
            QTRY_VERIFY(!table->thinking());
            QCOMPARE(match_of(*table).actions(), before + 1);
            ++played;
        }
        QVERIFY(played > 0);
    }

    void skippingToAPerson()
    {
        HouseFolder folder(Preferences::Slow);
        const auto table = table_of(folder.house(), fresh(3), {0, 1, 1});
        table->play(0, legal(match_of(*table).state(), 0)[0]);
        QTRY_VERIFY(table->director()->busy() || table->thinking());
        table->skipAhead(true);
        // Still steps are not prolonged either.
        QCOMPARE(table->director()->pace(), 0.0);
        // Without the skip this would take many times as long. Announcements are skipped one by one.
        QElapsedTimer time;
        time.start();
        while (!table->deciding() && time.elapsed() < 20'000) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
            if (table->director()->busy())
                table->skipAhead(true);
        }
        QVERIFY(table->deciding());
        QCOMPARE(table->director()->pace(), folder->preferences()->speedFactor());
    }
};

BACKROOM_SUITE(SkippingTest)
#include "tst_skipping.moc"
