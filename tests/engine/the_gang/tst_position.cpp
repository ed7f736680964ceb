// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"
#include "table.hpp"

using namespace test;

namespace {

std::vector<int> numbers(int first, int last)
{
    std::vector<int> list;
    for (int number = first; number <= last; ++number)
        list.push_back(number);
    return list;
}

}

/// Fields that a position gives are used exactly, the rest is dealt, and impossible positions are errors.
class TheGangPosition : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEmptyPosition()
    {
        const State state = arranged({}, 3);
        QCOMPARE(state.deck.size(), 53u);
        QCOMPARE(state.special_deck.size(), 9u);
        QCOMPARE(int(state.job), 1);
        for (const Gangsters row : state.cities)
            QCOMPARE(row.size(), 5);
    }

    void sameSeedSamePosition()
    {
        Position position;
        position.cities[0] = {{1, 2, 3}};
        QVERIFY(arranged(position, 4, {}, 5) == arranged(position, 4, {}, 5));
        QVERIFY(!(arranged(position, 4, {}, 5) == arranged(position, 4, {}, 6)));
    }

    void givenFieldsAreUsedExactly()
    {
        const State state = arranged({.cities = {{{{7}}, std::nullopt, std::vector<int>{}}},
                                         .hands = {hand({1, 2, 3}, Special::spy), {}, {std::nullopt, Special::none}},
                                         .captured = {{}, {40, 30}},
                                         .round = 3,
                                         .special_discard = {{Special::lookout, Special::lookout}}},
            3);
        QCOMPARE(state.cities[0], Gangsters{7});
        QCOMPARE(state.cities[1].size(), 5);
        QVERIFY(state.cities[2].empty());
        QCOMPARE(int(state.job), 2);
        QCOMPARE(int(state.round), 3);
        QCOMPARE(state.hands[0].gangsters, (Gangsters{1, 2, 3}));
        QCOMPARE(state.hands[1].gangsters.size(), 3);
        QVERIFY(state.hands[1].special != Special::none);
        QVERIFY(state.hands[2].special == Special::none);
        QCOMPARE(state.captured[1], (Gangsters{30, 40}));
        QCOMPARE(state.special_deck.size(), 12u - 2 - 2);
        QCOMPARE(state.deck.size(), 80u - 1 - 5 - 9 - 2);
    }

    void namedDeckIsTheWholeDeck()
    {
        const State state = arranged({.deck = {{10, 5, 70}}, .special_deck = {{Special::spy, Special::lookout}}}, 3);
        QVERIFY((state.deck == GangsterDeck{70, 5, 10}));
        QVERIFY((state.special_deck == SpecialPile{Special::lookout, Special::spy}));
    }

    void twoPlayersKeepFifty()
    {
        const State state = arranged({.captured = {numbers(1, 20), {}}}, 2);
        QCOMPARE(state.deck.size(), 50u - 20 - 8 - 10);
        QCOMPARE(state.special_deck.size(), 7u);
    }

    void cannotBe()
    {
        const auto row = cannot_be<TheGang>;
        row("twice in a row", 3, "named twice", [](Position& p) { p.cities[0] = {{4, 4}}; });
        row("row and hand", 3, "gangster 4 is named twice", [](Position& p) {
            p.cities[0] = {{4}};
            p.hands = {hand({4})};
        });
        row("deck and pile", 3, "named twice", [](Position& p) {
            p.captured = {{4}};
            p.deck = {{4}};
        });
        row("no gangster 0", 3, "no gangster 0", [](Position& p) { p.cities[0] = {{0, 4}}; });
        row("no gangster 81", 3, "no gangster 81", [](Position& p) { p.deck = {{81}}; });
        row("no negative", 3, "no gangster -3", [](Position& p) { p.captured = {{-3}}; });
        row("not ascending", 3, "ascending", [](Position& p) { p.cities[1] = {{9, 4}}; });
        row("sizes", 3, "different sizes", [](Position& p) { p.hands = {hand({4}), hand({5, 6})}; });
        row("hand of 0", 3, "hand of 0", [](Position& p) { p.hands = {hand({})}; });
        row("hand of 5", 3, "hand of 5", [](Position& p) { p.hands = {hand({1, 2, 3, 4, 5})}; });
        row("hands", 2, "3 hands for 2 seats", [](Position& p) { p.hands.resize(3); });
        row("piles", 2, "3 captured piles", [](Position& p) { p.captured.resize(3); });
        row("New York", 2, "New York", [](Position& p) { p.cities[2] = {{1}}; });
        row("specials", 3, "only 4 Spies", [](Position& p) { p.special_deck = std::vector(5, Special::spy); });
        row("specials of two", 2, "only 3 Lookouts", [](Position& p) {
            p.special_discard = std::vector(3, Special::lookout);
            p.hands = {hand({1}, Special::lookout)};
        });
        row("no special in a pile", 3, "only specials", [](Position& p) { p.special_deck = {{Special::none}}; });
        row("round 0", 3, "round 0", [](Position& p) { p.round = 0; });
        row("round 5", 3, "round 5", [](Position& p) { p.round = 5; });
        row("more than 50", 2, "51 gangsters", [](Position& p) { p.deck = numbers(1, 51); });
        row("too few left", 3, "too few", [](Position& p) { p.deck = numbers(1, 54); });
        row("too few of 50", 2, "too few", [](Position& p) { p.deck = numbers(1, 40); });
    }

    void justEnoughIsFine()
    {
        QCOMPARE(position_error<TheGang>(position_with<TheGang>([](Position& p) { p.deck = numbers(1, 53); })),
            std::string());
        QCOMPARE(position_error<TheGang>(position_with<TheGang>([](Position& p) { p.deck = numbers(1, 32); }), 2),
            std::string());
        QCOMPARE(
            position_error<TheGang>(position_with<TheGang>([](Position& p) { p.cities[2] = std::vector<int>(); }), 2),
            std::string());
    }
};

BACKROOM_SUITE(TheGangPosition)
#include "tst_position.moc"
