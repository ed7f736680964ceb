// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"

#include <QMetaType>
#include <QString>

/// A person at the table, and the phone on which this person plays.
struct PhoneItem {
    Q_GADGET

public:
    int key = 0;
    MEMBER_PROPERTY(int, seat) = 0;
    MEMBER_PROPERTY(QString, name);
    MEMBER_PROPERTY(int, mark) = 0;
    /// Such as "Plays on a phone", "Phone away since 20:14".
    MEMBER_PROPERTY(QString, note);
    /// True while the person decides on the phone, and not at this screen.
    MEMBER_PROPERTY(bool, held) = false;
    MEMBER_PROPERTY(bool, away) = false;
    /// True if the house may play for this person.
    MEMBER_PROPERTY(bool, absent) = false;
    /// True while a second phone asks to play for this person.
    MEMBER_PROPERTY(bool, asked) = false;

    bool operator==(const PhoneItem&) const = default;
};
