// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sound/sounds.hpp"
#include "app/supergang/scene.hpp"

#include <QString>

namespace supergang_table {

Noises heard(const Scene& scene, const QString& cue);

}
