// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// Positions of things in the town, for pictures of a part of it.
class TownPoints : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// Returns the point, in units of the board, of a shop, place or section (`SuperGangTable::Explained`); (−1, −1)
    /// for other kinds.
    Q_INVOKABLE static QPointF pointOf(int kind, int id);
    /// The pattern of its roofs, such as "town/district-harbour".
    Q_INVOKABLE static QString districtPicture(int district);
};
