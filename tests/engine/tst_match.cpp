// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/match.hpp"
#include "suites.hpp"

#include "the_gang/table.hpp"

using namespace test;
using GangMatch = Match<TheGang>;

namespace {

GangMatch begin(int seats, std::uint64_t seed, bool friendly = false, Options options = {})
{
    Setup<TheGang> setup;
    for (int seat = 0; seat < seats; ++seat)
        setup.names.push_back("Seat " + std::to_string(seat));
    setup.seed = seed;
    setup.options = options;
    setup.friendly_undo = friendly;
    return GangMatch(setup, deal(options, seats, seed));
}

bool act_randomly(GangMatch& match, Random& random)
{
    if (match.over())
        return false;
    const Seat seat = *match.pending().begin();
    const Actions actions = legal(match.state(), seat);
    return !match.act(seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))]).has_value();
}

}

class MatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusedActionsLeaveNoTrace()
    {
        GangMatch match = begin(3, 1);
        const std::uint64_t hash = match.hash();
        const auto refusal = match.act(0, PlaceGangster{chicago});
        QVERIFY(refusal && refusal->code == refuse::still_choosing);
        QCOMPARE(match.hash(), hash);
        QVERIFY(match.journal().empty());
    }

    void undoAndRedoOfASealedChoice()
    {
        GangMatch match = begin(3, 1);
        Random random(1);
        QVERIFY(match.undo()->code == backroom::refusals::nothing_to_undo);
        QVERIFY(match.redo()->code == backroom::refusals::nothing_to_redo);
        const std::uint64_t start = match.hash();
        QVERIFY(act_randomly(match, random));
        const std::uint64_t chosen = match.hash();
        QVERIFY(!match.undo());
        QCOMPARE(match.hash(), start);
        QVERIFY(match.events().empty());
        QVERIFY(!match.redo());
        QCOMPARE(match.hash(), chosen);
        QVERIFY(!match.events().empty());
        QCOMPARE(match.journal().size(), 3u);
        QCOMPARE(match.line().size(), 1u);
    }

    void theRevealIsABarrier()
    {
        for (const bool friendly : {false, true}) {
            GangMatch match = begin(3, 1, friendly);
            Random random(1);
            for (int choices = 0; choices < 3; ++choices)
                QVERIFY(act_randomly(match, random));
            const auto refusal = match.undo();
            QCOMPARE(refusal.has_value(), !friendly);
            if (refusal)
                QVERIFY(refusal->code == backroom::refusals::already_revealed);
        }
    }

    void cardsOfOwnTurnCanBeTakenBack()
    {
        Table table = with_special({{1, 3, 5, 7, 9}, {11, 13, 15, 17, 19}}, 20, Special::spy);
        GangMatch match({{"a", "b", "c"}, 0, {}, false, {}}, table.state);
        const std::uint64_t before = match.hash();
        QVERIFY(!match.act(0, PlaceGangster{chicago}));
        QVERIFY(!match.undo());
        QCOMPARE(match.hash(), before);
        QVERIFY(!match.act(0, PlaceGangster{detroit}));
        QVERIFY(match.redo()->code == backroom::refusals::nothing_to_redo);
    }

    void anActionAfterUndoForgetsWhatCouldBeRedone()
    {
        GangMatch match = begin(4, 1);
        Random random(1);
        for (int choices = 0; choices < 3; ++choices)
            QVERIFY(act_randomly(match, random));
        QVERIFY(!match.undo());
        QVERIFY(!match.undo());
        QVERIFY(act_randomly(match, random));
        const std::uint64_t hash = match.hash();
        QVERIFY(match.redo()->code == backroom::refusals::nothing_to_redo);
        QCOMPARE(match.hash(), hash);
        QCOMPARE(match.line().size(), 2u);
    }

    /// A secret choice can be taken back when others have chosen since; their choices stay as they were.
    void takesBackBelowLaterChoices()
    {
        for (const bool friendly : {false, true}) {
            GangMatch match = begin(4, 1, friendly);
            Random random(1);
            QVERIFY(match.take_back(0)->code == backroom::refusals::nothing_to_undo);
            for (int choices = 0; choices < 3; ++choices)
                QVERIFY(act_randomly(match, random));
            const auto one = view(match.state(), 1);
            const auto two = view(match.state(), 2);
            QVERIFY(match.take_back(3)->code == backroom::refusals::nothing_to_undo);
            QVERIFY(!match.take_back(0));
            QVERIFY(match.events().empty());
            QCOMPARE(match.actions(), 2);
            QVERIFY(match.pending().contains(0) && match.pending().contains(3) && match.pending().size() == 2);
            QVERIFY(view(match.state(), 1).choice == one.choice && view(match.state(), 2).choice == two.choice);
            // The journal has all of these steps.
            GangMatch again = begin(4, 1, friendly);
            for (const GangMatch::Record& record : match.journal())
                QVERIFY(!again.replay(record.step) && again.hash() == record.hash);
            QVERIFY(again.state() == match.state());
            // Revealed actions cannot be taken back, even with friendly undo.
            while (match.pending().size() > 1)
                QVERIFY(act_randomly(match, random));
            QVERIFY(act_randomly(match, random));
            const std::size_t length = match.journal().size();
            for (Seat seat = 0; seat < 4; ++seat)
                QVERIFY(match.take_back(seat)->code == backroom::refusals::already_revealed);
            QCOMPARE(match.journal().size(), length);
        }
    }

    /// At any moment of a game, whoever is told that an action can be taken back can do so.
    void takenBackIfPossible()
    {
        Random random(5);
        int possible = 0;
        int refused = 0;
        for (int game = 0; game < 40; ++game) {
            GangMatch match = begin(min_seats + game % 4, static_cast<std::uint64_t>(game));
            while (act_randomly(match, random))
                for (Seat seat = 0; seat < min_seats + game % 4; ++seat) {
                    GangMatch copy = match;
                    const auto why = match.check_take_back(seat);
                    QCOMPARE(copy.take_back(seat).has_value(), why.has_value());
                    QCOMPARE(copy.actions(), match.actions() - (why ? 0 : 1));
                    QCOMPARE(copy.hash() == match.hash(), why.has_value());
                    ++(why ? refused : possible);
                }
        }
        QVERIFY(possible > 100 && refused > 100);
    }

    /// An action by the house stays marked when an earlier choice of another seat is taken back.
    void actionsOfTheHouseStayMarked()
    {
        GangMatch match = begin(3, 1);
        Random random(1);
        QVERIFY(act_randomly(match, random));
        const Actions actions = legal(match.state(), 1);
        QVERIFY(!match.act(1, actions[0], true));
        QVERIFY(!match.action(0).by_house && match.action(1).by_house);
        QVERIFY(!match.take_back(0));
        QVERIFY(match.action(0).by_house && match.action(0).seat == 1);
        GangMatch again = begin(3, 1);
        for (const GangMatch::Record& record : match.journal())
            QVERIFY(!again.replay(record.step));
        QVERIFY(again.journal() == match.journal() && again.action(0).by_house);
    }

    void backAndForth()
    {
        Random random(99);
        for (int game = 0; game < 60; ++game) {
            GangMatch match = begin(min_seats + game % 4, static_cast<std::uint64_t>(game), true, {game % 2 * 4});
            std::vector<std::uint64_t> hashes{match.hash()};
            while (act_randomly(match, random)) {
                hashes.push_back(match.hash());
                if (random.below(10) != 0)
                    continue;
                const auto steps = 1 + random.below(static_cast<std::uint32_t>(hashes.size() - 1));
                for (std::uint32_t step = 1; step <= steps; ++step) {
                    QVERIFY(!match.undo());
                    QCOMPARE(match.hash(), hashes[hashes.size() - 1 - step]);
                }
                if (random.below(3) == 0) {
                    hashes.resize(hashes.size() - steps);
                    continue;
                }
                for (std::uint32_t step = steps; step > 0; --step) {
                    QVERIFY(!match.redo());
                    QCOMPARE(match.hash(), hashes[hashes.size() - step]);
                }
            }
            GangMatch again = begin(min_seats + game % 4, static_cast<std::uint64_t>(game), true, {game % 2 * 4});
            for (const GangMatch::Record& record : match.journal()) {
                QVERIFY(!again.replay(record.step));
                QCOMPARE(again.hash(), record.hash);
            }
            QVERIFY(again.state() == match.state());
            QVERIFY(again.journal() == match.journal());
        }
    }
};

BACKROOM_SUITE(MatchTest)
#include "tst_match.moc"
