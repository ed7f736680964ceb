// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/item_list.hpp"
#include "app/models/member_property.hpp"

#include <QString>

struct Player {
    Q_GADGET
    Q_PROPERTY(QString seatName MEMBER name)

public:
    int key = 0;
    MEMBER_PROPERTY(QString, name);
    MEMBER_PROPERTY(int, mark) = 0;
    /// 0 for a person, 1 to 3 for a computer player, `SeatList::other_house` for a friend elsewhere.
    MEMBER_PROPERTY(int, level) = 0;
    /// For a computer player an index into `house_players::faces`; 0 for a person.
    MEMBER_PROPERTY(int, face) = 0;
    MEMBER_PROPERTY(QString, note) = {};
    /// The name of the person whose seat a computer player or a friend elsewhere has taken for now; empty if there was
    /// none.
    QString person = {};

    bool operator==(const Player&) const = default;
};

using PlayerList = ItemListOf<Player>;
