// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.hpp"
#include "open_suite.hpp"
#include "suites.hpp"

using namespace test;
using Suite = OpenSuite<GangzCases>;

class GangzOpen : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followingIsKnowing() { Suite::followingIsKnowing(600); }
    void followingIsSeeing() { Suite::followingIsSeeing(600); }
    void viewsSayWhatIsOpenAndLegal() { Suite::viewsSayWhatIsOpenAndLegal(200); }

    void whoHasChosenAndVotedIsOpen()
    {
        Table table(deal({}, 3, 1));
        table.play(1, {table.state.hands[1][0], table.state.hands[1][3]});
        const PublicState choosing = public_state(table.state);
        QVERIFY(choosing.places[1].chosen && !choosing.places[0].chosen);
        QVERIFY(choosing.has_chosen(1) && !choosing.has_chosen(0));
        table.play(0, {table.state.hands[0][0]}).play(2, {table.state.hands[2][0]});
        table.act(2, legal(table.state, 2)[0]);
        const PublicState voting = public_state(table.state);
        QVERIFY(voting.has_chosen(0) && !voting.places[0].chosen);
        QVERIFY(voting.places[2].voted && !voting.places[1].voted);
    }

    /// The number of cards that each seat has played is secret until they are taken back.
    void handsKeepTheirSizeUntilTheRevealIsOver()
    {
        Table table = Table(deal({}, 4, 1)).all_play({1, 2, 3, 1});
        for (Seat seat = 0; seat < 4; ++seat)
            QCOMPARE(int(public_state(table.state).places[seat].hand), 6);
        PublicState followed = public_state(table.state);
        for (Seat seat = 0; seat < 4; ++seat)
            table.act(seat, legal(table.state, seat)[0]);
        QVERIFY(std::holds_alternative<Unmasked>(table.events[2]));
        follow(followed, table.events[1]);
        QCOMPARE(int(followed.places[2].hand), 6);
        follow(followed, table.events[2]);
        QCOMPARE(int(followed.places[2].hand), 3);
    }

    /// GZ-2.5: while the votes are shown, the public state has nothing of the previous reveal.
    void eachRevealBeginsWithItsVotesAlone()
    {
        Table table(deal({}, 3, 1));
        PublicState followed;
        for (int round = 1; round <= 2; ++round) {
            table.all_play({1, 2, 3});
            followed = public_state(table.state);
            for (Seat seat = 0; seat < 3; ++seat)
                table.act(seat, legal(table.state, seat)[0]);
        }
        QCOMPARE(followed.story.last.round, 1);
        const VotesShown shown = table.all<VotesShown>().at(0);
        follow(followed, shown);
        Reveal expected;
        expected.round = 2;
        expected.leader = followed.leader();
        expected.wall = followed.wall;
        expected.votes = shown.votes;
        QVERIFY(followed.story.last == expected);
    }

    /// The last reveal can be shown again, also in a game that was loaded.
    void theLastRevealStaysOpen()
    {
        Table table(deal({}, 3, 5));
        QCOMPARE(public_state(table.state).story.last.round, 0);
        const Leaders leaders = table.state.leaders;
        table.all_play({1, 2, 3});
        const State voting = table.state;
        table.all_vote({others(voting, 0), others(voting, 1), others(voting, 2)});
        const Reveal last = public_state(table.state).story.last;
        QCOMPARE(last.round, 1);
        QCOMPARE(last.leader, leaders[0]);
        QVERIFY(last.wall == voting.wall && last.intruders == voting.intruders && last.played == voting.played);
        for (Seat seat = 0; seat < 3; ++seat) {
            for (const Card card : voting.played[seat]) {
                QCOMPARE(last.owner(card), seat);
                QVERIFY(!last.pawns_on(card, 3).contains(seat));
            }
            QVERIFY(last.pawns_on(last.votes[seat].first, 3).contains(seat));
            QCOMPARE(last.scores[seat].total, table.state.totals[seat]);
        }
        for (const Card intruder : last.intruders)
            QCOMPARE(last.owner(intruder), nobody);
    }

    /// GZ-3: the sums of a whole game.
    void theStoryAddsUp()
    {
        for (int game = 0; game < 60; ++game) {
            Table table(GangzCases::start(game));
            Random random(static_cast<std::uint64_t>(game));
            const auto begun_with = table.state.totals;
            std::array<Tally, gangz::max_seats> tallies{};
            std::vector<Reveal> reveals;
            const auto count = [&](const Table& now) {
                for (const Scored& scored : now.all<Scored>()) {
                    Tally& tally = tallies[scored.seat];
                    tally.found += scored.score.found;
                    tally.clean += scored.score.clean;
                    tally.shot += scored.score.shot;
                    tally.played += now.state.story.last.played[scored.seat].size();
                }
                if (!now.all<Scored>().empty())
                    reveals.push_back(now.state.story.last);
                return false;
            };
            play_until(table, random, count);
            const Story story = public_state(table.state).story;
            QVERIFY(story.tallies == tallies);
            for (Seat seat = 0; seat < table.state.seats; ++seat) {
                const Tally& tally = tallies[seat];
                QCOMPARE(begun_with[seat] + 2 * tally.found + tally.clean - tally.shot, table.state.totals[seat]);
            }
            const auto harder = [](const Reveal& one, const Reveal& other) {
                return one.found() < other.found()
                    || (one.found() == other.found() && one.wall.size() > other.wall.size());
            };
            QVERIFY(story.hardest == *std::min_element(reveals.begin(), reveals.end(), harder));
        }
    }

    void hiddenEventsTellWhatTheTableShows()
    {
        const Event swapped = Swapped{1, {4, 5, 6}, 3, 1};
        const Event chosen = Chosen{1, {4, 5}};
        const Event voted = Voted{1, {4, 5}};
        const Event drawn = Drawn{1, {4, 5}, 2, 1};
        for (const Event& event : {swapped, chosen, voted, drawn}) {
            QVERIFY(redact(event, 1) == event);
            QVERIFY(visible(event, 1) && !visible(event, 0) && !visible(event, nobody));
        }
        for (const Seat viewer : {Seat{0}, nobody}) {
            QVERIFY(redact(swapped, viewer) == Event(Swapped{1, {}, 3, 1}));
            QVERIFY(redact(chosen, viewer) == Event(Chosen{1, {}}));
            QVERIFY(redact(voted, viewer) == Event(Voted{1, {}}));
            QVERIFY(redact(drawn, viewer) == Event(Drawn{1, {}, 2, 1}));
        }
    }

private:
    static Pawns others(const State& state, Seat seat) { return std::get<Vote>(legal(state, seat)[1]).pawns; }
};

BACKROOM_SUITE(GangzOpen)
#include "tst_open.moc"
