#pragma once

#include "models/item_list.hpp"

#include <QString>

/// Who sits at a table: names with their marks.
struct Player {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString seatName MEMBER name)
    Q_PROPERTY(int mark MEMBER mark)

public:
    int key = 0;
    QString name;
    int mark = 0;

    bool operator==(const Player&) const = default;
};

using PlayerList = ItemListOf<Player>;
