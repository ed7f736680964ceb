// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/bot/knowledge.hpp"
#include "engine/the_gang/bot/reasons.hpp"
#include "engine/the_gang/outlook.hpp"
#include "engine/the_gang/preview.hpp"
#include "suites.hpp"

#include "bot_suite.hpp"
#include "cases.hpp"

using namespace test;

namespace {

BotContext bot(Level level, std::uint64_t seed = 1)
{
    return {level, seed, {}};
}

/// Plays the seat's turn at this level and lets the others end the job. Returns the gangsters that the seat captured.
Gangsters captured_in_turn(State state, Seat seat, Level level, std::uint64_t seed = 1)
{
    Events events;
    const Gangsters before = state.captured[seat];
    while (state.phase == Phase::placing && pending(state).contains(seat)) {
        const Action action = decide(view(state, seat), bot(level, seed++));
        if (check(state, seat, action))
            throw std::logic_error("refused");
        events.clear();
        apply(state, seat, action, events);
    }
    return state.captured[seat] - before;
}

/// Returns a state in which seat 0 holds these gangsters. The others hold as many of the rest.
State choosing(const test::Rows& rows, std::vector<int> gangsters)
{
    Position position{.cities = {rows.chicago, rows.detroit, rows.new_york}, .hands = {hand(std::move(gangsters))}};
    return arranged(position, 3);
}

bool is_ticket(const Action& action, int gangster, City city)
{
    return action == Action(Choose{static_cast<Gangster>(gangster), city});
}

using Row = std::vector<int>;
const Row quiet{2, 3, 6, 7, 10};

/// 37 waits with a ticket to New York, where it would capture 34 and 36. 35 can be placed between them.
Table threatened(int gangster, Special special)
{
    Table table({.cities = {quiet, Row{20, 23, 26, 29, 32}, Row{11, 34, 36, 61, 62}},
                    .hands = {hand({gangster}, special), hand({37}), hand({80}, Special::spy)}},
        3);
    table.ticket(1, 37, new_york).special(2, 80).special(0, gangster);
    return table;
}

}

class TheGangBot : public QObject {
    Q_OBJECT
    using Suite = BotSuite<GangCases>;

private Q_SLOTS:
    void wholeGames()
    {
        const auto row = [&](Case, int level, int rounds, int most) {
            Suite::playsWholeGames(static_cast<Level>(level), rounds, most);
        };
        row("rookie", 1, 10, 0);
        row("soldier", 2, 1, 30);
        row("boss", 3, 1, 2);
    }
    void decidesWhatIsLegal() { Suite::decidesWhatIsLegal({{{100, 1}, {50, 10}, {8, 150}}}); }
    void decidesTheSameTwice() { Suite::decidesTheSameTwice({{{100, 3}, {50, 20}, {8, 200}}}); }
    void stopsAtOnce() { Suite::stopsAtOnce(20, 20); }
    void levelsDiffer() { Suite::levelsDiffer(8, 150); }
    void advisesWhatTheBossDoes() { Suite::advisesWhatTheBossDoes(8, 200); }

    /// The worked example X2 and other captures with a ticket, against cards that capture nothing.
    void everyLevelTakesObviousCaptures()
    {
        const auto row = [&](Case, int level) {
            for (std::uint64_t seed = 0; seed < 5; ++seed) {
                const auto decided = [&](const State& state) {
                    return decide(view(state, 0), bot(static_cast<Level>(level), seed));
                };
                QVERIFY(is_ticket(
                    decided(choosing({{17, 24, 36, 57, 58}, quiet, {70, 73, 74, 75, 78}}, {19, 80})), 19, chicago));
                QVERIFY(is_ticket(decided(choosing({quiet, {14, 15, 23, 35, 58}, {70, 73, 74, 75, 78}}, {16, 22})), 16,
                            detroit)
                    || is_ticket(
                        decided(choosing({quiet, {14, 15, 23, 35, 58}, {70, 73, 74, 75, 78}}, {16, 22})), 22, detroit));
                QVERIFY(is_ticket(
                    decided(choosing({quiet, {20, 23, 26, 29, 32}, {11, 12, 34, 36, 54}}, {9, 55})), 55, new_york));
            }
        };
        row("rookie", 1);
        row("soldier", 2);
        row("boss", 3);
    }

