// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/words/chronicle.hpp"
#include "models.hpp"
#include "suites.hpp"
#include "table_driver.hpp"

using namespace test;
namespace {

/// Reports one event after the other, as a table does.
class Chronicle {
public:
    Chronicle(const QStringList& names, const QList<int>& marks)
        : chronicle_(names, marks)
    {
    }

    void follow(const State& state) { open_ = public_state(state); }
    void follow(const PublicState& open) { open_ = open; }
    QString sentences(const Event& event)
    {
        const QStringList lines = chronicle_.sentences(event, open_);
        backroom::the_gang::follow(open_, event);
        return lines.join(QLatin1Char('\n'));
    }

private:
    the_gang_table::Chronicle chronicle_;
    PublicState open_;
};

}

class TheGangChronicleTest : public QObject {
    Q_OBJECT

    static State rows()
    {
        Position position{.cities = {{{{17, 24, 36, 57, 60}}, {{11, 12, 34, 36 + 2, 54}}, {{68, 72, 74, 76, 78}}}}};
        return match(position, 3).state();
    }
    std::unique_ptr<HouseFolder> folder_;

private Q_SLOTS:
    void init() { folder_ = std::make_unique<HouseFolder>(); }
    void cleanup() { folder_.reset(); }

    void aTurn()
    {
        Chronicle chronicle({"Rosa", "Bea", "Vito"}, {0, 1, 2});
        chronicle.follow(rows());
        Revealed revealed;
        revealed.choices.push_back({0, {19, chicago, Special::none}});
        revealed.choices.push_back({1, {43, detroit, Special::none}});
        QCOMPARE(plain(chronicle.sentences(revealed)), QStringLiteral("Job 1. All have chosen; lowest first: 19, 43."));
        QCOMPARE(plain(chronicle.sentences(Placed{0, 19, chicago, 1})), QStringLiteral("Rosa: 19 to Chicago."));
        QCOMPARE(plain(chronicle.sentences(Captured{0, chicago, {24, 36}})),
            QStringLiteral("Rosa captures 24 and 36 between 19 and 57: 4 revolvers."));
        // The row has closed the gap.
        QCOMPARE(plain(chronicle.sentences(Captured{0, chicago, {57}})),
            QStringLiteral("Rosa captures 57 between 19 and 60: 1 revolver."));
    }

    void specials()
    {
        Chronicle chronicle({"Rosa", "Bea", "Vito"}, {0, 1, 2});
        chronicle.follow(rows());
        QCOMPARE(plain(chronicle.sentences(SpecialPlayed{1, Special::lookout, chicago, End::left})),
            QStringLiteral("Bea posts the Lookout at the left end of Chicago."));
        QCOMPARE(plain(chronicle.sentences(SpecialPlayed{1, Special::lookout, new_york, End::right})),
            QStringLiteral("Bea posts the Lookout at the right end of New York."));
        QCOMPARE(plain(chronicle.sentences(SpecialPlayed{2, Special::spy, chicago, {}, 17})),
            QStringLiteral("Vito plays the Spy on 17 in Chicago: for this turn it counts as even."));
        QCOMPARE(plain(chronicle.sentences(SpecialPlayed{2, Special::spy, chicago, {}, 24})),
            QStringLiteral("Vito plays the Spy on 24 in Chicago: for this turn it counts as odd."));
        QCOMPARE(plain(chronicle.sentences(SpecialPlayed{0, Special::boss_calls, chicago, {}, 0})),
            QStringLiteral("Rosa plays The Boss Calls on Chicago, but there is nobody to call."));
        QCOMPARE(plain(chronicle.sentences(SpecialPlayed{0, Special::boss_calls, chicago, {}, 54, detroit, 3})),
            QStringLiteral("Rosa plays The Boss Calls: 54 moves from Detroit to Chicago."));
        QCOMPARE(plain(chronicle.sentences(Captured{0, chicago, {24, 36}})).section(QLatin1Char(':'), 0, 0),
            QStringLiteral("Rosa captures 24 and 36 between 17 and 54"));
    }

    void capturesBesideALookout()
    {
        Chronicle chronicle({"Rosa", "Bea"}, {0, 1});
        chronicle.follow(rows());
        QCOMPARE(plain(chronicle.sentences(Captured{1, detroit, {11}})).section(QLatin1Char(':'), 0, 0),
            QStringLiteral("Bea captures 11 between the Lookout and 12"));
        QCOMPARE(plain(chronicle.sentences(Captured{1, new_york, {76, 78}})).section(QLatin1Char(':'), 0, 0),
            QStringLiteral("Bea captures 76 and 78 between 74 and the Lookout"));
    }

