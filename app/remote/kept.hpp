// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/remote/invitation.hpp"
#include "app/remote/keys.hpp"
#include "app/remote/letters.hpp"

#include <algorithm>
#include <vector>

/// What the two ends of a table save before anybody else learns of it, so that each end survives any crash.
namespace remote {

struct KeptTable {
    struct Seat {
        /// The guest's box; empty if the seat is free.
        QByteArray box = {};
        QByteArray key = {};
        QString name = {};
        int mark = 0;
        /// The newest refused request. It is never performed, even if it arrives again.
        std::optional<Refused> refused = {};

        bool isTaken() const { return !box.isEmpty(); }
        bool operator==(const Seat&) const = default;
    };

    KeyPair keys;
    quint64 fingerprint = 0;
    quint64 ticket = 0;
    /// The number of the current match; 0 before the first. It is dealt once all lots are known.
    int match = 0;
    QByteArray secret = {};
    /// Only the seats of guests.
    std::vector<Seat> seats;
    /// Guests who have lost their seats, the newest last; they are told whenever the host connects.
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
    /// The host's public key, once a card has had one that matches the invitation.
    QByteArray host = {};
    bool seated = false;
    /// The number of the seat, once `seated`.
    int number = 0;
    int match = 0;
    QByteArray commitment = {};
    QByteArray lot = {};
    QJsonArray items = {};
    bool over = false;
    std::optional<Request> request = {};
    /// The newest refused request.
    RequestId refused = {};
    /// Why the table has ended for this guest, as an object with a `code`.
    QJsonObject broken = {};

    bool operator==(const KeptSeat&) const = default;
};

/// Creates a table for this number of guests. Returns nothing if there is too little memory to make an invitation.
std::optional<KeptTable> new_table(int guests);
KeptSeat new_seat(const Invitation& invitation, const QString& name, int mark, const QJsonObject& shapes);

QJsonObject kept_json(const KeptTable& table);
QJsonObject kept_json(const KeptSeat& seat);
std::optional<KeptTable> read_table(const QJsonObject& object);
std::optional<KeptSeat> read_seat(const QJsonObject& object);

}
