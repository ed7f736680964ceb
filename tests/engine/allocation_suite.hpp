// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "allocations.hpp"
#include "random_games.hpp"

#include <type_traits>

namespace test {

/// Checks that the functions of a game that are called most often do not allocate.
template <class Cases>
struct AllocationSuite {
    using G = typename Cases::Game;

    static void noneInWholeGames(int rounds)
    {
        QVERIFY(allocations_count());
// Clang before version 16 lacks conditionally trivial functions.
#ifndef __clang__
        QVERIFY(std::is_trivially_copyable_v<typename G::Event> && std::is_trivially_copyable_v<typename G::Action>);
#endif
        backroom::Random random(8);
        typename G::Events events;
        std::uint64_t seen = 0;
        for (int round = 0; round < rounds; ++round)
            for (typename G::State state : beginnings<Cases>(static_cast<std::uint64_t>(round))) {
                const std::uint64_t before = allocations;
                const auto anew = deal(state.options, state.seats, static_cast<std::uint64_t>(round));
                seen += anew == state ? 0 : 1000000;
                auto followed = public_state(state);
                int actions = 0;
                for (auto seats = pending(state); !seats.empty(); seats = pending(state)) {
                    const backroom::Seat seat = *seats.begin();
                    const auto action = wild_action<Cases>(state, seat, actions++, random);
                    seen += check(state, seat, action) ? 1000000 : 1;
                    events.clear();
                    apply(state, seat, action, events);
                    for (const auto& event : events) {
                        follow(followed, redact(event, backroom::nobody));
                        seen += reveals(event) && visible(event, seat) ? 1 : 0;
                    }
                    seen += followed == public_state(state) ? 0 : 1000000;
                    seen += hash(sample(view(state, seat), random)) % 2;
                    seen += static_cast<std::uint64_t>(result(state).seats);
                }
                const std::uint64_t after = allocations;
                QCOMPARE(after, before);
            }
        QVERIFY(seen > 0 && seen < 1000000);
    }
};

}
