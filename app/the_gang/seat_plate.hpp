// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/seat_plate.hpp"

namespace the_gang_table {

/// The plate of a seat in the side panel: the number of its cards, and what it does in this job.
struct SeatPlate : SeatPlateOfAll {
    Q_GADGET

public:
    MEMBER_PROPERTY(int, cards) = 0;
    MEMBER_PROPERTY(bool, special) = false;
    MEMBER_PROPERTY(int, captured) = 0;
    /// The revealed gangster of this job; 0 for none.
    MEMBER_PROPERTY(int, gangster) = 0;
    /// The place of the gangster while its turn is still to come; otherwise empty.
    MEMBER_PROPERTY_AS(QRectF, waitingPlace, waiting_place);

    bool operator==(const SeatPlate&) const = default;
};

}
