// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"

#include <QMetaType>
#include <QRectF>
#include <QString>

/// The part of a seat's plate that all games share.
struct SeatPlateOfAll {
    Q_GADGET

public:
    int key = 0;
    MEMBER_PROPERTY(QString, name);
    MEMBER_PROPERTY(int, mark) = 0;
    /// The number of a computer player's portrait; 0 for a person.
    MEMBER_PROPERTY(int, face) = 0;
    /// The name of the `Mood` that the portrait shows; empty for a calm face.
    MEMBER_PROPERTY(QString, mood);
    /// The level of a computer player and its meaning; 0 and empty for a person.
    MEMBER_PROPERTY(int, level) = 0;
    MEMBER_PROPERTY(QString, levelText);
    /// The icon and the text for the place where a person decides if not at this screen (a phone or a house, with
    /// "-quiet" or "-away"); empty otherwise.
    MEMBER_PROPERTY(QString, phone);
    MEMBER_PROPERTY(QString, phoneText);
    MEMBER_PROPERTY(QRectF, place);
    /// What the seat is doing, such as "has chosen" or "leads with 3 dice".
    MEMBER_PROPERTY(QString, note);
    /// True once its turn is over or its choice is made.
    MEMBER_PROPERTY(bool, done) = false;
    MEMBER_PROPERTY(bool, active) = false;
    /// For screen readers, such as "Rosa, 3 gangsters in hand, 2 captured, Chicago".
    MEMBER_PROPERTY(QString, label);

    bool operator==(const SeatPlateOfAll&) const = default;
};