    /// The worked examples X5, X7 and X8: planning both cards finds gangs that one card alone does not capture.
    void soundPlayersPlanBothCards()
    {
        for (const Level level : {Level::soldier, Level::boss}) {
            const Table spy = with_special({quiet, {11, 12, 34, 35, 36, 54}, {68, 73, 74, 75, 78}}, 55, Special::spy);
            QCOMPARE(captured_in_turn(spy.state, 0, level), (Gangsters{12, 34, 35, 36, 54}));
            const Table covered = with_special({quiet, {46, 49, 50, 53, 54}, {24, 26, 30, 44, 45}}, 18, Special::spy);
            QCOMPARE(captured_in_turn(covered.state, 0, level), (Gangsters{24, 26, 30, 44}));
            const Table lookout =
                with_special({{19, 21, 23, 26, 28}, {46, 49, 50, 53, 54}, {68, 73, 74, 75, 78}}, 67, Special::lookout);
            QCOMPARE(captured_in_turn(lookout.state, 0, level), (Gangsters{19, 21, 23, 26, 28}));
            const Table call = with_special(
                {{18, 24, 26, 30, 32, 44, 45}, {11, 14, 15, 17, 20}, {68, 73, 74, 75, 78}}, 67, Special::boss_calls);
            QVERIFY((Gangsters{18, 24, 26, 30, 32, 44} - captured_in_turn(call.state, 0, level)).empty());
        }
    }

    /// The states guessed by the boss agree with its view, and leave only its own choice open.
    void theBossForeseesChoices()
    {
        int foreseen = 0;
        Suite::along_decisions(6, 150, [&](const View& seen, std::uint64_t seed, const State& state, Random&) {
            if (seen.open.phase != Phase::choosing)
                return;
            Random random(seed);
            const auto guesses = guessed_choices(seen, random, {});
            QVERIFY(!guesses.empty());
            Random again(seed);
            QVERIFY(guessed_choices(view(sample(seen, random), seen.seat), again, {}) == guesses);
            for (const State& guess : guesses) {
                QCOMPARE(pending(guess), SeatSet::only(seen.seat));
                QVERIFY(guess.hands[seen.seat] == seen.hand && guess.cities == state.cities);
                for (Seat seat = 0; seat < guess.seats; ++seat)
                    QVERIFY(seat == seen.seat || guess.hands[seat].gangsters.contains(guess.choices[seat].gangster));
            }
            ++foreseen;
        });
        QVERIFY(foreseen > 0);
    }

    /// If it assumed that the other seat plays by habit, the boss would choose Chicago, which wins 7 % fewer games.
    /// Either gangster does well in Detroit.
    void theBossExpectsGoodAnswers()
    {
        const Position position{.cities = {Row{6, 21, 26, 68, 72}, Row{2, 41, 42, 70, 78}, {}},
            .hands = {hand({22, 79})},
            .captured = {{15, 33, 46, 52, 53, 65}, {5, 45}},
            .round = 1,
            .special_discard = {{Special::boss_calls}}};
        const View seen = view(arranged(position, 2), 0);
        for (std::uint64_t seed = 0; seed < 3; ++seed)
            QCOMPARE(std::get<Choose>(decide(seen, bot(Level::boss, seed))).ticket, std::optional(detroit));
    }

