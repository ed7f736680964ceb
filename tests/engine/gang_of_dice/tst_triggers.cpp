// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_table.hpp"
#include "suites.hpp"

#include <numeric>

using namespace test;

namespace {

bool offends(const Warning& card, std::initializer_list<int> faces)
{
    Faces showing;
    for (const int face : faces)
        showing.push_back(static_cast<Face>(face));
    return triggered(card, count(showing));
}

/// An independent implementation that follows the text of the rules, without counts.
bool offends_by_the_book(const Warning& card, const std::vector<int>& faces)
{
    std::vector<int> values;
    for (const int face : faces)
        if (face != 0)
            values.push_back(face);
    std::ranges::sort(values);
    const std::vector<int> sorted = values;
    values.erase(std::unique(values.begin(), values.end()), values.end());
    const auto has = [&](int value) { return std::ranges::find(values, value) != values.end(); };
    switch (card.trigger) {
    case Trigger::total:
        return std::accumulate(sorted.begin(), sorted.end(), 0) >= card.n;
    case Trigger::odd:
        return std::ranges::count_if(sorted, [](int value) { return value % 2 == 1; }) >= card.n;
    case Trigger::run:
        return std::ranges::any_of(values, [&](int low) { return has(low + 1) && (card.n == 2 || has(low + 2)); });
    case Trigger::pair:
        return values.size() < sorted.size();
    case Trigger::different:
        return values.size() >= card.n;
    case Trigger::fives:
        return std::ranges::count(sorted, 5) >= 2;
    case Trigger::any_of:
        return std::ranges::any_of(values, [&](int value) { return (card.values >> value & 1) != 0; });
    }
    return false;
}

}

/// GD-4
class GangOfDiceTriggers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void GD_4_1_total()
    {
        QVERIFY(!offends(bomb(Trigger::total, 7), {5, 1, 0}));
        QVERIFY(offends(bomb(Trigger::total, 7), {5, 2, 0}));
        QVERIFY(offends(bomb(Trigger::total, 7), {5, 5}));
    }

    void GD_4_2_odd()
    {
        for (int k = 1; k <= 3; ++k) {
            QCOMPARE(offends(bomb(Trigger::odd, k), {2, 4, 0, 1}), k == 1);
            QCOMPARE(offends(bomb(Trigger::odd, k), {2, 5, 0, 1}), k <= 2);
            QVERIFY(offends(bomb(Trigger::odd, k), {3, 3, 5, 1}));
            QVERIFY(!offends(bomb(Trigger::odd, k), {0, 0, 0, 4}));
        }
    }

    void GD_4_3_run()
    {
        QVERIFY(offends(bomb(Trigger::run, 2), {4, 1, 3}));
        QVERIFY(!offends(bomb(Trigger::run, 2), {5, 1, 3, 3}));
        QVERIFY(offends(bomb(Trigger::run, 2), {5, 3, 4}));
        QVERIFY(offends(bomb(Trigger::run, 3), {5, 3, 4}));
        QVERIFY(!offends(bomb(Trigger::run, 3), {5, 2, 4, 1}));
        // The boss is not a value below 1.
        QVERIFY(!offends(bomb(Trigger::run, 2), {0, 1}));
        QVERIFY(!offends(bomb(Trigger::run, 3), {0, 1, 2}));
    }

    void GD_4_4_pair()
    {
        QVERIFY(offends(bomb(Trigger::pair), {4, 1, 4}));
        QVERIFY(offends(bomb(Trigger::pair), {4, 4, 4}));
        QVERIFY(!offends(bomb(Trigger::pair), {0, 0, 4, 1}));
    }

    void GD_4_5_different()
    {
        QVERIFY(offends(bomb(Trigger::different, 2), {4, 1}));
        QVERIFY(!offends(bomb(Trigger::different, 2), {4, 4, 0}));
        QVERIFY(!offends(bomb(Trigger::different, 3), {4, 1, 0}));
        QVERIFY(offends(bomb(Trigger::different, 3), {4, 1, 5, 2}));
    }

    void GD_4_6_fives()
    {
        QVERIFY(offends(bomb(Trigger::fives), {5, 1, 5}));
        QVERIFY(offends(bomb(Trigger::fives), {5, 5, 5}));
        QVERIFY(!offends(bomb(Trigger::fives), {5, 4, 4}));
    }

    void GD_4_7_anyOf()
    {
        const Warning card = any_of(Kind::bomb, {4, 5});
        QVERIFY(offends(card, {1, 4}));
        QVERIFY(offends(card, {5}));
        QVERIFY(!offends(card, {1, 2, 3, 0}));
    }

    void GD_4_8_theTable()
    {
        const std::vector<Warning> bright{bomb(Trigger::total, 7), bomb(Trigger::total, 10),
            explosive(Trigger::total, 11), explosive(Trigger::total, 13), explosive(Trigger::run, 2),
            bomb(Trigger::run, 3), bomb(Trigger::odd, 2), explosive(Trigger::odd, 3), bomb(Trigger::pair),
            bomb(Trigger::different, 3), explosive(Trigger::fives), any_of(Kind::bomb, {4, 5})};
        const std::vector<Warning> dark{bomb(Trigger::odd, 1), bomb(Trigger::different, 2),
            any_of(Kind::explosive, {1}), any_of(Kind::bomb, {3, 4, 5}), bomb(Trigger::run, 2),
            explosive(Trigger::pair)};
        QVERIFY(std::ranges::equal(deck(Back::bright), bright));
        QVERIFY(std::ranges::equal(deck(Back::dark), dark));
    }

    void GD_4_9_everyCardIsExplosiveOrBomb()
    {
        int bombs = 0;
        for (const Back back : {Back::bright, Back::dark})
            for (const Warning& card : deck(back))
                bombs += card.kind == Kind::bomb ? 1 : 0;
        QCOMPARE(bombs, 11);
    }

    void everyCardAgainstTheBook()
    {
        for (const Back back : {Back::bright, Back::dark})
            for (const Warning& card : deck(back))
                for (int number = 0; number < 6 * 6 * 6 * 6 * 6; ++number) {
                    std::vector<int> faces;
                    Faces showing;
                    for (int die = 0, rest = number; die < 5; ++die, rest /= 6) {
                        faces.push_back(rest % 6);
                        showing.push_back(static_cast<Face>(rest % 6));
                    }
                    QCOMPARE(triggered(card, count(showing)), offends_by_the_book(card, faces));
                }
    }
};

BACKROOM_SUITE(GangOfDiceTriggers)
#include "tst_triggers.moc"
