#include "game_list.hpp"

#include "the_gang/entry.hpp"

GameList::GameList(QObject* parent)
    : ItemModel(parent)
{
    become({the_gang_table::entry()});
}

GameList* GameList::create(QQmlEngine*, QJSEngine*)
{
    return House::lend(House::instance()->games());
}

const GameEntry* GameList::game(const QString& id) const
{
    const auto found = std::ranges::find(items(), id, &GameEntry::id);
    return found == items().end() ? nullptr : &*found;
}

void GameList::retranslate()
{
    emit dataChanged(index(0), index(rowCount() - 1));
}

const std::vector<GameList::Column>& GameList::columns() const
{
    static const std::vector<Column> table{
        {"gameId", [](const GameEntry& game) -> QVariant { return game.id; }},
        {"name", [](const GameEntry& game) -> QVariant { return game.name(); }},
        {"blurb", [](const GameEntry& game) -> QVariant { return game.blurb(); }},
        {"players",
            [](const GameEntry& game) -> QVariant {
                return tr("%1–%2 players").arg(game.min_seats).arg(game.max_seats);
            }},
    };
    return table;
}
