// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gangz_driver.hpp"
#include "suites.hpp"

using namespace test;
using namespace test::gangz;

/// Tests a reveal at the table: its cues, and where it waits for the players.
class GangzWaitingTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

private Q_SLOTS:
    /// Sounds and replays refer to the cues by these names.
    void theDirectorSaysTheNames()
    {
        const auto table = table_of(folder_.house(), voting({{0, 1}, {10}, {20, 21}}));
        QStringList played;
        connect(table->director(), &Director::played, this, [&](const QString& cue) { played += cue; });
        Driver driver(*table);
        driver.vote(200, 201);
        QCOMPARE(played, QStringList());
        driver.vote(200, 201);
        driver.vote(0, 10);
        QCOMPARE(played.mid(0, 4), (QStringList{"look", "pawn", "pawn", "votes"}));
        QCOMPARE(played.last(), QStringLiteral("settled"));
    }

    /// The reveal waits at the points. It can be repeated, and continues on request.
    void theTableWaits()
    {
        const auto table = table_of(folder_.house(), voting({{0, 1}, {10}, {20, 21}}));
        table->director()->setStillTime(100000);
        Driver driver(*table);
        driver.vote(200, 201);
        driver.vote(200, 201);
        driver.play(Driver::Click, Vote{{0, 10}});
        const auto skipToThePoints = [&] {
            for (int time = 0; time < 20 && !table->roundShown(); ++time) {
                QCoreApplication::processEvents();
                table->director()->skip();
            }
            QVERIFY(table->director()->waiting());
        };
        skipToThePoints();
        const QStringList shown = dump(*table);
        QCOMPARE(table->rail().confirm_text, QStringLiteral("Next round"));
        table->tellAgain();
        QVERIFY(!table->roundShown());
        QCOMPARE(table->pawns()->rowCount(), 0);
        int pictures = 0;
        connect(table->pawns(), &QAbstractItemModel::rowsInserted, this, [&] { ++pictures; });
        skipToThePoints();
        QVERIFY2(pictures > 0, "nothing was to be seen of it");
        QCOMPARE(dump(*table), shown);
        table->goOn();
        driver.settle();
        QCOMPARE(table->phase(), GangzTable::Curtain);
        QCOMPARE(table->round(), 2);
        table->tellAgain();
        table->goOn();
        QCOMPARE(table->phase(), GangzTable::Curtain);
    }

    /// A mark with more points than the goal stands beyond it.
    void GZ_3_4_marksBeyondTheGoal()
    {
        Position position = usual(3);
        position.totals = {14, 3, -2};
        const auto table = table_of(folder_.house(), voting({{0, 1}, {10}, {20, 21}}, position));
        table->layout()->setSize({1280, 800});
        Driver driver(*table);
        driver.vote(200, 201);
        driver.vote(200, 0);
        driver.vote(201, 10);
        QCOMPARE(table->phase(), GangzTable::Over);
        const QList<QRectF>& beads = table->layout()->beads();
        QCOMPARE(beads.size(), 18 + 2 + 1);
        for (const MarkItem& mark : table->pointMarks()->items()) {
            const int points = driver.state().totals[static_cast<std::size_t>(mark.key)];
            QVERIFY2(std::abs(mark.place.center().x() - beads.at(points + 2).center().x()) < 2, qPrintable(mark.label));
        }
        QCOMPARE(driver.state().totals[0], 18);
    }
};

BACKROOM_SUITE(GangzWaitingTest)
#include "tst_gangz_waiting.moc"
