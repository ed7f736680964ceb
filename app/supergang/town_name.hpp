#pragma once

#include "models/lent.hpp"

#include <QColor>
#include <QPointF>
#include <QString>
#include <QVariantList>

namespace supergang_table {

struct TownName {
    Q_GADGET
    QML_VALUE_TYPE(townName)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QPointF middle MEMBER middle)
    Q_PROPERTY(qreal angle MEMBER angle)
    Q_PROPERTY(QColor color MEMBER color)

public:
    QString name;
    /// In units of the board.
    QPointF middle;
    /// Rotation in degrees.
    qreal angle = 0;
    QColor color;
};

/// `TownName`s in the language of the program.
QVariantList district_names();
QVariantList street_names();

}