    /// The last round, with nothing left in the deck. The ticket to Detroit captures 26 to 74, and that is not enough:
    /// with the special more than twice as many games are won.
    void theBossLooksToTheEndOfTheLastRound()
    {
        const Position position{
            .cities = {Row{6, 7, 12, 21, 30, 31, 40, 70, 76}, Row{3, 11, 26, 60, 66, 72, 74, 79}, {}},
            .hands = {hand({1, 23, 39, 63}, Special::boss_calls)},
            .captured = {{8, 14, 18, 41, 42, 57, 59, 64, 68, 71, 75},
                {4, 5, 9, 15, 25, 27, 29, 33, 38, 45, 46, 56, 67, 73}},
            .round = 4,
            .deck = Row{},
            .special_discard = {{Special::boss_calls, Special::boss_calls, Special::spy, Special::spy, Special::spy,
                Special::lookout}}};
        State state = arranged(position, 2);
        // In a match everybody has seen what was captured.
        state.memory.captured = state.captured;
        for (std::uint64_t seed = 0; seed < 3; ++seed)
            QVERIFY(decide(view(state, 0), bot(Level::boss, seed)) == Action(Choose{23, {}}));
    }

    void theRookieTakesOneCardAtATime()
    {
        const Table table =
            with_special({{19, 21, 23, 26, 27}, {46, 49, 50, 53, 54}, {68, 73, 74, 75, 78}}, 67, Special::lookout);
        for (std::uint64_t seed = 0; seed < 10; ++seed)
            QVERIFY((Gangsters{19, 21, 23} - captured_in_turn(table.state, 0, Level::rookie, seed * 10)).empty());
    }

    /// A seat that can capture nothing prevents what another seat is about to capture.
    void soundPlayersSpoilWhatOthersAreAboutToTake()
    {
        const Table table = threatened(35, Special::lookout);
        for (const Level level : {Level::soldier, Level::boss})
            for (std::uint64_t seed = 0; seed < 5; ++seed) {
                State state = table.state;
                Events events;
                while (pending(state).contains(0)) {
                    const Action action = decide(view(state, 0), bot(level, seed));
                    events.clear();
                    apply(state, 0, action, events);
                }
                QVERIFY(state.captured[1].empty());
            }
    }

    /// In the last job, keeping the special is useless: here a ticket captures nothing, but the Lookout captures much.
    void soundPlayersUseTheSpecialBeforeItIsGone()
    {
        const State state = arranged({.cities = {Row{21, 23, 25, 26, 27}, quiet, Row{68, 73, 74, 75, 78}},
                                         .hands = {hand({80}, Special::lookout)}},
            3);
        QCOMPARE(int(state.job), jobs_a_round);
        for (const Level level : {Level::soldier, Level::boss})
            for (std::uint64_t seed = 0; seed < 5; ++seed)
                QVERIFY(decide(view(state, 0), bot(level, seed)) == Action(Choose{80, {}}));
    }

    /// The game is lost or won whatever is done: then revolvers still count, and the hint says that it is decided.
    void theBossTakesWhatItCanWhenAllIsDecided()
    {
        Position position{.cities = {Row{21, 23, 25, 26, 27}, quiet, {}}, .hands = {hand({80}, Special::lookout)}};
        position.round = 4;
        const std::vector<int> many{30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49};
        const auto row = [&](Case, std::vector<std::vector<int>> captured, Prospect prospect) {
            position.captured = std::move(captured);
            State state = arranged(position, 2);
            state.memory.captured = state.captured;
            QCOMPARE(int(state.job), jobs_a_round);
            for (std::uint64_t seed = 0; seed < 3; ++seed) {
                const Advice advice = *advise(view(state, 0), bot(Level::boss, seed));
                QVERIFY(advice.action == Action(Choose{80, {}}));
                QVERIFY(advice.reason == Reason::special_pays);
                QVERIFY(advice.prospect == prospect);
            }
        };
        row("lost", {{}, many}, Prospect::lost);
        row("won", {many, {}}, Prospect::won);
    }

    /// In the last job of the game nothing follows that one could look ahead to.
    void neverLooksBeyondTheEnd()
    {
        Position position{.cities = {Row{17, 24, 36, 57, 58}, quiet, {}}, .hands = {hand({19})}};
        position.round = 4;
        const View last = view(arranged(position, 2), 0);
        QVERIFY(make_advice(last, Choose{19, detroit}, bot(Level::boss)).reason != Reason::looks_ahead);
    }

