// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gangz_driver.hpp"
#include "suites.hpp"

using namespace test;
using namespace test::gangz;

class GangzGesturesTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

    static std::size_t lines(const GangzTable& table) { return match_of(table).journal().size(); }

private Q_SLOTS:
    void curtain()
    {
        const auto table = table_of(folder_.house(), match(usual(3), 3));
        QCOMPARE(table->phase(), GangzTable::Curtain);
        QCOMPARE(table->inTurn().name, QStringLiteral("Rosa"));
        // Only its button can open it.
        table->hold(GangzTable::HandCard, 0);
        table->tap(GangzTable::HandCard, 0, {});
        table->tapAt({});
        table->cancel();
        table->confirm();
        table->takeBack();
        table->swapHand();
        QCOMPARE(table->phase(), GangzTable::Curtain);
        QVERIFY(!table->holding());
        QVERIFY(table->cards()->find(0) == nullptr);
        table->openCurtain();
        QCOMPARE(table->phase(), GangzTable::Choosing);
        QVERIFY(table->cards()->find(0) != nullptr);
        QCOMPARE(lines(*table), std::size_t{0});
    }

    void cardsHaveNames()
    {
        Driver driver(choosing(folder_.house()));
        QCOMPARE(driver.card(2).label, QStringLiteral("Card 3 in your hand"));
        driver.clickHand(2);
        QCOMPARE(driver.card(2).label, QStringLiteral("Card 3 in your hand, chosen"));
        QCOMPARE(driver.card(100).label, QStringLiteral("The leader"));
        QCOMPARE(driver.card(101).label, QStringLiteral("Leader of round 2"));
        QCOMPARE(driver.card(102).label, QStringLiteral("Leader of round 3"));
        QCOMPARE(driver.card(2).name, QString());
        // If names are shown, screen readers get them too.
        folder_->preferences()->setHouseRule(tattoo_names_rule, true);
        const auto named = choosing(folder_.house());
        folder_->preferences()->setHouseRule(tattoo_names_rule, false);
        Driver of_named(*named);
        of_named.clickHand(2);
        const QString name = of_named.card(2).name;
        QVERIFY(!name.isEmpty());
        QCOMPARE(of_named.card(2).label, QStringLiteral("Card 3 in your hand: %1, chosen").arg(name));
        QCOMPARE(driver.card(2).name, QString());
    }

    void sendingIn()
    {
        for (const bool clicked : {false, true}) {
            const Case tried(clicked ? "click" : "drag");
            Driver driver(choosing(folder_.house()));
            const auto bring = [&](int card, bool chosen) {
                if (clicked)
                    driver.clickHand(card);
                else
                    driver.dragCard(card, chosen ? driver.up() : driver.down());
            };
            const QRectF home = driver.card(1).place;
            QVERIFY(!driver->rail().can_confirm && !driver->rail().can_take_back);
            QCOMPARE(driver->rail().confirm_text, QStringLiteral("Send in"));
            QCOMPARE(driver->rail().title, QStringLiteral("Choose 1 to 3"));
            bring(1, true);
            QVERIFY(driver.card(1).place.top() < home.top());
            QVERIFY(driver->rail().can_confirm && driver->rail().can_take_back);
            QCOMPARE(driver->rail().confirm_text, QStringLiteral("Send in 1 card"));
            bring(4, true);
            bring(5, true);
            QCOMPARE(driver->rail().confirm_text, QStringLiteral("Send in 3 cards"));
            QCOMPARE(driver->rail().title, QStringLiteral("3 of up to 3"));
            bring(1, false);
            QCOMPARE(driver.card(1).place, home);
            QCOMPARE(driver.chosen(), (std::vector{4, 5}));
            driver->confirm();
            QVERIFY((match_of(*driver).state().played[0] == Cards{4, 5}));
            QCOMPARE(driver->phase(), GangzTable::Curtain);
            QCOMPARE(driver->inTurn().name, QStringLiteral("Bea"));
        }
    }

    void draggedToWhereItIs()
    {
        Driver driver(choosing(folder_.house()));
        driver.dragCard(0, driver.down());
        QVERIFY(driver.chosen().empty());
        driver.dragCard(0, driver.up());
        driver.dragCard(0, driver.up());
        QCOMPARE(driver.chosen(), std::vector{0});
        QCOMPARE(driver->refusal().text, QString());
    }

    void aHandOfTwo()
    {
        Position position = usual(3);
        position.hands[0] = std::vector{0, 1};
        const auto table = choosing(folder_.house(), position);
        QCOMPARE(table->rail().title, QStringLiteral("Choose 1 to 2"));
        QCOMPARE(table->rail().swap_text, QStringLiteral("Swap your hand"));
    }

    void takingBack()
    {
        Driver driver(choosing(folder_.house()));
        // The newest card first, whichever it is.
        for (const int card : {3, 0, 5})
            driver.clickHand(card);
        driver.clickHand(0);
        driver->takeBack();
        QCOMPARE(driver.chosen(), std::vector{3});
        driver->takeBack();
        QVERIFY(driver.chosen().empty() && !driver->rail().can_take_back);
        // What was taken back can be chosen again, until something else is.
        QVERIFY(driver->canRedo());
        driver->redo();
        driver->redo();
        QCOMPARE(driver.chosen(), (std::vector{3, 5}));
        QVERIFY(!driver->canRedo());
        driver->undo();
        QCOMPARE(driver.chosen(), std::vector{3});
        driver.clickHand(1);
        QVERIFY(!driver->canRedo());
        driver.clickHand(1);
        // Escape first puts the held card down.
        driver->hold(GangzTable::HandCard, 0);
        driver->hover(driver.up());
        driver->cancel();
        QVERIFY(!driver->holding());
        QCOMPARE(driver.chosen(), std::vector{3});
        driver->cancel();
        QVERIFY(driver.chosen().empty());
        QCOMPARE(lines(*driver), std::size_t{0});
    }

    /// Swapping (GZ-2.2).
    void swappingAsksFirst()
    {
        Driver driver(choosing(folder_.house()));
        driver.clickHand(0);
        driver->swapHand();
        QCOMPARE(lines(*driver), std::size_t{0});
        QVERIFY(driver->rail().swapping && driver->rail().can_take_back);
        QCOMPARE(driver.chosen(), std::vector{0});
        QCOMPARE(driver->rail().swap_text, QStringLiteral("Swap for 5 cards"));
        QCOMPARE(driver->rail().text, QStringLiteral("You swap 6 cards for 5 new ones, and play with 5 from now on."));
        driver->confirm();
        QCOMPARE(lines(*driver), std::size_t{0});
        // Whoever keeps the hand keeps the cards chosen in it.
        driver->takeBack();
        QVERIFY(!driver->rail().swapping);
        QCOMPARE(driver.chosen(), std::vector{0});
        // Whoever chooses a card keeps the hand.
        driver->swapHand();
        driver.clickHand(1);
        QVERIFY(!driver->rail().swapping);
        QCOMPARE(driver.chosen(), (std::vector{0, 1}));
        driver->swapHand();
        driver.dragCard(2, driver.up());
        QVERIFY(!driver->rail().swapping);
        QCOMPARE(driver.chosen(), (std::vector{0, 1, 2}));
        driver->swapHand();
        driver.clickHand(0);
        QVERIFY(!driver->rail().swapping);
        QCOMPARE(driver.chosen(), (std::vector{1, 2}));
        driver->swapHand();
        driver->swapHand();
        driver.settle();
        QCOMPARE(lines(*driver), std::size_t{1});
        QCOMPARE(match_of(*driver).state().hands[0].size(), 5);
        QCOMPARE(driver->inTurn().name, QStringLiteral("Rosa"));
        // Nobody else has come to the screen.
        QVERIFY(!driver->curtainClosed());
        QCOMPARE(driver->phase(), GangzTable::Choosing);
        // Swapping is allowed once a round.
        QCOMPARE(driver->rail().swap_text, QString());
        driver->swapHand();
        QCOMPARE(driver->refusal().rule, QStringLiteral("GZ-2.2"));
        QCOMPARE(lines(*driver), std::size_t{1});
    }

    void pointingAtTwo()
    {
        for (const bool clicked : {false, true}) {
            const Case tried(clicked ? "click" : "drag");
            Driver driver(pointing(folder_.house()));
            const auto bring = [&](int which, int card) {
                clicked ? driver.clickWall(card) : driver.dragPawn(which, card);
            };
            QVERIFY(driver.inSlot(0) && driver.inSlot(1));
            QVERIFY(driver->rail().text.startsWith(QStringLiteral("Click two cards")));
            bring(0, 10);
            QVERIFY(driver->rail().text.startsWith(QStringLiteral("Now your other pawn")));
            QVERIFY(driver.lies(0, 10) && driver.inSlot(1));
            QVERIFY(!driver->rail().can_confirm && driver->rail().can_take_back);
            bring(1, 200);
            QVERIFY(driver.lies(1, 200));
            QCOMPARE(driver.chosen(), (std::vector{10, 200}));
            QVERIFY(driver->rail().can_confirm);
            QVERIFY(driver->rail().text.startsWith(QStringLiteral("Both pawns")));
            driver->confirm();
            QVERIFY((match_of(*driver).state().votes[0] == Pawns{10, 200}));
            QCOMPARE(driver->inTurn().name, QStringLiteral("Bea"));
            QCOMPARE(driver->pawns()->rowCount(), 0);
        }
    }

    void anotherClickMovesThePawnThatHasLainLonger()
    {
        Driver driver(pointing(folder_.house()));
        driver.clickWall(10);
        driver.clickWall(20);
        driver.clickWall(21);
        QVERIFY(driver.lies(0, 21) && driver.lies(1, 20));
        driver.clickWall(200);
        QVERIFY(driver.lies(0, 21) && driver.lies(1, 200));
        driver.clickWall(200);
        QVERIFY(driver.inSlot(1) && driver.lies(0, 21));
        // A click uses the free pawn, whichever it is.
        driver.clickWall(10);
        QVERIFY(driver.lies(1, 10) && driver.lies(0, 21));
    }

    void pawnsMakeRoom()
    {
        Driver driver(pointing(folder_.house()));
        driver.clickWall(10);
        driver.dragPawn(1, 10);
        QVERIFY(driver.lies(1, 10) && driver.inSlot(0));
        driver.dragPawn(1, 10);
        QVERIFY(driver.lies(1, 10));
        driver.drag(GangzTable::Pawn, 1, driver.nowhere());
        QVERIFY(driver.inSlot(1));
    }

    void aPawnIsClicked()
    {
        Driver driver(pointing(folder_.house()));
        driver.clickPawn(1);
        QVERIFY(driver->holding() && driver.pawn(1).held);
        driver.clickPawn(1);
        QVERIFY(!driver->holding());
        driver.clickPawn(1);
        driver.clickPawn(0);
        QVERIFY(driver.pawn(0).held && !driver.pawn(1).held);
        driver.clickWall(21);
        QVERIFY(driver.lies(0, 21) && !driver->holding());
        driver.clickPawn(0);
        QVERIFY(driver.inSlot(0) && !driver->holding());
        // A click outside the wall keeps the pawn in hand.
        driver.clickPawn(0);
        driver->tapAt(driver.nowhere());
        QVERIFY(driver->holding());
        driver->cancel();
        QVERIFY(!driver->holding() && driver.inSlot(0));
        driver.clickPawn(0);
        driver->tapAt(driver.card(10).place.center());
        QVERIFY(driver.lies(0, 10));
    }

    void theAimedCardIsLit()
    {
        Driver driver(pointing(folder_.house()));
        driver->hold(GangzTable::Pawn, 0);
        driver->hover(driver.card(20).place.center());
        QVERIFY(driver.card(20).aimed && !driver.card(21).aimed);
        driver->hover(driver.nowhere());
        QVERIFY(!driver.card(20).aimed);
        driver->cancel();
        QVERIFY(!driver->holding());
    }

    void ownCardsAreVeiled()
    {
        Driver driver(pointing(folder_.house()));
        for (const int card : {0, 1, 10, 20, 21, 200, 201})
            QCOMPARE(driver.card(card).own, card < 2);
        // The chip on an own card is above the glow of any neighbour.
        for (const int card : {10, 20, 21, 200, 201})
            QVERIFY(driver.card(card).stack < std::min(driver.card(0).stack, driver.card(1).stack));
        QVERIFY(driver.card(0).label.endsWith(QStringLiteral(", your own")));
        driver.clickWall(10);
        QVERIFY(driver.card(10).label.endsWith(QStringLiteral(", your pawn is on it")));
    }

    void takingBackPawns()
    {
        Driver driver(pointing(folder_.house()));
        driver.clickWall(10);
        driver.clickWall(20);
        driver.dragPawn(0, 21);
        driver->takeBack();
        QVERIFY(driver.inSlot(0) && driver.lies(1, 20));
        driver->takeBack();
        QVERIFY(driver.inSlot(0) && driver.inSlot(1) && !driver->rail().can_take_back);
        driver->redo();
        QVERIFY(driver.inSlot(0) && driver.lies(1, 20));
        driver->undo();
        driver.clickWall(10);
        driver->hold(GangzTable::Pawn, 1);
        driver->cancel();
        QVERIFY(driver.lies(0, 10) && !driver->holding());
        driver->cancel();
        QVERIFY(driver.inSlot(0));
        QCOMPARE(lines(*driver), std::size_t{3});
    }

    /// Plays whole games with every allowed action, in both ways.
    void randomGames()
    {
        for (int game = 0; game < 4; ++game) {
            HouseFolder folder;
            Driver driver(table_of(folder.house(), test::match(setup(min_seats + game, 50 + game))));
            Random random(static_cast<std::uint64_t>(game));
            for (int step = 0; step < 60 && !match_of(*driver).over(); ++step) {
                const Seat seat = *match_of(*driver).pending().begin();
                const Action action = random_action(driver.state(), seat, random);
                const std::size_t before = lines(*driver);
                driver.done(action, step % 2 == 0 ? Driver::Drag : Driver::Click);
                QCOMPARE(lines(*driver), before + 1);
                QVERIFY(match_of(*driver).line().back().action == action);
            }
        }
    }

    void nothingIsDoneWhileItIsTold()
    {
        HouseFolder folder(Preferences::Slow);
        Driver driver(table_of(folder.house(), voting({{0, 1}, {10}, {20, 21}})));
        driver.vote(200, 201);
        driver.vote(200, 201);
        driver.play(Driver::Click, Vote{{0, 10}});
        QVERIFY(driver->director()->busy());
        QCOMPARE(driver->phase(), GangzTable::Watching);
        driver->hold(GangzTable::Pawn, 0);
        QVERIFY(!driver->holding());
        driver->swapHand();
        driver->confirm();
        QCOMPARE(lines(*driver), std::size_t{6});
        driver->tapAt({5, 5});
        driver.settle();
        QCOMPARE(driver->phase(), GangzTable::Curtain);
        QCOMPARE(driver->round(), 2);
    }
};

BACKROOM_SUITE(GangzGesturesTest)
#include "tst_gangz_gestures.moc"
