// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"

#include <QMetaType>
#include <QRectF>
#include <QString>

namespace gangz_table {

struct PawnItem {
    Q_GADGET

public:
    /// Each seat has two consecutive keys.
    MEMBER_PROPERTY(int, key) = 0;
    /// 0 or 1.
    MEMBER_PROPERTY(int, pawn) = 0;
    MEMBER_PROPERTY(int, mark) = 0;
    MEMBER_PROPERTY(QRectF, place);
    MEMBER_PROPERTY(bool, usable) = false;
    MEMBER_PROPERTY(bool, held) = false;
    /// True while it leaves together with the card on which it lies.
    MEMBER_PROPERTY(bool, gone) = false;
    MEMBER_PROPERTY(QString, label);

    bool operator==(const PawnItem&) const = default;
};

/// A seat's mark on the score track, with a shadow at its previous place.
struct MarkItem {
    Q_GADGET

public:
    int key = 0;
    MEMBER_PROPERTY(int, mark) = 0;
    MEMBER_PROPERTY(QRectF, place);
    /// Empty if the mark has not moved.
    MEMBER_PROPERTY(QRectF, shadow);
    MEMBER_PROPERTY(QString, label);

    bool operator==(const MarkItem&) const = default;
};

}
