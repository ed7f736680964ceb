// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"

#include <QMetaType>
#include <QRectF>
#include <QString>

#include <vector>

namespace the_gang_table {

/// An empty place for a card: in the play spot, in the hand where a card was taken from, or in a row where one can be
/// placed.
struct SlotItem {
    Q_GADGET

public:
    int key = 0;
    MEMBER_PROPERTY(QRectF, place);
    /// The number shown in the place; 0 for none.
    MEMBER_PROPERTY(int, number) = 0;
    /// True if the held card would land here.
    MEMBER_PROPERTY(bool, aimed) = false;

    bool operator==(const SlotItem&) const = default;
};

/// The frame of a gang that has been captured, would be captured, or stands in a row.
struct GangItem {
    Q_GADGET

public:
    int key = 0;
    MEMBER_PROPERTY(QRectF, place);
    MEMBER_PROPERTY(int, count) = 0;
    MEMBER_PROPERTY(int, revolvers) = 0;

    bool operator==(const GangItem&) const = default;
};

/// A place where the held card can be dropped.
struct TargetItem {
    Q_GADGET

public:
    enum Kind { Spot, Street, LeftEnd, RightEnd, OnGangster };
    Q_ENUM(Kind)

    MEMBER_PROPERTY(int, key) = 0;
    MEMBER_PROPERTY(Kind, kind) = Spot;
    int city = 0;
    int gangster = 0;
    MEMBER_PROPERTY(QRectF, place);
    /// False if dropping there is against the rules and only shows why.
    MEMBER_PROPERTY(bool, legal) = true;
    MEMBER_PROPERTY(bool, aimed) = false;
    MEMBER_PROPERTY(QString, label);

    bool operator==(const TargetItem&) const = default;
};

/// Returns the topmost target at a point, which is the last in the list; null if there is none.
const TargetItem* target_at(const std::vector<TargetItem>& targets, QPointF point);

}
