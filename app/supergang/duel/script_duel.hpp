// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/scene.hpp"
#include "app/table/beat.hpp"

namespace supergang_table {

using Beat = BeatOf<Scene, rules::Event>;

/// Adds the beats of an event of a duel: its beginning, throws, darts, a figure that leaves it, its end, and the
/// figures carried away. `before` is the public state before the event. Returns false and adds nothing for other
/// events; the beats of those that are consequences must call `note`. A `hasty` duel is shorter.
bool write_duel(
    std::vector<Beat>& beats, const rules::Event& event, const rules::PublicState& before, bool hasty = false);
/// Ends the consequences of a duel (`follows_from_duel`): adds a moment to read them, then shows the town again. Adds
/// nothing if the beats show no end of a duel or have closed it already. It lasts until a player continues if `waits`
/// is set, otherwise for a fixed time.
void end_duel(std::vector<Beat>& beats, bool waits = false, bool hasty = false);

/// Returns whether the beats show the end of a duel and have not returned to the town yet.
bool shows_end_of_duel(const std::vector<Beat>& beats);
/// Adds an event to the consequences of the shown duel if it is one. The beats of `write_duel` do this themselves.
void note(Scene& scene, const rules::Event& event);

}
