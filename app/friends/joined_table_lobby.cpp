// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements JoinedTable: what the lobby and the list of tables show.
#include "app/friends/friend_json.hpp"
#include "app/friends/friend_words.hpp"
#include "app/friends/joined_table.hpp"
#include "app/games/game_list.hpp"
#include "app/models/player_names.hpp"
#include "app/settings/preferences.hpp"
#include "app/table/level_wording.hpp"
#include "app/table/naming.hpp"

#include <algorithm>

using friend_json::read_seats;
using friend_json::seat_of;
using State = remote::GuestSeat::State;

namespace {

/// Such as "The Gang with Rosa and Max".
QString title_of(const QJsonObject& open, int own, const GameList& games)
{
    const GameEntry* game = games.game(open.value(QStringLiteral("game")).toString());
    QStringList names;
    for (int seat = 0; const QString& name : read_seats(open).names)
        if (seat++ != own && !name.isEmpty())
            names += PlayerNames::shown(name);
    return game == nullptr ? FriendWords::unknownTable() : FriendWords::table(game->name(), naming::joined(names));
}

}

QString JoinedTable::gameId() const
{
    return open_.value(QStringLiteral("game")).toString();
}

/// Returns the names of the persons in the host's house, for a sentence.
QString JoinedTable::host() const
{
    const SeatList seats = read_seats(open_);
    QStringList names;
    for (qsizetype seat = 0; seat < seats.levels.size(); ++seat)
        if (seats.levels[seat] == 0)
            names += PlayerNames::shown(seats.names.value(seat));
    return naming::joined(names);
}

std::vector<FriendItem> JoinedTable::seats() const
{
    std::vector<FriendItem> items;
    const SeatList seats = read_seats(open_);
    const int own = ownSeat();
    int guest = 0;
    for (int seat = 0; seat < static_cast<int>(seats.levels.size()); ++seat) {
        const int level = seats.levels[seat];
        FriendItem item{seat, seat, PlayerNames::shown(seats.names.value(seat)), seats.marks.value(seat)};
        item.level = std::max(level, 0);
        item.is_friend = level == SeatList::other_house;
        item.own = seat == own;
        item.note = level > 0 ? LevelWording::name(level) : FriendWords::atHosts();
        if (item.is_friend) {
            const Presence presence = read_presence(seat_->statuses().value(guest++));
            item.taken = presence.state != Presence::none;
            item.away = presence.state >= Presence::away;
            item.note = item.own ? FriendWords::you() : FriendWords::note(presence, QLocale(preferences_.language()));
        }
        items.push_back(item);
    }
    return items;
}

QString JoinedTable::problem() const
{
    return kept_on_disk_ ? seat_->trouble() : FriendWords::notKept();
}

QString JoinedTable::status() const
{
    switch (seat_->state()) {
    case State::looking:
        return FriendWords::looking();
    case State::knocking:
        return FriendWords::knocking();
    case State::alone:
        if (onlyWatches())
            return FriendWords::watchedSilent();
        return host().isEmpty() ? FriendWords::tableSilent() : FriendWords::hostAway(host());
    case State::broken:
        return FriendWords::why(seat_->kept().broken);
    default:
        if (!open_.value(QStringLiteral("absent")).toBool())
            return onlyWatches() ? FriendWords::watching()
                : hasOtherMark() ? FriendWords::waiting() + u' ' + FriendWords::otherMark()
                                 : FriendWords::waiting();
        if (onlyWatches())
            return FriendWords::watchedSilent();
        return host().isEmpty() ? FriendWords::tableSilent() : FriendWords::hostAway(host());
    }
}

int JoinedTable::ownSeat() const
{
    return seat_->kept().seated && !onlyWatches() ? seat_of(read_seats(open_).levels, seat_->kept().number) : -1;
}

QString JoinedTable::watchers() const
{
    return FriendWords::watch(PlayerNames::shown(friend_json::texts(open_.value(QStringLiteral("watchers")))));
}

bool JoinedTable::hasOtherMark() const
{
    const int mark = read_seats(open_).marks.value(ownSeat(), -1);
    return mark >= 0 && mark != seat_->kept().mark;
}

backroom::SeatSet JoinedTable::pending() const
{
    return follower_ && !isOver() && !ended() ? follower_->pending() : backroom::SeatSet();
}

bool JoinedTable::yourMove() const
{
    const int own = ownSeat();
    return own >= 0 && !seat_->kept().request && pending().contains(static_cast<backroom::Seat>(own));
}

QString JoinedTable::yourMoveText() const
{
    return host().isEmpty() ? FriendWords::yourMoveIn(title()) : FriendWords::yourMoveAt(host(), gameName());
}

QString JoinedTable::note() const
{
    if (ended())
        return status();
    if (isOver())
        return FriendWords::over();
    if (!follower_ || seat_->state() != State::playing || open_.value(QStringLiteral("absent")).toBool())
        return problem().isEmpty() ? status() : problem();
    if (seat_->kept().request)
        return FriendWords::unanswered();
    const SeatList seats = read_seats(open_);
    QStringList names;
    for (const backroom::Seat seat : TablePeople::waitedFor(pending(), seats.levels))
        names += PlayerNames::shown(seats.names.value(seat));
    return TablePeople::waitingFor(names);
}

QString JoinedTable::title() const
{
    return title_of(open_, ownSeat(), games_);
}

JoinedItem JoinedTable::listed(const QJsonObject& content, const GameList& games)
{
    JoinedItem item;
    const QJsonObject open = content.value(QStringLiteral("open")).toObject();
    const QJsonObject seat = content.value(QStringLiteral("seat")).toObject();
    const int own = seat.value(QStringLiteral("watch")).toBool()
        ? -1
        : seat_of(read_seats(open).levels, seat.value(QStringLiteral("number")).toInt());
    item.title = title_of(open, own, games);
    if (const QJsonObject why = seat.value(QStringLiteral("broken")).toObject(); !why.isEmpty()) {
        item.note = FriendWords::why(why);
        item.goes_on = false;
    }
    return item;
}
