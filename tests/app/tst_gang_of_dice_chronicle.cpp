// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_driver.hpp"

#include "app/gang_of_dice/words/wording.hpp"
#include "suites.hpp"

using namespace test;
using namespace test::dice;

class GangOfDiceChronicleTest : public QObject {
    Q_OBJECT

    std::unique_ptr<HouseFolder> folder_;

    static Faces faces_of(std::initializer_list<int> list)
    {
        Faces faces;
        for (const int face : list)
            faces.push_back(static_cast<Face>(face));
        return faces;
    }

private Q_SLOTS:
    void init() { folder_ = std::make_unique<HouseFolder>(); }
    void cleanup() { folder_.reset(); }

    void aTurn()
    {
        const Chronicle chronicle({"Rosa", "Bea", "Vito"}, {0, 1, 2});
        PublicState before = public_state(match(rolls({}), 3).state());
        const Rolled first{0, faces_of({3, 0, 5}), DiceSet::first(3), 1};
        QCOMPARE(log_lines(chronicle, first, before), QStringList{"Rosa rolls 3 dice: 3, boss, 5."});
        follow(before, first);
        // Only the dice that were thrown are reported.
        const Rolled again{0, faces_of({3, 2, 4}), {1, 2}, 2};
        QCOMPARE(log_lines(chronicle, again, before), QStringList{"Rosa rerolls 2 dice: 2, 4."});
        follow(before, again);
        QCOMPARE(log_lines(chronicle, ResultShown{0, 9, 3}, before), QStringList{"Rosa has 9 with 3 dice."});
        PublicState led = before;
        led.results[1] = TurnResult{9, 2, true};
        QCOMPARE(log_lines(chronicle, ResultShown{0, 9, 3}, led),
            (QStringList{"Rosa has 9 with 3 dice.", "9 with 3 dice beats 9 with 2: on a tie, more dice win."}));
        const Rolled alone{1, faces_of({1}), DiceSet::first(1), 1};
        QCOMPARE(log_lines(chronicle, alone, before), QStringList{"Bea rolls 1 die: 1."});
        follow(before, alone);
        QCOMPARE(
            log_lines(chronicle, Busted{1, Kind::bomb}, before), QStringList{"The bomb goes off: Bea loses 1 die."});
        const Rolled two{2, faces_of({5, 5}), DiceSet::first(2), 1};
        follow(before, two);
        QCOMPARE(
            log_lines(chronicle, Busted{2, Kind::explosive}, before), QStringList{"It explodes: Vito loses 2 dice."});
    }

    void endOfARound()
    {
        const Chronicle chronicle({"Rosa", "Bea", "Vito"}, {0, 1, 2});
        const PublicState before = public_state(match(rolls({}), 3).state());
        QCOMPARE(log_lines(chronicle, RoundWon{2, 7}, before), QStringList{"Vito wins round 1 and takes 7 dice."});
        QCOMPARE(
            log_lines(chronicle, RoundLost{4}, before), QStringList{"Nobody wins round 1: 4 dice stay in the middle."});
        QCOMPARE(log_lines(chronicle, Eliminated{1}, before), QStringList{"Bea has nothing left and is out."});
        QCOMPARE(log_lines(chronicle, WarningRevealed{2, explosive(Trigger::run, 2), 0}, before),
            QStringList{"Round 2. Explosive: two values in a row, such as 2\u00a0and\u00a03."});
        QCOMPARE(log_lines(chronicle, WarningRevealed{11, bomb(Trigger::total, 7), 6}, before),
            (QStringList{"Round 11. Bomb: a sum of 7 or more.", "2 tokens are added to the middle."}));
        // The end is near: after the twelfth round, or when one more seat is out.
        PublicState late = before;
        late.round = 11;
        QCOMPARE(log_lines(chronicle, WarningRevealed{12, bomb(Trigger::total, 7), 0}, late),
            (QStringList{"Round 12. Bomb: a sum of 7 or more.",
                "This is the last round: after it, whoever has the most dice wins the game."}));
        late.round = 4;
        late.out = late.newly_out = SeatSet::first(1);
        QCOMPARE(log_lines(chronicle, WarningRevealed{5, bomb(Trigger::total, 7), 0}, late),
            (QStringList{"Round 5. Bomb: a sum of 7 or more.",
                "Only two players are left: the game ends as soon as one of them is out."}));
        QCOMPARE(log_lines(chronicle, GameOver{}, before),
            QStringList{"The game is over (rule GD-5.2). The last of 12 rounds is over."});
        PublicState few = before;
        few.out = SeatSet::first(2);
        QCOMPARE(log_lines(chronicle, GameOver{}, few),
            QStringList{"The game is over (rule GD-5.1). Everyone else is out: only Vito is left."});
        few.out = SeatSet::first(3);
        few.newly_out = SeatSet::first(2);
        QCOMPARE(log_lines(chronicle, GameOver{}, few),
            QStringList{"The game is over (rule GD-5.1). Nobody has a die left: Rosa and Bea went out together and "
                        "share the win."});
    }

