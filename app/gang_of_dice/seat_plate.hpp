#pragma once

#include "models/item_list.hpp"

#include <QRectF>
#include <QString>

namespace gang_of_dice_table {

/// The plate of a seat in the side panel: what it rolled in this round. The dice lie on the table above it.
struct SeatPlate {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(QRectF place MEMBER place)
    Q_PROPERTY(QString total MEMBER total)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(int wealth MEMBER wealth)
    Q_PROPERTY(bool leads MEMBER leads)
    Q_PROPERTY(bool busted MEMBER busted)
    Q_PROPERTY(bool out MEMBER out)
    Q_PROPERTY(bool done MEMBER done)
    Q_PROPERTY(bool active MEMBER active)
    Q_PROPERTY(QString label MEMBER label)

public:
    int key = 0;
    QString name;
    int mark = 0;
    QRectF place;
    /// "8"; empty before the first roll.
    QString total;
    /// "leads with 3 dice", "rolling 4 dice", "plays next"
    QString note;
    /// Behind the screen, in dice; −1 while that is secret.
    int wealth = -1;
    bool leads = false;
    bool busted = false;
    bool out = false;
    bool done = false;
    bool active = false;
    /// What a screen reader says.
    QString label;

    bool operator==(const SeatPlate&) const = default;
};

}