    void advisesACapture()
    {
        const State state = choosing({{17, 24, 36, 57, 58}, quiet, {70, 73, 74, 75, 78}}, {19, 80});
        const Advice advice = *advise(view(state, 0), bot(Level::rookie));
        QVERIFY(is_ticket(advice.action, 19, chicago));
        QVERIFY(advice.reason == Reason::captures && advice.city == chicago);
        QCOMPARE(advice.gangsters, (Gangsters{24, 36}));
        QCOMPARE(advice.revolvers, revolvers(Gangsters{24, 36}));
        QVERIFY(advice.chance > 50 && advice.chance <= 100);
    }

    void advisesAPlanOfTwoCards()
    {
        Table table = with_special({quiet, {11, 12, 34, 35, 36, 54}, {68, 73, 74, 75, 78}}, 55, Special::spy);
        const Advice first = *advise(view(table.state, 0), bot(Level::boss));
        QVERIFY(first.action == Action(PlaySpy{detroit, 35}));
        QVERIFY(first.reason == Reason::prepares && first.city == detroit);
        QCOMPARE(first.gangsters, (Gangsters{12, 34, 35, 36, 54}));
        table.act(0, first.action);
        const Advice second = *advise(view(table.state, 0), bot(Level::boss));
        QVERIFY(second.reason == Reason::captures && second.chance == 100);
        QCOMPARE(second.gangsters, first.gangsters);
    }

    void advisesToSpoil()
    {
        const Table table = threatened(35, Special::lookout);
        const Advice advice = *advise(view(table.state, 0), bot(Level::boss));
        QVERIFY(advice.reason == Reason::spoils && advice.tenths > 0);
        QVERIFY(advice.gangsters.empty() && advice.chance == 0);
    }

    void advisesTheSpecial()
    {
        Position position{.cities = {Row{21, 23, 25, 26, 27}, quiet, Row{68, 73, 74, 75, 78}},
            .hands = {hand({80}, Special::lookout)}};
        const Advice pays = *advise(view(arranged(position, 3), 0), bot(Level::boss));
        QVERIFY(pays.action == Action(Choose{80, {}}));
        QVERIFY(pays.reason == Reason::special_pays && pays.chance > 50 && pays.tenths > 10);
    }

    void advisesWhatTheOtherCardDoes()
    {
        Table table = with_special({{19, 21, 23, 26, 30, 32, 38}, quiet, {68, 73, 74, 75, 78}}, 41, Special::lookout);
        const Advice advice = make_advice(view(table.state, 0), PlayLookout{chicago, End::left}, bot(Level::boss));
        QVERIFY(advice.reason == Reason::captures && advice.plan);
        QCOMPARE(advice.gangsters, (Gangsters{19, 21, 23}));
        QVERIFY(!advice.plan->second);
        QVERIFY(as_action(advice.plan->first) == Action(PlaceGangster{chicago}));
        table.act(0, PlayLookout{chicago, End::left});
        table.act(0, PlaceGangster{chicago});
        QCOMPARE(table.state.captured[0] - advice.gangsters, advice.plan->captured);
    }

    /// A capture that the special could make counts as a reason to keep it.
    void advisesToKeepTheSpecial()
    {
        Position position{.cities = {Row{5, 13, 16, 35, 62}, Row{22, 25, 33, 50, 58}, {}},
            .hands = {hand({10, 12, 28, 55}, Special::lookout), hand({70, 71, 72, 73}, Special::spy)}};
        const View seen = view(arranged(position, 2), 0);
        const Advice advice = make_advice(seen, Choose{55, chicago}, bot(Level::boss));
        QVERIFY(advice.reason == Reason::keeps_special);
        QCOMPARE(advice.revolvers, revolvers(Gangsters{5, 13}));
    }

