// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/scene.hpp"
#include "app/supergang/seat_plate.hpp"
#include "app/table/seated.hpp"

#include <QList>

namespace supergang_table {

/// Returns the plate of one seat, not positioned yet.
SeatPlate plate_of(const rules::PublicState& open, backroom::Seat seat, const Seated& seated);
std::vector<SeatPlate> plates(const Scene& scene, const QList<QRectF>& places, const Seated& seated);

}
