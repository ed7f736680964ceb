// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/journal.hpp"
#include "engine/core/playout.hpp"
#include "engine/the_gang/deal.hpp"
#include "engine/the_gang/outlook.hpp"
#include "suites.hpp"
#include "table_driver.hpp"

#include <map>

using namespace test;

/// Plays whole random games through the window's gestures and compares them with the engine.
class TheGangGameTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

    static QList<int> numbers(Gangsters gangsters)
    {
        QList<int> list;
        for (const Gangster gangster : gangsters)
            list += gangster;
        return list;
    }

    /// Checks that the table shows the state.
    static void agrees(TheGangTable& table)
    {
        const State& state = match_of(table).state();
        QVERIFY(!table.director()->busy());
        QCOMPARE(table.round(), int{state.round});
        QCOMPARE(table.job(), int{state.job});
        QVERIFY(state.deck.empty()
                ? table.deckText() == QStringLiteral("The deck is empty")
                : table.deckText().startsWith(QString::number(state.deck.size()) + QLatin1Char(' ')));
        for (int street = 0; street < state.cities_in_play(); ++street) {
            const QRectF area = table.layout()->streets()[street];
            QMap<qreal, int> standing;
            for (const the_gang_table::CardItem& card : table.gangsters()->items())
                if (area.contains(card.place.center()))
                    standing.insert(card.place.left(), card.face);
            QCOMPARE(QList<int>(standing.values()), numbers(state.cities[static_cast<std::size_t>(street)]));
        }
        QCOMPARE(table.plates()->rowCount(), int{state.seats});
        for (const the_gang_table::SeatPlate& plate : table.plates()->items()) {
            const auto seat = static_cast<std::size_t>(plate.key);
            QCOMPARE(plate.cards, state.hands[seat].gangsters.size());
            QCOMPARE(plate.special, state.hands[seat].special != Special::none);
            QCOMPARE(plate.captured, state.captured[seat].size());
        }
        switch (state.phase) {
        case Phase::choosing:
            QCOMPARE(table.phase(), TheGangTable::Curtain);
            break;
        case Phase::placing:
            QCOMPARE(table.phase(), TheGangTable::Placing);
            QCOMPARE(table.gangs()->rowCount(), 0);
            break;
        case Phase::over:
            QCOMPARE(table.phase(), TheGangTable::Over);
            break;
        }
    }

