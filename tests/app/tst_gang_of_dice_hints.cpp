// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/words/review_wording.hpp"
#include "dice_driver.hpp"
#include "house_folder.hpp"
#include "suites.hpp"

#include <set>

using namespace test;
using namespace test::dice;

class GangOfDiceHintsTest : public QObject {
    Q_OBJECT

    /// Provides the plural forms of the translation.
    test::HouseFolder folder_;

    /// Returns a view with 5, 2, 2 and the boss in the tray.
    static View rolled()
    {
        View view;
        for (const int face : {5, 2, 2, 0})
            view.open.shown[0].push_back(static_cast<Face>(face));
        return view;
    }
    static Advice with(Reason reason, const Action& action = Stop())
    {
        return {action, reason, 62, 41, 14, 3, 7, 55, 53, 24};
    }
    static QString of(const Advice& advice) { return HintWording::of(advice, rolled(), {}); }
    static QString ofTwo(const Advice& advice)
    {
        View view = rolled();
        view.open.seats = 2;
        return HintWording::of(advice, view, {QStringLiteral("Rosa"), QStringLiteral("Bea")});
    }
    static QString deed(const Action& action) { return of(with(Reason::lost, action)); }

private Q_SLOTS:
    void whatToDo()
    {
        QVERIFY(deed(Take{5}).startsWith(QStringLiteral("Take 5 dice. ")));
        QVERIFY(deed(Take{1}).startsWith(QStringLiteral("Take 1 die. ")));
        QVERIFY(deed(Stop()).startsWith(QStringLiteral("Stop. ")));
        QVERIFY(deed(Reroll{{1, 3}}).startsWith(QStringLiteral("Reroll 2 dice (2, boss). ")));
        QVERIFY(deed(Reroll{{0}}).startsWith(QStringLiteral("Reroll 1 die (5). ")));
        QVERIFY(deed(Reroll{DiceSet::first(4)}).startsWith(QStringLiteral("Reroll all 4 dice. ")));
    }

    /// A review says what was played, and asks for nothing.
    void whatWasPlayed()
    {
        const auto done = [](const Action& action) { return DecisionWording::done(action, rolled()); };
        QCOMPARE(done(Take{5}), QStringLiteral("took 5 dice."));
        QCOMPARE(done(Take{1}), QStringLiteral("took 1 die."));
        QCOMPARE(done(Stop()), QStringLiteral("stopped."));
        QCOMPARE(done(Reroll{{1, 3}}), QStringLiteral("rerolled 2 dice (2, boss)."));
    }

    /// In French each value of a list has its article.
    void valuesOfAWarning()
    {
        const Warning card{Kind::bomb, Trigger::any_of, 0, 1u << 4 | 1u << 5};
        QCOMPARE(Wording::triggerWord(card), QStringLiteral("any 4 or 5"));
        QCOMPARE(Wording::help(card, {1, 2}), QStringLiteral("No 4 or 5 so far."));
        const Warning seven = bomb(Trigger::total, 7);
        QCOMPARE(
            Wording::help(seven, {3, 5}), QStringLiteral("That sets the bomb off, unless some dice are rerolled."));
        QCOMPARE(Wording::help(seven, {3, 5}, false), QStringLiteral("That sets it off."));
        // Nothing is said of what could happen with more dice than these.
        QCOMPARE(Wording::help(seven, {3}), QStringLiteral("1 die cannot set it off."));
        QCOMPARE(Wording::help({Kind::explosive, Trigger::run, 2}, {3}), QStringLiteral("1 die cannot set it off."));
        QCOMPARE(
            Wording::help({Kind::explosive, Trigger::odd, 3}, {3, 5}), QStringLiteral("2 dice cannot set it off."));
        folder_->preferences()->setLanguage(QStringLiteral("fr"));
        QCOMPARE(Wording::triggerWord(card), QStringLiteral("un 4 ou un 5"));
        QCOMPARE(Wording::help(card, {1, 2}), QStringLiteral("Pas de 4 ou de 5 pour l’instant."));
        folder_->preferences()->setLanguage(QStringLiteral("it"));
        QCOMPARE(Wording::triggerWord(card), QStringLiteral("un 4 o un 5"));
        folder_->preferences()->setLanguage(QStringLiteral("en"));
    }

    /// Long lists of dice are abbreviated.
    void ofManyDice()
    {
        View view;
        for (int die = 0; die < 9; ++die)
            view.open.shown[0].push_back(3);
        const auto text = [&](int dice) {
            return HintWording::of(with(Reason::improves, Reroll{DiceSet::first(dice)}), view, {});
        };
        QVERIFY(text(6).startsWith(QStringLiteral("Reroll 6 dice (3, 3, 3, 3, 3, 3). ")));
        QVERIFY(text(7).startsWith(QStringLiteral("Reroll 7 dice. ")));
    }

