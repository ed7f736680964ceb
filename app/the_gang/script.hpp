// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/beat.hpp"
#include "app/the_gang/scene.hpp"
#include "app/the_gang/words/announcements.hpp"

namespace the_gang_table {

using Beat = BeatOf<Scene, rules::Event>;

/// Returns the animation of the events of one action, starting from `before`; empty if they show nothing. `taken` is
/// what each seat has gained by earlier actions of the same job.
std::vector<Beat> script(
    const std::vector<rules::Event>& events, const Scene& before, const announcements::Taken& taken = {});

}
