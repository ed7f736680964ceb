#pragma once

#include <QMetaType>
#include <QRectF>
#include <QString>

namespace the_gang_table {

/// The plate of a seat in the side panel: its cards as counts, and what it does in this job.
struct SeatPlate {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(QRectF place MEMBER place)
    Q_PROPERTY(int cards MEMBER cards)
    Q_PROPERTY(bool special MEMBER special)
    Q_PROPERTY(int captured MEMBER captured)
    Q_PROPERTY(int gangster MEMBER gangster)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QRectF waitingPlace MEMBER waiting_place)
    Q_PROPERTY(bool done MEMBER done)
    Q_PROPERTY(bool active MEMBER active)
    Q_PROPERTY(QString label MEMBER label)

public:
    int key = 0;
    QString name;
    int mark = 0;
    QRectF place;
    int cards = 0;
    bool special = false;
    int captured = 0;
    /// The open gangster of this job; 0: none.
    int gangster = 0;
    /// "has chosen", "Chicago", "with the Spy".
    QString note;
    /// Of the gangster, while its turn is still to come; empty at other times.
    QRectF waiting_place;
    bool done = false;
    bool active = false;
    /// What a screen reader says: "Rosa, 3 gangsters in hand, 2 captured, Chicago".
    QString label;

    bool operator==(const SeatPlate&) const = default;
};

}
