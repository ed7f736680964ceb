// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/compose.hpp"

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

class SuperGangTable;

/// Paints lit ends, pavement and the path between the town and the pieces, in the coordinates of the board's view.
class TownOverlay : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// The fraction of the won district's roofs that are lit, from 0 to 1.
    Q_PROPERTY(qreal celebration READ celebration WRITE setCelebration NOTIFY celebrationChanged)
    Q_PROPERTY(SuperGangTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)

public:
    explicit TownOverlay(QQuickItem* parent = nullptr);

    SuperGangTable* table() const { return table_; }
    void setTable(SuperGangTable* table);
    qreal celebration() const { return celebration_; }
    void setCelebration(qreal share);
    void paint(QPainter* painter) override;

signals:
    void tableChanged();
    void celebrationChanged();

private:
    void follow();

    SuperGangTable* table_ = nullptr;
    qreal celebration_ = 1;
};
