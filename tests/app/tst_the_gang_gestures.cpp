// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/words/wording.hpp"
#include "suites.hpp"
#include "table_driver.hpp"

#include <QSignalSpy>

using namespace test;
using the_gang_table::special_key;

class TheGangGesturesTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

    std::unique_ptr<TheGangTable> choosing(int seats = 3)
    {
        Position position{.hands = {hand({11, 22, 33, 44}, Special::lookout)}};
        auto table = table_of(folder_.house(), match(position, seats));
        table->openCurtain();
        return table;
    }

    static QRectF place(TheGangTable& table, int gangster) { return table.gangsters()->find(gangster)->place; }

private Q_SLOTS:
    void cardsHaveNames()
    {
        const auto table = choosing();
        using the_gang_table::Wording;
        QCOMPARE(Wording::gangster(35), QStringLiteral("Gangster 35, odd, 2 revolvers"));
        QCOMPARE(Wording::gangster(18), QStringLiteral("Gangster 18, even, 3 revolvers"));
        QCOMPARE(Wording::gangster(1), QStringLiteral("Gangster 1, odd, 1 revolver"));
        QCOMPARE(table->gangsters()->find(33)->label, QStringLiteral("Gangster 33, odd, 1 revolver"));
        QCOMPARE(table->specials()->find(special_key)->label, QStringLiteral("Lookout"));
        QCOMPARE(table->tickets()->find(2)->label, QStringLiteral("Ticket to New York"));
    }

    /// Cards keep their numbers when one lies in the tray; the number of that one takes it back.
    void cardsHaveNumbers()
    {
        const auto table = choosing();
        for (const int none : {-1, 0, 9})
            QVERIFY(!table->tapNumber(none));
        // The first ticket comes after four gangsters and the special card.
        QVERIFY(table->tapNumber(2) && table->tapNumber(6));
        QVERIFY(table->canConfirm());
        QVERIFY(table->layout()->playPlate().contains(place(*table, 22)));
        QVERIFY(table->layout()->playPlate().contains(table->tickets()->find(0)->place));
        QVERIFY(table->tapNumber(2) && !table->canConfirm());
        QVERIFY(table->tapNumber(4) && table->canConfirm());
        QVERIFY(table->layout()->playPlate().contains(place(*table, 44)));
        QVERIFY(table->tapNumber(5));
        QVERIFY(table->layout()->playPlate().contains(table->specials()->find(special_key)->place));
        table->confirm();
        QVERIFY(!table->tapNumber(1));
    }

    void curtain()
    {
        HouseFolder folder;
        const auto table = table_of(folder.house(), match(setup(3)));
        QCOMPARE(table->phase(), TheGangTable::Curtain);
        QCOMPARE(table->inTurn().name, QStringLiteral("Rosa"));
        // Only its button can open it.
        const int face = match_of(*table).state().hands[0].gangsters.lowest();
        table->hold(TheGangTable::GangsterPiece, face);
        table->activate(TheGangTable::GangsterPiece, face);
        table->tap(TheGangTable::GangsterPiece, face, {});
        table->tapAt({});
        table->cancel();
        table->confirm();
        table->takeBack();
        table->look(true);
        QCOMPARE(table->phase(), TheGangTable::Curtain);
        QVERIFY(!table->holding());
        table->openCurtain();
        QCOMPARE(table->phase(), TheGangTable::Choosing);
        QVERIFY(table->gangsters()->find(face) != nullptr);
        table->openCurtain();
        QCOMPARE(table->phase(), TheGangTable::Choosing);
    }

    void pickedCardsLieInTheSpot()
    {
        const auto row = [&](Case, int way) {
            Driver driver(choosing());
            const QRectF home = place(*driver, 22);
            QVERIFY(!driver->canConfirm() && !driver->canTakeBack());
            driver.bring(static_cast<Driver::Way>(way), TheGangTable::GangsterPiece, 22, driver.spot());
            QCOMPARE(place(*driver, 22), driver->layout()->spotGangster());
            QVERIFY(driver->canTakeBack() && !driver->canConfirm());
            driver.bring(static_cast<Driver::Way>(way), TheGangTable::SpecialPiece, special_key, driver.spot());
            QCOMPARE(driver->specials()->find(special_key)->place, driver->layout()->spotSpecial());
            QVERIFY(driver->canConfirm());
            // A ticket replaces the special, and another gangster the first one.
            driver.bring(static_cast<Driver::Way>(way), TheGangTable::TicketPiece, 1, driver.spot());
            QCOMPARE(driver->specials()->find(special_key)->place, driver->layout()->specialPlace());
            QCOMPARE(driver->tickets()->find(1)->place, driver->layout()->spotTicket());
            driver.bring(static_cast<Driver::Way>(way), TheGangTable::GangsterPiece, 44, driver.spot());
            QCOMPARE(place(*driver, 22), home);
            QCOMPARE(place(*driver, 44), driver->layout()->spotGangster());
            driver->confirm();
            QCOMPARE(match_of(*driver).state().choices[0].gangster, Gangster{44});
            QCOMPARE(match_of(*driver).state().choices[0].ticket, std::optional(detroit));
            QCOMPARE(driver->phase(), TheGangTable::Curtain);
            QCOMPARE(driver->inTurn().name, QStringLiteral("Bea"));
        };
        row("drag", Driver::Drag);
        row("click", Driver::Click);
        row("keys", Driver::Keys);
    }

    /// What a click has chosen stays chosen while the other card is dragged to it; Confirm says what is still missing.
    void aClickAndADragChooseTogether()
    {
        Driver driver(choosing());
        driver->confirm();
        QCOMPARE(driver->refusal().text, driver->railText());
        QCOMPARE(driver->refusal().rule, QStringLiteral("TG-3.2"));
        driver->activate(TheGangTable::GangsterPiece, 22);
        QCOMPARE(driver->refusal().text, QString());
        driver.drag(TheGangTable::SpecialPiece, special_key, driver.spot());
        QCOMPARE(place(*driver, 22), driver->layout()->spotGangster());
        QVERIFY(driver->canConfirm());
    }

    /// With a gangster in the play spot, a click on a row adds the ticket to that city.
    void aClickOnARowChoosesTheTicket()
    {
        Driver driver(choosing());
        driver->tapAt(driver.street(detroit));
        QVERIFY(!driver->canTakeBack());
        driver.drag(TheGangTable::GangsterPiece, 22, driver.spot());
        driver->tapAt({1, 1});
        QVERIFY(!driver->canConfirm());
        driver->tapAt(driver.street(detroit));
        QCOMPARE(driver->tickets()->find(1)->place, driver->layout()->spotTicket());
        // A click on a card of a row only explains it; another row changes the ticket.
        const int in_row = match_of(*driver).state().cities[index(new_york)].lowest();
        driver->tap(TheGangTable::GangsterPiece, in_row, driver.on(in_row));
        QCOMPARE(driver->tickets()->find(1)->place, driver->layout()->spotTicket());
        QCOMPARE(driver->detail().id, in_row);
        driver->tapAt(driver.street(new_york));
        QCOMPARE(driver->tickets()->find(2)->place, driver->layout()->spotTicket());
        QVERIFY(driver->canConfirm());
        driver->confirm();
        QCOMPARE(match_of(*driver).state().choices[0].ticket, std::optional(new_york));
    }

    void sendingTo()
    {
        namespace gestures = the_gang_table::gestures;
        const auto state = match(Position(), 2).state();
        the_gang_table::Scene scene;
        scene.open = public_state(state);
        QVERIFY(!gestures::send_to(scene, chicago));
        scene.view = view(state, 0);
        QVERIFY(!gestures::send_to(scene, chicago));
        scene.picked.gangster = state.hands[0].gangsters.lowest();
        scene.picked.special = true;
        // With two players New York is not in play.
        QVERIFY(!gestures::send_to(scene, new_york));
        scene.held = {the_gang_table::Piece::Ticket, 0};
        QVERIFY(!gestures::send_to(scene, chicago));
        scene.putDown();
        QVERIFY(gestures::send_to(scene, chicago));
        QCOMPARE(scene.picked.ticket, std::optional(chicago));
        QVERIFY(!scene.picked.special && scene.picked.complete());
    }

    void takingBack()
    {
        Driver driver(choosing());
        const QRectF home = place(*driver, 22);
        const auto pick = [&] { driver.drag(TheGangTable::GangsterPiece, 22, driver.street(chicago)); };
        pick();
        QVERIFY(driver->canConfirm());
        driver->takeBack();
        QCOMPARE(place(*driver, 22), home);
        QVERIFY(!driver->canTakeBack());
        pick();
        driver->cancel();
        QVERIFY(!driver->canTakeBack());
        pick();
        driver.drag(TheGangTable::GangsterPiece, 22, {1, 300});
        QCOMPARE(place(*driver, 22), home);
        QVERIFY(driver->canTakeBack());
        driver.drag(TheGangTable::TicketPiece, 0, {1, 300});
        QVERIFY(!driver->canTakeBack());
        pick();
        driver->tap(TheGangTable::GangsterPiece, 22, place(*driver, 22).center());
        QCOMPARE(place(*driver, 22), home);
        driver->tap(TheGangTable::TicketPiece, 0, driver->tickets()->find(0)->place.center());
        QVERIFY(!driver->canTakeBack());
        QVERIFY(match_of(*driver).journal().empty());
    }

    void whatGoesTogetherIsPlayedTogether()
    {
        const auto row = [&](Case, int second, bool gangster_first) {
            const auto table = choosing();
            const auto click = [&](int kind, int id) {
                table->tap(static_cast<TheGangTable::PieceKind>(kind), id, {1, 1});
            };
            const int id = second == TheGangTable::TicketPiece ? 1 : the_gang_table::special_key;
            if (gangster_first) {
                click(TheGangTable::GangsterPiece, 22);
                click(second, id);
            } else {
                click(second, id);
                click(TheGangTable::GangsterPiece, 22);
            }
            QVERIFY(table->canConfirm() && !table->holding());
            QVERIFY(table->layout()->playPlate().contains(place(*table, 22).center()));
            // A card of the same kind replaces it; the card that goes with the gangster is replaced at once.
            click(TheGangTable::TicketPiece, 0);
            QVERIFY(table->canConfirm() && !table->holding());
            QCOMPARE(table->tickets()->find(0)->place, table->layout()->spotTicket());
            click(TheGangTable::GangsterPiece, 33);
            QVERIFY(table->holding());
            click(TheGangTable::TicketPiece, 1);
            QVERIFY(table->canConfirm());
            QVERIFY(table->layout()->playPlate().contains(place(*table, 33).center()));
            QVERIFY(!table->layout()->playPlate().contains(place(*table, 22).center()));
            table->confirm();
            QCOMPARE(match_of(*table).journal().size(), std::size_t{1});
        };
        for (const bool first : {true, false}) {
            row(QString::asprintf("ticket, gangster first: %d", first), TheGangTable::TicketPiece, first);
            row(QString::asprintf("special, gangster first: %d", first), TheGangTable::SpecialPiece, first);
        }
    }

    void aClickCompletesThePlay()
    {
        const auto row = [&](Case, int first, int second) {
            Driver driver(choosing());
            const auto id = [](int kind) {
                return kind == TheGangTable::GangsterPiece ? 22
                    : kind == TheGangTable::TicketPiece    ? 1
                                                           : the_gang_table::special_key;
            };
            driver.drag(static_cast<TheGangTable::PieceKind>(first), id(first), driver.spot());
            QVERIFY(!driver->canConfirm());
            driver->tap(static_cast<TheGangTable::PieceKind>(second), id(second), {1, 1});
            QVERIFY(driver->canConfirm() && !driver->holding());
            driver->confirm();
            QCOMPARE(match_of(*driver).state().choices[0].gangster, Gangster{22});
        };
        row("ticket", TheGangTable::GangsterPiece, TheGangTable::TicketPiece);
        row("special", TheGangTable::GangsterPiece, TheGangTable::SpecialPiece);
        row("gangster to a ticket", TheGangTable::TicketPiece, TheGangTable::GangsterPiece);
        row("gangster to a special", TheGangTable::SpecialPiece, TheGangTable::GangsterPiece);
    }

    void theRailAsksForWhatThereIs()
    {
        Position position{.hands = {hand({11, 22, 33}, Special::none)}};
        const auto table = table_of(folder_.house(), match(position, 3));
        table->openCurtain();
        QCOMPARE(table->railText(), QStringLiteral("Bring a gangster here, and a ticket."));
        Driver driver(*table);
        driver.drag(TheGangTable::GangsterPiece, 22, driver.spot());
        QCOMPARE(table->railText(), QStringLiteral("Now a ticket."));
        const auto other = choosing();
        QVERIFY(other->railText().contains(QStringLiteral("special card")));
    }

    void aSpecialOnAStreetIsPlayedWithAGangsterToFollow()
    {
        Driver driver(choosing());
        driver.drag(TheGangTable::SpecialPiece, the_gang_table::special_key, driver.street(chicago));
        QCOMPARE(driver->refusal().text, QString());
        QVERIFY(driver->canTakeBack() && !driver->canConfirm());
        driver.drag(TheGangTable::GangsterPiece, 22, driver.spot());
        QVERIFY(driver->canConfirm());
    }

    void escapeDropsTheCardFirst()
    {
        Driver driver(choosing());
        driver.drag(TheGangTable::GangsterPiece, 22, driver.spot());
        driver->activate(TheGangTable::GangsterPiece, 33);
        QVERIFY(driver->holding());
        driver->cancel();
        QVERIFY(!driver->holding() && driver->canTakeBack());
        driver->cancel();
        QVERIFY(!driver->canTakeBack());
    }

    void aCardDroppedBesideGoesHome()
    {
        Driver driver(choosing());
        const QRectF home = place(*driver, 22);
        driver.drag(TheGangTable::GangsterPiece, 22, {1, 1});
        QCOMPARE(place(*driver, 22), home);
        QVERIFY(!driver->canTakeBack() && !driver->holding());
        // A wrong click keeps it in hand.
        driver.click(TheGangTable::GangsterPiece, 22, home.center(), {1, 1});
        QVERIFY(driver->holding());
        driver->cancel();
        QVERIFY(!driver->holding());
        // A click on another card picks that one up instead.
        driver->tap(TheGangTable::GangsterPiece, 22, home.center());
        driver->tap(TheGangTable::GangsterPiece, 33, place(*driver, 33).center());
        QVERIFY(driver->gangsters()->find(33)->held && !driver->gangsters()->find(22)->held);
    }

    void targetsLightUp()
    {
        const auto table = choosing();
        QCOMPARE(table->targets()->rowCount(), 0);
        table->hold(TheGangTable::GangsterPiece, 22);
        QCOMPARE(table->targets()->rowCount(), 4);
        for (const the_gang_table::TargetItem& target : table->targets()->items()) {
            QVERIFY(target.legal);
            QVERIFY(!target.aimed);
            QVERIFY(!target.label.isEmpty());
            table->aimAt(target.key);
            QVERIFY(table->targets()->find(target.key)->aimed);
        }
        table->cancel();
        QCOMPARE(table->targets()->rowCount(), 0);
        table->hold(TheGangTable::TicketPiece, 0);
        QCOMPARE(table->targets()->rowCount(), 1);
        table->cancel();
        table->hold(TheGangTable::SpecialPiece, special_key);
        for (const the_gang_table::TargetItem& target : table->targets()->items())
            QVERIFY(target.legal);
    }

    void twoPlayersHaveTwoStreets()
    {
        const auto table = choosing(2);
        QCOMPARE(table->layout()->streets().size(), 2);
        QCOMPARE(table->tickets()->rowCount(), 2);
        table->hold(TheGangTable::GangsterPiece, 22);
        QCOMPARE(table->targets()->rowCount(), 3);
    }

    void otherPeoplesCardsStay()
    {
        const auto table = choosing();
        for (const the_gang_table::CardItem& card : table->gangsters()->items()) {
            table->hold(TheGangTable::GangsterPiece, card.face);
            QCOMPARE(table->holding(), card.usable);
            QCOMPARE(
                card.usable, match_of(*table).state().hands[0].gangsters.contains(static_cast<Gangster>(card.face)));
            table->cancel();
        }
    }

    void lookingAtTheOwnHand()
    {
        Position position{
            .hands = {hand({11, 22, 33}, Special::lookout), hand({77, 78, 79}, Special::spy), hand({74, 76, 80})}};
        auto made = match(position, 3);
        QVERIFY(!made.act(0, Choose{11, {}}) && !made.act(1, Choose{79, {}}) && !made.act(2, Choose{80, chicago}));
        const auto table = table_of(folder_.house(), std::move(made));
        QVERIFY(table->canLook());
        QVERIFY(table->gangsters()->find(22) == nullptr);
        const auto backs = [&] {
            return std::ranges::count_if(
                table->gangsters()->items(), [](const the_gang_table::CardItem& card) { return !card.face_up; });
        };
        QCOMPARE(backs(), 2);
        table->look(true);
        QVERIFY(table->gangsters()->find(22) != nullptr && table->gangsters()->find(33) != nullptr);
        QCOMPARE(backs(), 0);
        table->look(false);
        QVERIFY(table->gangsters()->find(22) == nullptr);
        QCOMPARE(backs(), 2);
    }

    void nothingIsPickedUpWhileCardsFly()
    {
        HouseFolder folder(Preferences::Slow);
        Driver driver(table_of(folder.house(), with_special({}, 11, Special::lookout)));
        driver.play(Driver::Drag, PlaceGangster{chicago});
        QVERIFY(driver->director()->busy());
        QCOMPARE(driver->phase(), TheGangTable::Revealing);
        driver->hold(TheGangTable::SpecialPiece, special_key);
        QVERIFY(!driver->holding());
        // A click shows the rest at once.
        driver->tapAt({5, 5});
        QVERIFY(!driver->director()->busy());
        QCOMPARE(driver->phase(), TheGangTable::Placing);
        driver->hold(TheGangTable::SpecialPiece, special_key);
        QVERIFY(driver->holding());
    }
};

BACKROOM_SUITE(TheGangGesturesTest)
#include "tst_the_gang_gestures.moc"
