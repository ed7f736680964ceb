// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/the_gang/layout.hpp"
#include "app/the_gang/scene.hpp"
#include "app/the_gang/seat_plate.hpp"

#include <QStringList>

namespace the_gang_table {

std::vector<SeatPlate> plates(
    const Scene& scene, const TheGangLayout& layout, const QStringList& names, const QList<int>& marks);

}