    void endOfJobAndRound()
    {
        Chronicle chronicle({"Rosa", "Bea"}, {0, 1});
        chronicle.follow(rows());
        Revealed revealed;
        revealed.choices.push_back({0, {19, {}, Special::spy}});
        revealed.choices.push_back({1, {43, detroit, Special::none}});
        chronicle.sentences(revealed);
        // The special of a turn is discarded without a line; an unused one has a line.
        QCOMPARE(chronicle.sentences(SpecialDiscarded{0, Special::spy}), QString());
        QCOMPARE(chronicle.sentences(JobEnded{1, 4}), QString());
        QCOMPARE(plain(chronicle.sentences(SpecialDiscarded{0, Special::spy})),
            QStringLiteral("Rosa discards an unused card: Spy."));
        QCOMPARE(plain(chronicle.sentences(RoundEnded{1})), QStringLiteral("Round 1 is over."));
        QCOMPARE(plain(chronicle.sentences(Dealt{0, {1, 2}, Special::spy})),
            QStringLiteral("Everyone is dealt four gangsters and a special card."));
        QCOMPARE(chronicle.sentences(Dealt{1, {3, 4}, Special::spy}), QString());
        const QString refilled = plain(chronicle.sentences(Refilled{chicago, {2, 3}}));
        QVERIFY2(refilled.startsWith(QStringLiteral("Chicago ")) && refilled.endsWith(QStringLiteral(" 2 and 3.")),
            qPrintable(refilled));
        QCOMPARE(chronicle.sentences(Chosen{}), QString());
    }

    /// The reasons for the end (TG-6.1, TG-6.2).
    void whyItIsOver()
    {
        const auto log_lines = [](int round, int job, int deck, const Rows& rows) {
            PublicState open;
            open.seats = 3;
            open.round = static_cast<std::uint8_t>(round);
            open.job = static_cast<std::uint8_t>(job);
            open.deck = static_cast<std::uint8_t>(deck);
            open.cities = rows;
            const the_gang_table::Chronicle chronicle({"Rosa", "Bea", "Vito"}, {0, 1, 2});
            return plain(chronicle.sentences(GameOver{}, open).join(QLatin1Char('\n')));
        };
        const Rows full{Gangsters{1, 3, 5, 7, 9}, Gangsters{11, 13, 15, 17, 19}, Gangsters{21, 23, 25, 27, 29}};
        const Rows two_lack{Gangsters{1, 3, 5}, full[1], full[2]};
        QCOMPARE(log_lines(2, 2, 1, two_lack),
            QStringLiteral(
                "The game is over (rule TG-6.1). The deck is too small: 1 left, 2 needed to fill the rows."));
        QCOMPARE(log_lines(3, 4, 13, two_lack),
            QStringLiteral(
                "The game is over (rule TG-6.1). The deck is too small: 13 left, 14 needed for new hands and "
                "full rows."));
        QCOMPARE(
            log_lines(4, 4, 40, full), QStringLiteral("The game is over (rule TG-6.2). The last of 4 rounds is over."));
    }

    /// Three players and a deck of this size at the end of a job. One row lacks a gangster.
    static PublicState atTheEndOf(int round, int job, int deck)
    {
        PublicState open;
        open.seats = 3;
        open.round = static_cast<std::uint8_t>(round);
        open.job = static_cast<std::uint8_t>(job);
        open.deck = static_cast<std::uint8_t>(deck);
        open.cities = {Gangsters{1, 3, 5, 7, 9}, Gangsters{11, 13, 15, 17, 19}, Gangsters{21, 23, 25, 27}};
        return open;
    }

    /// Returns the lines from the end of a job until everything has been dealt.
    static QStringList toldFrom(PublicState open)
    {
        Chronicle chronicle({"Rosa", "Bea", "Vito"}, {0, 1, 2});
        chronicle.follow(open);
        QStringList lines{plain(chronicle.sentences(JobEnded{open.round, open.job}))};
        if (open.job == jobs_a_round) {
            lines += plain(chronicle.sentences(RoundEnded{open.round}));
            for (Seat seat = 0; seat < open.seats; ++seat)
                lines += plain(chronicle.sentences(Dealt{seat, {31, 33, 35, 37}, Special::spy}));
        }
        lines += plain(chronicle.sentences(Refilled{new_york, {29}}));
        lines.removeAll(QString());
        return lines;
    }

    /// The cards that a warning of a new round counts are dealt before it is logged.
    void theNewRoundIsToldInOrder()
    {
        QCOMPARE(toldFrom(atTheEndOf(3, 4, 13)),
            (QStringList{QStringLiteral("Round 3 is over."),
                QStringLiteral("Everyone is dealt four gangsters and a special card."),
                QStringLiteral(
                    "New York is refilled with 29.\nThis is the last of 4 rounds. The deck is empty. If the rows "
                    "need cards at the end of a job, the game ends with that job.")}));
        PublicState full = atTheEndOf(3, 4, 50);
        full.cities[2].insert(29);
        Chronicle chronicle({"Rosa", "Bea", "Vito"}, {0, 1, 2});
        chronicle.follow(full);
        QCOMPARE(chronicle.sentences(JobEnded{3, 4}), QString());
        chronicle.sentences(RoundEnded{3});
        QVERIFY(!chronicle.sentences(Dealt{0, {31, 33, 35, 37}, Special::spy}).contains(QStringLiteral("last")));
        chronicle.sentences(Dealt{1, {41, 43, 45, 47}, Special::spy});
        QCOMPARE(chronicle.sentences(Dealt{2, {51, 53, 55, 57}, Special::spy}),
            QStringLiteral("This is the last of 4 rounds."));
    }

