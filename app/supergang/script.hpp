// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/duel/script_duel.hpp"

namespace supergang_table {

/// The pause between two actions of a computer player in a turn, in milliseconds at normal speed.
constexpr int pause_within_turn = 60;
/// The pause before the first action of a turn.
constexpr int pause_before_turn = 300;

/// The things that are shown faster than usual because they matter little to a person.
struct Haste {
    /// True for the walks and purchases of a computer player; announcements keep their duration.
    bool acts = false;
    /// True for a duel in which no person takes part.
    bool duels = false;
    /// True for the income of the person at the screen, who has just asked for it and goes on at once.
    bool income = false;
};

/// Returns the beats that show the events; `before` is the public state before the first of them. The consequences of a
/// duel stay until a player continues if `waits` is set, otherwise for a fixed time.
std::vector<Beat> script(
    const std::vector<rules::Event>& events, const rules::PublicState& before, bool waits = false, Haste haste = {});

}
