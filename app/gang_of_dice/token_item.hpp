#pragma once

#include "models/item_list.hpp"

#include <QRectF>
#include <QString>

namespace gang_of_dice_table {

/// A token: in the middle, or behind the open screen.
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
    /// Behind the open screen.
    bool own = false;
    /// What a screen reader says.
    QString label;

    bool operator==(const TokenItem&) const = default;
};

}
