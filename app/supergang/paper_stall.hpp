#pragma once

#include "supergang/duel_show.hpp"

#include <QPainter>

namespace supergang_table {

/// The stall of a duel on paper, in `place`, without words: throws, darts, targets and how they lie.
void paint_stall(QPainter& painter, const DuelShow& duel, QRectF place);

}
