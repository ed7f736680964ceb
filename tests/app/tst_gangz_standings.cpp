// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/words/wording.hpp"
#include "gangz_driver.hpp"
#include "suites.hpp"

using namespace test;
using namespace test::gangz;

class GangzStandingsTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

    /// Returns a finished game with these totals and tallies.
    static PublicState ended(const std::vector<int>& totals, const std::vector<Tally>& tallies = {})
    {
        PublicState open;
        open.seats = static_cast<std::uint8_t>(totals.size());
        open.phase = Phase::over;
        for (std::size_t seat = 0; seat < totals.size(); ++seat)
            open.places[seat].total = totals[seat];
        std::ranges::copy(tallies, open.story.tallies.begin());
        return open;
    }
    static Standings shown(const PublicState& open)
    {
        const QStringList names{"Rosa", "Bea", "Vito", "Sal", "Nina", "Tony"};
        return Standings::of(open, result(open), names.mid(0, open.seats), usual_marks(open.seats));
    }
    static QStringList honours(const std::vector<Tally>& tallies)
    {
        std::vector<int> totals;
        for (std::size_t seat = 0; seat < tallies.size(); ++seat)
            totals.push_back(20 - static_cast<int>(seat));
        auto standings = shown(ended(totals, tallies));
        return column(standings.rows, &Standing::honour);
    }

