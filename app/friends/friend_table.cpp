// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/friends/friend_table.hpp"

#include "app/friends/friend_words.hpp"
#include "app/games/game_list.hpp"

FriendTable::FriendTable(const remote::Library& library, const GameList& games, const Preferences& preferences,
    const QString& folder, Callbacks callbacks)
    : library_(library)
    , games_(games)
    , preferences_(preferences)
    , folder_(KeptFile::folderOf(folder))
    , callbacks_(std::move(callbacks))
{
}

FriendTable::~FriendTable() = default;

QString FriendTable::gameName() const
{
    const GameEntry* game = games_.game(gameId());
    return game == nullptr ? QString() : game->name();
}

JoinedItem FriendTable::listed() const
{
    JoinedItem item;
    item.title = title();
    item.hosted = hosted();
    item.your_move = yourMove();
    item.goes_on = !isOver() && !ended();
    item.note = item.your_move ? FriendWords::yourMove() : note();
    return item;
}

void FriendTable::setShown(bool shown)
{
    shown_ = shown;
    noteMove();
}

void FriendTable::tick()
{
    const bool before = your_move_;
    noteMove();
    if (your_move_ && !before && !shown_)
        callbacks_.asked(*this);
}
