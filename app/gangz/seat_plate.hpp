#pragma once

#include "table/seat_plate.hpp"

#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace gangz_table {

/// A chip on a seat's plate: points, and what for.
struct GangzReason {
    Q_GADGET
    QML_VALUE_TYPE(gangzReason)
    Q_PROPERTY(QString points MEMBER points)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString pictures MEMBER pictures)
    Q_PROPERTY(QVariantList cards MEMBER cards)
    Q_PROPERTY(bool bad MEMBER bad)

public:
    /// "+2"
    QString points;
    /// "found an intruder"
    QString title;
    /// Their names.
    QString pictures;
    /// Their numbers.
    QVariantList cards;
    bool bad = false;

    bool operator==(const GangzReason&) const = default;
};

/// The plate of a seat: its points and cards; while a round is told, wide, with what it gets points for.
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
    /// "+3", by what is told so far; empty before anything is.
    QString gain;
    /// `GangzReason`s.
    QVariantList reasons;

    bool operator==(const SeatPlate&) const = default;
};

}
