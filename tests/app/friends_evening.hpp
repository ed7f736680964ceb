// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/friends/friends.hpp"
#include "app/remote/whole_library.hpp"
#include "app/table/game_table.hpp"
#include "house_folder.hpp"
#include "remote/memory_broker.hpp"

#include <vector>

namespace test {

/// The real library, except that letters go through a broker in memory, with the broker's clock.
class MemoryLibrary : public remote::WholeLibrary {
public:
    explicit MemoryLibrary(MemoryBroker& broker)
        : broker_(broker)
    {
    }
    std::unique_ptr<remote::Carrier> carrier() const override { return std::make_unique<MemoryBroker::Line>(broker_); }
    std::unique_ptr<remote::Broker> broker(const QString& folder, std::function<void(const QString&)>) const override
    {
        return std::make_unique<Running>(folder);
    }
    QStringList addresses() const override { return {QStringLiteral("192.168.1.20")}; }
    qint64 now() const override { return broker_.now(); }
    remote::KeptSeat newSeat(
        const remote::Invitation& to, const QString& name, int mark, const QJsonObject& shapes) const override
    {
        QJsonObject told = shapes;
        for (auto shape = others.begin(); shape != others.end(); ++shape)
            told.insert(shape.key(), shape.value());
        return WholeLibrary::newSeat(to, name, mark, told);
    }
    /// What the guests’ programs say of their shapes in place of this program.
    QJsonObject others = {};

private:
    class Running final : public remote::Broker {
    public:
        explicit Running(const QString& folder)
            : Broker(folder, {})
        {
        }
        QString start(const QStringList&, quint16) override { return {}; }
        quint16 port() const override { return 41883; }
        QString admit(const QByteArray&, const remote::Credentials&) override { return {}; }
    };

    MemoryBroker& broker_;
};

/// Several houses that share a broker. The first house hosts the table.
class FriendsEvening {
public:
    explicit FriendsEvening(int houses, unsigned seed = 1, Trouble trouble = {})
        : broker_(seed, trouble)
        , library_(broker_)
    {
        Friends::load = [this] { return &library_; };
        for (int house = 0; house < houses; ++house)
            houses_.push_back(std::make_unique<HouseFolder>());
    }
    ~FriendsEvening()
    {
        houses_.clear();
        Friends::load = Friends::loaded;
    }

    MemoryBroker& broker() { return broker_; }
    MemoryLibrary& library() { return library_; }
    HouseFolder& folder(int house) { return *houses_[static_cast<std::size_t>(house)]; }
    House& house(int house) { return folder(house).house(); }
    Friends& friends(int of) { return house(of).friends(); }
    GameTable* table(int of) { return house(of).table(); }

    /// Opens a table in which the first seat is the host's and all others are for friends.
    void invite(const QString& game, const QVariantMap& options = {}, QList<int> levels = {})
    {
        if (levels.isEmpty()) {
            levels.fill(SeatList::other_house, static_cast<qsizetype>(houses_.size()));
            levels[0] = 0;
        }
        SeatList seats{{}, {}, levels};
        for (int seat = 0; seat < levels.size(); ++seat) {
            seats.names += levels[seat] == 0 ? QStringLiteral("Rosa") : QString();
            if (levels[seat] > 0)
                seats.names.last() = QStringLiteral("Scarface %1").arg(seat);
            seats.marks += seat;
        }
        friends(0).invite({game, seats, options, {}});
        pass();
    }
    void join(int house, bool watch = false)
    {
        friends(house).join(friends(0).link(), QStringLiteral("Friend %1").arg(house), house, {}, watch);
        pass();
    }
    void joinAll()
    {
        for (std::size_t house = 1; house < houses_.size(); ++house)
            join(static_cast<int>(house));
    }
    /// Delivers all letters and ends all animations.
    void pass(int seconds = 2)
    {
        for (int second = 0; second < seconds; ++second) {
            broker_.pass(1000);
            for (const auto& folder : houses_) {
                folder->house().friends().tick();
                settle(*folder);
            }
        }
    }

private:
    static void settle(HouseFolder& folder)
    {
        QCoreApplication::processEvents();
        while (folder->table() != nullptr && folder->table()->director()->busy()) {
            folder->table()->director()->finish();
            QCoreApplication::processEvents();
        }
    }

    MemoryBroker broker_;
    MemoryLibrary library_;
    std::vector<std::unique_ptr<HouseFolder>> houses_;
};

}
