#pragma once

#include "supergang/paper_walks.hpp"

#include <QPainter>
#include <QStringList>

class SuperGangTable;

namespace supergang_table {

/// Paints the part of the town that a figure of the rulebook shows, for the PDF. The painter is in pixels of the
/// table's layout; names are in `language`.
void paint_town(QPainter& painter, SuperGangTable& table, const PaperWalks& walks, const QStringList& framed,
    const QString& language);

}
