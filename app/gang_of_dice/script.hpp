// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gang_of_dice/scene.hpp"
#include "app/table/beat.hpp"

namespace gang_of_dice_table {

using Beat = BeatOf<Scene, rules::Event>;

/// Returns the animation of the events of one action. `before` is the public state before them.
std::vector<Beat> script(const std::vector<rules::Event>& events, const rules::PublicState& before);

}
