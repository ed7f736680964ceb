#include "game_list.hpp"

#include "gang_of_dice/entry.hpp"
#include "the_gang/entry.hpp"

GameList::GameList(QObject* parent)
    : ItemModel(parent)
{
    std::vector<GameEntry> games{the_gang_table::entry(), gang_of_dice_table::entry()};
    for (int key = 1; GameEntry & game : games)
        game.key = key++;
    become(games);
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
        {"emblem", [](const GameEntry& game) -> QVariant { return game.emblem_source; }},
        {"players",
            [](const GameEntry& game) -> QVariant {
                return tr("%1–%2 players").arg(game.min_seats).arg(game.max_seats);
            }},
    };
    return table;
}
