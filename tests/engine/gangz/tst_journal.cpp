// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/protocol/codec.hpp"
#include "suites.hpp"

#include "cases.hpp"
#include "journal_suite.hpp"

#include <set>

using namespace test;

class GangzJournal : public JournalSuite<GangzCases> {
    Q_OBJECT

private Q_SLOTS:
    void badOptionsAndPositions()
    {
        badField(R"("options":{"turns":4})", "unknown field");
        badField(R"("options":{"target":12})", "target");
        badField(R"("options":{"target":25})", "target");
        badField(R"("position":{"hands":[[1,1]]})", "named twice");
        badField(R"("position":{"hands":[[240]]})", "hands");
        badField(R"("position":{"hands":7})", "hands");
        badField(R"("position":{"hands":[7]})", "hands");
        badField(R"("position":{"totals":["many"]})", "totals");
        badField(R"("position":{"totals":[-1000]})", "-999 to 999");
        badField(R"("position":{"round":0})", "1 to 999");
        badField(R"("position":{"round":1000})", "1 to 999");
    }

    void badActions()
    {
        badAction(R"({"type":"vote","cards":[1,2]})", "chosen");
        badAction(R"({"type":"vote","cards":[1]})", "2 entries");
        badAction(R"({"type":"vote","cards":[1,2,3]})", "2 entries");
        badAction(R"({"type":"play","cards":[]})", "one, two or three");
        badAction(R"({"type":"play","cards":[1,2,3,4,5,6,7]})", "at most 6");
        badAction(R"({"type":"play","cards":[-1]})", "cards");
        badAction(R"({"type":"play","cards":[240]})", "0 to 239");
        badAction(R"({"type":"vote","cards":[1,240]})", "0 to 239");
        badAction(R"({"type":"play"})", "cards");
        badAction(R"({"type":"vote"})", "cards");
        badAction(R"({"type":"play","cards":[1],"turn":1})", "unknown field");
        badAction(R"({"type":"vote","cards":[1,2],"turn":1})", "unknown field");
        badAction(R"({"type":"swap-hand","cards":[1]})", "unknown field");
        badAction(R"({"type":"steal"})", "type");
    }

    /// Any difference between states changes the hash in the journal.
    void everythingIsInTheHash()
    {
        Table table(GangzCases::position(), GangzCases::position_seats);
        const auto vote = [&](Seat seat) { table.act(seat, legal(table.state, seat)[0]); };
        table.all_play({1, 1, 1, 1});
        for (Seat seat = 0; seat < table.state.seats; ++seat)
            vote(seat);
        table.swap(0).all_play({1, 2, 1, 1});
        vote(1);

        using Change = void (*)(State&);
        const std::vector<Change> changes{
            [](State&) {},
            [](State& s) { s.random.next(); },
            [](State& s) { s.options.target = 20; },
            [](State& s) { ++s.seats; },
            [](State& s) { s.phase = Phase::over; },
            [](State& s) { ++s.round; },
            [](State& s) { std::swap(s.leaders[1], s.leaders[2]); },
            [](State& s) { s.hands[3].erase(s.hands[3][0]); },
            [](State& s) { s.aside[2].set(0); },
            [](State& s) { s.swapped = {}; },
            [](State& s) { s.played[1].erase(s.played[1][0]); },
            [](State& s) { s.intruders[0] = 0; },
            [](State& s) { std::swap(s.wall[0], s.wall[1]); },
            [](State& s) { s.votes[1].reset(); },
            [](State& s) { s.votes[0] = Pawns(); },
            [](State& s) { s.votes[1]->first = 0; },
            [](State& s) { s.votes[1]->second = 239; },
            [](State& s) { --s.totals[3]; },
            [](State& s) { std::swap(s.deck[0], s.deck[1]); },
            [](State& s) { std::swap(s.discard[0], s.discard[1]); },
            [](State& s) { ++s.story.last.round; },
            [](State& s) { std::swap(s.story.last.wall[0], s.story.last.wall[1]); },
            [](State& s) { s.story.last.played[2] = {}; },
            [](State& s) { s.story.last.votes[3] = {}; },
            // The same cards, but divided differently between two piles.
            [](State& s) {
                Deck discard{s.deck.take_back()};
                for (const Card card : s.discard)
                    discard.push_back(card);
                s.discard = discard;
            },
            [](State& s) {
                s.aside[0] = CardSet().set(1);
                s.played[0] = {};
            },
            [](State& s) {
                s.aside[0] = {};
                s.played[0] = {0};
            },
        };
        std::set<std::uint64_t> hashes;
        for (const Change& change : changes) {
            State state = table.state;
            change(state);
            hashes.insert(hash(state));
            QCOMPARE(hashes.size(), static_cast<std::size_t>(&change - changes.data()) + 1);
        }
    }
};

BACKROOM_SUITE(GangzJournal)
#include "tst_journal.moc"
