#pragma once

#include "item_model.hpp"

#include <QString>
#include <QtQml/qqmlregistration.h>

/// Who sits at a table: names with their marks.
struct Player {
    int key = 0;
    QString name;
    int mark = 0;

    bool operator==(const Player&) const = default;
};

class PlayerList : public ItemModel<Player> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of another type")

public:
    using ItemModel::ItemModel;

protected:
    const std::vector<Column>& columns() const override
    {
        static const std::vector<Column> table{
            {"name", [](const Player& player) -> QVariant { return player.name; }},
            {"seatName", [](const Player& player) -> QVariant { return player.name; }},
            {"mark", [](const Player& player) -> QVariant { return player.mark; }},
        };
        return table;
    }
};
