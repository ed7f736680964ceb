// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/duel/script_duel.hpp"

namespace supergang_table {

/// The pause before a computer player does the next thing of a turn, in milliseconds at normal speed.
constexpr int pause_within_turn = 40;
/// Before the first thing of a turn.
constexpr int pause_before_turn = 150;

/// Says what is shown faster than usual, because it tells a person little.
struct Haste {
    /// The walks and purchases of a computer player: what is announced keeps its time.
    bool acts = false;
    /// A duel in which no person has a part.
    bool duels = false;
};

/// Returns the moments that show the events; `before` is the public state before the first of them. The consequences of
/// a duel stay until a player continues if `waits`, otherwise for a fixed time.
std::vector<Beat> script(
    const std::vector<rules::Event>& events, const rules::PublicState& before, bool waits = false, Haste haste = {});

}
