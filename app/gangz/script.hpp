// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gangz/scene.hpp"
#include "app/table/beat.hpp"

namespace gangz_table {

using Beat = BeatOf<Scene, rules::Event>;

/// Returns the animation of the events of one action. `before` is the public state before them. If `together` is set
/// because several players share the screen, the wall stays as it was laid until they have all seen it.
std::vector<Beat> script(
    const std::vector<rules::Event>& events, const rules::PublicState& before, bool together = false);
/// Shows the wall of `cards` cards to all players once more before they vote.
std::vector<Beat> look_again(int cards);
/// Shows the end of a reveal that was left before the players continued, and waits until they do.
std::vector<Beat> scored_round(const RoundReveal& reveal);
/// Repeats the reveal of a round from the votes on, and waits at the end.
std::vector<Beat> reveal(const RoundReveal& reveal);

}
