// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/friends/friend_json.hpp"
#include "app/friends/match_judge.hpp"
#include "app/match/match_publisher.hpp"
#include "app/match/remote_match.hpp"
#include "app/remote/guest_seat.hpp"
#include "engine/core/journal.hpp"
#include "matches.hpp"
#include "remote/memory_broker.hpp"

#include <map>

namespace test {

/// A host's table, and a match in another house for every seat and for somebody who only watches, connected by sealed
/// letters through a broker in memory. Nothing is saved, and only the host has a table, so that a game takes little
/// time.
template <class Table>
class LetterHouses {
public:
    using Game = typename Table::Game;
    using Seat = backroom::Seat;
    using Remote = RemoteMatch<Game>;

    /// What one house has been told.
    struct Told {
        std::unique_ptr<Remote> match;
        /// The first view, then the lines.
        std::vector<std::string> lines;
        std::vector<std::string> journal;
        int refusals = 0;
    };

    LetterHouses(House& house, backroom::Setup<Game> setup, unsigned seed, Trouble trouble)
        : setup_(std::move(setup))
        , house_(house)
        , broker_(seed, trouble)
        , host_line_(broker_)
        , host_(tableFor(seats()), host_line_, [this] { return broker_.now(); },
              {[](const remote::KeptTable&) {}, [](const remote::Knock&) { return QJsonObject(); },
                  [this](const remote::Chance& chance) { begin(chance); }, [] {}})
    {
        host_line_.connect();
        // One after the other, so that each gets the seat of its number; the last one watches.
        for (int guest = 0; guest <= seats(); ++guest) {
            guests_.push_back(std::make_unique<Guest>(*this, guest));
            pass([&] { return guests_.back()->seat.kept().seated; });
        }
        host_.deal();
        settle();
    }

    static backroom::Match<Game> dealt(const backroom::Setup<Game>& setup)
    {
        return {setup, deal(setup.options, static_cast<int>(setup.names.size()), setup.random())};
    }
    const backroom::Match<Game>& judged() const { return match_of(*table_); }
    Table& table() { return *table_; }
    int seats() const { return static_cast<int>(setup_.names.size()); }
    /// `nobody` is the house that watches.
    const Told& told(Seat seat) const { return at(seat).told; }
    Remote& match(Seat seat) { return *at(seat).told.match; }

    /// Lets time pass until every house has been told everything and every request is answered. Returns false if that
    /// does not happen.
    bool settle()
    {
        return pass([this] {
            return judge_ && std::ranges::all_of(guests_, [this](const auto& guest) {
                const remote::KeptSeat& kept = guest->seat.kept();
                return kept.items.size() == (kept.watch ? judge_->watchedLength() : judge_->length()) && !kept.request;
            });
        });
    }

private:
    struct Guest {
        Guest(LetterHouses& houses, int number)
            : line(houses.broker_)
            , seat(seatAt(houses, number), line, [&houses] { return houses.broker_.now(); },
                  {[](const remote::KeptSeat&) {},
                      [this, &houses](int item, const QJsonValue& is) { return hear(houses, item, is.toObject()); },
                      [this](const auto& refusal) { answered(refusal.has_value()); }, [] {}})
        {
            line.connect();
        }
        static remote::KeptSeat seatAt(const LetterHouses& houses, int number)
        {
            const remote::KeptTable& table = houses.host_.kept();
            auto seat =
                remote::new_seat(table.invitation(), QStringLiteral("Guest %1").arg(number), number, QJsonObject());
            // Checking the host's card takes a tenth of a second.
            seat.host = table.keys.open;
            seat.watch = number == houses.seats();
            return seat;
        }
        /// Returns false if the item is impossible in the game.
        bool hear(const LetterHouses& houses, int number, const QJsonObject& item)
        {
            if (item.contains(QStringLiteral("end"))) {
                told.journal = friend_json::lines(item.value(QStringLiteral("end")));
                return true;
            }
            told.lines.push_back(friend_json::text(number == 0 ? item.value(QStringLiteral("view")) : item));
            if (number > 0) {
                told.match->hear(told.lines.back());
                return told.match->advance().kind != Arrival::impossible;
            }
            auto first = backroom::SeatLines<Game>::view(told.lines.back());
            if (!first)
                return false;
            told.match = std::make_unique<Remote>(houses.table_->match().names(), *std::move(first));
            told.match->askWith([this](const std::string& action) {
                if (action.empty() ? !seat.undo() : !seat.decide(friend_json::read(action).toObject()))
                    answered(true);
            });
            return true;
        }
        void answered(bool refused)
        {
            if (!refused)
                return;
            ++told.refusals;
            told.match->refused();
        }

        MemoryBroker::Line line;
        Told told;
        remote::GuestSeat seat;
    };

    /// Creating an invitation takes a tenth of a second, so all games with this number of seats share it.
    static const remote::KeptTable& tableFor(int seats)
    {
        static std::map<int, remote::KeptTable> tables;
        auto& table = tables[seats];
        if (table.seats.empty()) {
            table = *remote::new_table(seats);
            table.watched = true;
        }
        return table;
    }
    const Guest& at(Seat seat) const
    {
        return *guests_[static_cast<std::size_t>(seat == backroom::nobody ? seats() : seat)];
    }
    Guest& at(Seat seat) { return const_cast<Guest&>(std::as_const(*this).at(seat)); }

    void begin(const remote::Chance& drawn)
    {
        backroom::Chance chance{friend_json::bytes<16>(drawn.key), friend_json::bytes<32>(drawn.secret), {},
            friend_json::bytes<16>(drawn.table), static_cast<std::uint32_t>(drawn.match)};
        for (const QByteArray& lot : drawn.lots)
            chance.lots.push_back(friend_json::bytes<32>(lot));
        setup_.chance = chance;
        QList<int> friends;
        for (int seat = 0; seat < seats(); ++seat)
            friends += seat;
        table_ = seated<Table>(house_, dealt(setup_), QList<int>(friends.size(), int{SeatList::other_house}));
        judge_ = std::make_unique<MatchJudge>(*table_, std::make_unique<MatchPublisher<Game>>(judged()), drawn.match,
            QJsonObject(), friends, marks_, MatchJudge::Callbacks{[] { return true; }, [] { return false; }});
        host_.serve(judge_.get());
    }
    bool pass(const std::function<bool()>& until)
    {
        constexpr int patience = 600;
        for (int step = 0; step < patience; ++step) {
            if (until())
                return true;
            broker_.pass(500);
            while (table_ && table_->director()->busy())
                table_->director()->finish();
            host_.tick();
            for (const auto& guest : guests_)
                guest->seat.tick();
        }
        return false;
    }

    backroom::Setup<Game> setup_;
    House& house_;
    MemoryBroker broker_;
    MemoryBroker::Line host_line_;
    std::unique_ptr<Table> table_;
    RequestMarks marks_;
    std::unique_ptr<MatchJudge> judge_;
    remote::HostTable host_;
    std::vector<std::unique_ptr<Guest>> guests_;
};

}
