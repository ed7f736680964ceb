#pragma once

#include "supergang/compose.hpp"

class TableFigure;

namespace supergang_table {

/// The moves between two pictures of a rulebook figure, drawn as ways in the PDF, where nothing is animated.
struct PaperWalks {
    std::vector<Overlay> walked;
    /// The way that the rules refuse in the last step; empty for none.
    std::vector<QPointF> refused;
};

/// Returns the moves after step `from` up to step `to`. Leaves the figure at another step.
PaperWalks walks_between(TableFigure& figure, int from, int to);

}