private Q_SLOTS:
    void wholeGame()
    {
        const auto row = [&](Case, int seats, int seed, int rounds) {
            Setup<TheGang> from = setup(seats, static_cast<std::uint64_t>(seed));
            from.options.rounds = rounds;
            backroom::Match<TheGang> engine = match(from);
            Driver driver(table_of(folder_.house(), match(from)));
            Random random(static_cast<std::uint64_t>(seats * 10 + seed));
            agrees(*driver);
            // Adds up the revolvers that the recaps of the jobs announce.
            QList<int> gained(seats);
            const QMetaObject::Connection recaps =
                connect(driver->director(), &Director::played, this, [&](const QString& cue) {
                    if (cue == QLatin1String("recap"))
                        for (int at = 0; at < seats; ++at)
                            gained[at] += driver->announcement().seats[at].value<AnnouncedSeat>().figure.toInt();
                });
            const auto disconnected = qScopeGuard([&] { disconnect(recaps); });
            while (!engine.over()) {
                const Seat seat = *engine.pending().begin();
                const Actions actions = legal(engine.state(), seat);
                const Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
                QVERIFY(!engine.act(seat, action));
                const auto way = static_cast<Driver::Way>(random.below(5));
                driver.play(way, action);
                QVERIFY2(driver->refusal().text.isEmpty(), qPrintable(driver->refusal().text));
                driver.settle();
                QCOMPARE(match_of(*driver).hash(), engine.hash());
                agrees(*driver);
                if (QTest::currentTestFailed())
                    return;
            }
            QVERIFY(match_of(*driver).state() == engine.state());
            QCOMPARE(Journal<TheGang>::lines(match_of(*driver)), Journal<TheGang>::lines(engine));
            const Result result = backroom::the_gang::result(engine.state());
            for (const the_gang_table::Standing& standing : driver->standings()->items()) {
                const auto at = static_cast<std::size_t>(standing.key);
                QCOMPARE(standing.score, result.scores[at]);
                QCOMPARE(standing.place, result.places[at]);
                QCOMPARE(standing.gangsters, numbers(engine.state().captured[at]));
                QCOMPARE(gained[standing.key], result.scores[at]);
            }
        };
        for (int seats = 2; seats <= 5; ++seats)
            for (int seed = 1; seed <= 3; ++seed)
                row(QString::asprintf("%d seats, deal %d", seats, seed), seats, seed, (seed == 3 ? 0 : 4));
    }

    void theEventLoopShowsIt()
    {
        Driver driver(table_of(folder_.house(), match(setup(3, 5))));
        for (int seat = 0; seat < 3; ++seat)
            driver.play(Driver::Drag, legal(match_of(*driver).state(), static_cast<Seat>(seat))[0]);
        QTRY_VERIFY(!driver->director()->busy());
        agrees(*driver);
        QCOMPARE(driver->job(), 2);
    }

    void theRecapShowsItsOwnJob()
    {
        HouseFolder folder(Preferences::Slow);
        Position position{.hands = {hand({11}), hand({13}), hand({15})}};
        const auto table = table_of(folder.house(), match(position, 3));
        QString at_recap;
        connect(table->director(), &Director::played, this, [&](const QString& cue) {
            if (cue == QLatin1String("recap"))
                at_recap = table->progress() + QLatin1Char('|') + table->panelTitle();
        });
        Driver driver(*table);
        for (const int gangster : {11, 13, 15})
            driver.choose(Driver::Drag, {static_cast<Gangster>(gangster), detroit});
        table->director()->finish();
        QCOMPARE(at_recap, QStringLiteral("Round 1, job 4|Job 4 is over"));
        QCOMPARE(table->progress(), QStringLiteral("Round 2, job 1"));
    }

    /// The possible number of rounds does not change during a round, unless the round becomes known to be the last.
    void theNumberOfRoundsStays()
    {
        int told_later = 0;
        for (int seats = 2; seats <= 5; ++seats)
            for (int length : {4, 0}) {
                auto setup = setup_of<TheGang>(seats, 3);
                setup.options.rounds = length;
                auto state = deal(setup.options, seats, 3);
                const auto table = table_of(folder_.house(), Match<TheGang>(std::move(setup), std::move(state)));
                std::map<int, QStringList> said;
                connect(table.get(), &TheGangTable::changed, this, [&] {
                    if (QStringList& of = said[table->round()]; !of.contains(table->roundText()))
                        of += table->roundText();
                });
                Random random(7);
                Driver driver(*table);
                while (!table->over()) {
                    driver.settle();
                    const auto& match = match_of(*table);
                    const Seat seat = *match.pending().begin();
                    if (table->curtainClosed())
                        table->openCurtain();
                    table->play(seat, random_action<TheGang>(match.state(), seat, random));
                    table->director()->finish();
                }
                for (const auto& [round, texts] : said) {
                    QVERIFY2(texts.size() == 1 || (texts.size() == 2 && texts[1].endsWith(QStringLiteral("the last"))),
                        qPrintable(texts.join(QLatin1Char('|'))));
                    told_later += texts.size() == 2;
                }
                const int most = most_rounds({length}, seats);
                QCOMPARE(said[1][0], QStringLiteral("Round 1 of at most %1").arg(most));
            }
        QVERIFY(told_later > 0);
    }

    /// The lesson has a deck for as many rounds as it mentions.
    void theLessonHasItsRounds()
    {
        HouseFolder folder;
        folder->startLesson(QStringLiteral("the-gang"));
        const auto& table = table_in<TheGangTable>(folder.house());
        QCOMPARE(table.roundText(), QStringLiteral("Round 1 of at most 4"));
        const PublicState open = backroom::the_gang::public_state(match_of(table).state());
        QCOMPARE(open.deck + 2 * hand_size + 2 * row_minimum, gangsters_in_game(2));
    }

    /// Resizing the window moves everything and changes nothing else.
    void theWindowChangesItsSize()
    {
        const auto table = table_of(folder_.house(), match(setup(3, 5)));
        table->openCurtain();
        const int gangster = match_of(*table).state().hands[0].gangsters.lowest();
        Driver driver(*table);
        driver.drag(TheGangTable::GangsterPiece, gangster, driver.street(chicago));
        const auto there = [&] {
            QCOMPARE(table->gangsters()->find(gangster)->place, table->layout()->spotGangster());
            QCOMPARE(table->tickets()->find(0)->place, table->layout()->spotTicket());
            QVERIFY(table->canConfirm());
        };
        there();
        for (const QSizeF size : {QSizeF(1024, 640), QSizeF(3840, 2160), QSizeF(1280, 800)}) {
            table->layout()->setSize(size);
            there();
            for (const the_gang_table::CardItem& card : table->gangsters()->items())
                QVERIFY(QRectF(QPointF(), size).contains(card.place));
        }
        QVERIFY(!table->animated());
    }
};

BACKROOM_SUITE(TheGangGameTest)
#include "tst_the_gang_game.moc"
