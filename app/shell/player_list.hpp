#pragma once

#include "models/item_list.hpp"

#include <QString>

/// Who sits at a table: names with their marks.
struct Player {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString seatName MEMBER name)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(int level MEMBER level)
    Q_PROPERTY(int face MEMBER face)
    Q_PROPERTY(QString note MEMBER note)

public:
    int key = 0;
    QString name;
    int mark = 0;
    /// 0 a person, 1 to 3 a computer player.
    int level = 0;
    /// Of a computer player, as `house_players::faces`; 0 for a person.
    int face = 0;
    /// What is special of the seat; mostly empty.
    QString note = {};
    /// What the person is called in whose place a computer sits for now; empty when nobody was there.
    QString person = {};

    bool operator==(const Player&) const = default;
};

using PlayerList = ItemListOf<Player>;
