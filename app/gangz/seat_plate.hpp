#pragma once

#include "table/seat_plate.hpp"

#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace gangz_table {

/// A chip on a seat's plate with points and the reason for them.
struct GangzReason {
    Q_GADGET
    QML_VALUE_TYPE(gangzReason)
    Q_PROPERTY(QString points MEMBER points)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString pictures MEMBER pictures)
    Q_PROPERTY(QVariantList cards MEMBER cards)
    Q_PROPERTY(bool bad MEMBER bad)

public:
    /// Such as "+2".
    QString points;
    /// Such as "found an intruder".
    QString title;
    QString pictures;
    QVariantList cards;
    bool bad = false;

    bool operator==(const GangzReason&) const = default;
};

/// The plate of a seat, with its points and cards. It is wide during the reveal of a round, with the reasons for the
/// seat's points.
struct SeatPlate : SeatPlateOfAll {
    Q_GADGET
    Q_PROPERTY(int cards MEMBER cards)
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(bool telling MEMBER telling)
    Q_PROPERTY(QString gain MEMBER gain)
    Q_PROPERTY(QVariantList reasons MEMBER reasons)

public:
    int cards = 0;
    int total = 0;
    bool telling = false;
    /// Such as "+3", by the reasons shown so far; empty before the first.
    QString gain;
    /// A list of `GangzReason`.
    QVariantList reasons;

    bool operator==(const SeatPlate&) const = default;
};

}
