// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/friends/hosted_table.hpp"
#include "app/friends/joined_table.hpp"
#include "app/games/game_list.hpp"
#include "friends_evening.hpp"

/// The programs of friends, without windows: guests at a table of this house, and a table in another house.
class FriendsElsewhere {
public:
    FriendsElsewhere(const remote::Library& library, House& house)
        : library_(library)
        , house_(house)
    {
    }

    static SeatList seats(const QStringList& names, const QList<int>& levels)
    {
        SeatList seats{names, {}, levels};
        for (int seat = 0; seat < names.size(); ++seat)
            seats.marks += seat;
        return seats;
    }

    void come(const QString& link, const QString& name, int mark, bool watch = false)
    {
        auto guest = std::make_unique<Guest>();
        guest->table = std::make_unique<JoinedTable>(
            library_, *house_.games(), *house_.preferences(), guest->folder.path(), alone());
        const remote::InvitationRead to = library_.read(link);
        guest->table->knock(*to.invitation, {*to.broker, library_.credentials(*to.invitation)}, name, mark, watch);
        guests_.push_back(std::move(guest));
    }
    bool say(int guest, int sentence) { return guests_[static_cast<std::size_t>(guest)]->table->say(sentence); }
    void leave(int guest)
    {
        guests_[static_cast<std::size_t>(guest)]->table->leave();
        vanish(guest);
    }
    void vanish(int guest) { guests_[static_cast<std::size_t>(guest)]->table.reset(); }

    QString open(const QString& game, const QStringList& names, const QList<int>& levels)
    {
        host_ = std::make_unique<HostedTable>(
            library_, *house_.games(), house_.store(), *house_.preferences(), host_folder_.path(), alone());
        if (const QString why = host_->open({game, seats(names, levels), {}, {}}); !why.isEmpty())
            qFatal("%s", qPrintable(why));
        return host_->link();
    }
    void letWatch() { host_->setWatching(FriendTable::watched_at_once); }
    QString link() const { return host_->link(); }
    void deal() { host_->deal(); }
    GameTable& table() { return *host_->table(); }
    QString seatAt(int seat) const { return host_->seats()[static_cast<std::size_t>(seat)].name; }
    bool awayAt(int seat) const { return host_->seats()[static_cast<std::size_t>(seat)].away; }
    int markAt(int seat) const { return host_->seats()[static_cast<std::size_t>(seat)].mark; }
    void close()
    {
        host_->leave();
        host_.reset();
    }

    void tick()
    {
        for (const auto& guest : guests_)
            if (guest->table)
                guest->table->tick();
        if (host_)
            host_->tick();
    }

private:
    /// These programs show nothing.
    static FriendTable::Callbacks alone()
    {
        return {[] {}, [](const FriendTable&) { return false; }, [](std::unique_ptr<GameTable>) {},
            [](const QString&) {}, [](const FriendTable&) {}, [](const GameStore::KeptMatch&) { return 0; }};
    }

    struct Guest {
        QTemporaryDir folder;
        std::unique_ptr<JoinedTable> table;
    };

    const remote::Library& library_;
    House& house_;
    std::vector<std::unique_ptr<Guest>> guests_;
    QTemporaryDir host_folder_;
    std::unique_ptr<HostedTable> host_;
};
