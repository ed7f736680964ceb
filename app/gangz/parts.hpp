// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gangz/scene.hpp"
#include "app/models/member_property.hpp"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

// The texts of the parts of the table, for QML.

namespace gangz_table {

/// The instructions beside the leader, or in the space that the wall leaves.
struct GangzWords {
    Q_GADGET
    QML_VALUE_TYPE(gangzWords)

public:
    MEMBER_PROPERTY(QString, title);
    MEMBER_PROPERTY(QString, text);
    MEMBER_PROPERTY(QString, hint);
    /// For screen readers: what the votes reveal, line by line; empty until a step of the reveal is complete.
    MEMBER_PROPERTY(QString, heard);

    bool operator==(const GangzWords&) const = default;
};

/// The rail: the player's draft, and what can be done.
struct GangzRail {
    Q_GADGET
    QML_VALUE_TYPE(gangzRail)

public:
    MEMBER_PROPERTY(QString, title);
    MEMBER_PROPERTY(QString, text);
    MEMBER_PROPERTY_AS(QString, confirmText, confirm_text);
    MEMBER_PROPERTY_AS(bool, canConfirm, can_confirm) = false;
    MEMBER_PROPERTY_AS(bool, canTakeBack, can_take_back) = false;
    /// The text of the button that swaps the hand or asks about it; empty if swapping is not allowed.
    MEMBER_PROPERTY_AS(QString, swapText, swap_text);
    /// True while the player has been told what swapping costs and decides.
    MEMBER_PROPERTY(bool, swapping) = false;
    /// The pawns that have left their slots: 1 for the first, plus 2 for the second.
    MEMBER_PROPERTY_AS(int, pawnsLaid, pawns_laid) = 0;

    bool operator==(const GangzRail&) const = default;
};

GangzWords words_of(const Scene& scene, const QStringList& names);
GangzRail rail_of(const Scene& scene, const QStringList& names);

}
