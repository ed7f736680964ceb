// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gangz/scene.hpp"
#include "app/sound/sounds.hpp"

namespace gangz_table {

/// Returns the sounds to play when this cue of the script begins.
Noises heard(const Scene& scene, const QString& cue);

}
