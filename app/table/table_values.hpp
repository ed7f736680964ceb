// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"
#include "app/models/qml_singleton.hpp"

#include <QPointF>
#include <QString>

/// A seat as it is named on the table; the name is empty for none.
struct SeatSign {
    Q_GADGET
    QML_VALUE_TYPE(seatSign)

public:
    MEMBER_PROPERTY(QString, name);
    MEMBER_PROPERTY(int, mark) = 0;
    MEMBER_PROPERTY(int, face) = 0;
    MEMBER_PROPERTY(QString, mood);

    bool operator==(const SeatSign&) const = default;
};

/// Why something that was tried is not possible, the number of its rule, and where it was tried. The text is empty if
/// nothing was refused.
struct TableRefusal {
    Q_GADGET
    QML_VALUE_TYPE(tableRefusal)

public:
    MEMBER_PROPERTY(QString, text);
    MEMBER_PROPERTY(QString, rule);
    MEMBER_PROPERTY(QPointF, point);

    bool operator==(const TableRefusal&) const = default;
};

/// Why the game has ended, and the number of the rule; empty before.
struct TableEnding {
    Q_GADGET
    QML_VALUE_TYPE(tableEnding)

public:
    MEMBER_PROPERTY(QString, reason);
    MEMBER_PROPERTY(QString, rule);

    bool operator==(const TableEnding&) const = default;
};
