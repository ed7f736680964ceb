#pragma once

#include "supergang/compose.hpp"

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

class SuperGangTable;

/// What is painted between the town and the pieces, in the coordinates of the board's view: lit ends, pavement, the
/// way.
class TownOverlay : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(SuperGangTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)

public:
    explicit TownOverlay(QQuickItem* parent = nullptr);

    SuperGangTable* table() const { return table_; }
    void setTable(SuperGangTable* table);
    void paint(QPainter* painter) override;

signals:
    void tableChanged();

private:
    void follow();

    SuperGangTable* table_ = nullptr;
};
