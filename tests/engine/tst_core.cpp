// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"
#include "the_gang/table.hpp"

#include "engine/core/hash.hpp"

#include <set>

using namespace test;

class Core : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gangstersAreASortedSet()
    {
        Random random(9);
        for (int round = 0; round < 2000; ++round) {
            std::set<int> plain;
            Gangsters set;
            for (int step = 0; step < 30; ++step) {
                const auto number = static_cast<Gangster>(1 + random.below(gangster_count));
                if (random.below(3) == 0) {
                    plain.erase(number);
                    set.erase(number);
                } else {
                    plain.insert(number);
                    set.insert(number);
                }
            }
            QVERIFY(std::vector<int>(set.begin(), set.end()) == std::vector<int>(plain.begin(), plain.end()));
            QCOMPARE(set.size(), static_cast<int>(plain.size()));
            QCOMPARE(set.empty(), plain.empty());
            QCOMPARE(set.several(), plain.size() >= 2);
            QCOMPARE(int(set.lowest()), plain.empty() ? 0 : *plain.begin());
            QCOMPARE(int(set.highest()), plain.empty() ? 0 : *plain.rbegin());
            for (int number = 1; number <= gangster_count; ++number) {
                const auto gangster = static_cast<Gangster>(number);
                QCOMPARE(set.contains(gangster), plain.count(number) == 1);
                const auto at = plain.lower_bound(number);
                QVERIFY(std::vector<int>(set.below(gangster).begin(), Gangsters{}.end())
                    == std::vector<int>(plain.begin(), at));
                QVERIFY(std::vector<int>(set.above(gangster).begin(), Gangsters{}.end())
                    == std::vector<int>(plain.upper_bound(number), plain.end()));
                QCOMPARE(set.index_of(gangster), static_cast<int>(std::distance(plain.begin(), at)));
            }
            QCOMPARE(set.odd() | set.even(), set);
            QVERIFY((set.odd() & set.even()).empty());
        }
    }

    void outOfRangeIsNotContained()
    {
        const Gangsters all{1, 16, 63, 64, 80};
        for (int number = 81; number < 256; ++number)
            QVERIFY(!all.contains(static_cast<Gangster>(number)));
        QVERIFY(!all.contains(0));
    }

    /// The numbers of the reference generator PCG-XSH-RR with increment 1442695040888963407.
    void randomIsFixed()
    {
        Random random(42);
        std::vector<std::uint32_t> drawn;
        for (int step = 0; step < 4; ++step)
            drawn.push_back(random.next());
        std::uint64_t state = 0 * 6364136223846793005u + 1442695040888963407u;
        state = (state + 42) * 6364136223846793005u + 1442695040888963407u;
        for (const std::uint32_t number : drawn) {
            const auto shifted = static_cast<std::uint32_t>((state >> 18u ^ state) >> 27u);
            const auto turn = static_cast<std::uint32_t>(state >> 59u);
            QCOMPARE(number, std::rotr(shifted, static_cast<int>(turn)));
            state = state * 6364136223846793005u + 1442695040888963407u;
        }
    }

    void belowIsUniform()
    {
        Random random(3);
        std::array<int, 6> count{};
        for (int step = 0; step < 60000; ++step)
            ++count[random.below(6)];
        for (const int times : count)
            QVERIFY(times > 9600 && times < 10400);
    }

    void shuffleKeepsAll()
    {
        Random random(1);
        FixedVector<int, 50> cards;
        for (int card = 0; card < 50; ++card)
            cards.push_back(card);
        random.shuffle(cards);
        QVERIFY(!std::ranges::is_sorted(cards));
        std::ranges::sort(cards);
        for (int card = 0; card < 50; ++card)
            QCOMPARE(cards[static_cast<std::size_t>(card)], card);
    }

    void fixedVector()
    {
        FixedVector<int, 4> numbers{1, 2, 3};
        const FixedVector<int, 4> copy = numbers;
        QVERIFY(copy == numbers);
        QCOMPARE(numbers.take_back(), 3);
        QCOMPARE(numbers.size(), 2u);
        QVERIFY(!(copy == numbers));
        numbers.emplace_back(3);
        QVERIFY(copy == numbers);
        numbers.clear();
        QVERIFY(numbers.empty());
    }

    void seatSet()
    {
        SeatSet seats = SeatSet::first(5);
        seats.erase(2);
        std::vector<int> found;
        for (const Seat seat : seats)
            found.push_back(seat);
        QCOMPARE(found, (std::vector{0, 1, 3, 4}));
        QCOMPARE(seats.size(), 4);
        QVERIFY(!seats.contains(2) && seats.contains(4) && !seats.contains(200));
    }

    void hashTellsOrder()
    {
        Hash first;
        first.add(1);
        first.add(2);
        Hash second;
        second.add(2);
        second.add(1);
        QVERIFY(first.value() != second.value());
    }
};

BACKROOM_SUITE(Core)
#include "tst_core.moc"
