// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/words/wording.hpp"
#include "gangz_driver.hpp"
#include "refusal_cases.hpp"
#include "suites.hpp"

#include <QSignalSpy>

using namespace test;
using namespace test::gangz;

class GangzRefusalsTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

private Q_SLOTS:
    /// Hints are disabled while they would be refused.
    void noHintWhileChoosing()
    {
        QCOMPARE(choosing(folder_.house())->noHint(), Wording::noHintWhileChoosing());
        QCOMPARE(pointing(folder_.house())->noHint(), QString());
    }

    void aFourthCard()
    {
        const auto row = [&](Case, bool drag) {
            Driver driver(choosing(folder_.house()));
            QSignalSpy told(&*driver, &GangzTable::refusalChanged);
            for (const int card : {0, 1, 2})
                driver.clickHand(card);
            const QRectF home = driver.card(3).place;
            const QPointF point = drag ? driver.up() : home.center();
            if (drag)
                driver.dragCard(3, driver.up());
            else
                driver.clickHand(3);
            refused(*driver, QStringLiteral("Send in one, two or three cards."), QStringLiteral("GZ-2.1"));
            QCOMPARE(told.size(), 1);
            QCOMPARE(driver->refusal().point, point);
            QCOMPARE(driver.chosen(), (std::vector{0, 1, 2}));
            QCOMPARE(driver.card(3).place, home);
        };
        row("drag", true);
        row("click", false);
    }

    void anOwnCard()
    {
        Driver driver(pointing(folder_.house()));
        const QString own = QStringLiteral("This card is your own: aim at somebody else’s.");
        driver.clickWall(0);
        refused(*driver, own, QStringLiteral("GZ-2.4"));
        QVERIFY(driver.inSlot(0));
        driver.clickWall(10);
        QCOMPARE(driver->refusal().text, QString());
        driver.dragPawn(0, 1);
        refused(*driver, own, QStringLiteral("GZ-2.4"));
        // The pawn stays where it was.
        QVERIFY(driver.lies(0, 10));
        driver.clickWall(20);
        driver.clickWall(0);
        refused(*driver, own, QStringLiteral("GZ-2.4"));
        QVERIFY(driver.lies(0, 10) && driver.lies(1, 20));
        QVERIFY(driver->rail().can_confirm);
    }

    /// Whoever confirms too early is told what is missing.
    void tooEarly()
    {
        const auto chooses = choosing(folder_.house());
        chooses->confirm();
        refused(*chooses, chooses->rail().text, QStringLiteral("GZ-2.1"));
        Driver votes(pointing(folder_.house()));
        for (const int card : {10, 20}) {
            votes->confirm();
            refused(*votes, votes->rail().text, QStringLiteral("GZ-2.4"));
            votes.clickWall(card);
        }
        QVERIFY(votes->rail().can_confirm);
    }

    /// GZ-2.2: the button is hidden, but a request is still answered with the reason.
    void noSwap()
    {
        Position position = usual(3);
        position.hands[0] = std::vector{0};
        const auto last = choosing(folder_.house(), position);
        QCOMPARE(last->rail().swap_text, QString());
        last->swapHand();
        refused(*last, QStringLiteral("You cannot swap your last card."), QStringLiteral("GZ-2.2"));
        QVERIFY(!last->rail().swapping);

        position = usual(3);
        position.deck->resize(5);
        const auto few = choosing(folder_.house(), position);
        QCOMPARE(few->rail().swap_text, QString());
        few->swapHand();
        refused(*few, QStringLiteral("There are too few cards left to swap your hand."), QStringLiteral("GZ-2.2"));

        const auto again = choosing(folder_.house());
        again->swapHand();
        again->swapHand();
        Driver(*again).settle();
        // Nobody but its owner has seen the new hand.
        again->undo();
        QVERIFY2(again->refusal().text.startsWith(QStringLiteral("You have seen your new hand")),
            qPrintable(again->refusal().text));
        Driver(*again).open();
        again->swapHand();
        refused(*again, QStringLiteral("You can swap your hand only once a round."), QStringLiteral("GZ-2.2"));
    }

    /// A sealed choice or vote can be taken back until all seats have made theirs; revealed ones cannot.
    void whatWasSeenCannotBeTakenBack()
    {
        Driver driver(table_of(folder_.house(), match(usual(3), 3)));
        driver.done(Play{{0}});
        QVERIFY(driver->canUndo());
        driver.done(Play{{10}});
        driver.done(Play{{20}});
        QVERIFY(!driver->canUndo());
        driver.vote(10, 200);
        QVERIFY(driver->canUndo());
    }

    void aSwapCannotBeTakenBack()
    {
        Driver driver(choosing(folder_.house()));
        driver->swapHand();
        driver->swapHand();
        driver.settle();
        QVERIFY(!driver->canUndo());
    }

    void theNextGestureTakesTheSentenceAway()
    {
        Driver driver(pointing(folder_.house()));
        const auto taken_away = [&](const auto& gesture) {
            driver.clickWall(0);
            QVERIFY(!driver->refusal().text.isEmpty());
            gesture();
            QCOMPARE(driver->refusal().text, QString());
        };
        taken_away([&] { driver->hold(GangzTable::Pawn, 0); });
        driver->cancel();
        taken_away([&] { driver->tapAt({}); });
        taken_away([&] { driver->cancel(); });
        taken_away([&] { driver.clickPawn(0); });
        driver.clickPawn(0);
        driver.clickWall(10);
        taken_away([&] { driver->takeBack(); });
        driver.clickWall(10);
        driver.clickWall(20);
        taken_away([&] { driver->confirm(); });
    }

    void everyRefusalHasASentence()
    {
        namespace own = backroom::gangz::refusals;
        const auto own_card = [] { return Wording::refusal({own::own_card, "GZ-2.4", {}}); };
        const QString english = own_card();
        for (const char* language : {"en", "it", "fr"}) {
            const Case tried(language);
            folder_->preferences()->setLanguage(QString::fromLatin1(language));
            every_refusal_has_a_sentence<Wording>(
                {own::one_to_three, own::not_in_hand, own::already_chosen, own::already_swapped, own::last_card,
                    own::too_few_cards, own::still_choosing, own::wall_is_laid, own::already_voted, own::not_on_wall,
                    own::own_card, own::twice_the_same},
                {{}, {}, {7, 5}});
            QCOMPARE(own_card() == english, QLatin1String(language) == QLatin1String("en"));
        }
        folder_->preferences()->setLanguage(QStringLiteral("en"));
    }
};

BACKROOM_SUITE(GangzRefusalsTest)
#include "tst_gangz_refusals.moc"