    void andWhy()
    {
        const auto row = [&](Case, Reason reason, const QStringList& told) {
            const QString text = of(with(reason));
            QVERIFY(text.endsWith(QLatin1Char('.')) && !text.contains(QStringLiteral("%1")));
            for (const QString& part : told)
                QVERIFY2(text.contains(part), qPrintable(text));
            // A percentage says what it is the chance of.
            QVERIFY2(
                !text.contains(QLatin1Char('%')) || text.contains(QStringLiteral(" of winning ")), qPrintable(text));
        };
        row("beats", Reason::beats, {"14 with 3 dice", "62%"});
        row("leads", Reason::leads, {"62%"});
        row("any result wins", Reason::any_result_wins, {"7 dice"});
        row("safe", Reason::safe, {"you win the game"});
        row("decides", Reason::decides, {"wins the game", "62%"});
        row("one will do", Reason::one_will_do, {"7 dice", "62%"});
        row("wins surely", Reason::wins_surely, {"Nobody"});
        row("holds", Reason::holds, {"62%", "41%"});
        row("lost", Reason::lost, {"no longer be won"});
        row("defuses", Reason::defuses, {"bomb", "62%"});
        row("overtakes", Reason::overtakes, {"14 with 3 dice", "62%"});
        row("improves", Reason::improves, {"41%", "62%"});
        row("pays in the game", Reason::pays_in_game, {"62% instead of 41%", "winning the game is 55% instead of 53%"});
        row("pays by the seat", Reason::pays_by_seat,
            {"62% instead of 41%", "winning the game is 55% instead of 53%", "has to start the next one"});
        row("pays in dice", Reason::pays_in_dice, {"62% instead of 41%", "2.4 more dice"});
    }

    /// A recommended number of dice comes with the results of one more and one less.
    void oneDieMoreOrLess()
    {
        Advice advice = with(Reason::leads, Take{3});
        advice.one_more = 64;
        QVERIFY(of(advice).endsWith(QStringLiteral("With one die more the chance of winning the round would be 64%. "
                                                   "That is not worth the risk of losing one die more.")));
        advice.tenths_with_one_more = 12;
        QVERIFY(of(advice).endsWith(QStringLiteral("64%. But on average that die would cost you 1.2 dice.")));
        advice.game_with_one_more = {55, 53};
        QVERIFY(of(advice).endsWith(QStringLiteral(
            "64%. But the chance of winning the game is 55% like this, and would be 53% with that die.")));
        advice.one_less = 44;
        advice.one_more = 60;
        QVERIFY(of(advice).endsWith(
            QStringLiteral("With one die more the chance of winning the round would be 60%, with one less 44%.")));
        advice.one_more.reset();
        QVERIFY(of(advice).endsWith(QStringLiteral("With one die less the chance of winning the round would be 44%.")));
        advice.reason = Reason::safe;
        QVERIFY(!of(advice).contains(QStringLiteral("44%")));
    }

    void nothingToPlayForButTheRound()
    {
        Advice advice = with(Reason::beats, Take{3});
        advice.hopeless = true;
        QVERIFY(of(advice).contains(QStringLiteral("14 with 3 dice")));
        QVERIFY(of(advice).endsWith(QStringLiteral("The game can no longer be won: this aims at the round.")));
        advice.reason = Reason::lost;
        QVERIFY(of(advice).endsWith(QStringLiteral("The round can no longer be won. Nor can the game.")));
    }

