#pragma once

#include <QMetaType>
#include <QRectF>
#include <QString>

/// The part of a seat's plate that all games share.
struct SeatPlateOfAll {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(int face MEMBER face)
    Q_PROPERTY(QRectF place MEMBER place)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(bool done MEMBER done)
    Q_PROPERTY(bool active MEMBER active)
    Q_PROPERTY(QString label MEMBER label)

public:
    int key = 0;
    QString name;
    int mark = 0;
    /// The number of a computer player's portrait; 0 for a person.
    int face = 0;
    QRectF place;
    /// What the seat does, such as "has chosen", "leads with 3 dice".
    QString note;
    /// True once its turn is over or its choice made.
    bool done = false;
    bool active = false;
    /// For screen readers, such as "Rosa, 3 gangsters in hand, 2 captured, Chicago".
    QString label;

    bool operator==(const SeatPlateOfAll&) const = default;
};
