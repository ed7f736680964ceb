// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_driver.hpp"
#include "suites.hpp"

using namespace test;
using namespace test::dice;

namespace {

/// Two games that differ only in the wealth behind the screens of two seats.
class Twins {
public:
    /// `other` has the wealth of `one`, with that of the two seats exchanged.
    Twins(House& house, int seats, std::uint64_t seed, std::pair<Seat, Seat> exchanged)
    {
        Position position{.wealth = wealth(seats), .round = 2, .start = 0};
        make(0, house, seats, seed, position);
        std::swap(position.wealth[exchanged.first], position.wealth[exchanged.second]);
        make(1, house, seats, seed, position);
    }

    GangOfDiceTable& table(std::size_t which) { return *tables_[which]; }
    Driver driver(std::size_t which) { return Driver(*tables_[which]); }
    const State& state() const { return match_of(*tables_[0]).state(); }
    bool over() const { return match_of(*tables_[0]).over() || match_of(*tables_[1]).over(); }

    template <class Do>
    void both(Do action)
    {
        for (std::size_t which = 0; which < 2; ++which)
            action(*tables_[which]);
    }
    /// Returns what both tables show now and have shown since the last call.
    std::pair<QStringList, QStringList> shown()
    {
        for (std::size_t which = 0; which < 2; ++which)
            seen_[which] += dump(*tables_[which]);
        return {std::exchange(seen_[0], {}), std::exchange(seen_[1], {})};
    }
    void forget() { shown(); }

private:
    static std::vector<int> wealth(int seats)
    {
        // Distributes all dice of the game unevenly; each seat has enough for some rounds.
        std::vector<int> list;
        int left = wealth_in_game(seats) - to_come_after(2);
        for (int seat = 0; seat < seats; ++seat) {
            list.push_back(seat == seats - 1 ? left : 30 + 3 * seat);
            left -= list.back();
        }
        return list;
    }
    void make(std::size_t which, House& house, int seats, std::uint64_t seed, const Position& position)
    {
        Setup<GangOfDice> from = setup(seats, seed);
        from.friendly_undo = true;
        from.position = position;
        tables_[which] = table_of(house, match(from));
        QObject::connect(tables_[which].get(), &GangOfDiceTable::changed, tables_[which].get(),
            [this, which] { seen_[which] += dump(*tables_[which]); });
    }

    std::array<std::unique_ptr<GangOfDiceTable>, 2> tables_;
    std::array<QStringList, 2> seen_;
};

}

/// No model or property contains what the player must not see, such as the wealth behind the screens (GD-1.4).
class GangOfDiceSecretsTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

