// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/compose.hpp"

#include <QPainter>

namespace supergang_table {

/// Paints the overlay in units of the board; `zoom` is in pixels per unit. `celebration` is the fraction of the won
/// district's roofs that are lit, 0 to 1.
void paint_overlay(QPainter& painter, const Overlay& overlay, qreal zoom, qreal celebration = 1);

}
