#pragma once

#include "core/playout.hpp"

#include <QTest>

#include <vector>

/// What holds for every game's `Open`, along random games. `start` makes the beginning of a game from its number.
namespace test {

/// A seat that sees nothing but what lies in the open comes last.
inline std::vector<backroom::Seat> all_eyes(int seats)
{
    std::vector<backroom::Seat> eyes;
    for (const backroom::Seat seat : backroom::SeatSet::first(seats))
        eyes.push_back(seat);
    eyes.push_back(backroom::nobody);
    return eyes;
}

/// Calls `visit(before, seat, action, state, events)` after each action of random games.
template <backroom::Game G, class Start, class Visit>
void along_random_actions(int games, Start start, Visit visit)
{
    backroom::Random random(20);
    typename G::Events events;
    for (int game = 0; game < games; ++game) {
        typename G::State state = start(game);
        for (auto seats = pending(state); !seats.empty() && !QTest::currentTestFailed(); seats = pending(state)) {
            const typename G::State before = state;
            auto skip = random.below(static_cast<std::uint32_t>(seats.size()));
            backroom::Seat seat = 0;
            for (const backroom::Seat one : seats)
                if (skip-- == 0)
                    seat = one;
            const auto action = backroom::random_action<G>(state, seat, random);
            events.clear();
            apply(state, seat, action, events);
            visit(game, before, seat, action, state, events);
        }
    }
}

/// Whoever follows the events that their eyes may see knows exactly what lies in the open.
template <backroom::Game G, class Start>
void following_is_knowing(int games, Start start)
{
    std::vector<typename G::Open> known;
    int game_known = -1;
    const auto visit = [&](int game, const auto& before, backroom::Seat, const auto&, const auto& state,
                           const auto& events) {
        const auto eyes = all_eyes(before.seats);
        if (game != game_known)
            known.assign(eyes.size(), open(before));
        game_known = game;
        const auto now = open(state);
        for (std::size_t at = 0; at < eyes.size(); ++at) {
            for (const auto& event : events) {
                const auto seen = redact(event, eyes[at]);
                QVERIFY(!visible(event, eyes[at]) || seen == event);
                QVERIFY(redact(seen, backroom::nobody) == redact(event, backroom::nobody));
                tell(known[at], seen);
            }
            QVERIFY(known[at] == now);
        }
    };
    along_random_actions<G>(games, start, visit);
}

/// What lies in the open follows from each view, and so does what each seat may do.
template <backroom::Game G, class Start>
void views_say_what_is_open_and_legal(int games, Start start)
{
    backroom::Random random(21);
    std::vector<typename G::Action> met;
    int checked = 0;
    int refused = 0;
    const auto visit = [&](int, const auto& state, backroom::Seat, const auto& done, const auto&, const auto&) {
        for (const backroom::Seat seat : backroom::SeatSet::first(state.seats)) {
            const auto guess = sample(view(state, seat), random);
            QVERIFY(open(guess) == open(state));
            QVERIFY(pending(guess) == pending(state));
            const auto same = [&](const auto& action) {
                const auto refusal = check(state, seat, action);
                refused += refusal ? 1 : 0;
                ++checked;
                return refusal == check(guess, seat, action);
            };
            for (const auto& action : legal(state, seat))
                QVERIFY(same(action) && !check(guess, seat, action));
            for (int tries = 0; tries < 8 && !met.empty(); ++tries)
                QVERIFY(same(met[random.below(static_cast<std::uint32_t>(met.size()))]));
        }
        if (met.size() < 2000)
            met.push_back(done);
    };
    along_random_actions<G>(games, start, visit);
    QVERIFY(checked > games * 100 && refused > games * 100);
}

}
