// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.hpp"
#include "suites.hpp"

#include <set>

using namespace test;

namespace {

/// Returns the action in the notation of `legal`: the vamp represents her man too, and the leader is not an accomplice.
Action named_as_listed(const State& state, const Action& action)
{
    const Seat seat = state.turn.seat;
    const auto joined = [&](Member leader, Members with) {
        Members all = with;
        const bool pair = all.contains(index_of(Member::vamp)) || all.contains(index_of(Member::vamped));
        if (pair && !led_by(state, seat).none())
            all = (all | members({Member::vamp})) - members({Member::vamped});
        const bool leads = leader == Member::vamp || leader == Member::vamped;
        if (leads)
            all = all - members({Member::vamp, Member::vamped});
        all.erase(index_of(leader));
        return all;
    };
    if (const auto* kill = std::get_if<Kill>(&action)) {
        Figures targets = kill->targets;
        for (Seat other = 0; other < state.gang_count(); ++other)
            if (const FigureId man = led_by(state, other); !man.none()) {
                const Figures pair = figures({man, id(other, vamp)});
                if (pair.intersects(targets))
                    targets = (targets | figures({id(other, vamp)})) - figures({man});
            }
        return Kill{kill->figure, joined(kill->figure, kill->with), targets};
    }
    if (const auto* stick_up = std::get_if<StickUp>(&action)) {
        const Shop here = shop_at(supergang::figure(state, id(seat, *state.turn.active)).place);
        const bool named = owner_of(state, here) == nobody
            && (racketeer_of(state, here) == nobody || racketeer_of(state, here) == seat);
        return StickUp{stick_up->figure, stick_up->prize, joined(stick_up->figure, stick_up->with),
            named ? stick_up->defender : nobody};
    }
    return action;
}

std::vector<Members> all_sets_of_members()
{
    std::vector<Members> all;
    for (unsigned bits = 0; bits < 16; ++bits) {
        Members some;
        for (const Member member : all_members)
            if ((bits >> index_of(member) & 1u) != 0)
                some.insert(index_of(member));
        all.push_back(some);
    }
    return all;
}

/// Returns everything that the figure that has moved might do, in every notation. Killings are limited to gangsters at
/// the place or in the clinic.
std::vector<Action> everything(const State& state)
{
    std::vector<Action> all{Collect(), GiveUp(), EndTurn(), Roll(), BuyPolice()};
    const auto sets = all_sets_of_members();
    std::vector<Figures> victims{{}};
    for (Seat seat = 0; seat < state.gang_count(); ++seat)
        for (const Character character : all_characters) {
            const FigureId one = id(seat, character);
            if (supergang::figure(state, one).place
                != supergang::figure(state, id(state.turn.seat, *state.turn.active)).place)
                continue;
            const std::size_t before = victims.size();
            for (std::size_t at = 0; at < before && before < 200; ++at)
                victims.push_back(victims[at] | figures({one}));
        }
    for (const Mover mover : all_movers)
        all.push_back(Done{mover});
    for (const Member member : all_members) {
        all.push_back(Coward{member});
        all.push_back(Racket{member});
        all.push_back(BuyShop{member});
        for (const Character who : all_characters)
            all.push_back(Recruit{member, who});
        for (const Members& with : sets) {
            for (const Figures& targets : victims)
                all.push_back(Kill{member, with, targets});
            for (std::uint8_t patrol = 0; patrol < patrol_count; ++patrol)
                all.push_back(AttackPatrol{member, with, patrol});
            for (const Prize prize : {Prize::money, Prize::ownership})
                for (const Seat defender : {Seat{0}, Seat{1}, Seat{2}, Seat{3}, Seat{4}, nobody})
                    all.push_back(StickUp{member, prize, with, defender});
        }
    }
    for (int pawns = 0; pawns < 14; ++pawns)
        all.push_back(BuyPawns{static_cast<std::uint8_t>(pawns)});
    for (Section one = 0; one < section_count; ++one)
        all.push_back(PlacePawn{one});
    for (std::uint8_t one = 0; one < 12; ++one)
        all.push_back(Vamp{figure_at(one)});
    for (Shop one = 0; one < shop_count; ++one)
        all.push_back(RemoveToken{one});
    return all;
}

std::size_t count(const Actions& listed, const Action& action)
{
    return static_cast<std::size_t>(std::ranges::count(listed, action));
}

}

