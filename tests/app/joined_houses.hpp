// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/match_publisher.hpp"
#include "app/match/remote_match.hpp"
#include "matches.hpp"

namespace test {

/// The table of a judge, at which one seat decides, and a table in another house for every other seat. Messages arrive
/// at once.
template <class Table>
class JoinedHouses {
public:
    using Game = typename Table::Game;
    using Seat = backroom::Seat;

    JoinedHouses(House& house, const backroom::Setup<Game>& setup, Seat judge)
        : judge_(judge)
    {
        QList<int> levels(static_cast<int>(setup.names.size()), SeatList::other_house);
        levels[judge] = 0;
        host_ = seated<Table>(house, match(setup), levels);
        publisher_ = std::make_unique<MatchPublisher<Game>>(match_of(*host_));
        for (Seat seat = 0; seat < levels.size(); ++seat)
            tables_.push_back(seat == judge ? nullptr : visitor(house, seat));
    }

    Table& host() { return *host_; }
    Table& at(Seat seat) { return seat == judge_ ? *host_ : *tables_[seat]; }
    int refused() const { return refused_; }
    /// Finishes all animations, in all houses.
    void finish()
    {
        for (Seat seat = 0; seat < tables_.size(); ++seat) {
            QCoreApplication::processEvents();
            while (at(seat).director()->busy()) {
                at(seat).director()->finish();
                at(seat).elsewhere()->arrive();
            }
        }
    }

    /// Delivers what was sent.
    void deliver()
    {
        for (const auto& [seat, action] : std::exchange(asked_, {})) {
            finish();
            if (host_->elsewhere()->mayDecide(seat) && !host_->elsewhere()->decided(seat, action))
                continue;
            ++refused_;
            std::ranges::find(feeds_, seat, &std::pair<Seat, RemoteFeed*>::first)->second->refused();
            at(seat).elsewhere()->refused();
        }
        tell();
        for (Seat seat = 0; seat < tables_.size(); ++seat)
            at(seat).elsewhere()->arrive();
        finish();
    }

private:
    std::unique_ptr<Table> visitor(House& house, Seat seat)
    {
        auto remote = std::make_unique<RemoteMatch<Game>>(
            host_->match().names(), *backroom::SeatLines<Game>::view(publisher_->firstView(seat)));
        remote->askWith([this, seat](const std::string& action) { asked_.emplace_back(seat, action); });
        feeds_.emplace_back(seat, remote.get());
        TableSetting setting{*house.preferences(), host_->seatList().marks};
        setting.levels = host_->seatList().levels;
        setting.own = seat;
        return std::make_unique<Table>(setting, std::move(remote));
    }
    /// Sends each house what it has not received yet.
    void tell()
    {
        for (; sent_ < publisher_->length(); ++sent_)
            for (const auto& [seat, feed] : feeds_)
                feed->hear(publisher_->lineFor(sent_, seat));
    }

    Seat judge_;
    std::unique_ptr<Table> host_;
    std::vector<std::unique_ptr<Table>> tables_;
    std::unique_ptr<MatchPublisher<Game>> publisher_;
    std::vector<std::pair<Seat, RemoteFeed*>> feeds_;
    std::vector<std::pair<Seat, std::string>> asked_;
    int sent_ = 0;
    int refused_ = 0;
};

}
