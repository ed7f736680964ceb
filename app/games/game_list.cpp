// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/game_list.hpp"

#include "app/table/game_table.hpp"

GameList::GameList(std::vector<GameEntry> games)
    : ItemListOf(nullptr)
    , entries_(std::move(games))
{
    for (GameEntry& game : entries_)
        game.options.push_back(GameOption::houseRule(
            no_hints_rule, [] { return tr("No hints"); }, [] { return tr("Nobody can ask for a hint"); }));
    retranslate();
}

const GameEntry* GameList::game(const QString& id) const
{
    const auto found = std::ranges::find(entries_, id, &GameEntry::id);
    return found == entries_.end() ? nullptr : &*found;
}

QStringList GameList::ids() const
{
    QStringList ids;
    for (const GameEntry& game : entries_)
        ids += game.id;
    return ids;
}

void GameList::retranslate()
{
    std::vector<GameItem> items;
    for (const GameEntry& game : entries_)
        items.push_back({static_cast<int>(items.size()), game.id, game.name(), game.blurb(), game.emblem_source,
            tr("%1–%2 players").arg(QString::number(game.min_seats), QString::number(game.max_seats))});
    assign(items);
    emit retranslated();
}

QString GameList::credits() const
{
    QStringList sentences;
    for (const GameEntry& game : entries_)
        sentences += game.credits();
    return sentences.join(QLatin1Char(' '));
}

QString GameList::differences() const
{
    QStringList sentences;
    for (const GameEntry& game : entries_)
        if (game.differences)
            sentences += game.differences();
    return sentences.join(QLatin1Char(' '));
}
