// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/protocol/codec.hpp"

#include "cases.hpp"
#include "duel_scenes.hpp"
#include "suites.hpp"
#include "untrusted_suite.hpp"

using namespace test;
using Suite = UntrustedSuite<SuperGangCases>;

namespace {

template <class Change>
std::string bent(const State& state, Change change)
{
    View seen = view(state, 0);
    change(seen.open);
    return Suite::refusal(seen);
}

template <class Change>
std::string bent_duel(const State& state, Change change)
{
    return bent(state, [&](PublicState& open) { change(std::get<Duel>(open.frames.back())); });
}

std::set<std::string> bent_duels()
{
    std::set<std::string> met;
    const State killing = fight({6, 1}, {id(2, killer)}).state;
    met.insert(bent_duel(killing, [](Duel& duel) { duel.defence.push_back({TargetKind::manager}); }));
    met.insert(bent_duel(killing, [](Duel& duel) { duel.attack[0].figure = id(1, killer); }));
    met.insert(bent_duel(killing, [](Duel& duel) {
        while (duel.attack.size() <= most_attackers)
            duel.attack.push_back(Target(duel.attack[0]));
    }));
    Scene patrolled = Scene().before(0, killer, "s39").patrol(0, "s38");
    met.insert(bent_duel(attack_patrol(patrolled, {6, 1, 1}).state, [](Duel& duel) { duel.second = nobody; }));
    Table robbing = Table(Scene().before(0, killer, "baker")).arrive(killer, "baker");
    robbing.faces({6, 1}).act(StickUp{Member::killer, Prize::money, {}, 1});
    met.insert(bent_duel(robbing.state, [](Duel& duel) { duel.prize = Prize::ownership; }));
    return met;
}

/// Returns the reasons that random mutations find too rarely.
std::set<std::string> bent_by_hand()
{
    std::set<std::string> met = bent_duels();
    const auto with = [&](const auto& change) { met.insert(bent(deal({}, 3, 1), change)); };
    with([](PublicState& open) {
        open.gangs[0].stored = pawns_of_gang;
        open.gangs[0].pawns.insert(0);
    });
    with([](PublicState& open) { open.gangs[0].figures[0].place = town.graveyard; });
    with([](PublicState& open) { open.gangs[0].figures[0].vamped_turns = 1; });
    with([](PublicState& open) { open.patrols[0].place = no_place; });
    with([](PublicState& open) { open.patrols[0].returns = 0; });
    with([](PublicState& open) { open.turn.dice[0] = 1; });
    with([](PublicState& open) { open.frames.emplace_back(Price{.shop = 0, .price = {}}); });
    with([](PublicState& open) { open.frames.emplace_back(Trade()); });
    with([](PublicState& open) { open.frames.emplace_back(Custody()); });
    with([](PublicState& open) { open.gangs[0].last_vamped = {0, killer}; });
    with([](PublicState& open) {
        open.turn.phase = Phase::gang;
        open.turn.dice[3] = 1;
    });
    met.insert(bent(deal({.police_player = true}, 3, 1), [](PublicState& open) { open.police_owner = 0; }));
    return met;
}

}

class SuperGangUntrusted : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void truthIsBelieved() { Suite::truthIsBelieved(16); }
    /// SG-8.4: a dart that is aimed at the farthest point may hit beyond it.
    void dartsBeyondTheFarthestAim()
    {
        const State aiming = fight({6, 1}, {id(2, killer)}).state;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            State state = aiming;
            state.random = Random(seed);
            Events events;
            apply(state, 0, Shoot{{farthest_shot, -farthest_shot}}, events);
            QCOMPARE(Suite::refusal(view(aiming, 0), {events.begin(), events.end()}), std::string());
        }
    }

    void whatIsBentDoesNoHarm() { Suite::whatIsBentDoesNoHarm(16, 12, 6, bent_by_hand()); }
};

BACKROOM_SUITE(SuperGangUntrusted)
#include "tst_untrusted.moc"
