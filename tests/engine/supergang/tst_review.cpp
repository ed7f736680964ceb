// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/review.hpp"
#include "suites.hpp"

#include "cases.hpp"
#include "review_suite.hpp"

using namespace test;

namespace {

Reviewer reviewer(const State& = {})
{
    return {};
}

State short_game(int seats)
{
    return deal({.duels = Duels::dice, .length = 10}, seats, 3);
}

}

class SuperGangReviewTest : public QObject {
    Q_OBJECT
    using Suite = ReviewSuite<SuperGangCases, Reviewer>;

private Q_SLOTS:
    void isTheSameTwice() { Suite::isTheSameTwice(short_game(3)); }
    void findsNoFaultWithTheBoss() { Suite::findsNoFaultWithTheBoss(short_game(3)); }
    void weighsByTheView() { Suite::weighsByTheView(8, 40, reviewer); }
    void drawsAnewOnlyWhatNobodyHasSeen() { Suite::drawsAnewOnlyWhatNobodyHasSeen(2, reviewer); }
    void stops() { Suite::stops(short_game(3)); }
    /// SG-10.5: once nothing is left but to end the turn, the winner is certain.
    void SG_10_5_knowsTheWinnerAtTheEnd()
    {
        int known = 0;
        for (const std::uint64_t dealt : {3, 4, 5, 6, 7, 8}) {
            const auto match = Suite::played(deal({.duels = Duels::dice, .length = 10}, 3, dealt));
            if (ending(match.state()).reason != endings::rounds_played)
                continue;
            const auto found = Suite::reviewed(match);
            QVERIFY(found.has_value());
            for (int at = match.actions() - 1; at >= 0; --at) {
                const State before = match.state_at(at);
                const bool collects = before.turn.collected || income_of(before, before.turn.seat) == 0;
                if (!std::holds_alternative<EndTurn>(match.action(at).action) || !collects)
                    break;
                const auto at_end = found->chances.back();
                for (std::size_t seat = 0; seat < at_end.size(); ++seat)
                    QVERIFY(std::abs(found->chances[static_cast<std::size_t>(at)][seat] - at_end[seat]) < 1e-9);
                ++known;
            }
        }
        QVERIFY(known > 2);
    }
    /// Duels by aim and a police player.
    void otherOptions()
    {
        Suite::isTheSameTwice(deal({.length = 10}, 3, 3));
        Suite::isTheSameTwice(deal({.police_player = true, .length = 10}, 4, 3));
    }
};

BACKROOM_SUITE(SuperGangReviewTest)
#include "tst_review.moc"
