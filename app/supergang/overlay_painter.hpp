#pragma once

#include "supergang/compose.hpp"

#include <QPainter>

namespace supergang_table {

/// Paints the overlay with the board's units as the painter's; `zoom` is how many pixels one has.
/// `celebration`: how many of the roofs of a district that is won are lit, 0 to 1.
void paint_overlay(QPainter& painter, const Overlay& overlay, qreal zoom, qreal celebration = 1);

}
