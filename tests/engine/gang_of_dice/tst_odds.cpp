// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/odds.hpp"
#include "suites.hpp"

#include "dice_table.hpp"

#include <cmath>

using namespace test;

namespace {

/// Computes the same value by enumerating every roll of every choice, with ordered dice.
class Enumeration {
public:
    Enumeration(const Warning& card, int dice, std::optional<int> reach)
        : card_(card)
        , dice_(dice)
        , reach_(reach)
        , count_(power(dice))
    {
        values_[0].resize(count_);
        for (std::size_t roll = 0; roll < count_; ++roll)
            values_[0][roll] = stopped(roll);
        for (std::size_t rerolls = 1; rerolls < values_.size(); ++rerolls) {
            values_[rerolls].resize(count_);
            for (std::size_t roll = 0; roll < count_; ++roll) {
                double best = stopped(roll);
                for (unsigned dice_set = 1; dice_set < 1u << dice; ++dice_set)
                    best = std::max(best, rerolled(roll, dice_set, rerolls));
                values_[rerolls][roll] = best;
            }
        }
    }

    std::size_t count() const { return count_; }
    double value(std::size_t roll, std::size_t rerolls) const { return values_[rerolls][roll]; }
    double before_rolling(std::size_t rerolls) const
    {
        double sum = 0;
        for (std::size_t roll = 0; roll < count_; ++roll)
            sum += values_[rerolls][roll];
        return sum / static_cast<double>(count_);
    }
    double stopped(std::size_t roll) const
    {
        const Counts counts = gang_of_dice::count(faces(roll));
        if (triggered(card_, counts))
            return 0;
        return reach_ ? (total(counts) >= *reach_ ? 1 : 0) : total(counts);
    }
    double rerolled(std::size_t roll, std::uint64_t dice_set, std::size_t rerolls) const
    {
        if (card_.kind == Kind::explosive && triggered(card_, gang_of_dice::count(faces(roll))))
            return 0;
        std::vector<std::size_t> rolls{roll};
        for (int die = 0; die < dice_; ++die) {
            if ((dice_set >> die & 1u) == 0)
                continue;
            const std::size_t unit = power(die);
            std::vector<std::size_t> more;
            for (const std::size_t one : rolls)
                for (std::size_t face = 0; face < face_count; ++face)
                    more.push_back(one - one / unit % face_count * unit + face * unit);
            rolls = std::move(more);
        }
        double sum = 0;
        for (const std::size_t one : rolls)
            sum += values_[rerolls - 1][one];
        return sum / static_cast<double>(rolls.size());
    }
    Faces faces(std::size_t roll) const
    {
        Faces faces;
        for (int die = 0; die < dice_; ++die, roll /= face_count)
            faces.push_back(static_cast<Face>(roll % face_count));
        return faces;
    }

private:
    static std::size_t power(int exponent)
    {
        std::size_t result = 1;
        for (int factor = 0; factor < exponent; ++factor)
            result *= face_count;
        return result;
    }

    Warning card_;
    int dice_;
    std::optional<int> reach_;
    std::size_t count_;
    std::array<std::vector<double>, Odds::most_rerolls + 1> values_;
};

bool near(double one, double other)
{
    return std::abs(one - other) < 1e-9;
}

std::vector<Warning> all_cards()
{
    std::vector<Warning> cards;
    for (const Back back : {Back::bright, Back::dark})
        for (const Warning& card : deck(back))
            cards.push_back(card);
    return cards;
}

}

/// Exact odds compared with a plain enumeration, and with consequences of the rules.
class GangOfDiceOdds : public QObject {
    Q_OBJECT

