// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.hpp"
#include "suites.hpp"

#include "engine/supergang/bot/choice.hpp"
#include "engine/supergang/bot/finale.hpp"
#include "engine/supergang/bot/forecast.hpp"
#include "engine/supergang/protocol/codec.hpp"

#include <cmath>
#include <fstream>

using namespace test;

namespace {

/// Hundreds of games would take minutes under the sanitizers, and find no more than one game does.
constexpr auto no_strengths = "Strengths are compared by the release build.";

constexpr Options ten_rounds{.duels = Duels::dice, .length = 10};

LevelSettings step_by_step()
{
    LevelSettings settings = settings_of(Level::boss);
    settings.weights.forecast = settings.weights.alarm = false;
    settings.effort.together = false;
    return settings;
}

/// Plays to the end of the game: this turn of the seat with the settings, the rest as bosses do. Returns the seat's
/// share of the victory.
double won(State state, Seat seat, const LevelSettings& settings, std::uint64_t seed)
{
    state.random = Random(seed);
    Random minds(seed);
    Events events;
    while (!state.over) {
        const Seat asked = decider(state);
        const bool own = asked == seat && state.turn.seat == seat;
        const BotContext context{Level::boss, next_seed(minds), {}};
        events.clear();
        apply(state, asked, decide_as(view(state, asked), context, own ? settings : settings_of(Level::boss)), events);
    }
    return state.winners.contains(seat) ? 1.0 / state.winners.size() : 0;
}

double mean_won(const State& state, Seat seat, const LevelSettings& settings, int games)
{
    double sum = 0;
    for (int game = 1; game <= games; ++game)
        sum += won(state, seat, settings, static_cast<std::uint64_t>(game));
    return sum / games;
}

/// Returns a position of a real game whose last turn was hardly ever won by choosing each gangster's step separately.
State last_turn(int number)
{
    std::ifstream file(LAST_TURNS + ('/' + std::to_string(number)) + ".json");
    const Position position = Codec<SuperGang>::position(Json::parse(file));
    Table table = Table(arranged(position, 4, ten_rounds)).act(Roll());
    return table.state;
}

/// Returns the beginning of a seat's last turn in a game between soldiers.
State end_of_game(std::uint64_t seed, Seat seat)
{
    State state = deal(ten_rounds, 4, seed);
    Random minds(seed);
    Events events;
    while (!last_round(state) || state.turn.seat != seat || state.turn.phase == Phase::start) {
        if (state.over)
            return state;
        const Seat asked = decider(state);
        events.clear();
        apply(state, asked, decide(view(state, asked), BotContext{Level::soldier, next_seed(minds), {}}), events);
    }
    return state;
}

}

class SuperGangFinale : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void winsLastTurns()
    {
        if (BACKROOM_SANITIZED)
            QSKIP(no_strengths);
        const auto row = [](Case, int number, double least) {
            const State state = last_turn(number);
            constexpr int games = 24;
            const double together = mean_won(state, state.turn.seat, settings_of(Level::boss), games);
            QVERIFY2(together >= least, std::to_string(together).c_str());
            QVERIFY2(
                mean_won(state, state.turn.seat, step_by_step(), games) < together, std::to_string(together).c_str());
        };
        row("a racket before the stick-up", 1, 0.25);
        row("both of a vamp's stick-ups", 2, 0.25);
        row("two stick-ups instead of a purchase", 3, 0.45);
        row("for the chance to lead, two gangsters", 4, 0.4);
        row("for the chance to lead, three gangsters", 5, 0.3);
    }

    /// Compares how often each way of choosing wins random last turns.
    void neverDoesWorse()
    {
        if (BACKROOM_SANITIZED)
            QSKIP(no_strengths);
        constexpr int games = 10;
        double together = 0;
        double single = 0;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const auto seat = static_cast<Seat>(seed % 4);
            const State state = end_of_game(seed, seat);
            if (state.over)
                continue;
            const double one = mean_won(state, seat, settings_of(Level::boss), games);
            const double other = mean_won(state, seat, step_by_step(), games);
            // Three standard errors of the difference.
            const double error = std::sqrt((one * (1 - one) + other * (1 - other)) / games);
            QVERIFY2(one >= other - 3 * error, std::to_string(seed).c_str());
            together += one;
            single += other;
        }
        QVERIFY2(together >= single, std::to_string(together - single).c_str());
    }

    /// Two shops are missing, and there is only enough money for both if the vamp robs somebody in the street first.
    void completesADistrictTogether()
    {
        Scene scene = Scene().owns(0, {"notary", "bank", "couture", "gallery", "piano"}).cash(0, 40);
        scene.before(0, killer, "perfume").before(0, dealer, "tea").before(0, vamp, "s39");
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Table table = Table(scene).roll();
            while (!table.state.over && table.state.turn.seat == 0)
                table.act(decide(view(table.state, 0), BotContext{Level::boss, seed, {}}));
            QVERIFY(table.state.over && table.state.winners == SeatSet::only(0));
        }
    }

    void forecastsAreShares()
    {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const State state = end_of_game(seed, static_cast<Seat>(seed % 4));
            const Forecast forecast(state);
            double sum = 0;
            for (Seat seat = 0; seat < state.gang_count(); ++seat)
                sum += forecast.chance(seat);
            // Shared victories and the small value of a lead make the sum inexact.
            QVERIFY2(state.over || std::abs(sum - 1) < 0.05, std::to_string(sum).c_str());
        }
    }

    /// A lead is nearly certain to win if no other gang acts in the round any more, and less certain the more gangs do.
    void leadsAreSaferTheFewerGangsAct()
    {
        const auto chance = [](const Scene& scene) { return Forecast(Table(scene, ten_rounds).state).chance(0); };
        const auto leads = [](int by) { return Scene(4).in_round(10).cash(0, 100 + by).cash(1, 100); };
        Scene last = leads(50).turn_of(3);
        for (const Character one : all_characters)
            last.jailed(3, one, 3);
        QVERIFY(chance(last) > 0.98);
        QVERIFY(chance(leads(50).turn_of(3)) < 0.95);
        QVERIFY(chance(leads(50).turn_of(1)) < chance(leads(50).turn_of(3)));
        QVERIFY(chance(leads(150).turn_of(1)) > chance(leads(50).turn_of(1)));
        QVERIFY(!last_round(Table(Scene().in_round(9), ten_rounds).state));
        QVERIFY(!last_round(Table(Scene().in_round(10)).state));
    }

    /// A gang that may complete a district in the last round wins regardless of the money of others.
    void districtsOfOthersCount()
    {
        Scene scene = Scene().owns(1, {"notary", "bank", "couture", "gallery", "piano", "perfume"}).cash(1, 60);
        scene.before(1, killer, "tea").in_round(10);
        QVERIFY(chance_of_no_district(Table(scene, ten_rounds).state, 0) < 0.9);
        QCOMPARE(chance_of_no_district(Table(scene, ten_rounds).state, 1), 1.0);
        QCOMPARE(chance_of_no_district(Table(scene.turn_of(2), ten_rounds).state, 0), 1.0);
    }
};

BACKROOM_SUITE(SuperGangFinale)
#include "tst_finale.moc"
