// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/compose.hpp"
#include "app/gang_of_dice/words/announcements.hpp"
#include "dice_driver.hpp"
#include "engine/core/journal.hpp"
#include "suites.hpp"

using namespace test;
using namespace test::dice;

/// Plays whole random games through the window's gestures and compares them with the engine.
class GangOfDiceGameTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

    static std::vector<Face> faces_in(GangOfDiceTable& table, QRectF area)
    {
        std::vector<Face> faces;
        for (const DieItem& die : table.dice()->items())
            if (die.key < own_die_key && area.contains(die.place.center()))
                faces.push_back(static_cast<Face>(die.face));
        return faces;
    }

    /// Checks that the table shows the state.
    static void agrees(GangOfDiceTable& table)
    {
        const State& state = match_of(table).state();
        const GangOfDiceLayout& layout = *table.layout();
        QVERIFY(!table.director()->busy());
        QCOMPARE(table.round(), int{state.round});
        QCOMPARE(table.card().bomb, state.warning().kind == Kind::bomb);
        QCOMPARE(table.effect(), GangOfDiceTable::NoEffect);
        QCOMPARE(table.holding(), GangOfDiceTable::Nothing);

        int tokens = 0;
        for (const TokenItem& token : table.tokens()->items())
            tokens += token.key < own_token_key ? 1 : 0;
        const auto middle = static_cast<int>(faces_in(table, layout.middlePlate()).size());
        if (state.middle - 3 * tokens <= most_middle_dice)
            QCOMPARE(middle + 3 * tokens, int{state.middle});
        int prize = state.middle;
        for (const Faces& shown : state.shown)
            prize += static_cast<int>(shown.size());
        QCOMPARE(table.middle().prize, prize);

        QCOMPARE(table.plates()->rowCount(), int{state.seats});
        const auto leading = leader(state.results, state.start, state.seats);
        for (const SeatPlate& plate : table.plates()->items()) {
            const auto seat = static_cast<Seat>(plate.key);
            const auto& result = state.results[seat];
            const bool rolling = state.phase == Phase::rolling && state.playing == seat;
            QCOMPARE(plate.out, state.out.contains(seat));
            QCOMPARE(plate.done, result.has_value());
            QCOMPARE(plate.busted, result && !result->valid);
            QCOMPARE(plate.active, state.phase != Phase::over && state.playing == seat);
            if (state.phase != Phase::over)
                QCOMPARE(plate.leads, leading == seat);
            if (result)
                QCOMPARE(plate.total, QString::number(result->total));
            else
                QCOMPARE(plate.total, rolling ? QString::number(total(count(state.shown[seat]))) : QString());
            const std::vector<Face> faces = faces_in(table, rolling ? layout.tray() : plate.place);
            QVERIFY(std::ranges::equal(faces, state.shown[seat]));
        }
        if (state.phase != Phase::over)
            QCOMPARE(table.plates()->items().front().key, int{state.start});
        switch (state.phase) {
        case Phase::taking:
            QCOMPARE(table.phase(), GangOfDiceTable::Curtain);
            QCOMPARE(table.tray().sum, -1);
            break;
        case Phase::rolling:
            QCOMPARE(table.phase(), GangOfDiceTable::Rolling);
            QCOMPARE(table.tray().sum, total(count(state.shown[state.playing])));
            QCOMPARE(table.tray().alarming, triggered(state.warning(), count(state.shown[state.playing])));
            break;
        case Phase::over:
            QCOMPARE(table.phase(), GangOfDiceTable::Over);
            break;
        }
    }

    /// Returns the number of log lines for the events: one each, one for added tokens and one for a tie. `open` is the
    /// state before them.
    static int lines_of(const State& state, const Events& events, PublicState open)
    {
        int lines = 0;
        for (const Event& event : events) {
            const auto* revealed = std::get_if<WarningRevealed>(&event);
            lines += revealed != nullptr && revealed->added > 0 ? 2 : 1;
            // A round that may be the last one says so.
            lines += revealed != nullptr && !Wording::warning(public_state(state)).isEmpty() ? 1 : 0;
            if (const auto* shown = std::get_if<ResultShown>(&event))
                lines += announcements::tie_of(*shown, open).isEmpty() ? 0 : 1;
            follow(open, event);
        }
        return lines;
    }

