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
    /// Empty while a friend's seat is free.
    MEMBER_PROPERTY(QString, name) = {};
    MEMBER_PROPERTY(int, mark) = 0;
    /// The level of a computer player, 1 to 3, or 0.
    MEMBER_PROPERTY(int, level) = 0;
    /// Such as "Plays here", "Soldier", "Is here", "Away since 20:14" or "Nobody has come yet".
    MEMBER_PROPERTY(QString, note) = {};
    /// True if the seat is for a friend in another house.
    MEMBER_PROPERTY_AS(bool, isFriend, is_friend) = false;
    /// True if a friend has taken the seat.
    MEMBER_PROPERTY(bool, taken) = false;
    MEMBER_PROPERTY(bool, away) = false;
    /// True for the seat of the person at this screen, in the lobby of another house.
    MEMBER_PROPERTY(bool, own) = false;

    bool operator==(const FriendItem&) const = default;
};

/// A saved table with friends, in the list of tables.
struct JoinedItem {
    Q_GADGET

public:
    int key = 0;
    /// Such as "The Gang with Anna and Max".
    MEMBER_PROPERTY(QString, title) = {};
    /// Such as "Your move" or "Waiting for Anna".
    MEMBER_PROPERTY(QString, note) = {};
    MEMBER_PROPERTY_AS(bool, yourMove, your_move) = false;
    /// True if the game is not over and the seat is not lost.
    bool goes_on = true;
    /// True if the table belongs to this house.
    MEMBER_PROPERTY(bool, hosted) = false;

    bool operator==(const JoinedItem&) const = default;
};
