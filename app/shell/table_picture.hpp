#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>

class QQuickItem;
class TableLayout;

/// The small picture by which a match is known in lists.
namespace table_picture {

inline constexpr QSize size{384, 240};

/// What lies on the table that the item shows now, without bar, rail and panel, as a PNG; empty when its window shows
/// nothing, or something of it is still on its way.
QByteArray of(const QQuickItem& view, const TableLayout& frame);

/// All of it, in that size; above and below, or beside it, the cloth goes on.
QImage whole(const QImage& table);

}
