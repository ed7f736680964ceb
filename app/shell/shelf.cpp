// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/shelf.hpp"

#include "app/games/game_list.hpp"
#include "app/models/player_names.hpp"
#include "app/settings/preferences.hpp"
#include "app/shell/relative_time.hpp"

#include <algorithm>
#include <limits>

Shelf::Shelf(GameStore& store, const GameList& games, const Preferences& preferences)
    : store_(store)
    , games_(games)
    , preferences_(preferences)
{
}

ShelfItem Shelf::itemOf(const GameStore::Listed& listed) const
{
    const GameEntry& game = *games_.game(listed.game);
    const QString name = listed.name.isEmpty() ? game.name() : PlayerNames::shown(listed.name);
    ShelfItem item{static_cast<int>(listed.id), name, relative_time::left(listed.changed, preferences_.language()),
        note_of_(listed.id), {}, {}, -1, store_.heldElsewhere(listed.id), true};
    const auto kept = store_.read(listed.id);
    const MatchStanding standing = kept ? game.standing(*kept) : MatchStanding{true};
    if (standing.damaged)
        return item;
    item.damaged = false;
    item.title = tr("%1 · %2").arg(name, standing.progress);
    item.names = standing.names;
    for (int seat = 0; seat < item.names.size(); ++seat)
        item.marks += listed.marks.value(seat, seat);
    return item;
}

void Shelf::refresh()
{
    seen_ = store_.changesElsewhere();
    kept_.clear();
    for (const GameStore::Listed& listed : store_.unfinished(most, games_.ids()))
        kept_.push_back(itemOf(listed));
    mix();
    emit changed();
}

void Shelf::mix()
{
    std::vector<ShelfItem> items = joined_(true);
    // The match left last stays visible beside tables at which others are to play.
    const auto newest = kept_.begin() + std::min<std::ptrdiff_t>(1, std::ssize(kept_));
    items.insert(items.end(), kept_.begin(), newest);
    const std::vector<ShelfItem> others = joined_(false);
    items.insert(items.end(), others.begin(), others.end());
    items.insert(items.end(), newest, kept_.end());
    items.resize(std::min<std::size_t>(most, items.size()));
    for (ShelfItem& item : items)
        if (item.joined >= 0)
            item.key = std::numeric_limits<int>::min() + item.joined;
    assign(items);
}

void Shelf::lookAround()
{
    store_.retry();
    if (store_.changesElsewhere() != seen_)
        return refresh();
    const int before = count();
    for (ShelfItem& item : kept_) {
        item.elsewhere = store_.heldElsewhere(item.key);
        item.note = note_of_(item.key);
    }
    mix();
    if (count() != before)
        emit changed();
}
