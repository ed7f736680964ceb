// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"

#include <QColor>
#include <QPointF>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace supergang_table {

struct TownName {
    Q_GADGET
    QML_VALUE_TYPE(townName)

public:
    MEMBER_PROPERTY(QString, name);
    /// In units of the board.
    MEMBER_PROPERTY(QPointF, middle);
    /// Rotation in degrees.
    MEMBER_PROPERTY(qreal, angle) = 0;
    MEMBER_PROPERTY(QColor, color);
};

/// Return lists of `TownName` in the language of the program.
QVariantList district_names();
QVariantList street_names();

}
