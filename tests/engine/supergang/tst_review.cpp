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
    /// Duels by aim and a police player.
    void otherOptions()
    {
        Suite::isTheSameTwice(deal({.length = 10}, 3, 3));
        Suite::isTheSameTwice(deal({.police_player = true, .length = 10}, 4, 3));
    }
};

BACKROOM_SUITE(SuperGangReviewTest)
#include "tst_review.moc"
