// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/player_aliases.hpp"
#include "app/statistics/record.hpp"
#include "app/statistics/statistics_wording.hpp"
#include "game_ids.hpp"
#include "suites.hpp"

#include <QTemporaryDir>
#include <QTest>

using test::dice_id;
using test::gang_id;

namespace {

struct Finish {
    const char* name;
    int place;
    int points = 0;
    int level = 0;
};

CountedMatch played(qint64 day, const QString& game, const std::vector<Finish>& ends)
{
    CountedMatch match;
    match.id = day;
    match.game = game;
    match.when = QDateTime(QDate(2026, 3, static_cast<int>(day)), QTime(20, 0));
    for (const Finish& end : ends) {
        match.marks += static_cast<int>(match.seats.size());
        match.levels += end.level;
        match.seats.push_back({QString::fromLatin1(end.name), end.place, end.points, end.place == 1, {}});
    }
    return match;
}

const std::vector<CountedMatch>& evenings()
{
    static const std::vector<CountedMatch> all{
        played(1, gang_id, {{"Rosa", 1, 30}, {"Bea", 2, 20}, {"Vito", 3, 10}}),
        played(2, gang_id, {{"Bea", 2, 15}, {"Rosa", 1, 40}, {"Boss Al", 3, 5, 3}}),
        played(3, dice_id, {{"Rosa", 2, 8}, {"Bea", 1, 20}}),
        played(4, gang_id, {{"Rosa", 1, 25}, {"Bea", 1, 25}, {"Soldier Jo", 3, 1, 2}, {"Boss Al", 4, 0, 3}}),
    };
    return all;
}

}

class StatisticsRecordTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void resultsOfAllGames()
    {
        const Record record(evenings(), book(), {}, false);
        const Summary summary = record.summary(rosa_);
        QCOMPARE(summary.played, 4);
        QCOMPARE(summary.won, 3);
        QCOMPARE(summary.mean_place, 1.25);
        QCOMPARE(summary.longest_streak, 2);
        QCOMPARE(summary.present_streak, 1);
        QCOMPARE(summary.places, (std::vector{3, 1}));
        QCOMPARE(record.summary(vito_).places, (std::vector{0, 0, 1}));
        QCOMPARE(record.summary(vito_).present_streak, 0);
    }

    void resultsOfOneGame()
    {
        const Record record(evenings(), book(), gang_id, false);
        const Summary summary = record.summary(rosa_);
        QCOMPARE(summary.played, 3);
        QCOMPARE(summary.best, 40);
        QCOMPARE(summary.mean, 95.0 / 3);
        QCOMPARE(summary.longest_streak, 3);
        QVERIFY(record.has(vito_));
        QVERIFY(!Record(evenings(), book(), dice_id, false).has(vito_));
    }

    void theBestResultMayBeBelowNothing()
    {
        const std::vector<CountedMatch> matches{
            played(1, gang_id, {{"Rosa", 2, -4}}), played(2, gang_id, {{"Rosa", 2, -2}})};
        QCOMPARE(Record(matches, book(), gang_id, false).summary(rosa_).best, -2);
    }

    /// Sorted by wins, then by fewer matches; computer players are last.
    void order()
    {
        const Record record(evenings(), book(), {}, true);
        // Neither computer player has won: the soldier has played once, the boss twice.
        const std::vector<PlayerId> expected{rosa_, bea_, vito_, {{}, 2}, {{}, 3}};
        QCOMPARE(record.players(), expected);
    }

    /// Computer players of one level count as one player; without them they are left out.
    void computers()
    {
        const Record without(evenings(), book(), {}, false);
        QVERIFY(!without.has(boss_));
        QCOMPARE(without.rivalries(rosa_).size(), 2u);
        const Record with(evenings(), book(), {}, true);
        QCOMPARE(with.summary(boss_).played, 2);
        const std::vector<Rivalry> rivalries = with.rivalries(rosa_);
        const auto found = std::ranges::find(rivalries, boss_, &Rivalry::other);
        QVERIFY(found != rivalries.end());
        QCOMPARE(*found, (Rivalry{boss_, 2, 2, 0, 0}));
    }

    void againstEachOther()
    {
        const Record record(evenings(), book(), {}, false);
        const std::vector<Rivalry> expected{{bea_, 4, 2, 1, 1}, {vito_, 1, 1, 0, 0}};
        QCOMPARE(record.rivalries(rosa_), expected);
        QCOMPARE(record.rivalries(bea_).front(), (Rivalry{rosa_, 4, 1, 1, 2}));
    }

    void rank()
    {
        const Record record(evenings(), book(), {}, true);
        QCOMPARE(record.of(rosa_)[0].rank(), 1.0);
        QCOMPARE(record.of(bea_)[0].rank(), 0.5);
        QCOMPARE(record.of(vito_)[0].rank(), 0.0);
        // The first of four places is shared.
        QCOMPARE(record.of(rosa_)[3].rank(), 2.5 / 3);
    }

    void figuresAreJoinedByTheirKind()
    {
        using Kind = GameFigure::Kind;
        const auto join = [](Kind kind, const Count& one, const Count& other) {
            GameFigure figure;
            figure.kind = kind;
            return figure.join(one, other);
        };
        QCOMPARE(join(Kind::total, {3, 1}, {4, 1}), (Count{7, 2}));
        QCOMPARE(join(Kind::share, {1, 4}, {2, 6}), (Count{3, 10}));
        QCOMPARE(join(Kind::mean, {10, 4}, {20, 16}), (Count{30, 20}));
        QCOMPARE(join(Kind::most, {3, 1}, {5, 1}), (Count{5, 1}));
        QCOMPARE(join(Kind::most, {5, 1}, {3, 1}), (Count{5, 1}));
        QCOMPARE(join(Kind::rarest, {0.5, 1}, {0.1, 1}), (Count{0.1, 1}));
        QCOMPARE(join(Kind::rarest, {0, 0}, {0.1, 1}), (Count{0.1, 1}));
        QCOMPARE(join(Kind::most, {4, 1}, {0, 0}), (Count{4, 1}));
    }

    void oddsInWords()
    {
        const StatisticsWording words(QStringLiteral("en"));
        const std::vector<std::pair<double, const char*>> said{{1 / 9.0, "1 in 9"}, {1 / 8.96, "1 in 9"},
            {1 / 7.5, "1 in 8"}, {0.5, "1 in 2"}, {0.4, "2 in 5"}, {2 / 3.0, "2 in 3"}, {0.35, "1 in 3"},
            {2 / 7.0, "2 in 7"}, {0.9, "6 in 7"}, {0.97, "97%"}, {1, "100%"}, {1 / 36.0, "1 in 36"},
            {1 / 99.4, "1 in 99"}, {1 / 243.0, "1 in 240"}, {1 / 1296.0, "1 in 1,300"}, {1 / 7776.0, "1 in 7,800"}};
        for (const auto& [chance, text] : said)
            QCOMPARE(words.odds(chance), QString::fromLatin1(text));
    }

    void aDayIsSaidOnce()
    {
        const StatisticsWording words(QStringLiteral("en"));
        const Record record(evenings(), book(), {}, true);
        QVERIFY(words.resultsSummary(record.of(rosa_), record.summary(rosa_))
                    .startsWith(QStringLiteral("1 March 2026 to 4 March 2026: 4 game")));
        QVERIFY(words.resultsSummary(record.of(vito_), record.summary(vito_))
                    .startsWith(QStringLiteral("1 March 2026: 1 game")));
    }

    void countsOfAGame()
    {
        std::vector<CountedMatch> matches = evenings();
        for (CountedMatch& match : matches)
            for (CountedSeat& seat : match.seats)
                seat.counts = {{static_cast<double>(seat.points), 1}, {1, 2}};
        std::vector<GameFigure> figures(2);
        figures[0].kind = GameFigure::Kind::most;
        figures[1].kind = GameFigure::Kind::share;
        const Record record(matches, book(), {}, false);
        const std::vector<Count> expected{{40, 1}, {3, 6}};
        QCOMPARE(record.counts(rosa_, gang_id, figures).value(), expected);
        QVERIFY(!record.counts(vito_, dice_id, figures).has_value());
    }

    void renamed()
    {
        PlayerAliases players(folder_->path());
        players.rename(QStringLiteral("Rosa"), QStringLiteral("Rosalia"));
        const Record record(evenings(), players, {}, false);
        QVERIFY(!record.has(rosa_));
        QCOMPARE(record.summary({QStringLiteral("Rosalia")}).played, 4);
        // Renaming once more still works after a restart.
        players.rename(QStringLiteral("Rosalia"), QStringLiteral("Lia"));
        QCOMPARE(book().playerOf(QStringLiteral("Rosa")), QStringLiteral("Lia"));
        QCOMPARE(
            book().namesOf(QStringLiteral("Lia")), (QStringList{QStringLiteral("Rosa"), QStringLiteral("Rosalia")}));
        players.rename(QStringLiteral("Lia"), QStringLiteral("Rosa"));
        QCOMPARE(book().playerOf(QStringLiteral("Rosa")), QStringLiteral("Rosa"));
        QCOMPARE(book().playerOf(QStringLiteral("Lia")), QStringLiteral("Rosa"));
    }

    void mergedAndParted()
    {
        PlayerAliases players(folder_->path());
        players.rename(QStringLiteral("Vito"), QStringLiteral("Sal"));
        players.rename(QStringLiteral("Rosie"), QStringLiteral("Rosa"));
        players.rename(QStringLiteral("Rosa"), QStringLiteral("R, \"the Rose\" = è"));
        const QString joined = QStringLiteral("R, \"the Rose\" = è");
        QCOMPARE(book().playerOf(QStringLiteral("Rosa")), joined);
        QCOMPARE(book().playerOf(QStringLiteral("Rosie")), joined);
        QCOMPARE(book().namesOf(joined), (QStringList{QStringLiteral("Rosa"), QStringLiteral("Rosie")}));
        QCOMPARE(book().playerOf(QStringLiteral("Vito")), QStringLiteral("Sal"));
        players.separate(QStringLiteral("Rosie"));
        QCOMPARE(book().playerOf(QStringLiteral("Rosie")), QStringLiteral("Rosie"));
        QCOMPARE(book().playerOf(QStringLiteral("Rosa")), joined);
    }

    /// Two names of one player at the same table are not rivals.
    void nobodyIsTheOwnRival()
    {
        PlayerAliases players(folder_->path());
        players.rename(QStringLiteral("Bea"), QStringLiteral("Rosa"));
        const Record record(evenings(), players, {}, false);
        QCOMPARE(record.summary(rosa_).played, 8);
        QCOMPARE(record.rivalries(rosa_).size(), 1u);
    }

    void forgottenEverywhere()
    {
        PlayerAliases players(folder_->path());
        players.rename(QStringLiteral("Bea"), QStringLiteral("Beatrice"));
        players.forget(QStringLiteral("Beatrice"));
        QCOMPARE(book().forgotten(), QStringList{QStringLiteral("Beatrice")});
        QVERIFY(book().playerOf(QStringLiteral("Bea")).isEmpty());
        const Record record(evenings(), players, {}, true);
        QVERIFY(!record.has(bea_) && !record.has({QStringLiteral("Beatrice")}) && !record.has({}));
        for (const Rivalry& rivalry : record.rivalries(rosa_))
            QVERIFY(rivalry.other.computer() || rivalry.other == vito_);
        QVERIFY2(record.summary(rosa_).played == 4, "others lose nothing by it");
        players.remember(QStringLiteral("Beatrice"));
        QVERIFY(book().forgotten().isEmpty());
        QCOMPARE(Record(evenings(), book(), {}, false).summary({QStringLiteral("Beatrice")}).played, 4);
    }

    void whoMet()
    {
        const Record record(evenings(), book(), {}, true);
        QVERIFY(record.met(rosa_, vito_) && record.met(vito_, bea_) && !record.met(vito_, boss_));
    }

private:
    /// Returns the book as the next start of the program reads it.
    PlayerAliases book() const { return PlayerAliases(folder_->path()); }

    const PlayerId rosa_{QStringLiteral("Rosa")};
    const PlayerId bea_{QStringLiteral("Bea")};
    const PlayerId vito_{QStringLiteral("Vito")};
    const PlayerId boss_{{}, 3};
    std::unique_ptr<QTemporaryDir> folder_;
};

BACKROOM_SUITE(StatisticsRecordTest)
#include "tst_statistics_record.moc"