    void reasonsAreTrue()
    {
        std::array<int, 11> met{};
        int both_capture = 0;
        Suite::along_decisions(30, 83, [&](const View& seen, std::uint64_t seed, const State& state, Random&) {
            const Advice advice = *advise(seen, bot(Level::boss, seed));
            ++met[static_cast<std::size_t>(advice.reason)];
            const auto* choose = std::get_if<Choose>(&advice.action);
            QCOMPARE(advice.revolvers, advice.gangsters.empty() ? 0 : revolvers(advice.gangsters));
            switch (advice.reason) {
            case Reason::captures: {
                QVERIFY(advice.chance > 0 && advice.chance <= 100);
                Gangsters foreseen;
                for (const Captured& gang : preview(seen, advice.action).gangs)
                    foreseen |= gang.gangsters;
                QCOMPARE(foreseen, advice.gangsters);
                break;
            }
            case Reason::will_capture:
                QVERIFY(choose != nullptr && choose->ticket == advice.city && advice.chance > 0);
                break;
            case Reason::special_pays: {
                QVERIFY(choose != nullptr && !choose->ticket && advice.chance > 0 && advice.tenths > 0);
                QCOMPARE(advice.plan.has_value(), !advice.gangsters.empty());
                if (!advice.plan)
                    break;
                // The plan lists what both cards capture, one after the other.
                backroom::the_gang::Rows rows = seen.open.cities;
                Turn turn;
                const Gangsters first = play(rows, turn, advice.plan->first);
                QCOMPARE(first, advice.plan->by_first);
                const Gangsters second = play(rows, turn, *advice.plan->second);
                QCOMPARE(first | second, advice.gangsters);
                QCOMPARE(advice.plan->second->city, advice.city);
                both_capture += !first.empty() && !second.empty() ? 1 : 0;
                break;
            }
            case Reason::special_expires:
                QVERIFY(choose != nullptr && !choose->ticket && state.job == jobs_a_round);
                break;
            case Reason::prepares: {
                QVERIFY(choose == nullptr && !advice.gangsters.empty());
                QVERIFY(preview(seen, advice.action).gangs.empty());
                Table after(state);
                after.act(seen.seat, advice.action);
                bool found = false;
                for (const Action& second : legal(after.state, seen.seat)) {
                    Gangsters taken;
                    for (const Captured& gang : preview(view(after.state, seen.seat), second).gangs)
                        taken |= gang.gangsters;
                    found = found || taken == advice.gangsters;
                }
                QVERIFY(found);
                break;
            }
            case Reason::spoils:
                QVERIFY(advice.tenths > 0);
                break;
            case Reason::keeps:
                QVERIFY(choose != nullptr && seen.hand.gangsters.contains(advice.kept));
                QVERIFY(choose->gangster != advice.kept && advice.tenths < 10 * advice.revolvers);
                break;
            case Reason::keeps_special:
                QVERIFY(choose != nullptr && choose->ticket && seen.hand.special != Special::none);
                QVERIFY(advice.tenths < 10 * advice.revolvers && state.job < jobs_a_round);
                break;
            case Reason::looks_ahead:
            case Reason::ends_better:
                QVERIFY(!advice.gangsters.empty());
                QCOMPARE(outlook(seen.open).is_last_job(), advice.reason == Reason::ends_better);
                break;
            case Reason::nothing_better:
                QVERIFY(advice.gangsters.empty());
                // As the rows stand, nothing can be captured.
                for (const Action& other : legal(state, seen.seat))
                    if (const auto* choice = std::get_if<Choose>(&other); choice == nullptr || choice->ticket)
                        QVERIFY(preview(seen, other).gangs.empty());
                break;
            }
        });
        for (const Reason reason : {Reason::captures, Reason::special_pays, Reason::prepares})
            QVERIFY(met[static_cast<std::size_t>(reason)] > 0);
        QVERIFY(both_capture > 0);
    }
};

BACKROOM_SUITE(TheGangBot)
#include "tst_bot.moc"
