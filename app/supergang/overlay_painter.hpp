#pragma once

#include "supergang/compose.hpp"

#include <QPainter>

namespace supergang_table {

/// Paints the overlay with the board's units as the painter's; `zoom` is how many pixels one has.
void paint_overlay(QPainter& painter, const Overlay& overlay, qreal zoom);

}
