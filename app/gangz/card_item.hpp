// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"

#include <QMetaType>
#include <QRectF>
#include <QString>

namespace gangz_table {

/// A tattoo card on the table. Its `key` never changes, so QML can animate it.
struct CardItem {
    Q_GADGET

public:
    MEMBER_PROPERTY(int, key) = 0;
    /// The number of the tattoo; −1 while the card lies face down.
    MEMBER_PROPERTY(int, face) = -1;
    MEMBER_PROPERTY(QRectF, place);
    MEMBER_PROPERTY(qreal, stack) = 0;
    /// True if the card can be picked up, or a pawn can be put on it.
    MEMBER_PROPERTY(bool, usable) = false;
    MEMBER_PROPERTY(bool, held) = false;
    MEMBER_PROPERTY(bool, chosen) = false;
    /// True while the held pawn would be put on this card.
    MEMBER_PROPERTY(bool, aimed) = false;
    /// True for a card on the wall that the player at the screen played.
    MEMBER_PROPERTY(bool, own) = false;
    MEMBER_PROPERTY_AS(int, ownMark, own_mark) = 0;
    /// The mark of the owner; −1 before it is revealed.
    MEMBER_PROPERTY_AS(int, ownerMark, owner_mark) = -1;
    MEMBER_PROPERTY_AS(QString, ownerName, owner_name);
    /// The points the card brought its owner, once they are revealed.
    MEMBER_PROPERTY(int, points) = 0;
    MEMBER_PROPERTY(bool, shaking) = false;
    /// True once the card has been unmasked.
    MEMBER_PROPERTY(bool, intruder) = false;
    MEMBER_PROPERTY(bool, leader) = false;
    MEMBER_PROPERTY(bool, gone) = false;
    /// The name of the picture; empty unless names are shown.
    MEMBER_PROPERTY(QString, name);
    /// For screen readers.
    MEMBER_PROPERTY(QString, label);

    bool operator==(const CardItem&) const = default;
};

}
