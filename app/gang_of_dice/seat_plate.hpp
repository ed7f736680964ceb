#pragma once

#include "table/seat_plate.hpp"

namespace gang_of_dice_table {

/// The plate of a seat in the side panel: what it rolled in this round. The dice lie on the table above it.
struct SeatPlate : SeatPlateOfAll {
    Q_GADGET
    Q_PROPERTY(QString total MEMBER total)
    Q_PROPERTY(int wealth MEMBER wealth)
    Q_PROPERTY(bool leads MEMBER leads)
    Q_PROPERTY(bool busted MEMBER busted)
    Q_PROPERTY(bool out MEMBER out)

public:
    /// "8"; empty before the first roll.
    QString total;
    /// Behind the screen, in dice; −1 while that is secret.
    int wealth = -1;
    bool leads = false;
    bool busted = false;
    bool out = false;

    bool operator==(const SeatPlate&) const = default;
};

}
