// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements Preferences: the broker of one's own.
#include "app/settings/preferences.hpp"

#include <QRegularExpression>

namespace {

constexpr auto broker_host_key = "brokerHost";
constexpr auto broker_port_key = "brokerPort";
constexpr auto broker_tls_key = "brokerTls";
constexpr auto broker_name_key = "brokerName";
constexpr auto broker_password_key = "brokerPassword";
constexpr auto broker_proxy_key = "brokerProxy";
constexpr int highest_port = 65535;

/// Returns whether nobody can listen on the way to the host: true for addresses of local networks, for the names that
/// are used in them, and for those of Tor, which encrypts by itself.
bool needs_no_encryption(const QString& host)
{
    static const QRegularExpression near(
        QStringLiteral("^(127\\.|10\\.|192\\.168\\.|169\\.254\\.|172\\.(1[6-9]|2[0-9]|3[01])\\.)[0-9.]+$"
                       "|^::1$|^f(e80|[cd][0-9a-f]{2}):"
                       "|^[^.:]+$|\\.(local|lan|home|internal|home\\.arpa|onion)$"),
        QRegularExpression::CaseInsensitiveOption);
    return near.match(host).hasMatch();
}

}

QString Preferences::brokerHost() const
{
    return settings_.value(broker_host_key).toString();
}

void Preferences::setBrokerHost(const QString& host)
{
    const QString trimmed = host.trimmed();
    if (trimmed == brokerHost())
        return;
    // The encryption setting of the former address does not apply to another one.
    settings_.change([&trimmed](QSettings& now) {
        now.setValue(broker_host_key, trimmed);
        now.remove(broker_tls_key);
    });
    emit brokerChanged();
}

int Preferences::brokerPort() const
{
    return std::clamp(settings_.value(broker_port_key, 0).toInt(), 0, highest_port);
}

void Preferences::setBrokerPort(int port)
{
    keepBroker(broker_port_key, std::clamp(port, 0, highest_port));
}

bool Preferences::brokerTls() const
{
    return settings_.value(broker_tls_key, !needs_no_encryption(brokerHost())).toBool();
}

void Preferences::setBrokerTls(bool tls)
{
    if (tls != brokerTls())
        keepBroker(broker_tls_key, tls);
}

QString Preferences::brokerName() const
{
    return settings_.value(broker_name_key).toString();
}

void Preferences::setBrokerName(const QString& name)
{
    keepBroker(broker_name_key, name);
}

QString Preferences::brokerPassword() const
{
    return settings_.value(broker_password_key).toString();
}

void Preferences::setBrokerPassword(const QString& password)
{
    settings_.keepPrivate();
    keepBroker(broker_password_key, password);
}

QString Preferences::brokerProxy() const
{
    return settings_.value(broker_proxy_key).toString();
}

void Preferences::setBrokerProxy(const QString& proxy)
{
    keepBroker(broker_proxy_key, proxy.trimmed());
}

void Preferences::keepBroker(const char* key, const QVariant& value)
{
    if (settings_.value(key).toString() == value.toString())
        return;
    settings_.set(key, value);
    emit brokerChanged();
}

void Preferences::resetBroker()
{
    settings_.change([](QSettings& now) {
        for (const char* key :
            {broker_host_key, broker_port_key, broker_tls_key, broker_name_key, broker_password_key, broker_proxy_key})
            now.remove(key);
    });
    emit brokerChanged();
}