private Q_SLOTS:
    /// GZ-3.4: totals may be negative.
    void pointsInWords()
    {
        QCOMPARE(Wording::points(1), QStringLiteral("1 point"));
        QCOMPARE(Wording::points(0), QStringLiteral("0 points"));
        QCOMPARE(Wording::points(-1), QString::fromUtf8("−1 point"));
        QCOMPARE(Wording::pointsOf(QStringLiteral("Rosa"), -2), QString::fromUtf8("Rosa: −2 points"));
        auto standings = shown(ended({3, -4}));
        QCOMPARE(standings.rows[1].label, QString::fromUtf8("Place 2: Bea, −4 points"));
    }
    void theMostPointsWin()
    {
        auto standings = shown(ended({3, 17, 15, -2}, {{1, 2, 3, 4}, {5, 6, 7, 20}}));
        QCOMPARE(standings.result.title, QStringLiteral("Bea leads the gangs"));
        QCOMPARE(standings.result.note, QString());
        const auto& list = standings.rows;
        for (std::size_t row = 0; row < list.size(); ++row) {
            QCOMPARE(list[row].place, static_cast<int>(row) + 1);
            QCOMPARE(list[row].winner, row == 0);
        }
        QCOMPARE(column(list, &Standing::name), (QStringList{"Bea", "Vito", "Rosa", "Sal"}));
        QCOMPARE(list[0].mark, 1);
        QCOMPARE(column(list, &Standing::points), (QList<int>{17, 15, 3, -2}));
        QCOMPARE(list[0].found, 5);
        QCOMPARE(list[0].clean, 6);
        QCOMPARE(list[0].shot, 7);
        QCOMPARE(list[0].label, QStringLiteral("Place 1: Bea, 17 points"));
    }

    /// A tie is shared (GZ-4.3).
    void GZ_4_3_aTieIsShared()
    {
        auto standings = shown(ended({16, 4, 16}));
        QCOMPARE(standings.result.title, QStringLiteral("Rosa and Vito lead the gangs together"));
        QCOMPARE(standings.result.note, QStringLiteral("Rosa and Vito have 16 points each and share the win."));
        QVERIFY(standings.rows[0].winner && standings.rows[1].winner && !standings.rows[2].winner);
        QCOMPARE(standings.rows[1].place, 1);
        QCOMPARE(standings.rows[2].place, 3);
    }

    void twoShareALowerPlace()
    {
        auto standings = shown(ended({4, 16, 4}));
        QCOMPARE(standings.result.title, QStringLiteral("Bea leads the gangs"));
        QCOMPARE(standings.result.note, QString());
        QCOMPARE(standings.rows[1].place, 2);
        QCOMPARE(standings.rows[2].place, 2);
    }

    /// The honours follow from the visible columns: most clean cards and most intruders found; ties share.
    void bestLiarAndBestNose()
    {
        // Found, clean, shot, played.
        QCOMPARE(honours({{4, 5, 3, 8}, {6, 5, 4, 8}, {2, 9, 1, 10}}), (QStringList{"", "best nose", "best liar"}));
        QCOMPARE(honours({{4, 5, 0, 5}, {6, 10, 4, 18}, {2, 9, 1, 10}}),
            (QStringList{"", QString::fromUtf8("best liar · best nose"), ""}));
        QCOMPARE(honours({{4, 5, 1, 4}, {4, 5, 2, 8}, {1, 4, 4, 8}}),
            (QStringList{QString::fromUtf8("best liar · best nose"), QString::fromUtf8("best liar · best nose"), ""}));
        // What all have in the same number is no honour for anybody.
        QCOMPARE(honours({{4, 5, 1, 4}, {4, 5, 2, 8}, {4, 4, 4, 8}}), (QStringList{"best liar", "best liar", ""}));
        QCOMPARE(honours({{4, 5, 1, 4}, {4, 5, 2, 8}, {4, 5, 4, 8}}), (QStringList{"", "", ""}));
        // Nobody found anything and all cards were suspected, so there are no honours.
        QCOMPARE(honours({{0, 0, 1, 8}, {0, 0, 2, 8}, {0, 0, 3, 8}}), (QStringList{"", "", ""}));
    }

    void whatHonoursAreFor()
    {
        auto standings = shown(ended({3, 17, 15}));
        QCOMPARE(standings.result.honours, QString());
        standings = shown(ended({3, 17, 15}, {{1, 2, 3, 4}, {0, 0, 0, 0}, {0, 0, 0, 0}}));
        QCOMPARE(standings.result.honours,
            QStringLiteral("Best liar: the most clean cards. Best nose: the most intruders found."));
        standings = shown(ended({3, 17, 15}, {{1, 2, 3, 4}, {1, 0, 0, 0}, {1, 0, 0, 0}}));
        QCOMPARE(standings.result.honours, QStringLiteral("Best liar: the most clean cards."));
    }

    void theHardestWall()
    {
        PublicState open = ended({16, 4, 2});
        Standings standings = shown(open);
        QCOMPARE(standings.result.wallText, QString());
        QVERIFY(standings.result.wallCards.isEmpty());
        Reveal& hardest = open.story.hardest;
        hardest.round = 3;
        hardest.leader = 77;
        hardest.intruders = {12, 200};
        standings = shown(open);
        QCOMPARE(standings.result.wallText,
            QStringLiteral("The wall of round 3 fooled everybody: none of the 6 pawns found an intruder."));
        QCOMPARE(standings.result.wallCards, (QList<int>{77, 12, 200}));
        hardest.scores[1].found = 1;
        standings = shown(open);
        QVERIFY2(standings.result.wallText.contains(QStringLiteral("round 3"))
                && standings.result.wallText.contains(QStringLiteral("of 6 pawns")),
            qPrintable(standings.result.wallText));
    }

    /// In a whole game, the first wall fooled everybody and the second one did not.
    void ofAGame()
    {
        Position position = usual(3);
        position.totals = {8, 0, 0};
        Driver driver(table_of(folder_.house(), voting({{0, 1, 2}, {10}, {20}}, position)));
        driver.vote(10, 20);
        driver.vote(0, 20);
        driver.vote(0, 10);
        QCOMPARE(driver->round(), 2);
        QCOMPARE(driver->standings()->rowCount(), 0);
        for (Seat seat = 0; seat < 3; ++seat)
            driver.done(Play{{driver.state().hands[seat][0], driver.state().hands[seat][1]}});
        const auto intruders = driver.state().intruders;
        for (Seat seat = 0; seat < 3; ++seat)
            driver.vote(intruders[0], intruders[1]);
        // Rosa had 8. Two clean cards minus two pawns on the third keep it at 8; four and two more make 14.
        QCOMPARE(driver.state().totals[0], 14);
        QVERIFY(!match_of(*driver).over());
        for (Seat seat = 0; seat < 3; ++seat)
            driver.done(Play{{driver.state().hands[seat][0]}});
        const auto last = driver.state().intruders;
        for (Seat seat = 0; seat < 3; ++seat)
            driver.vote(last[0], last[1]);
        QCOMPARE(driver->phase(), GangzTable::Over);
        QCOMPARE(driver->result().title, QStringLiteral("Rosa leads the gangs"));
        QCOMPARE(driver->result().wallText,
            QStringLiteral("The wall of round 1 fooled everybody: none of the 6 pawns found an intruder."));
        QCOMPARE(driver->result().wallCards, (QList<int>{100, 200, 201}));
        // A change of language changes all texts.
        const QString title = driver->result().title;
        const QString text = driver->result().wallText;
        folder_->preferences()->setLanguage(QStringLiteral("fr"));
        QVERIFY(driver->result().title != title);
        QVERIFY(driver->result().wallText != text);
        folder_->preferences()->setLanguage(QStringLiteral("en"));
        QCOMPARE(driver->result().title, title);
    }
};

BACKROOM_SUITE(GangzStandingsTest)
#include "tst_gangz_standings.moc"
