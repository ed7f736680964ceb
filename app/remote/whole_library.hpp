// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/local_addresses.hpp"
#include "app/network/qr_code.hpp"
#include "app/remote/deal.hpp"
#include "app/remote/library.hpp"
#include "app/remote/mqtt_carrier.hpp"

#include <QDateTime>

namespace remote {

/// The implementation of `Library` in the plugin.
class WholeLibrary : public Library {
public:
    std::optional<KeptTable> newTable(int guests) const override { return new_table(guests); }
    KeptSeat newSeat(const Invitation& to, const QString& name, int mark, const QJsonObject& shapes) const override
    {
        return new_seat(to, name, mark, shapes);
    }
    QJsonObject json(const KeptTable& table) const override { return kept_json(table); }
    QJsonObject json(const KeptSeat& seat) const override { return kept_json(seat); }
    std::optional<KeptTable> readTable(const QJsonObject& object) const override { return read_table(object); }
    std::optional<KeptSeat> readSeat(const QJsonObject& object) const override { return read_seat(object); }

    std::unique_ptr<Carrier> carrier() const override { return std::make_unique<MqttCarrier>(); }
    std::unique_ptr<HostTable> host(
        const KeptTable& table, Carrier& carrier, Clock clock, HostTable::Callbacks callbacks) const override
    {
        return std::make_unique<HostTable>(table, carrier, std::move(clock), std::move(callbacks));
    }
    std::unique_ptr<GuestSeat> guest(
        const KeptSeat& seat, Carrier& carrier, Clock clock, GuestSeat::Callbacks callbacks) const override
    {
        return std::make_unique<GuestSeat>(seat, carrier, std::move(clock), std::move(callbacks));
    }
    std::unique_ptr<Broker> broker(const QString& folder, std::function<void(const QString& why)> failed) const override
    {
        return Broker::isInstalled() ? std::make_unique<Broker>(folder, std::move(failed)) : nullptr;
    }
    QStringList addresses() const override { return local_addresses(); }

    InvitationRead read(const QString& invitation) const override { return read_invitation(invitation); }
    QString code(const Invitation& invitation) const override { return invitation.code(); }
    QString spoken(const Invitation& invitation) const override { return invitation.spoken(); }
    QString link(const Invitation& invitation, const Endpoint& broker) const override
    {
        return invitation.link(broker);
    }
    QImage picture(const QString& text) const override { return qr_code(text); }
    QByteArray table(const Invitation& invitation) const override { return invitation.table(); }
    Credentials credentials(const Invitation& invitation) const override { return invitation.credentials(); }

    QByteArray commitmentTo(const QByteArray& table, int match, const QByteArray& secret) const override
    {
        return commitment_to(table, match, secret);
    }
    QByteArray dealKey(
        const QByteArray& secret, const QByteArray& commitment, const QList<QByteArray>& lots) const override
    {
        return deal_key(secret, commitment, lots);
    }
    qint64 now() const override { return QDateTime::currentMSecsSinceEpoch(); }
};

}
