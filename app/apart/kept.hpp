// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/apart/invitation.hpp"
#include "app/apart/keys.hpp"
#include "app/apart/letters.hpp"

#include <algorithm>
#include <vector>

/// What the two ends of a table must have on disk before anything of it is told: with it they go on after any crash.
namespace apart {

struct KeptTable {
    struct Seat {
        /// Empty if nobody sits there.
        QByteArray box = {};
        QByteArray key = {};
        QString name = {};
        int mark = 0;
        /// The newest request that was refused: it will never be done, however late it comes again.
        std::optional<Refused> refused = {};

        bool isTaken() const { return !box.isEmpty(); }
        bool operator==(const Seat&) const = default;
    };

    KeyPair keys;
    quint64 fingerprint = 0;
    quint64 ticket = 0;
    /// Which match of the table is played; 0 before the first. It is dealt once all lots are there.
    int match = 0;
    QByteArray secret = {};
    /// Those of guests alone.
    std::vector<Seat> seats;
    /// Those who have lost their seats, the newest last: they are told so until they have heard it.
    std::vector<Seat> former = {};
    /// True if friends without a seat may watch; `watchers` are those who do.
    bool watched = false;
    std::vector<Seat> watchers = {};

    bool operator==(const KeptTable&) const = default;

    Invitation invitation() const { return {fingerprint, ticket}; }
    bool hasFreeSeat() const { return !std::ranges::all_of(seats, &Seat::isTaken); }
};

struct KeptSeat {
    Invitation invitation;
    KeyPair keys;
    QByteArray box;
    QString name;
    int mark = 0;
    QJsonObject shapes = {};
    /// True if this house has no seat and only watches.
    bool watch = false;
    /// The host's key, once the card has shown one that the invitation names.
    QByteArray host = {};
    bool seated = false;
    /// Which seat it is, once seated.
    int number = 0;
    int match = 0;
    QByteArray seal = {};
    QByteArray lot = {};
    QJsonArray items = {};
    bool over = false;
    std::optional<Request> request = {};
    /// The newest request that was refused.
    RequestId refused = {};
    /// Why the table has ended for this guest. It has a `code`.
    QJsonObject broken = {};

    bool operator==(const KeptSeat&) const = default;
};

/// For so many guests. Nothing if there is too little memory to make an invitation.
std::optional<KeptTable> new_table(int guests);
KeptSeat new_seat(const Invitation& invitation, const QString& name, int mark, const QJsonObject& shapes);

QJsonObject kept_json(const KeptTable& table);
QJsonObject kept_json(const KeptSeat& seat);
std::optional<KeptTable> read_table(const QJsonObject& object);
std::optional<KeptSeat> read_seat(const QJsonObject& object);

}
