// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random_games.hpp"

namespace test {

/// In random games, the real state and the states sampled from any view agree with all that any viewer has seen. Calls
/// `visit(seat, witness, events)` for every seat after each action.
template <class Cases, class Witness, class Visit>
void samples_agree_with_all_that_was_seen(int games, Visit visit)
{
    backroom::Random random(41);
    std::vector<Witness> witnesses;
    int known = -1;
    along_random_actions<Cases>(
        games, [&](int game, const auto& before, backroom::Seat, const auto&, const auto& state, const auto& events) {
            const auto viewer = all_eyes(state.seats);
            if (game != known) {
                witnesses.clear();
                for (const backroom::Seat one : viewer)
                    witnesses.emplace_back(before, one);
            }
            known = game;
            for (std::size_t at = 0; at < viewer.size(); ++at)
                for (const auto& event : events)
                    witnesses[at].see(redact(event, viewer[at]));
            for (std::size_t at = 0; at < viewer.size(); ++at) {
                std::string wrong = witnesses[at].contradiction(state);
                QVERIFY2(wrong.empty(), wrong.c_str());
                if (viewer[at] == backroom::nobody)
                    continue;
                const auto guess = sample(view(state, viewer[at]), random);
                wrong = witnesses[at].contradiction(guess);
                QVERIFY2(wrong.empty(), wrong.c_str());
                // A viewer without a seat has seen no more.
                wrong = witnesses.back().contradiction(guess);
                QVERIFY2(wrong.empty(), wrong.c_str());
                visit(viewer[at], witnesses[at], events);
            }
        });
}

}
