// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>

class QQuickItem;
class TableLayout;

/// The small picture of a match in lists.
namespace table_picture {

inline constexpr QSize size{384, 240};

/// Returns a PNG of the table without bar, rail and panel; empty if the window is hidden or something is still moving.
QByteArray of(const QQuickItem& view, const TableLayout& frame);

/// Scales the whole picture to `size` and extends the cloth above and below, or beside it.
QImage whole(const QImage& table);

}