private Q_SLOTS:
    /// Plays some rounds, comparing both tables after every gesture and every cue. A player whose screen is open sees
    /// only the own wealth.
    void exchangedWealth()
    {
        for (int seats = 2; seats <= 4; ++seats)
            for (int second = 1; second < seats; ++second)
                for (int first = 0; first < second; ++first)
                    for (const bool slow : {false, true}) {
                        const Case tried(
                            QString::asprintf("%d seats, %d and %d%s", seats, first, second, slow ? ", slowly" : ""));
                        HouseFolder folder;
                        folder->preferences()->setSpeed(slow ? Preferences::Slow : Preferences::Off);
                        Twins twins(folder.house(), seats, 100 + static_cast<std::uint64_t>(seats),
                            {static_cast<Seat>(first), static_cast<Seat>(second)});
                        Random random(static_cast<std::uint64_t>(seats * 10 + first));
                        const auto same = [&](const char* when) {
                            const QString found = std::apply(difference, twins.shown());
                            QVERIFY2(found.isEmpty(), qPrintable(QLatin1String(when) + QStringLiteral(": ") + found));
                        };
                        same("at first");
                        int looks = 0;
                        while (twins.state().round < 6 && !twins.over()) {
                            const Seat playing = twins.state().playing;
                            const bool own = playing == first || playing == second;
                            if (twins.state().phase == Phase::taking) {
                                same("behind the curtain");
                                twins.both([](GangOfDiceTable& table) { table.openCurtain(); });
                                if (own)
                                    twins.forget();
                                else
                                    same("another one's screen is open");
                            } else if (random.below(3) == 0) {
                                twins.both([](GangOfDiceTable& table) { table.look(true); });
                                QVERIFY(twins.table(0).screen().open);
                                if (own) {
                                    QVERIFY(twins.table(0).screen().wealth != twins.table(1).screen().wealth);
                                    twins.forget();
                                    ++looks;
                                } else {
                                    same("another one looks");
                                }
                                twins.both([](GangOfDiceTable& table) { table.look(false); });
                                same("the screen is closed again");
                            }
                            const Action action = random_action(twins.state(), playing, random);
                            if (const auto* taken = std::get_if<Take>(&action)) {
                                twins.both([&](GangOfDiceTable& table) { table.setTake(taken->dice); });
                                if (own)
                                    twins.forget();
                                // The screen is closed from the roll on.
                                twins.both([](GangOfDiceTable& table) { table.roll(); });
                            } else {
                                twins.both([&](GangOfDiceTable& table) { Driver(table).play(Driver::Steps, action); });
                            }
                            same("while it is shown");
                            twins.both([](GangOfDiceTable& table) { Driver(table).settle(); });
                            same("after it was shown");
                            if (twins.state().phase == Phase::taking && random.below(6) == 0) {
                                twins.both([](GangOfDiceTable& table) { table.undo(); });
                                same("after an undo");
                                twins.both([](GangOfDiceTable& table) {
                                    table.redo();
                                    Driver(table).settle();
                                });
                                same("after a redo");
                            }
                            if (QTest::currentTestFailed())
                                return;
                        }
                        QVERIFY(looks > 0);
                    }
    }

    /// While the curtain is closed, nothing private is shown.
    void behindTheCurtain()
    {
        Driver driver(table_of(folder_.house(), match(setup(3))));
        Random random(5);
        while (!match_of(*driver).over()) {
            if (driver->phase() == GangOfDiceTable::Curtain) {
                QCOMPARE(driver.ownDice(), 0);
                for (const TokenItem& token : driver->tokens()->items())
                    QVERIFY(token.key < own_token_key);
                QCOMPARE(driver->turn().take, 0);
                QCOMPARE(driver->turn().most_to_take, 0);
                QCOMPARE(driver->screen().wealth, 0);
                QCOMPARE(driver->screen().text, QString());
                QVERIFY(dump(*driver).contains(QStringLiteral("screen.wealth = QVariant(int, 0)")));
            }
            driver.random(random);
        }
    }

    /// The next event closes a screen that is held open.
    void lookingEndsWithTheTurn()
    {
        HouseFolder folder(Preferences::Slow);
        Driver driver(table_of(folder.house(), match(rolls({3, 1, 0, 5}), 2)));
        driver.take(3);
        for (const bool stop : {false, true}) {
            driver->look(true);
            QVERIFY(driver->screen().open);
            driver.play(Driver::Click, stop ? Action(Stop{}) : Reroll{{0}});
            QVERIFY(driver->director()->busy());
            QVERIFY(!driver->screen().open);
            QCOMPARE(driver.ownDice(), 0);
            driver->look(true);
            QVERIFY(!driver->screen().open);
            driver.settle();
        }
        QCOMPARE(driver->phase(), GangOfDiceTable::Curtain);
        driver->look(true);
        QVERIFY(!driver->screen().open);
    }

    void openScreens()
    {
        HouseFolder folder;
        const auto wealth = [](GangOfDiceTable& table, Seat seat) { return table.plates()->find(seat)->wealth; };
        const auto closed = table_of(folder.house(), match(setup(3)));
        for (Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(wealth(*closed, seat), -1);
        folder->preferences()->setHouseRule(open_screens_rule, true);
        QCOMPARE(closed->phase(), GangOfDiceTable::Curtain);
        for (Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(wealth(*closed, seat), -1);
        Driver driver(table_of(folder.house(), match(setup(3))));
        for (int turn = 0; turn < 9; ++turn) {
            QCOMPARE(driver->phase(), GangOfDiceTable::Taking);
            QVERIFY(driver->screen().open);
            for (Seat seat = 0; seat < 3; ++seat)
                QCOMPARE(wealth(*driver, seat), int{match_of(*driver).state().wealth[seat]});
            driver.take(1);
            if (driver->phase() == GangOfDiceTable::Rolling) {
                QVERIFY(driver->screen().open);
                driver.stop();
            }
            driver.settle();
        }
    }

    /// The cards and dice to come make no difference either.
    void theFuture()
    {
        std::vector<QStringList> seen;
        for (const auto& [card, dice] : {std::pair(bomb(Trigger::total, 7), 1), {explosive(Trigger::run, 2), 5}}) {
            const auto table =
                table_of(folder_.house(), match(rolls({3, 1, 0, dice}, {bomb(Trigger::pair), card, card}), 2));
            Driver driver(*table);
            QStringList all = dump(*table);
            table->openCurtain();
            all += dump(*table);
            driver.take(3);
            all += dump(*table);
            driver.choose(Driver::Click, {0});
            all += dump(*table);
            driver.stop();
            all += dump(*table);
            seen.push_back(all);
        }
        QCOMPARE(seen[0], seen[1]);
    }
};

BACKROOM_SUITE(GangOfDiceSecretsTest)
#include "tst_gang_of_dice_secrets.moc"
