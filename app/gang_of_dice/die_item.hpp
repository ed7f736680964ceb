// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/item_list.hpp"
#include "app/models/member_property.hpp"

#include <QRectF>
#include <QString>

namespace gang_of_dice_table {

/// One die on the table. Its `key` never changes, so QML can animate it.
struct DieItem {
    Q_GADGET

public:
    MEMBER_PROPERTY(int, key) = 0;
    /// 1 to 5, or 0 for the boss.
    MEMBER_PROPERTY(int, face) = 0;
    MEMBER_PROPERTY(QRectF, place);
    MEMBER_PROPERTY(qreal, tilt) = 0;
    MEMBER_PROPERTY(qreal, stack) = 0;
    /// Changes whenever the die is thrown, which starts the tumbling.
    MEMBER_PROPERTY(int, tosses) = 0;
    /// The die's place in its throw, from 0, and the number of dice in the throw.
    MEMBER_PROPERTY(int, order) = 0;
    MEMBER_PROPERTY(int, thrown) = 0;
    MEMBER_PROPERTY(bool, usable) = false;
    MEMBER_PROPERTY(bool, held) = false;
    /// Marked to be rerolled, or, behind the screen, to be taken.
    MEMBER_PROPERTY(bool, chosen) = false;
    /// The word under the die; may be empty.
    MEMBER_PROPERTY(QString, tag);
    MEMBER_PROPERTY(bool, offending) = false;
    MEMBER_PROPERTY(bool, dimmed) = false;
    MEMBER_PROPERTY(bool, fading) = false;
    /// It lies behind the screen and is not rolled: its face means nothing.
    MEMBER_PROPERTY(bool, stock) = false;
    /// For screen readers.
    MEMBER_PROPERTY(QString, label);

    bool operator==(const DieItem&) const = default;
};

}