    /// TG-6.1: a warning says that the end is near, and why.
    void theDeckRunsLow()
    {
        const auto warned = [](int round, int job, int deck) {
            return toldFrom(atTheEndOf(round, job, deck))
                .filter(QRegularExpression("deck|last"))
                .join(QLatin1Char('\n'))
                .remove(QStringLiteral("New York is refilled with 29.\n"));
        };
        QCOMPARE(warned(1, 1, 40), QString());
        // One card for the row that lacks it, twelve for hands.
        QCOMPARE(warned(2, 4, 22),
            QStringLiteral("This is the last round: 9 left in the deck, 12 needed for new hands. If the rows need more "
                           "than these at the end of a job, the game ends with that job."));
        // "Last round" is said only once, and so is what a small deck means.
        QCOMPARE(warned(4, 1, 12),
            QStringLiteral("The deck is running low: 11 left. If the rows need more at the end of a job, the game ends "
                           "with that job."));
        QCOMPARE(warned(3, 1, 10), QString());
        QCOMPARE(warned(3, 1, 1),
            QStringLiteral(
                "The deck is empty. If the rows need cards at the end of a job, the game ends with that job."));
        QCOMPARE(warned(2, 3, 15),
            QStringLiteral(
                "The deck is running low: 14 left, 12 of them for new hands. If the rows need more than the rest, "
                "the game ends with this job."));
        QCOMPARE(warned(3, 4, 50), QStringLiteral("This is the last of 4 rounds."));
        // The last job needs no warning.
        QCOMPARE(warned(4, 3, 50), QString());
    }

    void aHandIsNeverTold()
    {
        Chronicle chronicle({"Rosa", "Bea"}, {0, 1});
        chronicle.follow(rows());
        const QString log_lines = chronicle.sentences(Dealt{0, {1, 2, 3, 79}, Special::spy});
        QVERIFY(!log_lines.contains(QLatin1String("79")));
        QVERIFY(!log_lines.contains(QLatin1String("Spy")));
    }

    void namesAreNoMarkup()
    {
        Chronicle chronicle({"<b>R&B</b>", "Bea"}, {0, 1});
        chronicle.follow(rows());
        QVERIFY(chronicle.sentences(Placed{0, 19, chicago, 1}).contains(QStringLiteral("&lt;b&gt;R&amp;B&lt;/b&gt;")));
    }

    /// The table's log counts jobs, and undo removes lines.
    void theTablesLog()
    {
        const auto table = table_of(folder_->house(), match(setup(2)));
        const QString dealt = QStringLiteral("Everyone is dealt four gangsters and a special card.");
        QCOMPARE(sentences(*table->log()), QStringList{dealt});
        Driver driver(*table);
        for (int seat = 0; seat < 2; ++seat)
            driver.play(Driver::Drag, legal(match_of(*table).state(), static_cast<Seat>(seat))[0]);
        driver.settle();
        const QStringList log_lines = sentences(*table->log());
        QCOMPARE(log_lines[0], dealt);
        QVERIFY2(log_lines[1].startsWith(QStringLiteral("Job 1. All have chosen; lowest first: ")),
            qPrintable(log_lines[1]));
    }

    /// Lines refer to the gangster in its row, or to the owner of the cards.
    void linesTellOfThings()
    {
        const the_gang_table::Chronicle chronicle({"Rosa", "Bea"}, {3, 1});
        QCOMPARE(chronicle.about(Placed{0, 19, chicago, 1}), QPointF(TheGangTable::GangsterPiece, 19));
        QCOMPARE(
            chronicle.about(SpecialPlayed{1, Special::spy, chicago, {}, 17}), QPointF(TheGangTable::GangsterPiece, 17));
        QCOMPARE(
            chronicle.about(SpecialPlayed{1, Special::lookout, chicago, End::left}), QPointF(LogModel::about_seat, 1));
        QCOMPARE(chronicle.about(Captured{0, chicago, {24, 36}}), QPointF(LogModel::about_seat, 3));
        QCOMPARE(chronicle.about(JobEnded{}), QPointF(-1, -1));
    }

    void moods()
    {
        const PublicState before = public_state(rows());
        QVERIFY(the_gang_table::Chronicle::moods(Placed{0, 19, chicago, 1}, before).empty());
        QCOMPARE(the_gang_table::Chronicle::moods(Captured{1, chicago, {24, 36}}, before), (Moods{{1, Mood::pleased}}));
        // All other players miss a gang of four.
        QCOMPARE(the_gang_table::Chronicle::moods(Captured{1, new_york, {68, 72, 74, 76}}, before),
            (Moods{{1, Mood::pleased}, {0, Mood::robbed}, {2, Mood::robbed}}));
    }
};

BACKROOM_SUITE(TheGangChronicleTest)
#include "tst_the_gang_chronicle.moc"
