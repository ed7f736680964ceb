// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/statistics.hpp"
#include "engine/supergang/lookup.hpp"
#include "statistics_cases.hpp"
#include "suites.hpp"
#include "supergang_cases.hpp"

using namespace test::supergang;
using backroom::Match;

namespace {

/// Plays an action of the seat that decides.
void act(Match<SuperGang>& match, const Action& action)
{
    test::act(match, *match.pending().begin(), action);
}

/// Hits the first target, or nothing.
void shoot(Match<SuperGang>& match, bool well)
{
    const Duel* duel = top<Duel>(match.state());
    QVERIFY(duel != nullptr);
    const Side side = other(duel->shooting);
    act(match, Shoot{well ? Point{place_on_plank(side, 0), -aim_offset} : Point{0, 20'000}});
}

/// Rosa's killer attacks the last figure of the other gangs, with these dice.
Match<SuperGang> lastDuel(Duels duels, std::vector<int> faces)
{
    const FigureId last{2, Character::dealer};
    Position from = test::supergang::position();
    for (const int seat : {1, 2})
        for (auto& figure : from.gangs[static_cast<std::size_t>(seat)].figures)
            figure.state = FigureState::graveyard;
    figure_in(from, last).state = FigureState::in_play;
    put(from, last, "s39");
    put(from, rosas_killer, "s38");
    from.dice = std::move(faces);
    const Action attack = Kill{Member::killer, {}, test::supergang::figures({last})};
    return played(from, {Roll(), Move{Mover::killer, {at("s39")}}, attack}, 3, {.duels = duels});
}

}

class SuperGangStatistics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void darts()
    {
        auto match = lastDuel(Duels::aim, {1, 1, 1, 6, 1});
        shoot(match, false);
        shoot(match, false);
        shoot(match, true);
        QVERIFY(match.over());
        const auto seats = test::counted(supergang_table::statistics(), match);
        QCOMPARE(seats.at(0).counts[1], (Count{1, 3}));
        QCOMPARE(seats.at(2).counts[1], (Count{0, 0}));
        QVERIFY(seats.at(0).won);
    }

    void dartsByDice()
    {
        auto match = lastDuel(Duels::dice, {1, 1, 1, 6, 1});
        while (!match.over())
            act(match, GiveUp());
        const auto seats = test::counted(supergang_table::statistics(), match);
        QCOMPARE(seats.at(0).counts[1], (Count{0, 0}));
        QCOMPARE(seats.at(2).counts[1], (Count{0, 0}));
    }

    /// A patrol arrests a vamp with three years on record.
    void yearsInJail()
    {
        const FigureId vamp{2, Character::vamp};
        Position from = test::supergang::position();
        put(from, vamp, "s39");
        figure_in(from, vamp).record = 3;
        put(from, 0, "s38");
        from.dice = {1, 1, 1, 1};
        auto match = played(from, {Roll(), Move{Mover::patrol_1, {at("s39")}}, GoQuietly()});
        while (!match.over())
            act(match, GiveUp());
        const auto seats = test::counted(supergang_table::statistics(), match);
        QCOMPARE(seats.at(2).counts[0], (Count{3, 1}));
        QCOMPARE(seats.at(0).counts[0], (Count{0, 1}));
    }

    /// SG-3.7: a figure held by the clock serves no sentence.
    void theClockIsNoJudge()
    {
        auto setup = test::setup_of<SuperGang>(3, 1);
        setup.options.clock = 240;
        auto match = test::match<SuperGang>(setup);
        act(match, Roll());
        const auto seat = static_cast<std::size_t>(*match.pending().begin());
        act(match, TimeUp());
        QVERIFY(match.state().gangs[seat].figures[0].held);
        while (!match.over())
            act(match, GiveUp());
        QCOMPARE(test::counted(supergang_table::statistics(), match).at(seat).counts[0].value, 0.0);
    }

    /// Counts all of them in a second, independent way.
    void stickUps()
    {
        using namespace backroom;
        int told = 0;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            auto match = test::match<SuperGang>(test::setup_of<SuperGang>(3, seed));
            test::play_out(match, seed);
            std::array<int, 3> robbed{};
            State state = match.initial();
            for (const auto& act : match.line()) {
                Events events;
                apply(state, act.seat, act.action, events);
                for (const Event& event : events)
                    if (const auto* one = std::get_if<StuckUp>(&event))
                        ++robbed[one->seat];
            }
            const auto seats = test::counted(supergang_table::statistics(), match);
            for (std::size_t seat = 0; seat < 3; ++seat) {
                QCOMPARE(seats.at(seat).counts[2].value, static_cast<double>(robbed[seat]));
                told += robbed[seat];
            }
        }
        QVERIFY(told > 0);
    }

    void asTheResultsSay() { test::agrees_with_results<SuperGang>(supergang_table::statistics(), 3, 2); }
};

BACKROOM_SUITE(SuperGangStatistics)
#include "tst_supergang_statistics.moc"
