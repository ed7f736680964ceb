#pragma once

#include "models/item_list.hpp"

#include <QRectF>
#include <QString>

namespace gang_of_dice_table {

struct TokenItem {
    Q_GADGET
    Q_PROPERTY(int key MEMBER key)
    Q_PROPERTY(QRectF place MEMBER place)
    Q_PROPERTY(bool usable MEMBER usable)
    Q_PROPERTY(bool own MEMBER own)
    Q_PROPERTY(QString label MEMBER label)

public:
    int key = 0;
    QRectF place;
    bool usable = false;
    /// True if the token is behind the player's open screen and false if it is in the middle.
    bool own = false;
    /// For screen readers.
    QString label;

    bool operator==(const TokenItem&) const = default;
};

}
