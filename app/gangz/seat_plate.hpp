// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/seat_plate.hpp"

#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace gangz_table {

/// A chip on a seat's plate with points and the reason for them.
struct GangzReason {
    Q_GADGET
    QML_VALUE_TYPE(gangzReason)

public:
    /// Such as "+2".
    MEMBER_PROPERTY(QString, points);
    /// Such as "found an intruder".
    MEMBER_PROPERTY(QString, title);
    MEMBER_PROPERTY(QString, pictures);
    MEMBER_PROPERTY(QVariantList, cards);
    MEMBER_PROPERTY(bool, bad) = false;

    bool operator==(const GangzReason&) const = default;
};

/// The plate of a seat, with its points and cards. It is wide during the reveal of a round, with the reasons for the
/// seat's points.
struct SeatPlate : SeatPlateOfAll {
    Q_GADGET

public:
    MEMBER_PROPERTY(int, cards) = 0;
    MEMBER_PROPERTY(int, total) = 0;
    MEMBER_PROPERTY(bool, revealing) = false;
    /// Such as "+3", by the reasons shown so far; empty before the first.
    MEMBER_PROPERTY(QString, gain);
    /// A list of `GangzReason`.
    MEMBER_PROPERTY(QVariantList, reasons);

    bool operator==(const SeatPlate&) const = default;
};

}
