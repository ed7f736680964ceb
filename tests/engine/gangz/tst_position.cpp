// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.hpp"
#include "suites.hpp"

using namespace test;

namespace {

}

/// Fields that a position gives are used exactly, the rest is dealt, and impossible positions are errors.
class GangzPosition : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEmptyPosition()
    {
        const State state = arranged({}, 5);
        for (Seat seat = 0; seat < 5; ++seat)
            QCOMPARE(state.hands[seat].size(), 6);
        QCOMPARE(state.deck.size(), 240u - 30 - 3);
        QCOMPARE(state.round, 1);
        QCOMPARE(GangzCases::wrong(state), "");
    }

    void sameSeedSamePosition()
    {
        const Position position = GangzCases::position();
        QVERIFY(arranged(position, 4, {}, 5) == arranged(position, 4, {}, 5));
        QVERIFY(arranged(position, 4, {}, 5).hands[1] != arranged(position, 4, {}, 6).hands[1]);
    }

    void givenFieldsAreUsedExactly()
    {
        const State state = arranged(GangzCases::position(), 4);
        QVERIFY((state.hands[0] == Cards{3, 7, 9, 12, 44, 200}));
        QCOMPARE(state.hands[1].size(), 6);
        QVERIFY((state.hands[2] == Cards{50, 51}));
        QCOMPARE(state.hands[3].size(), 6);
        QCOMPARE(int(state.leaders[0]), 100);
        QCOMPARE(int(state.leaders[1]), 101);
        QVERIFY((state.totals == decltype(state.totals){9, -2}));
        QCOMPARE(state.round, 3);
        QVERIFY((state.discard == Deck{60, 62}));
        QCOMPARE(GangzCases::wrong(state), "");
    }

    void namedDeckIsTheWholeDeckTopFirst()
    {
        const State state = arranged(position_with<Gangz>([](Position& p) { p.deck = {{10, 5, 70}}; }), 3);
        QVERIFY((state.deck == Deck{70, 5, 10}));
        Table table = Table(state).all_play({1, 1, 1});
        QVERIFY((table.state.intruders == Intruders{5, 10}));
        // Without a given deck, all remaining cards are in it.
        QCOMPARE(arranged(position_with<Gangz>([](Position& p) {
            p.discard = {1, 2, 3};
        }),
                     3)
                     .deck.size(),
            240u - 18 - 3 - 3);
    }

    void cannotBe()
    {
        const auto row = [](const char* name, const char* part, auto change) {
            cannot_be<Gangz>(name, 3, part, change);
        };
        row("twice in a hand", "card 4 is named twice", [](Position& p) { p.hands = {{{4, 4}}}; });
        row("hand and leaders", "card 4 is named twice", [](Position& p) {
            p.hands = {{{4}}};
            p.leaders = {4};
        });
        row("deck and discards", "card 7 is named twice", [](Position& p) {
            p.deck = {{7, 8, 9}};
            p.discard = {7};
        });
        row("no card 240", "no card 240", [](Position& p) { p.discard = {240}; });
        row("no negative card", "no card -1", [](Position& p) { p.leaders = {-1}; });
        row("hand of 0", "hand of 0", [](Position& p) { p.hands = {{std::vector<int>()}}; });
        row("hand of 7", "hand of 7", [](Position& p) { p.hands = {{{1, 2, 3, 4, 5, 6, 7}}}; });
        row("hands", "4 hands for 3 seats", [](Position& p) { p.hands.resize(4); });
        row("leaders", "4 leaders", [](Position& p) { p.leaders = {1, 2, 3, 4}; });
        row("totals", "4 totals", [](Position& p) { p.totals = {1, 2, 3, 4}; });
        row("over", "total of 15", [](Position& p) { p.totals = {3, 15}; });
        row("far below", "below -999", [](Position& p) { p.totals = {-1000}; });
        row("round 0", "round 0", [](Position& p) { p.round = 0; });
        row("round 1000", "round 1000", [](Position& p) { p.round = 1000; });
        row("one left", "two intruders", [](Position& p) { p.deck = {{1}}; });
        row("none left", "two intruders", [](Position& p) { p.deck = std::vector<int>(); });
        row("too few left", "too few", [](Position& p) { p.discard = GangzCases::numbers(0, 219); });
    }

    void justEnoughIsFine()
    {
        QCOMPARE(
            position_error<Gangz>(position_with<Gangz>([](Position& p) { p.discard = GangzCases::numbers(0, 218); })),
            std::string());
        QCOMPARE(position_error<Gangz>(position_with<Gangz>([](Position& p) { p.totals = {14}; })), std::string());
        QCOMPARE(position_error<Gangz>(position_with<Gangz>([](Position& p) { p.totals = {-999}; })), std::string());
        QCOMPARE(position_error<Gangz>(position_with<Gangz>([](Position& p) { p.round = 999; })), std::string());
        QCOMPARE(
            position_error<Gangz>(position_with<Gangz>([](Position& p) { p.totals = {14}; }), 3, {20}), std::string());
        QVERIFY(!position_error<Gangz>(position_with<Gangz>([](Position& p) { p.totals = {14}; }), 3, {10}).empty());
        QCOMPARE(position_error<Gangz>(position_with<Gangz>([](Position& p) {
            p.deck = {{1}};
            p.discard = {2};
        })),
            std::string());
    }
};

BACKROOM_SUITE(GangzPosition)
#include "tst_position.moc"
