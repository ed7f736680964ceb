#pragma once

#include "table/seat_plate.hpp"

namespace gang_of_dice_table {

/// The plate of a seat in the side panel, with its roll of this round. The dice are separate items on top of it.
struct SeatPlate : SeatPlateOfAll {
    Q_GADGET
    Q_PROPERTY(QString total MEMBER total)
    Q_PROPERTY(int wealth MEMBER wealth)
    Q_PROPERTY(bool leads MEMBER leads)
    Q_PROPERTY(bool busted MEMBER busted)
    Q_PROPERTY(bool out MEMBER out)

public:
    /// Such as "8"; empty before the first roll.
    QString total;
    /// The wealth behind the screen, in dice; −1 while it is secret.
    int wealth = -1;
    bool leads = false;
    bool busted = false;
    bool out = false;

    bool operator==(const SeatPlate&) const = default;
};

}
