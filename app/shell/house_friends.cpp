// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements House: tables with friends in other houses.
#include "app/shell/house.hpp"

#include "app/friends/friends.hpp"
#include "app/shell/deal_number.hpp"
#include "app/shell/shelf.hpp"

std::unique_ptr<Friends> House::makeFriends(const QString& folder)
{
    return std::make_unique<Friends>(*games_, store_, *preferences_, folder,
        Friends::Callbacks{
            [this] { open(Lobby); },
            [this] { goHome(); },
            [this](const HostedTable::Setting& setting) {
                startMatch(setting.game, setting.seats, deal_number::draw(), setting.options, setting.house_rules);
            },
            [this](qint64 match) { continueMatch(static_cast<int>(match)); },
            [this](std::unique_ptr<GameTable> table) {
                keepPicture();
                way_back_.listed.reset();
                setTable(std::move(table));
                leave(std::move(way_back_.table));
                open(Table);
            },
            [this] { open(Table); },
            [this] { return screen_ == Lobby; },
            [this](const GameStore::KeptMatch& match) { return take(match).match; },
            [this](const QString& sentence) { tellNews(sentence); },
        });
}

std::vector<ShelfItem> House::joinedMatches(bool waits) const
{
    std::vector<ShelfItem> joined;
    for (const JoinedItem& table : friends_->tables()->items()) {
        if (table.hosted || !table.goes_on || table.your_move != waits)
            continue;
        ShelfItem& item = joined.emplace_back();
        item.title = table.title;
        item.note = table.note;
        item.joined = table.key;
    }
    return joined;
}

void House::openJoin(const QString& invitation)
{
    friends_->setInvitation(invitation);
    friends_->clearJoin();
    open(Join);
}

void House::replayVisited(bool reviewed)
{
    const auto kept = store_.read(friends_->taken());
    if (!kept)
        return tellNews(tr("A replay is possible once the game is over and has been checked."));
    unplug(*table_);
    auto visited = std::move(table_);
    replay(*kept);
    if (!table_ || table_->replay() == nullptr)
        return setTable(std::move(visited));
    way_back_.table = std::move(visited);
    if (Review* review = table_->replay()->review(); review != nullptr && reviewed)
        review->setShown(true);
}
