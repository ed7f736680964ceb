#pragma once

#include <QByteArray>
#include <QSize>

class QQuickItem;

/// The small picture by which a match is known in lists.
namespace table_picture {

inline constexpr QSize size{288, 180};

/// What the item shows now, as a PNG; empty when its window shows nothing.
QByteArray of(const QQuickItem& view);

}
