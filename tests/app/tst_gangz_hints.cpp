// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/words/hint_wording.hpp"
#include "app/gangz/words/tattoo_names.hpp"
#include "gangz_driver.hpp"
#include "suites.hpp"

#include <algorithm>
#include <set>

using namespace test;
using namespace test::gangz;

class GangzHintsTest : public QObject {
    Q_OBJECT

    using Reason = backroom::gangz::Reason;

    static Advice with(Reason reason, std::array<int, 2> links = {3, 12}, int next = 27)
    {
        return {Vote{{20, 30}}, reason, links, next, 8};
    }

private Q_SLOTS:
    /// Cards have no numbers, so the hint refers to the laid-out pawns.
    void whatToDo()
    {
        const Advice advice = with(Reason::guess);
        QVERIFY(HintWording::of(advice, false)
                    .startsWith(QStringLiteral("Vote for the two cards where the pale pawns lie. ")));
        const QString named = HintWording::of(advice, true);
        QVERIFY2(named.contains(tattoos::name(20)) && named.contains(tattoos::name(30)), qPrintable(named));
        QCOMPARE(HintWording::of({SwapHand(), {}, {}, 0, 0}, true), QString());
    }

    void andWhy()
    {
        const auto of = [](const Advice& advice) {
            const QString text = HintWording::of(advice, false);
            return text.mid(text.indexOf(QLatin1Char('.')) + 2);
        };
        QVERIFY(of(with(Reason::from_the_deck)).contains(QStringLiteral("8 cards")));
        QVERIFY(of(with(Reason::guess)).contains(QStringLiteral("as good as any")));
        const auto linked = [&](std::array<int, 2> links, int next) {
            return of(with(Reason::least_linked, links, next));
        };
        QCOMPARE(linked({0, 24}, 25),
            QStringLiteral(
                "These two seem to have nothing to do with the leader; all the others probably have something to do "
                "with it."));
        QCOMPARE(linked({0, 0}, 3),
            QStringLiteral(
                "These two seem to have the least to do with the leader, though some of the others have hardly more."));
        QCOMPARE(linked({10, 25}, 40),
            QStringLiteral("Everything seems to have something to do with the leader; these two probably the least."));
        std::set<QString> texts;
        for (const Reason reason : {Reason::least_linked, Reason::from_the_deck, Reason::guess})
            QVERIFY(texts.insert(of(with(reason))).second);
    }

    void ofAGame()
    {
        Random random(9);
        State state = deal({}, 4, 9);
        Events events;
        int told = 0;
        while (!pending(state).empty()) {
            const Seat seat = *pending(state).begin();
            const View seen = view(state, seat);
            const auto advice = advise(seen, {Level::boss, next_seed(random), {}});
            QCOMPARE(advice.has_value(), state.phase == Phase::voting);
            for (const bool names : {false, true})
                if (advice) {
                    const QString text = HintWording::of(*advice, names);
                    QVERIFY2(text.size() > 20 && !text.contains(QStringLiteral("  ")), qPrintable(text));
                    ++told;
                }
            events.clear();
            apply(state, seat, random_action(state, seat, random), events);
        }
        QVERIFY(told > 0);
    }

    /// A hint refers to the draft that it has laid out: it is hidden when the player changes that draft, and can be
    /// requested again.
    void itGoesWithItsDraft()
    {
        HouseFolder folder;
        const auto table = table_of(folder.house(), voting({{0, 1}, {10}, {20, 21}}));
        Driver driver(*table);
        driver.open();
        table->askHint();
        QTRY_VERIFY(!table->hint().isEmpty());
        const std::vector<int> advised = driver.chosen();
        QCOMPARE(advised.size(), std::size_t{2});
        // A held pawn has not left its card yet.
        table->hold(GangzTable::Pawn, 0);
        table->hover(driver.card(advised[0]).place.center());
        QVERIFY(!table->hint().isEmpty());
        table->release();
        // A click on what it has laid out takes that back, and the hint stays readable.
        driver.clickWall(advised[0]);
        QCOMPARE(driver.chosen(), std::vector{advised[1]});
        table->tap(GangzTable::Pawn, 1, {});
        QCOMPARE(driver.chosen(), std::vector<int>());
        QVERIFY(!table->hint().isEmpty());
        driver.clickWall(advised[0]);
        QCOMPARE(table->hint(), QString());
        table->askHint();
        QTRY_VERIFY(!table->hint().isEmpty());
        table->hold(GangzTable::Pawn, 0);
        table->hover({1, 1});
        table->release();
        QCOMPARE(table->hint(), QString());
        table->askHint();
        QTRY_VERIFY(!table->hint().isEmpty());
        QCOMPARE(driver.chosen(), advised);
        table->takeBack();
        QCOMPARE(table->hint(), QString());
    }

    /// It only shows its move: closed, it leaves the pawns where the player had put them.
    void closedItPutsBackWhatLayThere()
    {
        HouseFolder folder;
        const auto table = table_of(folder.house(), voting({{0, 1}, {10}, {20, 21}}));
        Driver driver(*table);
        driver.open();
        for (const std::vector<int>& own : {std::vector<int>(), std::vector{20}, std::vector{20, 21}}) {
            for (const int card : own)
                if (std::ranges::count(driver.chosen(), card) == 0)
                    driver.clickWall(card);
            QCOMPARE(driver.chosen(), own);
            for (const bool by_key : {false, true}) {
                table->askHint();
                QTRY_VERIFY(!table->hint().isEmpty());
                QCOMPARE(driver.chosen().size(), std::size_t{2});
                by_key ? table->cancel() : table->clearHint();
                QCOMPARE(table->hint(), QString());
                QCOMPARE(driver.chosen(), own);
            }
        }
        QCOMPARE(match_of(*table).pending().size(), 3);
    }

    /// Guesses are not stated as facts.
    void itOnlyGuesses()
    {
        for (const std::array<int, 2> links : {std::array{0, 24}, std::array{0, 0}, std::array{10, 25}})
            for (const int next : {3, 25, 40}) {
                const QString text = HintWording::of(with(Reason::least_linked, links, next), false);
                QVERIFY2(text.contains(QStringLiteral("seem")), qPrintable(text));
                QVERIFY2(!text.contains(QStringLiteral("intruder")), qPrintable(text));
            }
    }
};

BACKROOM_SUITE(GangzHintsTest)
#include "tst_gangz_hints.moc"
