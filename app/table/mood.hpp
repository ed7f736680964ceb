// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/seat.hpp"

#include <QString>

#include <utility>
#include <vector>

/// What a computer player's face shows. `art/faces` has a picture of each face in each mood, named after it.
enum class Mood { calm, thinking, pleased, robbed, caught, beaten };

/// The seats whose mood changes, and their new moods.
using Moods = std::vector<std::pair<backroom::Seat, Mood>>;
using Remarks = std::vector<std::pair<backroom::Seat, QString>>;
