// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/protocol/codec.hpp"

#include "cases.hpp"
#include "suites.hpp"
#include "untrusted_suite.hpp"

using namespace test;
using Suite = UntrustedSuite<GangCases>;

namespace {

/// Returns the reasons that random mutations find too rarely.
std::set<std::string> bent_by_hand()
{
    std::set<std::string> met = Suite::refusals<Dealt>(3, [](const View&, std::vector<Event>& events) {
        for (Event& event : events)
            if (auto* dealt = std::get_if<Dealt>(&event); dealt && dealt->seat != 0)
                dealt->with_special = !dealt->with_special;
    });
    Position position;
    position.hands = {hand({76, 77, 78, 79}, Special::boss_calls), hand({1, 2, 3, 4})};
    const State placing = Table(position, 2).special(0, 79).ticket(1, 1, chicago).state;
    met.insert(Suite::refusal(view(placing, 0), {SpecialPlayed{0, Special::boss_calls, chicago, {}, 0}}));
    View bent = view(placing, 0);
    bent.open.turn.city = detroit;
    met.insert(Suite::refusal(bent));
    bent = view(placing, 0);
    bent.open.to_play = {1, 0, 1};
    met.insert(Suite::refusal(bent));
    State over = deal({4}, 2, 1);
    Random random(1);
    Events events;
    play_randomly<TheGang>(over, events, random);
    bent = view(over, 0);
    bent.open.round = 1;
    bent.open.deck = gangster_count;
    met.insert(Suite::refusal(bent));
    return met;
}

}

class TheGangUntrusted : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void truthIsBelieved() { Suite::truthIsBelieved(40); }
    void whatIsBentDoesNoHarm() { Suite::whatIsBentDoesNoHarm(20, 1, 6, bent_by_hand()); }
};

BACKROOM_SUITE(TheGangUntrusted)
#include "tst_untrusted.moc"
