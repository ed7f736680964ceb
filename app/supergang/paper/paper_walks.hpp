// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/compose.hpp"

class TableFigure;

namespace supergang_table {

/// The moves between two pictures of a rulebook figure, drawn as paths on paper, where nothing is animated.
struct PaperWalks {
    std::vector<Overlay> walked;
    /// The path that the rules forbid in the last step; empty for none.
    std::vector<QPointF> refused;
};

/// Returns the moves after the step `from` up to the step `to`.
PaperWalks walks_between(const TableFigure& figure, int from, int to);

}