    /// A single die that cannot win is taken to save the others: a bare "0%" would not say so.
    void whatADieWithoutAChanceSavesFor()
    {
        Advice advice = with(Reason::one_will_do, Take{1});
        advice.chance = 0;
        advice.one_more = 0;
        const QString text = of(advice);
        QVERIFY2(text.contains(QStringLiteral("save your dice for a round that you can win")), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("0%")), qPrintable(text));
        advice.one_more = 7;
        QVERIFY(of(advice).endsWith(QStringLiteral("would be 7%. That is not worth the risk of losing one die more.")));
        advice = with(Reason::leads, Take{2});
        advice.chance = 0;
        QVERIFY(of(advice).contains(QStringLiteral("The round can no longer be won.")));
    }

    void nothingToWinYet()
    {
        Advice advice = with(Reason::one_will_do, Take{1});
        advice.pot = 0;
        const QString text = of(advice);
        QVERIFY2(text.contains(QStringLiteral("not enough at stake yet")) && text.contains(QStringLiteral("62%")),
            qPrintable(text));
    }

    void hardlyAChance()
    {
        Advice advice = with(Reason::one_will_do, Take{1});
        advice.chance = 3;
        const QString text = of(advice);
        QVERIFY2(
            text.contains(QStringLiteral("keep your dice")) && text.contains(QStringLiteral("3%")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("Somebody else is likely to win")));
        QVERIFY(ofTwo(advice).contains(QStringLiteral("Bea is likely to win this round (your chance is 3%)")));
    }

    /// One die more can lower the chance only by what it makes the others do, or by the warning.
    void whyOneDieMoreWinsLess()
    {
        Advice advice = with(Reason::one_will_do, Take{1});
        advice.one_more = 37;
        QVERIFY(of(advice).endsWith(QStringLiteral("would be 37%.")));
        advice.others_raise = true;
        QVERIFY(of(advice).endsWith(QStringLiteral("would be 37%. For then the others would risk more dice, too.")));
        QVERIFY(ofTwo(advice).endsWith(QStringLiteral("For then Bea would risk more dice, too.")));
    }

    /// The probabilities of the advised action and of its alternative are in the order in which the sentence names
    /// them.
    void noChanceIsTakenForTheOther()
    {
        const auto at = [](Reason reason, const char* chance) {
            return of(with(reason)).indexOf(QLatin1String(chance));
        };
        QVERIFY(at(Reason::holds, "62%") < at(Reason::holds, "41%"));
        QVERIFY(at(Reason::improves, "41%") < at(Reason::improves, "62%"));
        for (const Reason reason : {Reason::pays_in_game, Reason::pays_by_seat, Reason::pays_in_dice})
            QVERIFY(at(reason, "62%") < at(reason, "41%"));
        QVERIFY(at(Reason::pays_in_game, "55%") < at(Reason::pays_in_game, "53%"));
    }

    /// For a difference of less than one percent, the number is given only once.
    void hardlyBetter()
    {
        Advice advice = with(Reason::improves);
        advice.otherwise = advice.chance;
        QCOMPARE(of(advice).count(QStringLiteral("62%")), 1);
    }

    void everyReasonSaysSomethingElse()
    {
        std::set<QString> texts;
        for (int reason = 0; reason <= static_cast<int>(Reason::pays_in_dice); ++reason)
            QVERIFY(texts.insert(of(with(static_cast<Reason>(reason)))).second);
    }

    void ofGames()
    {
        Random random(3);
        std::map<std::size_t, int> told;
        for (int game = 0; game < 3; ++game) {
            State state = deal({}, 2 + game, next_seed(random));
            Events events;
            while (!pending(state).empty()) {
                const Seat seat = *pending(state).begin();
                const Action played = any_action(state, random);
                if (told[played.index()] < 12) {
                    const View seen = view(state, seat);
                    const auto advice = advise(seen, {Level::boss, next_seed(random), {}});
                    QVERIFY(advice);
                    ++told[advice->action.index()];
                    const QString text = HintWording::of(*advice, seen, {});
                    QVERIFY2(text.size() > 20 && !text.contains(QStringLiteral("  ")), qPrintable(text));
                }
                events.clear();
                apply(state, seat, played, events);
            }
        }
        for (const std::size_t kind : {0, 1, 2})
            QVERIFY(told[kind] > 0);
    }

    /// A hint refers to the draft that it has laid out: it is hidden when the player changes that draft, and can be
    /// requested again.
    void itGoesWithItsDraft()
    {
        const auto table = table_of(folder_.house(), match(setup(2)));
        table->openCurtain();
        table->askHint();
        QTRY_VERIFY(!table->hint().isEmpty());
        const int advised = table->turn().take;
        table->setTake(advised);
        QVERIFY(!table->hint().isEmpty());
        // A click on a die that it has laid out has its usual effect.
        table->activate(own_die_key);
        QCOMPARE(table->turn().take, 1);
        QVERIFY(table->hint().isEmpty() || advised == 1);
        table->setTake(advised + 5);
        QCOMPARE(table->hint(), QString());
        table->askHint();
        QTRY_VERIFY(!table->hint().isEmpty());
        QCOMPARE(table->turn().take, advised);
        table->clearHint();
        QCOMPARE(table->turn().take, advised + 5);
    }
};

BACKROOM_SUITE(GangOfDiceHintsTest)
#include "tst_gang_of_dice_hints.moc"
