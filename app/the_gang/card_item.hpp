// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"

#include <QMetaType>
#include <QRectF>
#include <QString>

namespace the_gang_table {

/// A card on the table. Its `key` never changes, so QML can animate it.
struct CardItem {
    Q_GADGET

public:
    MEMBER_PROPERTY(int, key) = 0;
    /// The number on the face; 0 while it must not be seen.
    MEMBER_PROPERTY(int, face) = 0;
    MEMBER_PROPERTY(int, revolvers) = 0;
    MEMBER_PROPERTY_AS(bool, faceUp, face_up) = true;
    MEMBER_PROPERTY(QRectF, place);
    MEMBER_PROPERTY(qreal, stack) = 0;
    MEMBER_PROPERTY(bool, usable) = false;
    MEMBER_PROPERTY(bool, held) = false;
    MEMBER_PROPERTY(bool, threatened) = false;
    MEMBER_PROPERTY(bool, chosen) = false;
    /// True on the spots of the own choice.
    MEMBER_PROPERTY(bool, put) = false;
    /// True if the card counts as the other type.
    MEMBER_PROPERTY(bool, turned) = false;
    MEMBER_PROPERTY(bool, fading) = false;
    /// For screen readers.
    MEMBER_PROPERTY(QString, label);

    bool operator==(const CardItem&) const = default;
};

}
