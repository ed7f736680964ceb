// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/table.hpp"
#include "app/gangz/table.hpp"
#include "suites.hpp"
#include "table_driver.hpp"

#include <QElapsedTimer>

#include <algorithm>

/// The only human player sees all of the own cards at any time while computer players play, and nothing else that is
/// hidden.
class OwnHandTest : public QObject {
    Q_OBJECT

    using Seat = backroom::Seat;

    /// Plays the first legal action for the person and shows everything until `enough`. After each change, `look`
    /// returns what is wrong.
    template <class Table>
    static void play(Table& table, const std::function<bool()>& enough, const std::function<QString()>& look)
    {
        QString wrong;
        QObject::connect(&table, &GameTable::changed, &table, [&] {
            if (wrong.isEmpty())
                wrong = look();
        });
        QElapsedTimer time;
        time.start();
        while (!enough() && wrong.isEmpty() && time.elapsed() < 60'000) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
            table.director()->skip();
            table.director()->goOn();
            if (!table.deciding())
                continue;
            const Seat seat = *test::match_of(table).pending().begin();
            table.play(seat, legal(test::match_of(table).state(), seat)[0]);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QVERIFY(enough());
        table.disconnect();
    }

    template <class Items>
    static bool shows(const Items& items, int face)
    {
        return std::ranges::any_of(items, [&](const auto& item) { return item.face == face; });
    }

    template <class Table>
    static std::unique_ptr<Table> seatedAt(House& house, int seats, std::uint64_t seed, const QList<int>& levels)
    {
        return test::seated<Table>(house, test::match(test::setup_of<typename Table::Game>(seats, seed)), levels);
    }

    static QString leakOfTheGang(TheGangTable& table)
    {
        const auto& state = test::match_of(table).state();
        backroom::the_gang::Gangsters hidden;
        for (Seat seat = 1; seat < state.seats; ++seat)
            hidden |= state.hands[seat].gangsters;
        for (const auto gangster : state.deck)
            hidden.insert(gangster);
        for (const auto gangster : hidden)
            if (shows(table.gangsters()->items(), gangster))
                return QStringLiteral("somebody else’s %1 is shown").arg(gangster);
        return {};
    }
    static QString leakOfGangz(GangzTable& table)
    {
        const auto& state = test::match_of(table).state();
        for (Seat seat = 1; seat < state.seats; ++seat)
            for (const auto card : state.hands[seat])
                if (shows(table.cards()->items(), card))
                    return QStringLiteral("somebody else’s %1 is shown").arg(card);
        for (const auto card : state.deck)
            if (shows(table.cards()->items(), card))
                return QStringLiteral("%1 of the deck is shown").arg(card);
        return {};
    }

private Q_SLOTS:
    void theGang()
    {
        test::HouseFolder folder;
        const auto table = seatedAt<TheGangTable>(folder.house(), 3, 21, {0, 1, 1});
        int looks = 0;
        const auto look = [&]() -> QString {
            const auto& state = test::match_of(*table).state();
            // A new hand is shown when its deal is animated.
            if (!table->deciding() && !table->thinking() && state.job == 1)
                return leakOfTheGang(*table);
            for (const auto gangster : state.hands[0].gangsters)
                if (!shows(table->gangsters()->items(), gangster))
                    return QStringLiteral("%1 of the own hand is gone").arg(gangster);
            looks += table->deciding() ? 0 : 1;
            return leakOfTheGang(*table);
        };
        play(
            *table, [&] { return test::match_of(*table).state().round == 3; }, look);
        QVERIFY(looks > 30);
    }

    /// The own choice stays in its place until the reveal, and the own pile can be inspected.
    void theGangsChoice()
    {
        test::HouseFolder folder;
        const auto table = seatedAt<TheGangTable>(folder.house(), 3, 21, {0, 3, 3});
        const auto hand = test::match_of(*table).state().hands[0].gangsters;
        test::Driver driver(*table);
        driver.choose(test::Driver::Drag, {hand.lowest(), test::chicago});
        driver.settle();
        QVERIFY(table->thinking() && table->waitingOpenly());
        QCOMPARE(table->gangsters()->find(hand.lowest())->place, table->layout()->spotGangster());
        QCOMPARE(table->tickets()->rowCount(), 1);
        QCOMPARE(table->railTitle(), QStringLiteral("Sealed"));
        QVERIFY(std::ranges::none_of(table->gangsters()->items(), [](const auto& card) { return card.usable; }));
        QVERIFY(!table->canConfirm() && !table->canLook());
    }

    /// Other hands and choices make no difference.
    void theGangsTwin()
    {
        test::HouseFolder folder;
        std::vector<QStringList> seen;
        for (const auto& others :
            {test::hand({11, 12, 13, 14}, test::Special::spy), test::hand({2, 4, 6, 8}, test::Special::lookout)}) {
            test::Position position;
            position.cities = {{{{20, 31, 42, 53, 64}}, {{21, 32, 43, 54, 65}}, {{22, 33, 44, 55, 66}}}};
            position.hands = {test::hand({71, 72, 73, 74}, test::Special::boss_calls), others,
                test::hand({15, 16, 17, 18}, test::Special::spy)};
            const auto table = test::table_of(folder.house(), test::match(position, 3), {0, 2, 2});
            QStringList all = test::dump(*table);
            test::Driver driver(*table);
            driver.choose(test::Driver::Drag, {72, test::chicago});
            driver.settle();
            QVERIFY(table->thinking());
            all += test::dump(*table);
            seen.push_back(all);
        }
        QCOMPARE(seen[1], seen[0]);
    }

    /// With several people, no hand is shown while another seat is asked.
    void twoPersonsSeeNone()
    {
        test::HouseFolder folder;
        const auto table = seatedAt<TheGangTable>(folder.house(), 3, 21, {0, 0, 3});
        for (const Seat seat : {Seat{0}, Seat{1}}) {
            table->openCurtain();
            table->play(seat, legal(test::match_of(*table).state(), seat)[0]);
            table->director()->skip();
        }
        QVERIFY(table->thinking() && !table->waitingOpenly());
        const auto& state = test::match_of(*table).state();
        for (Seat seat = 0; seat < 3; ++seat)
            for (const auto gangster : state.hands[seat].gangsters)
                QVERIFY(!shows(table->gangsters()->items(), gangster));
        QVERIFY(table->ownPile().isEmpty() && table->railTitle().isEmpty());
    }

    void gangz()
    {
        test::HouseFolder folder;
        const auto table = seatedAt<GangzTable>(folder.house(), 4, 5, {0, 1, 1, 1});
        int looks = 0;
        bool voted = false;
        const auto look = [&]() -> QString {
            const auto& state = test::match_of(*table).state();
            if (table->thinking()) {
                for (const auto card : state.hands[0])
                    if (!shows(table->cards()->items(), card))
                        return QStringLiteral("%1 of the own hand is gone").arg(card);
                if (!table->waitingOpenly() || table->rail().title.isEmpty() || table->rail().can_confirm)
                    return QStringLiteral("the rail does not say that it is in");
                if (state.votes[0]) {
                    voted = true;
                    if (table->pawns()->rowCount() != 2)
                        return QStringLiteral("the own vote is not shown");
                }
                ++looks;
            }
            return leakOfGangz(*table);
        };
        play(
            *table, [&] { return test::match_of(*table).state().round == 4; }, look);
        QVERIFY(looks >= 12 && voted);
    }

    /// Chosen cards are raised in the hand, and none can be picked up.
    void gangzsChoice()
    {
        test::HouseFolder folder;
        const auto table = seatedAt<GangzTable>(folder.house(), 3, 5, {0, 3, 3});
        const auto card = test::match_of(*table).state().hands[0][2];
        table->play(0, backroom::gangz::Play{{card}});
        table->director()->skip();
        QVERIFY(table->thinking());
        const auto* item = table->cards()->find(card);
        QVERIFY(item != nullptr && item->chosen && !item->usable);
        table->tap(GangzTable::HandCard, card, item->place.center());
        QVERIFY(table->cards()->find(card)->chosen);
    }

    /// The own screen is never closed.
    void dice()
    {
        test::HouseFolder folder;
        const auto table = seatedAt<GangOfDiceTable>(folder.house(), 3, 5, {0, 1, 1});
        int looks = 0;
        const auto look = [&]() -> QString {
            if (table->over())
                return {};
            if (!table->screen().open || table->screen().can_look)
                return QStringLiteral("the own screen is closed");
            if ((table->thinking() || table->deciding())
                && table->screen().wealth != test::match_of(*table).state().wealth[0])
                return QStringLiteral("that is not the own wealth");
            for (const auto& plate : table->plates()->items())
                if (plate.wealth >= 0)
                    return QStringLiteral("somebody’s wealth is open");
            looks += table->deciding() ? 0 : 1;
            return {};
        };
        play(
            *table, [&] { return test::match_of(*table).state().round == 4; }, look);
        QVERIFY(looks > 20);
    }

    /// A computer player has a portrait at the plate and while it thinks.
    void faces()
    {
        test::HouseFolder folder;
        const auto table = seatedAt<TheGangTable>(folder.house(), 3, 21, {0, 2, 2});
        QCOMPARE(table->inTurn().face, 0);
        QCOMPARE(table->plates()->find(0)->face, 0);
        const int bea = table->plates()->find(1)->face;
        QVERIFY(bea > 0 && table->plates()->find(2)->face > 0 && table->plates()->find(2)->face != bea);
        table->play(0, legal(test::match_of(*table).state(), 0)[0]);
        table->director()->skip();
        QVERIFY(table->thinking());
        QCOMPARE(table->inTurn().face, bea);
        // The rail still belongs to the only human player.
        QCOMPARE(table->person().name, QStringLiteral("Rosa"));
        QCOMPARE(table->person().face, 0);
    }

    /// The rail always belongs to the only human player; with two people it does not.
    void railOfTheOnlyPerson()
    {
        test::HouseFolder folder;
        const auto railIs = [](const GameTable& table) {
            return table.over()
                    || (table.person().name == QStringLiteral("Rosa")
                        && table.person().mark == table.seatList().marks[0])
                ? QString()
                : QStringLiteral("the rail is of ") + table.person().name;
        };
        const auto the_gang = seatedAt<TheGangTable>(folder.house(), 3, 21, {0, 1, 1});
        play(
            *the_gang, [&] { return test::match_of(*the_gang).state().round == 2; }, [&] { return railIs(*the_gang); });
        const auto gangz = seatedAt<GangzTable>(folder.house(), 4, 5, {0, 1, 1, 1});
        play(
            *gangz, [&] { return test::match_of(*gangz).state().round == 2; }, [&] { return railIs(*gangz); });
        const auto dice = seatedAt<GangOfDiceTable>(folder.house(), 3, 5, {0, 1, 1});
        play(
            *dice, [&] { return test::match_of(*dice).state().round == 3; }, [&] { return railIs(*dice); });
        const auto two = seatedAt<TheGangTable>(folder.house(), 3, 21, {0, 0, 3});
        two->openCurtain();
        two->play(0, legal(test::match_of(*two).state(), 0)[0]);
        two->director()->skip();
        QCOMPARE(two->person().name, two->inTurn().name);
        QCOMPARE(two->person().name, QStringLiteral("Bea"));
    }

    /// A computer player's turn is described, without instructions.
    void theGangsTurnOfAnother()
    {
        test::HouseFolder folder;
        const auto table = seatedAt<TheGangTable>(folder.house(), 3, 21, {0, 1, 1});
        int told = 0;
        const auto look = [&]() -> QString {
            if (table->deciding() || table->railTitle().isEmpty() || table->waitingOpenly())
                return {};
            ++told;
            return table->railText().contains(table->inTurn().name)
                    || table->railText().contains(QStringLiteral("captur"))
                ? QString()
                : table->railText();
        };
        play(
            *table, [&] { return told > 5; }, look);
    }
};

BACKROOM_SUITE(OwnHandTest)
#include "tst_own_hand.moc"