    static void compare(const Warning& card, int dice, std::optional<int> reach)
    {
        const Enumeration plain(card, dice, reach);
        const Odds odds(card, dice, reach);
        for (int rerolls = 0; rerolls <= Odds::most_rerolls; ++rerolls) {
            const auto left = static_cast<std::size_t>(rerolls);
            QVERIFY(near(odds.before_rolling(rerolls), plain.before_rolling(left)));
            for (std::size_t roll = 0; roll < plain.count(); ++roll) {
                const Faces showing = plain.faces(roll);
                const double value = plain.value(roll, left);
                QVERIFY(near(odds.value(showing, rerolls), value));
                const Action step = odds.best(showing, rerolls);
                if (const auto* reroll = std::get_if<Reroll>(&step)) {
                    QVERIFY(rerolls > 0 && value > plain.stopped(roll));
                    QVERIFY(near(plain.rerolled(roll, reroll->dice.bits(), left), value));
                } else {
                    QVERIFY(std::holds_alternative<Stop>(step) && near(plain.stopped(roll), value));
                }
            }
        }
    }

private Q_SLOTS:
    void sameAsEnumeration()
    {
        for (int dice = 1; dice <= 4; ++dice) {
            const Case tried(QString::asprintf("%d dice", dice));
            for (const Warning& card : all_cards()) {
                compare(card, dice, {});
                for (const int reach : {0, 1, 2 * dice, 3 * dice, 5 * dice + 1})
                    if (dice < 4 || reach == 2 * dice)
                        compare(card, dice, reach);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

    void valuesComputedByHand()
    {
        // One die with up to two rerolls.
        const Odds one(harmless, 1, {});
        QVERIFY(near(one.before_rolling(0), 2.5));
        // Reroll 0, 1 and 2; 3, 4 and 5 are more than 2.5.
        QVERIFY(near(one.before_rolling(1), (3 + 4 + 5) / 6.0 + 2.5 / 2));
        QVERIFY(near(Odds(harmless, 1, 5).before_rolling(2), 1 - 125 / 216.0));
        // Without a danger, the dice are independent of each other.
        QVERIFY(near(Odds(harmless, 12, {}).before_rolling(2), 12 * one.before_rolling(2)));
        // The best possible result is all five values and boss faces.
        QVERIFY(near(Odds(explosive(Trigger::pair), 7, {}).value({0, 1, 2, 3, 4, 5, 0}, 2), 15));
    }

    void anExplosionIsTheEnd()
    {
        const Odds odds(explosive(Trigger::run, 2), 3, {});
        QVERIFY(near(odds.value({5, 3, 2}, 2), 0));
        QVERIFY(std::holds_alternative<Stop>(odds.best({5, 3, 2}, 2)));
        QVERIFY(Odds(bomb(Trigger::run, 2), 3, {}).value({5, 3, 2}, 2) > 0);
    }

    void asFewDiceAsPossible()
    {
        const Odds odds(bomb(Trigger::total, 7), 3, 5);
        QVERIFY((odds.best({4, 1, 0}, 2) == Action(Stop())));
        QVERIFY((odds.best({4, 4, 0}, 2) == Action(Reroll{{0}})));
        QCOMPARE(std::get<Reroll>(odds.best({1, 4, 4}, 1)).dice.size(), 1);
    }

    void moreRerollsAndLowerAimsAreNeverWorse()
    {
        for (const Warning& card : all_cards())
            for (const int dice : {1, 5, 8}) {
                double before = 1;
                for (int reach = 0; reach <= 5 * dice + 1; ++reach) {
                    const Odds odds(card, dice, reach);
                    QVERIFY(odds.before_rolling(0) <= odds.before_rolling(1) + 1e-12);
                    QVERIFY(odds.before_rolling(1) <= odds.before_rolling(2) + 1e-12);
                    QVERIFY(odds.before_rolling(2) <= before + 1e-12);
                    before = odds.before_rolling(2);
                }
                QVERIFY(near(before, 0));
            }
    }

    void simulatedTurnsAgreeWithTheOdds()
    {
        // Nine dice, played by the policy many times.
        const Warning card = explosive(Trigger::total, 20);
        const Odds odds(card, 9, 15);
        Random random(4);
        int reached = 0;
        constexpr int turns = 20000;
        for (int turn = 0; turn < turns; ++turn) {
            Faces showing;
            for (int die = 0; die < 9; ++die)
                showing.push_back(static_cast<Face>(random.below(face_count)));
            for (int rerolls = 2; rerolls > 0 && !triggered(card, count(showing)); --rerolls) {
                const Action step = odds.best(showing, rerolls);
                if (std::holds_alternative<Stop>(step))
                    break;
                for (const int die : std::get<Reroll>(step).dice)
                    showing[static_cast<std::size_t>(die)] = static_cast<Face>(random.below(face_count));
            }
            const Counts counts = count(showing);
            reached += !triggered(card, counts) && total(counts) >= 15 ? 1 : 0;
        }
        QVERIFY(std::abs(reached / double(turns) - odds.before_rolling(2)) < 0.015);
    }
};

BACKROOM_SUITE(GangOfDiceOdds)
#include "tst_odds.moc"
