#pragma once

#include <QPainter>
#include <QQuickPaintedItem>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "games/table_figure.hpp"

namespace supergang_table {

/// Frames round the places of the town among these names; the painter and `width` have the board's units.
void paint_frames(QPainter& painter, const QStringList& places, qreal width);

}

/// The frames in a figure of the rulebook: what it is about.
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
    /// The table of the figure is another one after a step back.
    void follow();

    TableFigure* figure_ = nullptr;
};
