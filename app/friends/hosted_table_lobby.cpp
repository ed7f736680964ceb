// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements HostedTable: what the lobby shows.
#include "app/friends/friend_words.hpp"
#include "app/friends/hosted_table.hpp"
#include "app/games/game_list.hpp"
#include "app/models/player_names.hpp"
#include "app/settings/preferences.hpp"
#include "app/table/level_wording.hpp"

#include <algorithm>

QString HostedTable::title() const
{
    return FriendWords::ownTable(gameName());
}

QString HostedTable::note() const
{
    if (!problem().isEmpty())
        return problem();
    if (!judge_ || host_->kept().match != match_number_)
        return status();
    return isOver() ? FriendWords::over() : table_->people().waitingFor(table_->match().pending());
}

QString HostedTable::yourMoveText() const
{
    return FriendWords::yourMoveHere(gameName());
}

std::vector<FriendItem> HostedTable::seats() const
{
    std::vector<FriendItem> items;
    const SeatList seats = seated();
    const QList<int> friends = friendSeats();
    for (int seat = 0; seat < static_cast<int>(seats.names.size()); ++seat) {
        FriendItem item{seat, seat, PlayerNames::shown(seats.names[seat]), seats.marks.value(seat)};
        const int level = seats.levels.value(seat);
        const auto guest = static_cast<int>(friends.indexOf(seat));
        item.level = std::max(level, 0);
        item.is_friend = guest >= 0;
        item.note = level > 0 ? LevelWording::name(level) : FriendWords::playsHere();
        if (guest >= 0) {
            const Presence presence = presenceOf(guest);
            item.taken = host_->status(guest) != remote::SeatStatus::empty;
            item.away = presence.state >= Presence::away;
            item.note = FriendWords::note(presence, QLocale(preferences_.language()));
        }
        items.push_back(item);
    }
    return items;
}

QString HostedTable::status() const
{
    if (host_->kept().match > 0 && host_->kept().match != match_number_)
        return FriendWords::dealing();
    const auto& guests = host_->kept().seats;
    const auto free = std::ranges::count_if(guests, [](const auto& guest) { return !guest.isTaken(); });
    return free == 0 ? FriendWords::allThere() : FriendWords::stillToCome(static_cast<int>(free));
}

QString HostedTable::problem() const
{
    if (!kept_on_disk_)
        return FriendWords::notKept();
    return trouble_.isEmpty() ? host_->trouble() : trouble_;
}

QString HostedTable::code() const
{
    return library_.code(host_->kept().invitation());
}

QString HostedTable::spoken() const
{
    return library_.spoken(host_->kept().invitation());
}

QString HostedTable::link() const
{
    return guest_address_.broker.host.isEmpty() ? QString()
                                                : library_.link(host_->kept().invitation(), guest_address_.broker);
}

bool HostedTable::inviting() const
{
    return trouble_.isEmpty() && (host_->kept().hasFreeSeat() || host_->kept().watched);
}

void HostedTable::setWatching(Watching watching)
{
    if (!mayChangeWatching() || watching == watching_)
        return;
    watching_ = watching;
    host_->setWatched(watching_ != not_watched);
    keep();
    callbacks_.changed();
}

QString HostedTable::watchers() const
{
    return FriendWords::watch(PlayerNames::shown(host_->watchers()));
}

bool HostedTable::allAskAgain() const
{
    for (int guest = 0; guest < static_cast<int>(friendSeats().size()); ++guest)
        if (!host_->isReady(guest))
            return false;
    return hasFriends();
}

bool HostedTable::canDeal() const
{
    // Computer players need no broker.
    return friendSeats().isEmpty() ? kept_on_disk_ : host_->canDeal() && problem().isEmpty();
}
