// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/luck.hpp"
#include "suites.hpp"

#include "dice_positions.hpp"

#include <QTest>

using namespace test;

namespace {

/// Computes the same probability by enumerating all throws.
double plain_chance(const Warning& warning, const Faces& showing, DiceSet thrown)
{
    const int reach = total(count(showing));
    int throws = 1;
    for (int die = 0; die < thrown.size(); ++die)
        throws *= face_count;
    int good = 0;
    for (int number = 0; number < throws; ++number) {
        Faces faces = showing;
        int rest = number;
        for (const std::uint8_t die : thrown) {
            faces[die] = static_cast<Face>(rest % face_count);
            rest /= face_count;
        }
        const Counts counts = count(faces);
        good += total(counts) >= reach && !triggered(warning, counts) ? 1 : 0;
    }
    return static_cast<double>(good) / throws;
}

Faces all_of(int dice, Face face)
{
    Faces faces;
    for (int die = 0; die < dice; ++die)
        faces.push_back(face);
    return faces;
}

}

class GangOfDiceLuck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Compared with all throws, for all cards: with nothing kept, and with one or two dice.
    void highestValid()
    {
        for (const Back back : {Back::bright, Back::dark})
            for (const Warning& card : deck(back))
                for (const Faces& kept : {Faces(), Faces{5}, Faces{1, 4}})
                    for (int more = 0; more <= 4; ++more) {
                        int throws = 1;
                        for (int die = 0; die < more; ++die)
                            throws *= face_count;
                        std::optional<int> highest;
                        for (int number = 0; number < throws; ++number) {
                            Faces faces = kept;
                            for (int die = 0, rest = number; die < more; ++die, rest /= face_count)
                                faces.push_back(static_cast<Face>(rest % face_count));
                            if (!triggered(card, count(faces)))
                                highest = std::max(highest.value_or(0), total(count(faces)));
                        }
                        QCOMPARE(highest_valid(card, count(kept), more), highest);
                    }
        QCOMPARE(highest_valid(harmless, {}, 13), std::optional(65));
    }

    void oneDie()
    {
        for (int face = 0; face < face_count; ++face)
            QVERIFY(std::abs(chance_of_throw(harmless, {static_cast<Face>(face)}, {0}) - (6.0 - face) / 6) < 1e-12);
    }

    void keptDiceCount()
    {
        // The 3 stays: a 4 or 5 makes 7 or more.
        QVERIFY(std::abs(chance_of_throw(harmless, {3, 4}, {1}) - 2.0 / 6) < 1e-12);
        // 10 of 36 throws reach 7 or more.
        QVERIFY(std::abs(chance_of_throw(harmless, {3, 4}, {0, 1}) - plain_chance(harmless, {3, 4}, {0, 1})) < 1e-12);
        QVERIFY(std::abs(chance_of_throw(harmless, {5, 5}, {0, 1}) - 1.0 / 36) < 1e-12);
    }

    void triggeringThrowsDoNotCount()
    {
        // 4 and 5 in either order, but not 5 and 5, which triggers the card.
        QVERIFY(std::abs(chance_of_throw(bomb(Trigger::total, 10), {4, 5}, {0, 1}) - 2.0 / 36) < 1e-12);
        QVERIFY(std::abs(chance_of_throw(explosive(Trigger::pair), {5, 4}, {0, 1}) - 2.0 / 36) < 1e-12);
    }

    void equalsAnEnumerationOfAllThrows()
    {
        for (const Back back : {Back::bright, Back::dark})
            for (const Warning& card : deck(back))
                for (const Faces& showing : {Faces{1, 0, 2, 4, 3}, Faces{5, 1, 3, 0, 0}, Faces{2, 2, 4, 1, 5}})
                    for (const DiceSet thrown : {DiceSet{0, 1, 2, 3, 4}, DiceSet{1, 3}, DiceSet{0, 2, 4}})
                        QVERIFY(std::abs(chance_of_throw(card, showing, thrown) - plain_chance(card, showing, thrown))
                            < 1e-12);
    }

    void manyDice()
    {
        for (const int dice : {12, die_count}) {
            QVERIFY(std::abs(chance_of_throw(harmless, all_of(dice, boss), DiceSet::first(dice)) - 1) < 1e-9);
            const double all_fives = chance_of_throw(harmless, all_of(dice, 5), DiceSet::first(dice));
            QVERIFY(std::abs(all_fives * std::pow(6.0, dice) - (dice == 12 ? 1 : 0)) < 1e-6);
        }
    }
};

BACKROOM_SUITE(GangOfDiceLuck)
#include "tst_luck.moc"
