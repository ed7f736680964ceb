#include "table.hpp"

#include <map>

using namespace test;

namespace {

/// What is wrong with the cards of a state; empty when all are there once.
std::string lost_or_doubled(const State& state)
{
    Gangsters found;
    int count = 0;
    std::array<int, special_kinds + 1> specials{};
    const auto add = [&](Gangsters set) {
        count += set.size();
        found |= set;
    };
    const auto add_special = [&](Special special) { ++specials[static_cast<std::size_t>(special)]; };
    for (const Gangsters row : state.cities)
        add(row);
    for (Seat seat = 0; seat < the_gang::max_seats; ++seat) {
        add(state.hands[seat].gangsters);
        add(state.captured[seat]);
        add_special(state.hands[seat].special);
    }
    for (const Gangster gangster : state.deck)
        add({gangster});
    for (const Special special : state.special_deck)
        add_special(special);
    for (const Special special : state.special_discard)
        add_special(special);
    if (state.phase == Phase::placing)
        for (const Seat seat : state.to_play) {
            const bool placed = seat == state.to_play.back() && state.turn.gangster_placed;
            if (!placed)
                add({state.choices[seat].gangster});
            add_special(state.choices[seat].special);
        }
    const int gangsters = state.seats == 2 ? 50 : 80;
    if (found.size() != gangsters || count != gangsters)
        return std::to_string(count) + " gangsters, " + std::to_string(found.size()) + " different";
    for (const Special special : all_specials)
        if (specials[static_cast<std::size_t>(special)] != (state.seats == 2 ? 3 : 4))
            return std::to_string(specials[static_cast<std::size_t>(special)]) + " of special "
                + std::to_string(static_cast<int>(special));
    return {};
}

Action any_action(Random& random)
{
    const auto city = static_cast<City>(random.below(city_count));
    const auto gangster = static_cast<Gangster>(random.below(gangster_count + 2));
    switch (random.below(6)) {
    case 0:
        return Choose{gangster, city};
    case 1:
        return Choose{gangster, {}};
    case 2:
        return PlaceGangster{city};
    case 3:
        return PlayLookout{city, random.below(2) == 0 ? End::left : End::right};
    case 4:
        return PlaySpy{city, gangster};
    default:
        return PlayBossCalls{city, gangster};
    }
}

bool contains(const Actions& actions, const Action& action)
{
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

}

/// Whole games by random players.
class TheGangRandom : public QObject {
    Q_OBJECT

    static void check_step(const State& state, Random& random)
    {
        const std::string wrong = lost_or_doubled(state);
        QVERIFY2(wrong.empty(), wrong.c_str());
        const SeatSet seats = pending(state);
        QCOMPARE(seats.empty(), state.phase == Phase::over);
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const Actions actions = legal(state, seat);
            QCOMPARE(actions.empty(), !seats.contains(seat));
            for (const Action& action : actions)
                QVERIFY(!check(state, seat, action));
            const Action tried = any_action(random);
            QCOMPARE(!check(state, seat, tried).has_value(), contains(actions, tried));
        }
        if (state.phase == Phase::choosing)
            for (int city = 0; city < state.cities_in_play(); ++city)
                QVERIFY(state.cities[static_cast<std::size_t>(city)].size() >= row_minimum);
        for (const Gangsters row : state.cities) {
            const std::vector<int> numbers(row.begin(), row.end());
            QVERIFY(std::is_sorted(numbers.begin(), numbers.end()));
        }
    }

private Q_SLOTS:
    void wholeGames()
    {
        Random random(12345);
        int actions = 0;
        for (int game = 0; game < 10000; ++game) {
            const int seats = min_seats + game % 4;
            State state = deal({game % 8 < 4 ? 4 : 0}, seats, static_cast<std::uint64_t>(game));
            Events events;
            while (!pending(state).empty()) {
                check_step(state, random);
                if (QTest::currentTestFailed())
                    return;
                const SeatSet waiting = pending(state);
                auto skip = random.below(static_cast<std::uint32_t>(waiting.size()));
                Seat seat = 0;
                for (const Seat one : waiting)
                    if (skip-- == 0)
                        seat = one;
                const Actions choices = legal(state, seat);
                const Action& action = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
                events.clear();
                apply(state, seat, action, events);
                QVERIFY(!events.empty());
                ++actions;
            }
            check_step(state, random);
            QVERIFY(state.options.rounds == 0 || state.round <= 4);
        }
        QVERIFY(actions > 500000);
    }

    void theSameSeedIsTheSameGame()
    {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            Table one(deal({}, 4, seed));
            Table two(deal({}, 4, seed));
            Random first(seed);
            Random second(seed);
            play_until(one, first, [](const Table&) { return false; });
            play_until(two, second, [](const Table&) { return false; });
            QVERIFY(one.state == two.state);
            QCOMPARE(hash(one.state), hash(two.state));
        }
    }

    void theHashTellsStatesApart()
    {
        Random random(3);
        std::map<std::uint64_t, State> seen;
        State state = deal({}, 3, 3);
        Events events;
        while (!pending(state).empty()) {
            const Seat seat = *pending(state).begin();
            const Actions actions = legal(state, seat);
            for (const Action& action : actions) {
                State next = state;
                events.clear();
                apply(next, seat, action, events);
                QVERIFY(seen.try_emplace(hash(next), next).first->second == next);
            }
            events.clear();
            apply(state, seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))], events);
        }
        QVERIFY(seen.size() > 300);
    }
};

QTEST_APPLESS_MAIN(TheGangRandom)
#include "tst_random.moc"
