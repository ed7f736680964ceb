// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/item_list.hpp"
#include "app/models/member_property.hpp"

#include <QRectF>
#include <QString>

namespace gang_of_dice_table {

struct TokenItem {
    Q_GADGET

public:
    MEMBER_PROPERTY(int, key) = 0;
    MEMBER_PROPERTY(QRectF, place);
    MEMBER_PROPERTY(bool, usable) = false;
    /// True if the token is behind the player's open screen and false if it is in the middle.
    MEMBER_PROPERTY(bool, own) = false;
    /// True if it disappears at its place, because it is on its way to a player whose screen is closed.
    MEMBER_PROPERTY(bool, fading) = false;
    /// For screen readers.
    MEMBER_PROPERTY(QString, label);

    bool operator==(const TokenItem&) const = default;
};

}
