// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"

#include <QMetaType>
#include <QString>

/// A seat in the lobby of a table with friends elsewhere.
struct FriendItem {
    Q_GADGET

public:
    /// The number of the seat.
    int key = 0;
    MEMBER_PROPERTY(int, seat) = 0;
    /// Empty while nobody has taken a friend's seat.
    MEMBER_PROPERTY(QString, name) = {};
    MEMBER_PROPERTY(int, mark) = 0;
    /// The level of a computer player, 1 to 3, or 0.
    MEMBER_PROPERTY(int, level) = 0;
    /// Such as "Plays here", "Soldier", "Has come", "Away since 20:14", "Nobody has come yet".
    MEMBER_PROPERTY(QString, note) = {};
    /// The seat is for a friend elsewhere.
    MEMBER_PROPERTY_AS(bool, isFriend, is_friend) = false;
    /// Somebody has taken it.
    MEMBER_PROPERTY(bool, taken) = false;
    MEMBER_PROPERTY(bool, away) = false;
    /// It is that of the person at this screen, in the lobby of another house.
    MEMBER_PROPERTY(bool, own) = false;

    bool operator==(const FriendItem&) const = default;
};

/// A table of another house at which a seat is kept.
struct JoinedItem {
    Q_GADGET

public:
    int key = 0;
    /// Such as "The Gang with Anna and Max"; what is known of it.
    MEMBER_PROPERTY(QString, title) = {};
    /// Such as "Your move", "Waiting for Anna".
    MEMBER_PROPERTY(QString, note) = {};
    MEMBER_PROPERTY_AS(bool, yourMove, your_move) = false;
    /// There is something to come back to: the game is not over, and the seat is not lost.
    bool goes_on = true;
    /// The table is of this house.
    MEMBER_PROPERTY(bool, hosted) = false;

    bool operator==(const JoinedItem&) const = default;
};
