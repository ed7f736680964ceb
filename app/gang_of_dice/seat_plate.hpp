// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/seat_plate.hpp"

namespace gang_of_dice_table {

/// The plate of a seat in the side panel, with its roll of this round. The dice are separate items on top of it.
struct SeatPlate : SeatPlateOfAll {
    Q_GADGET

public:
    /// Such as "8"; empty before the first roll.
    MEMBER_PROPERTY(QString, total);
    /// The wealth behind the screen, in dice; −1 while it is secret.
    MEMBER_PROPERTY(int, wealth) = -1;
    MEMBER_PROPERTY(bool, leads) = false;
    MEMBER_PROPERTY(bool, busted) = false;
    MEMBER_PROPERTY(bool, out) = false;

    bool operator==(const SeatPlate&) const = default;
};

}
