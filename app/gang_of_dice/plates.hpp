// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gang_of_dice/layout.hpp"
#include "app/gang_of_dice/scene.hpp"
#include "app/gang_of_dice/seat_plate.hpp"

#include <QStringList>

namespace gang_of_dice_table {

/// Returns the seats' plates in the order of play.
std::vector<SeatPlate> plates(
    const Scene& scene, const GangOfDiceLayout& layout, const QStringList& names, const QList<int>& marks);

}
