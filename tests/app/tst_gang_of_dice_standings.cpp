// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_driver.hpp"
#include "suites.hpp"

using namespace test;
using namespace test::dice;

class GangOfDiceStandingsTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

    static State ended(std::vector<int> wealth, int middle = 0)
    {
        State state;
        state.seats = static_cast<std::uint8_t>(wealth.size());
        state.round = round_count;
        state.phase = Phase::over;
        state.middle = static_cast<std::uint8_t>(middle);
        for (std::size_t seat = 0; seat < wealth.size(); ++seat) {
            state.wealth[seat] = static_cast<std::uint8_t>(wealth[seat]);
            if (wealth[seat] == 0)
                state.out.insert(static_cast<Seat>(seat));
        }
        return state;
    }
    static Standings shown(const State& state)
    {
        const QStringList names{"Rosa", "Bea", "Vito", "Sal"};
        return Standings::of(public_state(state), result(state), names.mid(0, state.seats), usual_marks(state.seats));
    }

private Q_SLOTS:
    void theMostDiceWin()
    {
        auto standings = shown(ended({20, 71, 50, 3}));
        QCOMPARE(standings.result.title, QStringLiteral("Bea runs the house"));
        QCOMPARE(standings.result.note, QString());
        const auto& list = standings.rows;
        QCOMPARE(column(list, &Standing::name), (QStringList{"Bea", "Vito", "Rosa", "Sal"}));
        for (std::size_t row = 0; row < list.size(); ++row) {
            QCOMPARE(list[row].place, static_cast<int>(row) + 1);
            QCOMPARE(list[row].winner, row == 0);
            QVERIFY(!list[row].out);
            // Dice and tokens add up to the wealth (GD-1.4).
            QCOMPARE(list[row].dice + 3 * list[row].tokens, list[row].wealth);
            QVERIFY(list[row].dice >= 0 && list[row].tokens >= 0);
        }
        QCOMPARE(list[0].mark, 1);
        QCOMPARE(list[0].wealth, 71);
    }

    void aTieIsShared()
    {
        auto standings = shown(ended({40, 54, 54}));
        QCOMPARE(standings.result.title, QStringLiteral("Bea and Vito run the house together"));
        QCOMPARE(
            standings.result.note, QStringLiteral("Bea and Vito have the same number of dice and share the place."));
        QCOMPARE(standings.result.noteRule, QStringLiteral("GD-5.2"));
        QVERIFY(standings.rows[0].winner && standings.rows[1].winner && !standings.rows[2].winner);
        QCOMPARE(standings.rows[1].place, 1);
        QCOMPARE(standings.rows[2].place, 3);
    }

    void twoShareALowerPlace()
    {
        auto standings = shown(ended({40, 54, 40}));
        QCOMPARE(standings.result.title, QStringLiteral("Bea runs the house"));
        QCOMPARE(
            standings.result.note, QStringLiteral("Rosa and Vito have the same number of dice and share the place."));
    }

    void diceThatNobodyGets()
    {
        auto standings = shown(ended({40, 54}, 20));
        QCOMPARE(standings.result.note, QStringLiteral("20 dice stay in the middle and belong to nobody."));
        QCOMPARE(standings.result.noteRule, QStringLiteral("GD-5.2"));
        standings = shown(ended({47, 47}, 20));
        QCOMPARE(standings.result.note,
            QStringLiteral(
                "20 dice stay in the middle and belong to nobody. Rosa and Bea have the same number of dice and "
                "share the place."));
    }

    void oneIsLeft()
    {
        auto standings = shown(ended({0, 100, 0}));
        QCOMPARE(standings.result.title, QStringLiteral("Bea runs the house"));
        // The table itself says why the game ended.
        QCOMPARE(standings.result.note + standings.result.noteRule, QString());
        QVERIFY(!standings.rows[0].out && standings.rows[1].out && standings.rows[2].out);
    }

    /// Both players lose their last dice in the same round.
    void nobodyIsLeft()
    {
        Position position = rolls({5, 5, 5, 5}, {bomb(Trigger::pair)},
            {.wealth = {2, 2}, .middle = wealth_in_game(2) - to_come_after(3) - 4, .round = 3});
        Driver driver(table_of(folder_.house(), match(position, 2)));
        for (int seat = 0; seat < 2; ++seat) {
            driver.take(2);
            driver.stop();
        }
        QCOMPARE(driver->phase(), GangOfDiceTable::Over);
        QCOMPARE(driver->result().title, QStringLiteral("Rosa and Bea run the house together"));
        QCOMPARE(driver->ending().reason,
            QStringLiteral("Nobody has a die left: Rosa and Bea went out together and share the win."));
        QCOMPARE(driver->ending().rule, QStringLiteral("GD-5.1"));
        QCOMPARE(driver->inTurn().name, QString());
    }

    void anotherLanguage()
    {
        Position position = rolls(
            {5, 5, 1}, {bomb(Trigger::pair)}, {.wealth = {2, 100}, .middle = wealth_in_game(2) - 102, .round = 12});
        Driver driver(table_of(folder_.house(), match(position, 2)));
        driver.take(2);
        driver.stop();
        driver.take(1);
        driver.stop();
        QCOMPARE(driver->phase(), GangOfDiceTable::Over);
        const QString title = driver->result().title;
        const QString reason = driver->ending().reason;
        folder_->preferences()->setLanguage(QStringLiteral("fr"));
        QVERIFY(driver->result().title != title);
        QVERIFY(driver->ending().reason != reason);
        folder_->preferences()->setLanguage(QStringLiteral("en"));
        QCOMPARE(driver->result().title, title);
    }
};

BACKROOM_SUITE(GangOfDiceStandingsTest)
#include "tst_gang_of_dice_standings.moc"
