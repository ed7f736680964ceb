// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/remote/broker.hpp"
#include "app/remote/guest_seat.hpp"
#include "app/remote/host_table.hpp"

#include <QImage>
#include <QObject>

#include <memory>

namespace remote {

/// The functions of this folder that the program calls. The folder is a plugin, so that the program starts without it
/// and its dependencies. Functions called from outside the plugin must therefore be virtual.
class Library {
public:
    virtual ~Library() = default;

    virtual std::optional<KeptTable> newTable(int guests) const = 0;
    virtual KeptSeat newSeat(const Invitation& to, const QString& name, int mark, const QJsonObject& shapes) const = 0;
    virtual QJsonObject json(const KeptTable& table) const = 0;
    virtual QJsonObject json(const KeptSeat& seat) const = 0;
    virtual std::optional<KeptTable> readTable(const QJsonObject& object) const = 0;
    virtual std::optional<KeptSeat> readSeat(const QJsonObject& object) const = 0;

    virtual std::unique_ptr<Carrier> carrier() const = 0;
    virtual std::unique_ptr<HostTable> host(
        const KeptTable& table, Carrier& carrier, Clock clock, HostTable::Callbacks callbacks) const = 0;
    virtual std::unique_ptr<GuestSeat> guest(
        const KeptSeat& seat, Carrier& carrier, Clock clock, GuestSeat::Callbacks callbacks) const = 0;
    /// Returns null if mosquitto is not installed. `failed` is that of `Broker`.
    virtual std::unique_ptr<Broker> broker(
        const QString& folder, std::function<void(const QString& why)> failed) const = 0;
    /// The addresses of this computer on local networks, the likeliest first.
    virtual QStringList addresses() const = 0;

    /// Returns milliseconds since 1970.
    virtual qint64 now() const = 0;

    virtual InvitationRead read(const QString& invitation) const = 0;
    virtual QString code(const Invitation& invitation) const = 0;
    virtual QString spoken(const Invitation& invitation) const = 0;
    virtual QString link(const Invitation& invitation, const Endpoint& broker) const = 0;
    /// Returns a QR code with one pixel per module, without its margin.
    virtual QImage picture(const QString& text) const = 0;
    virtual QByteArray table(const Invitation& invitation) const = 0;
    virtual Credentials credentials(const Invitation& invitation) const = 0;

    virtual QByteArray commitmentTo(const QByteArray& table, int match, const QByteArray& secret) const = 0;
    virtual QByteArray dealKey(
        const QByteArray& secret, const QByteArray& commitment, const QList<QByteArray>& lots) const = 0;
};

}

Q_DECLARE_INTERFACE(remote::Library, "Backroom.RemoteLibrary/1")