    void everyCardIsTold()
    {
        QSet<QString> seen;
        for (const Back back : {Back::bright, Back::dark})
            for (const Warning& card : deck(back)) {
                const QString line = Chronicle::roundBegins(1, card, 0).first();
                QVERIFY2(line.startsWith(QStringLiteral("<b>Round 1.</b> ")), qPrintable(line));
                QVERIFY2(!line.contains(QLatin1Char('%')), qPrintable(line));
                QVERIFY2(!seen.contains(line), qPrintable(line));
                seen.insert(line);
            }
    }

    void namesAreNoMarkup()
    {
        const Chronicle chronicle({"<b>R&B</b>", "Bea"}, {0, 1});
        const PublicState before = public_state(match(rolls({}), 2).state());
        QVERIFY(
            chronicle.sentences(Eliminated{0}, before).first().contains(QStringLiteral("&lt;b&gt;R&amp;B&lt;/b&gt;")));
    }

    /// Undo removes the lines from the table's log.
    void theTablesLog()
    {
        Setup<GangOfDice> from = setup(2);
        from.friendly_undo = true;
        from.position = rolls({3, 1, 4}, {bomb(Trigger::total, 7), bomb(Trigger::pair)});
        Driver driver(table_of(folder_->house(), match(from)));
        const QStringList begun = sentences(*driver->log());
        QCOMPARE(begun, QStringList{"Round 1. Bomb: a sum of 7 or more."});
        driver.take(2);
        driver.stop();
        QCOMPARE(
            sentences(*driver->log()).mid(1), (QStringList{"Rosa rolls 2 dice: 3, 1.", "Rosa has 4 with 2 dice."}));
        driver->undo();
        driver->undo();
        QCOMPARE(sentences(*driver->log()), begun);
        driver->redo();
        driver->redo();
        driver.settle();
        driver.take(1);
        driver.stop();
        const QStringList all = sentences(*driver->log());
        QVERIFY(all.contains(QStringLiteral("Rosa wins round 1 and takes 3 dice.")));
        QCOMPARE(all.last(), QStringLiteral("Round 2. Bomb: two dice of the same value."));
    }

    void secretsAreNotTold()
    {
        Driver driver(table_of(folder_->house(), match(setup(2))));
        driver.take(3);
        for (const QString& line : sentences(*driver->log()))
            QVERIFY2(!line.contains(QLatin1String("45")) && !line.contains(QLatin1String("48")), qPrintable(line));
    }

    void linesTellOfSeats()
    {
        const Chronicle chronicle({"Rosa", "Bea"}, {3, 1});
        QCOMPARE(chronicle.about(RoundWon{1, 12}), QPointF(LogModel::about_seat, 1));
        QCOMPARE(chronicle.about(ResultShown{0, 4, 2}), QPointF(LogModel::about_seat, 3));
        QCOMPARE(chronicle.about(RoundLost{12}), QPointF(-1, -1));
    }

    void moods()
    {
        PublicState before = public_state(match(rolls({}), 3).state());
        before.results[0] = before.results[2] = TurnResult{7, 2, true};
        QCOMPARE(Chronicle::moods(Busted{1, Kind::bomb}, before), (Moods{{1, Mood::caught}}));
        // A player who lost the round by a bomb has not lost it to the winner.
        QCOMPARE(Chronicle::moods(RoundWon{2, 7}, before), (Moods{{0, Mood::robbed}, {2, Mood::pleased}}));
        QCOMPARE(Chronicle::moods(Eliminated{1}, before), (Moods{{1, Mood::beaten}}));
        QVERIFY(Chronicle::moods(ResultShown{0, 9, 3}, before).empty());
    }
};

BACKROOM_SUITE(GangOfDiceChronicleTest)
#include "tst_gang_of_dice_chronicle.moc"