class SuperGangLegal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// For the figure that has moved, `legal` lists exactly the legal actions, each once.
    void actionsOfTheFigureThatMoved()
    {
        Random random(5);
        Events events;
        int states = 0;
        std::set<std::size_t> kinds;
        for (int game = 1; game < 4000 && (states < 400 || kinds.size() < 13); game += 2) {
            State state = SuperGangCases::start(game);
            for (int action = 0; action < 60 && !state.over; ++action) {
                if (state.frames.empty() && state.turn.active && random.below(3) == 0) {
                    const Actions listed = legal(state, state.turn.seat);
                    std::set<std::size_t> named;
                    for (const Action& one : everything(state)) {
                        if (check(state, state.turn.seat, one))
                            continue;
                        kinds.insert(one.index());
                        const Action full = named_as_listed(state, one);
                        QCOMPARE(count(listed, full), 1u);
                        named.insert(static_cast<std::size_t>(std::ranges::find(listed, full) - listed.begin()));
                    }
                    QCOMPARE(named.size(), listed.size());
                    ++states;
                }
                const Seat seat = decider(state);
                events.clear();
                apply(state, seat, random_action(state, seat, random), events);
            }
        }
        QVERIFY2(
            states >= 400 && kinds.size() >= 13, qPrintable(QStringLiteral("%1 %2").arg(states).arg(kinds.size())));
    }

    /// All walks of the figures that have not moved are listed, and EndTurn only when all have moved.
    void moves()
    {
        Table table = Table((Scene())).faces({3, 2, 6}).act(Roll());
        std::size_t expected = 0;
        for (const auto& [mover, face] :
            {std::pair{Mover::killer, 3}, std::pair{Mover::vamp, 2}, std::pair{Mover::dealer, 6}})
            expected += walks(walker_of(table.state, mover), face).size();
        const Actions listed = legal(table.state, 0);
        QCOMPARE(listed.size(), expected + 2);
        QCOMPARE(count(listed, EndTurn()), 0u);
        QVERIFY(count(listed, GiveUp()) == 1 && count(listed, Collect()) == 1);
    }

    /// Two shots at each standing target of the other side are listed, and they always hit.
    void shots()
    {
        Scene scene = Scene().before(0, killer, "s39").stands(1, vamp, "s39").stands(1, dealer, "s39");
        Table table = Table(scene).arrive(killer, "s39").faces({6, 1, 1}).act(killing({id(1, vamp), id(1, dealer)}));
        QCOMPARE(legal(table.state, 0).size(), 4u);
        table.shoot(0, true);
        const Actions listed = legal(table.state, 0);
        QVERIFY((listed == Actions{Shoot{{3000, 400}}, Shoot{{3000, -400}}}));
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            Table copy = table;
            copy.state.random = Random(seed);
            copy.act(listed[seed % 2]);
            QVERIFY(copy.happened<DuelWon>());
        }
    }

    void prices()
    {
        Table table(Scene().cash(0, 149).owns(1, {"boxing"}).before(0, dealer, "boxing").dead(0, killer));
        table.arrive(dealer, "boxing").act(Recruit{Member::dealer, killer});
        QVERIFY((legal(table.state, 1) == Actions{NamePrice(), NamePrice{0}, NamePrice{50}, NamePrice{100}}));
        table.act(NamePrice{33});
        QVERIFY((legal(table.state, 0) == Actions{Answer{true}, Answer{false}}));
    }

    void theLongestList()
    {
        Scene scene(4);
        for (const int seat : {0, 1, 2, 3})
            for (const Character one : all_characters)
                if (seat != 0 || one != killer)
                    scene.stands(seat, one, "s39");
        scene.before(0, killer, "s39");
        Table table = Table(scene).arrive(killer, "s39");
        const std::size_t most = legal(table.state, 0).size();
        QVERIFY(most > most_killings && most <= most_killings + most_other_acts);
        Scene led = scene;
        led.before(0, vamp, "s39").stands(0, killer, "s39").vamped(1, killer, 0, 2);
        led.figure(1, killer).place = led.figure(0, vamp).place;
        Table pair = Table(led).arrive(vamp, "s39");
        QVERIFY(legal(pair.state, 0).size() <= most);
    }

    void neverAnOffer()
    {
        Table table(Scene().owns(0, {"baker"}).cash(1, 50));
        const Offer offer{1, {0, 0, shops({"baker"})}, {50, 0, {}}};
        QCOMPARE(table.refusal(offer), "");
        QCOMPARE(count(legal(table.state, 0), offer), 0u);
        table.act(offer);
        QVERIFY((legal(table.state, 1) == Actions{Answer{true}, Answer{false}}));
    }
};

BACKROOM_SUITE(SuperGangLegal)
#include "tst_legal.moc"
