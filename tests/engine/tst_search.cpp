// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/search.hpp"
#include "engine/the_gang/bot/knowledge.hpp"
#include "suites.hpp"

#include "allocations.hpp"

#include <QTest>

using namespace backroom;

/// Three small games with known best actions.
namespace tiny {

enum class Kind : std::uint8_t {
    /// Two seats take one to three from a heap in turn. The seat that takes the last one wins.
    heap,
    /// Rock, paper, scissors: both choose 0 to 2 simultaneously.
    fist,
    /// Seat 0 stands (action 0), or calls (1) and then guesses the side of a hidden coin (0 or 1).
    coin,
};

struct State {
    Random random;
    Kind kind{};
    std::uint8_t seats = 2;
    int heap = 0;
    Seat turn = 0;
    std::array<int, 2> fists{-1, -1};
    int coin = 0;
    bool called = false;
    /// In tenths; -1 until the game is over.
    std::array<int, 2> worth{-1, -1};
    bool operator==(const State&) const = default;
};

/// Everything except the coin and the other seat's choice.
struct View {
    State known;
    Seat seat = 0;
    bool operator==(const View&) const = default;
};

struct PublicState {
    bool operator==(const PublicState&) const = default;
};
struct Event {
    bool operator==(const Event&) const = default;
};
struct Options {
    bool operator==(const Options&) const = default;
};
using Action = int;
using Actions = FixedVector<int, 3>;
using Events = FixedVector<Event, 4>;

struct Tiny {
    using State = tiny::State;
    using Options = tiny::Options;
    using Position = int;
    using Action = tiny::Action;
    using Actions = tiny::Actions;
    using Event = tiny::Event;
    using Events = tiny::Events;
    using PublicState = tiny::PublicState;
    using View = tiny::View;
    static constexpr std::string_view id = "tiny";
    static constexpr int min_seats = 2;
    static constexpr int max_seats = 2;
};

State deal(const Options&, int, const Random&)
{
    return {};
}
std::variant<State, PositionError> arrange(const Options&, int, const Random&, int)
{
    return State();
}
SeatSet pending(const State& state)
{
    SeatSet seats;
    if (state.worth[0] >= 0)
        return seats;
    if (state.kind != Kind::fist)
        return SeatSet::only(state.turn);
    for (const Seat seat : SeatSet::first(2))
        if (state.fists[seat] < 0)
            seats.insert(seat);
    return seats;
}
Actions legal(const State& state, Seat seat)
{
    if (!pending(state).contains(seat))
        return {};
    switch (state.kind) {
    case Kind::heap: {
        Actions takes;
        for (int take = 1; take <= std::min(3, state.heap); ++take)
            takes.push_back(take);
        return takes;
    }
    case Kind::fist:
        return {0, 1, 2};
    case Kind::coin:
        break;
    }
    return {0, 1};
}
std::optional<Refusal> check(const State& state, Seat seat, int action)
{
    for (const int allowed : legal(state, seat))
        if (allowed == action)
            return {};
    return Refusal{backroom::refusals::not_your_turn, {}};
}
void apply(State& state, Seat seat, int action, Events&)
{
    const auto end = [&](int first) { state.worth = {first, 10 - first}; };
    switch (state.kind) {
    case Kind::heap:
        state.heap -= action;
        state.turn = static_cast<Seat>(1 - seat);
        if (state.heap == 0)
            end(seat == 0 ? 10 : 0);
        return;
    case Kind::fist:
        state.fists[seat] = action;
        if (pending(state).empty()) {
            const int ahead = (state.fists[0] - state.fists[1] + 3) % 3;
            end(ahead == 0 ? 5 : ahead == 1 ? 10 : 0);
        }
        return;
    case Kind::coin:
        if (state.called)
            end(action == state.coin ? 10 : 0);
        else if (action == 0)
            end(6);
        state.called = true;
    }
}
Result result(const State& state)
{
    Result result;
    result.seats = 2;
    result.over = state.worth[0] >= 0;
    result.scores = {state.worth[0], state.worth[1]};
    rank(result, {});
    return result;
}
std::uint64_t hash(const State&)
{
    return 0;
}
PublicState public_state(const State&)
{
    return {};
}
void follow(PublicState&, const Event&) { }
Ending ending(const PublicState&)
{
    return {};
}
Event redact(const Event& event, Seat)
{
    return event;
}
bool visible(const Event&, Seat)
{
    return true;
}
bool reveals(const Event&)
{
    return false;
}
View view(const State& state, Seat seat)
{
    View seen{state, seat};
    seen.known.coin = 0;
    seen.known.fists[1u - seat] = -1;
    return seen;
}
State sample(const View& view, Random& random)
{
    State state = view.known;
    state.coin = static_cast<int>(random.below(2));
    return state;
}

static_assert(Game<Tiny>);

struct Known : SearchPolicy<Tiny> {
    Values worth(const State& state) { return {state.worth[0] / 10.0, state.worth[1] / 10.0}; }
};
using Searched = Search<Tiny, Known>;

State heap(int count)
{
    State state;
    state.heap = count;
    return state;
}
State of_kind(Kind kind)
{
    State state;
    state.kind = kind;
    return state;
}

int decided(const State& state, Seat seat, const Effort& effort, std::uint64_t seed)
{
    Known known;
    Random random(seed);
    return Searched(known, effort).decide(view(state, seat), random);
}

}

using namespace tiny;

class SearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The best action leaves a multiple of four.
    void solvesAHeap()
    {
        for (const int count : {1, 2, 3, 5, 6, 7, 9, 10})
            for (std::uint64_t seed = 0; seed < 5; ++seed)
                QCOMPARE(decided(heap(count), 0, {.iterations = 2000}, seed), count % 4);
    }

    void theSameSeedIsTheSameAction()
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            QCOMPARE(decided(heap(8), 0, {.iterations = 30}, seed), decided(heap(8), 0, {.iterations = 30}, seed));
    }

    /// The seat that chooses second in the same state learns nothing from the first choice.
    void sealedChoicesStaySealed()
    {
        for (const Seat seat : {Seat{0}, Seat{1}}) {
            Known known;
            Random random(3);
            Searched search(known, {.iterations = 6000});
            search.decide(view(of_kind(Kind::fist), seat), random);
            QCOMPARE(search.tried().size(), 3u);
            double mean = 0;
            int times = 0;
            for (const Searched::Candidate& one : search.tried()) {
                mean += one.worth * one.times;
                times += one.times;
                QVERIFY(one.times > 600);
            }
            QVERIFY(qAbs(mean / times - 0.5) < 0.05);
        }
    }

    /// Standing is worth 0.6. A hidden coin is guessed correctly half the time, however often it is sampled.
    void hiddenInformationIsNotUsed()
    {
        for (std::uint64_t seed = 0; seed < 10; ++seed)
            QCOMPARE(decided(of_kind(Kind::coin), 0, {.iterations = 3000}, seed), 0);
    }

    /// If `observation_key` distinguishes the coins, calling is better.
    void observationsAreTakenIntoAccount()
    {
        struct Peeking : Known {
            std::uint64_t observation_key(const State& state) { return static_cast<std::uint64_t>(state.coin); }
        };
        Peeking known;
        Random random(1);
        QCOMPARE((Search<Tiny, Peeking>(known, {.iterations = 3000}).decide(view(of_kind(Kind::coin), 0), random)), 1);
    }

    /// Seats outside the tree play by the policy, here one that always takes the maximum.
    void othersPlayByThePolicy()
    {
        struct Greedy : Known {
            bool branches(const State&, Seat seat) { return seat == 0; }
            int play(const State& state, Seat, Random&) { return std::min(3, state.heap); }
        };
        Greedy known;
        Random random(1);
        // From eight the best player would lose. Against this policy, taking two finally leaves three, and taking three
        // leaves two.
        Search<Tiny, Greedy> search(known, {.iterations = 500});
        const int take = search.decide(view(heap(8), 0), random);
        QVERIFY(take == 2 || take == 3);
        for (const auto& one : search.tried())
            QVERIFY(one.action != take || one.worth > 0.9);
    }

    void priorWeightsOrderTheFirstTries()
    {
        struct Partial : Known {
            void weigh(const State&, Seat, const Actions& actions, std::span<double> weights)
            {
                for (std::size_t at = 0; at < actions.size(); ++at)
                    weights[at] = actions[at] == 2 ? 8 : 1;
            }
        };
        Partial known;
        Random random(1);
        Search<Tiny, Partial> search(known, {.iterations = 1});
        QCOMPARE(search.decide(view(heap(9), 0), random), 2);
    }

    void policyEndsThePlayout()
    {
        struct Near : Known {
            bool ends(const State& state) { return state.heap < 20; }
            Values worth(const State& state) { return {state.heap == 19 ? 1.0 : 0.0, 0.0}; }
        };
        Near known;
        Random random(1);
        QCOMPARE((Search<Tiny, Near>(known, {.iterations = 100}).decide(view(heap(21), 0), random)), 2);
    }

    void aFullTreeStillDecides()
    {
        QCOMPARE(decided(heap(7), 0, {.iterations = 2000, .actions = 1}, 1), 3);
        QCOMPARE(decided(heap(1), 0, {.iterations = 1, .actions = 1}, 1), 1);
    }

    void stopsAfterOneIteration()
    {
        Known known;
        Random random(1);
        std::stop_source source;
        source.request_stop();
        Searched search(known, {.iterations = 1000000});
        const int take = search.decide(view(heap(30), 0), random, source.get_token());
        QVERIFY(!check(heap(30), 0, take));
        int times = 0;
        for (const Searched::Candidate& one : search.tried())
            times += one.times;
        QCOMPARE(times, 1);
    }

    void stopsWhenItIsSettled()
    {
        Known known;
        Random random(1);
        Searched search(known, {.iterations = 1000});
        search.decide(view(heap(3), 0), random);
        int times = 0;
        for (const Searched::Candidate& one : search.tried())
            times += one.times;
        QVERIFY(times > 400 && times < 1000);
    }

    void searchingDoesNotAllocate()
    {
        QVERIFY(test::allocations_count());
        const auto state = the_gang::deal({}, 4, 6);
        const auto seen = view(state, 2);
        the_gang::BotKnowledge known(seen, the_gang::Horizon::round);
        Search<the_gang::TheGang, the_gang::BotKnowledge> search(known, {.iterations = 500, .actions = 5000});
        Random random(1);
        const std::uint64_t before = test::allocations;
        const auto action = search.decide(seen, random);
        const std::uint64_t after = test::allocations;
        QCOMPARE(after, before);
        QVERIFY(!check(state, 2, action));
    }
};

BACKROOM_SUITE(SearchTest)
#include "tst_search.moc"
