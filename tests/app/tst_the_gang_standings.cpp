// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models.hpp"
#include "suites.hpp"
#include "table_driver.hpp"

using namespace test;
using the_gang_table::Standing;

class TheGangStandingsTest : public QObject {
    Q_OBJECT

    static State captured(std::vector<std::vector<int>> piles)
    {
        const int seats = static_cast<int>(piles.size());
        Position position{.captured = std::move(piles)};
        return match(position, seats).state();
    }
    static the_gang_table::Standings shown(const State& state)
    {
        const QStringList names{"Rosa", "Bea", "Vito", "Sal", "Nina"};
        PublicState end = public_state(state);
        end.piles = state.captured;
        return the_gang_table::Standings::of(end, result(state), names.mid(0, state.seats), usual_marks(state.seats));
    }

    HouseFolder folder_;

private Q_SLOTS:
    /// X9 of the rules.
    void aTieIsDecidedByTheHighestGangster()
    {
        const auto standings = shown(captured({{1, 9, 18, 40, 42, 50, 62, 65, 71},
            {14, 16, 25, 35, 41, 44, 64, 67, 68, 79}, {5, 6, 26, 28, 31, 32, 47, 49, 57, 59, 70}}));
        QCOMPARE(standings.result.title, QStringLiteral("Bea runs this town"));
        const auto& list = standings.rows;
        QCOMPARE(column(list, &Standing::name), (QStringList{"Bea", "Rosa", "Vito"}));
        QVERIFY(list[0].winner && !list[1].winner);
        QCOMPARE(column(list, &Standing::score), (QList<int>{15, 15, 13}));
        QCOMPARE(list[1].place, 2);
        QCOMPARE(column(list, &Standing::decider), (QList<int>{79, 71, 0}));
        QCOMPARE(standings.result.deciders, (QList<int>{79, 71}));
        QVERIFY2(standings.result.tie.startsWith(QStringLiteral("Bea and Rosa ")), qPrintable(standings.result.tie));
        QCOMPARE(list[0].gangsters, (QList<int>{14, 16, 25, 35, 41, 44, 64, 67, 68, 79}));
        QCOMPARE(std::accumulate(list[0].revolvers.begin(), list[0].revolvers.end(), 0), 15);
    }

    void aClearWinner()
    {
        auto standings = shown(captured({{1}, {9, 18}}));
        QCOMPARE(standings.result.title, QStringLiteral("Bea runs this town"));
        QCOMPARE(standings.result.tie, QString());
        QVERIFY(standings.result.deciders.isEmpty());
        for (const the_gang_table::Standing& standing : standings.rows)
            QCOMPARE(standing.decider, 0);
    }

    void nobodyCapturedAnything()
    {
        auto standings = shown(captured({{}, {}}));
        QCOMPARE(standings.result.title, QStringLiteral("Rosa and Bea share this town"));
        QVERIFY2(standings.result.tie.startsWith(QStringLiteral("Rosa and Bea captured nothing")),
            qPrintable(standings.result.tie));
        QVERIFY(standings.rows[0].winner && standings.rows[1].winner);
        QCOMPARE(standings.rows[1].place, 1);
    }

    void twoShareTheLastPlace()
    {
        auto standings = shown(captured({{}, {9}, {}}));
        QCOMPARE(standings.result.title, QStringLiteral("Bea runs this town"));
        QVERIFY2(standings.result.tie.startsWith(QStringLiteral("Rosa and Vito captured nothing")),
            qPrintable(standings.result.tie));
        QCOMPARE(standings.rows[1].place, 2);
        QCOMPARE(standings.rows[2].place, 2);
    }

    void threeWithTheSameRevolvers()
    {
        auto standings = shown(captured({{1}, {3}, {5}}));
        QCOMPARE(standings.result.title, QStringLiteral("Vito runs this town"));
        QCOMPARE(standings.result.deciders, (QList<int>{5, 3, 1}));
        QVERIFY(standings.result.tie.startsWith(QStringLiteral("Vito, Bea and Rosa ")));
    }
};

BACKROOM_SUITE(TheGangStandingsTest)
#include "tst_the_gang_standings.moc"
