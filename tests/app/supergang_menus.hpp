// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/gestures.hpp"
#include "app/supergang/menu/menu.hpp"
#include "engine/supergang/check.hpp"
#include "engine/supergang/duel/duel_odds.hpp"
#include "supergang_cases.hpp"

namespace test::supergang {

/// Reads the menu of the actions that a figure has at the end of its move.
class MenuTest : public SeatedTest {
protected:
    static std::vector<MenuRow> rows(const ActionMenu& menu)
    {
        std::vector<MenuRow> list;
        for (const QVariant& row : menu.rows)
            list.push_back(row.value<MenuRow>());
        return list;
    }
    static bool acting(const State& state)
    {
        return state.frames.empty() && !state.over && state.turn.phase == Phase::gang && state.turn.active;
    }
    /// Calls `see` whenever a figure has moved and acts, in many random games.
    static void every_stop(const std::function<void(const Scene&)>& see, int games = 60)
    {
        int stops = 0;
        random_games(games, 500, [&](const State& state) {
            if (!acting(state))
                return;
            ++stops;
            see(scene_of(state));
        });
        QVERIFY(stops > 1000);
    }
    /// Returns the state after an action of the gang whose turn it is.
    static State after(State state, const Action& action, Events& events)
    {
        apply(state, state.turn.seat, action, events);
        return state;
    }

    /// Rosa's killer can pay for the shop.
    static Position before_shop()
    {
        Position from = before_hair();
        from.gangs[0].cash = 100;
        return from;
    }
    inline static const std::vector<Action> into_hair_{Roll(), into_hair};
};

}
