#pragma once

#include "supergang/duel_show.hpp"

#include <QPainter>

namespace supergang_table {

/// Paints the stall of a duel for the PDF into `place`, without texts: throws, darts and targets.
void paint_stall(QPainter& painter, const DuelShow& duel, QRectF place);

}
