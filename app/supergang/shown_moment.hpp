// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"
#include "app/models/qml_singleton.hpp"

#include <QVariantList>

namespace supergang_table {

/// A big moment (`BigMoment`), for QML.
struct ShownMoment {
    Q_GADGET
    QML_VALUE_TYPE(superGangMoment)

public:
    /// From 1 to 3; 0 for no moment.
    MEMBER_PROPERTY(int, weight) = 0;
    MEMBER_PROPERTY(bool, hushed) = false;
    /// A number and its unit, such as "14" and "years in jail"; 0 for no number.
    MEMBER_PROPERTY(int, number) = 0;
    MEMBER_PROPERTY(QString, unit);
    /// Lists of `SeatSign`: the winner, if there is one, and the losers.
    MEMBER_PROPERTY(QVariantList, winners);
    MEMBER_PROPERTY(QVariantList, losers);

    bool operator==(const ShownMoment&) const = default;
};

}
