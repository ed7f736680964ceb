// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace apart {

/// Where a broker is.
struct Endpoint {
    QString host;
    quint16 port = 0;
    bool operator==(const Endpoint&) const = default;
};

/// Reads "host:port", where the host may be an address in brackets.
std::optional<Endpoint> read_endpoint(const QString& text);

/// With what a broker that the program has started lets in whoever was invited.
struct Credentials {
    QString user;
    QString password;
    bool operator==(const Credentials&) const = default;
};

/// To a table: 20 letters and digits (Crockford's base 32), of which the last finds any letter that is mistyped and any
/// two that are swapped. The fingerprint makes the guest sure of the host, the ticket the host of the guest; who only
/// watches learns neither.
struct Invitation {
    static constexpr int fingerprint_bits = 48;
    static constexpr int ticket_bits = 47;

    quint64 fingerprint = 0;
    quint64 ticket = 0;

    bool operator==(const Invitation&) const = default;

    /// 7KQ2M-XTP9V-D4HRC-W8EZ3.
    QString code() const;
    /// The code as two lines to be read aloud, each letter by itself.
    QString spoken() const;
    QString link(const Endpoint& broker) const;
    /// The name of the table in topics. The ticket is not in it, as the broker could search for it.
    QByteArray table() const;
    /// Takes a tenth of a second. Empty if there is too little memory.
    Credentials credentials() const;
};

/// The part of Argon2id of the host's public key that is in an invitation. The newest is remembered, as the same card
/// comes again with every new connection. Nothing if there is too little memory to work it out.
std::optional<quint64> fingerprint_of(const QByteArray& host_key);
quint64 new_ticket();

enum class InvitationFault { none, not_a_letter, too_short, too_long, mistyped, bad_address };

struct InvitationRead {
    std::optional<Invitation> invitation = {};
    /// Of a link.
    std::optional<Endpoint> broker = {};
    InvitationFault fault = InvitationFault::none;
    /// The letter that is none.
    QString about = {};
};

/// Reads a code or a link, in capitals or not, with or without blanks and dashes, O for 0, I and L for 1.
InvitationRead read_invitation(const QString& text);

}
