// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace remote {

/// The address of a broker.
struct Endpoint {
    QString host;
    quint16 port = 0;
    bool operator==(const Endpoint&) const = default;
};

/// Reads "host:port". An IPv6 address is in brackets.
std::optional<Endpoint> read_endpoint(const QString& text);

/// What guests need to log in at a broker that the program has started.
struct Credentials {
    QString user;
    QString password;
    bool operator==(const Credentials&) const = default;
};

/// An invitation to a table. Its code has 20 letters and digits (Crockford's base 32); the last one reveals any
/// mistyped letter and any two swapped ones. The fingerprint identifies the host to the guest, the ticket the guest to
/// the host. An eavesdropper learns neither.
struct Invitation {
    static constexpr int fingerprint_bits = 48;
    static constexpr int ticket_bits = 47;

    quint64 fingerprint = 0;
    quint64 ticket = 0;

    bool operator==(const Invitation&) const = default;

    /// Such as 7KQ2M-XTP9V-D4HRC-W8EZ3.
    QString code() const;
    /// The code spelled out in two lines, to be read aloud.
    QString spoken() const;
    QString link(const Endpoint& broker) const;
    /// The table's name in topics. It does not depend on the ticket, which the broker could otherwise guess.
    QByteArray table() const;
    /// Takes a tenth of a second. Empty if there is too little memory.
    Credentials credentials() const;
};

/// Returns the part of the Argon2id hash of the host's public key that is in an invitation; nothing if there is too
/// little memory. Remembers the last result, because the same card arrives with every new connection.
std::optional<quint64> fingerprint_of(const QByteArray& host_key);
quint64 new_ticket();

enum class InvitationFault { none, not_a_letter, too_short, too_long, mistyped, bad_address };

struct InvitationRead {
    std::optional<Invitation> invitation = {};
    /// The broker that a link names.
    std::optional<Endpoint> broker = {};
    InvitationFault fault = InvitationFault::none;
    /// The invalid letter, for `not_a_letter`.
    QString about = {};
};

/// Reads a code or a link. Ignores case, spaces and dashes, and reads O as 0, I and L as 1.
InvitationRead read_invitation(const QString& text);

}
