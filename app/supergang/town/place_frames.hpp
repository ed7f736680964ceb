// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/table_figure.hpp"

#include <QQuickPaintedItem>

/// The frames around the places that a figure of the rulebook is about.
class PlaceFrames : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(TableFigure* figure READ figure WRITE setFigure NOTIFY figureChanged REQUIRED)

public:
    explicit PlaceFrames(QQuickItem* parent = nullptr);

    TableFigure* figure() const { return figure_; }
    void setFigure(TableFigure* figure);
    void paint(QPainter* painter) override;

signals:
    void figureChanged();

private:
    /// Called when the figure has a new table, as after a step back.
    void follow();

    TableFigure* figure_ = nullptr;
};