private Q_SLOTS:
    void wholeGames()
    {
        for (int seats = 2; seats <= 4; ++seats) {
            const Case tried(QString::asprintf("%d seats", seats));
            for (int seed = 1; seed <= 80; ++seed) {
                Match<GangOfDice> engine = match(setup(seats, static_cast<std::uint64_t>(seed)));
                Driver driver(table_of(folder_.house(), match(setup(seats, static_cast<std::uint64_t>(seed)))));
                Random random(static_cast<std::uint64_t>(seats * 1000 + seed));
                int lines = 1;
                agrees(*driver);
                while (!engine.over()) {
                    const Action action = any_action(engine.state(), random);
                    const PublicState before = public_state(engine.state());
                    QVERIFY(!engine.act(engine.state().playing, action));
                    lines += lines_of(engine.state(), engine.events(), before);
                    driver.play(static_cast<Driver::Way>(random.below(Driver::ways)), action);
                    QVERIFY2(driver->refusal().text.isEmpty(), qPrintable(driver->refusal().text));
                    driver.settle();
                    QCOMPARE(match_of(*driver).hash(), engine.hash());
                    agrees(*driver);
                    QCOMPARE(driver->log()->rowCount(), lines);
                    if (QTest::currentTestFailed())
                        return;
                }
                QVERIFY(match_of(*driver).state() == engine.state());
                QCOMPARE(Journal<GangOfDice>::lines(match_of(*driver)), Journal<GangOfDice>::lines(engine));
                const backroom::Result result = backroom::gang_of_dice::result(engine.state());
                QCOMPARE(driver->standings()->rowCount(), seats);
                for (const Standing& standing : driver->standings()->items()) {
                    const auto at = static_cast<std::size_t>(standing.key);
                    QCOMPARE(standing.wealth, result.scores[at]);
                    QCOMPARE(standing.place, result.places[at]);
                    QCOMPARE(standing.winner, result.winners.contains(static_cast<Seat>(at)));
                }
            }
        }
    }

    void theEventLoopShowsIt()
    {
        Driver driver(table_of(folder_.house(), match(setup(3, 5))));
        Random random(1);
        while (driver->round() == 1) {
            driver.play(Driver::Drag, any_action(driver.state(), random));
            QTRY_VERIFY(!driver->director()->busy());
            agrees(*driver);
        }
        QCOMPARE(driver->round(), 2);
    }

    /// At every moment, each die is shown once and inside the window.
    void whileItIsShown()
    {
        HouseFolder folder(Preferences::Slow);
        const auto table = table_of(folder.house(), match(setup(4, 8)));
        QString wrong;
        connect(table.get(), &GangOfDiceTable::changed, this, [&] {
            const QRectF window(QPointF(), table->layout()->size());
            QSet<int> keys;
            for (const DieItem& die : table->dice()->items()) {
                if (keys.contains(die.key) || !window.contains(die.place))
                    wrong = QStringLiteral("die %1").arg(die.key);
                keys.insert(die.key);
            }
            for (const TokenItem& token : table->tokens()->items())
                if (!window.contains(token.place))
                    wrong = QStringLiteral("token %1").arg(token.key);
            if (table->over() != (table->phase() == GangOfDiceTable::Over))
                wrong = QStringLiteral("over");
        });
        Driver driver(*table);
        Random random(8);
        driver.toTheEnd(random);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    /// Resizing the window moves everything and changes nothing else.
    void theWindowChangesItsSize()
    {
        Driver driver(table_of(folder_.house(), match(rolls({3, 1, 0, 5}), 3)));
        driver->openCurtain();
        driver->setTake(4);
        for (const QSizeF size : {QSizeF(1024, 640), QSizeF(3840, 2160), QSizeF(1280, 800)}) {
            driver->layout()->setSize(size);
            QCOMPARE(driver->turn().take, 4);
            for (int die = 0; die < driver.ownDice(); ++die)
                QCOMPARE(driver.die(own_die_key + die).place, driver->layout()->ownDie(die, driver.ownDice()));
        }
        QVERIFY(!driver->animated());
        driver.take(4);
        driver.choose(Driver::Click, {2});
        for (const QSizeF size : {QSizeF(1024, 640), QSizeF(3840, 2160), QSizeF(1280, 800)}) {
            driver->layout()->setSize(size);
            QCOMPARE(driver->turn().to_reroll, 1);
            QCOMPARE(driver.tray().size(), std::size_t{4});
        }
        agrees(*driver);
    }
};

BACKROOM_SUITE(GangOfDiceGameTest)
#include "tst_gang_of_dice_game.moc"
