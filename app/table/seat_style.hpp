// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// The appearance of a seat by its mark, 0 to 5: ruby diamond, sapphire crescent, amber star, jade trefoil, violet
/// ring, ivory heart. Other numbers are clamped.
class SeatStyle : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    static constexpr int mark_count = 6;

    Q_INVOKABLE static QColor color(int mark);
    /// A lighter shade for text on a dark plate.
    Q_INVOKABLE static QColor textColor(int mark);
    /// The name of its pictures, as in `marks/NAME-disc.svg`.
    Q_INVOKABLE static QString file(int mark);
    /// Returns the escaped name in bold and in the mark's colour, for a sentence on a dark plate.
    static QString named(const QString& name, int mark);
};
