#pragma once

#include "table/seat_plate.hpp"

namespace the_gang_table {

/// The plate of a seat in the side panel: the number of its cards, and what it does in this job.
struct SeatPlate : SeatPlateOfAll {
    Q_GADGET
    Q_PROPERTY(int cards MEMBER cards)
    Q_PROPERTY(bool special MEMBER special)
    Q_PROPERTY(int captured MEMBER captured)
    Q_PROPERTY(int gangster MEMBER gangster)
    Q_PROPERTY(QRectF waitingPlace MEMBER waiting_place)

public:
    int cards = 0;
    bool special = false;
    int captured = 0;
    /// The revealed gangster of this job; 0 for none.
    int gangster = 0;
    /// The place of the gangster while its turn is still to come; otherwise empty.
    QRectF waiting_place;

    bool operator==(const SeatPlate&) const = default;
};

}
