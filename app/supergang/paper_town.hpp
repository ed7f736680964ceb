#pragma once

#include "supergang/paper_walks.hpp"

#include <QPainter>
#include <QStringList>

class SuperGangTable;

namespace supergang_table {

/// The part of the town that a figure of the rulebook shows, with all that lies and stands in it, on paper. The painter
/// has the pixels of the table's layout; names are in the book's language.
void paint_town(QPainter& painter, SuperGangTable& table, const PaperWalks& walks, const QStringList& framed,
    const QString& language);

}
