#pragma once

#include "supergang/compose.hpp"

class TableFigure;

namespace supergang_table {

/// What is painted of the moves between two pictures of a figure on paper, where nothing walks.
struct PaperWalks {
    /// One for each move, in their order.
    std::vector<Overlay> walked;
    /// Places of a move that the rules refuse in the last step; empty for none.
    std::vector<QPointF> refused;
};

/// Of the moves after the step `from` up to the step `to`.
PaperWalks walks_between(const TableFigure& figure, int from, int to);

}
