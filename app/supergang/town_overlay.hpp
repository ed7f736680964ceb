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
    /// How many of the roofs of a district that is won are lit, 0 to 1.
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
