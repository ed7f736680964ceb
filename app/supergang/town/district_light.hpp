// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

class SuperGangTable;

/// Lights the shops of the district whose counter is hovered over, and darkens the rest of the town.
class DistrictLight : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(SuperGangTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)

public:
    explicit DistrictLight(QQuickItem* parent = nullptr);

    SuperGangTable* table() const { return table_; }
    void setTable(SuperGangTable* table);
    void paint(QPainter* painter) override;

signals:
    void tableChanged();

private:
    void follow();

    QPointer<SuperGangTable> table_;
};
