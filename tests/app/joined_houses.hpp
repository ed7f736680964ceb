// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/remote_match.hpp"
#include "matches.hpp"

namespace test {

/// The table of a judge, at which one seat decides, and for every other seat a table in another house. What is sent
/// arrives at once.
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
        for (Seat seat = 0; seat < levels.size(); ++seat)
            tables_.push_back(seat == judge ? nullptr : visitor(house, seat));
        teller().onMoved([this](int kept) { tell(kept); });
    }

    Table& host() { return *host_; }
    Table& at(Seat seat) { return seat == judge_ ? *host_ : *tables_[seat]; }
    int refused() const { return refused_; }
    /// Everything that is moving is at its end, in all houses.
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

private:
    SeatTeller& teller() { return dynamic_cast<SeatTeller&>(const_cast<TableMatch&>(host_->match())); }

    std::unique_ptr<Table> visitor(House& house, Seat seat)
    {
        auto remote = std::make_unique<RemoteMatch<Game>>(
            host_->match().names(), *backroom::Telling<Game>::view(teller().firstView(seat)));
        remote->askWith([this, seat](const std::string& action) { asked_.emplace_back(seat, action); });
        feeds_.push_back(remote.get());
        TableSetting setting{*house.preferences(), host_->seatList().marks};
        setting.levels = host_->seatList().levels;
        setting.own = seat;
        return std::make_unique<Table>(setting, std::move(remote));
    }
    void tell(int kept)
    {
        std::size_t feed = 0;
        for (Seat seat = 0; seat < tables_.size(); ++seat) {
            if (seat == judge_)
                continue;
            if (kept < told_)
                feeds_[feed]->hear(teller().toldBack(kept));
            for (int action = kept; action < host_->match().length(); ++action)
                feeds_[feed]->hear(teller().told(action, seat));
            ++feed;
        }
        told_ = host_->match().length();
    }

public:
    /// What was sent arrives.
    void deliver()
    {
        for (const auto& [seat, action] : std::exchange(asked_, {})) {
            finish();
            if (host_->elsewhere()->mayDecide(seat) && !host_->elsewhere()->decided(seat, action))
                continue;
            ++refused_;
            at(seat).elsewhere()->refused();
        }
        for (Seat seat = 0; seat < tables_.size(); ++seat)
            at(seat).elsewhere()->arrive();
        finish();
    }

private:
    Seat judge_;
    std::unique_ptr<Table> host_;
    std::vector<std::unique_ptr<Table>> tables_;
    std::vector<RemoteFeed*> feeds_;
    std::vector<std::pair<Seat, std::string>> asked_;
    int told_ = 0;
    int refused_ = 0;
};

}
