// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gangz/layout.hpp"
#include "app/gangz/scene.hpp"
#include "app/gangz/seat_plate.hpp"

#include <QStringList>

namespace gangz_table {

/// Returns the seats' plates; the one of `asked` is highlighted.
std::vector<SeatPlate> plates(const Scene& scene, const GangzLayout& layout, std::optional<backroom::Seat> asked,
    const QStringList& names, const QList<int>& marks);

}
