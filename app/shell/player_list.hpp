#pragma once

#include "models/item_list.hpp"

#include <QString>

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
    /// 0 for a person, 1 to 3 for a computer player.
    int level = 0;
    /// For a computer player an index into `house_players::faces`; 0 for a person.
    int face = 0;
    QString note = {};
    /// The name of the person whose seat a computer player has taken for now; empty if there was none.
    QString person = {};

    bool operator==(const Player&) const = default;
};

using PlayerList = ItemListOf<Player>;
