// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random_games.hpp"

/// Properties of the public state of any game in random games.
namespace test {

template <class Cases>
struct OpenSuite {
    using G = typename Cases::Game;

    /// A viewer who follows the redacted events always has the public state.
    static void followingIsKnowing(int games)
    {
        std::vector<typename G::PublicState> known;
        int game_known = -1;
        const auto visit = [&](int game, const auto& before, backroom::Seat, const auto&, const auto& state,
                               const auto& events) {
            const auto viewer = all_eyes(before.seats);
            if (game != game_known)
                known.assign(viewer.size(), public_state(before));
            game_known = game;
            const auto now = public_state(state);
            for (std::size_t at = 0; at < viewer.size(); ++at) {
                for (const auto& event : events) {
                    const auto seen = redact(event, viewer[at]);
                    QVERIFY(!visible(event, viewer[at]) || seen == event);
                    QVERIFY(redact(seen, backroom::nobody) == redact(event, backroom::nobody));
                    follow(known[at], seen);
                }
                QVERIFY(known[at] == now);
            }
        };
        along_random_actions<Cases>(games, visit);
    }

    /// A seat that follows its redacted events always has its view, and so has a viewer without a seat.
    static void followingIsSeeing(int games)
    {
        std::vector<typename G::View> known;
        int game_known = -1;
        const auto visit = [&](int game, const auto& before, backroom::Seat, const auto&, const auto& state,
                               const auto& events) {
            if (std::exchange(game_known, game) != game) {
                known.clear();
                for (const backroom::Seat viewer : all_eyes(before.seats))
                    known.push_back(view(before, viewer));
            }
            for (auto& seen : known) {
                for (const auto& event : events)
                    follow(seen, redact(event, seen.seat));
                QVERIFY(seen == view(state, seen.seat));
            }
        };
        along_random_actions<Cases>(games, visit);
    }

    /// The public state and a seat's legal actions follow from its view.
    static void viewsSayWhatIsOpenAndLegal(int games)
    {
        backroom::Random random(21);
        std::vector<typename G::Action> met;
        int checked = 0;
        int refused = 0;
        const auto visit = [&](int, const auto& state, backroom::Seat, const auto& done, const auto&, const auto&) {
            for (const backroom::Seat seat : backroom::SeatSet::first(state.seats)) {
                const auto guess = sample(view(state, seat), random);
                QVERIFY(public_state(guess) == public_state(state));
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
        along_random_actions<Cases>(games, visit);
        QVERIFY(checked > games * 100 && refused > games * 100);
    }
};

}
