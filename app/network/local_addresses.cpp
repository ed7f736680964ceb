// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/local_addresses.hpp"

#include <QNetworkInterface>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace {

/// True for the addresses of local networks (RFC 1918).
bool is_private(const QHostAddress& address)
{
    static const std::array nets{QHostAddress::parseSubnet(QStringLiteral("10.0.0.0/8")),
        QHostAddress::parseSubnet(QStringLiteral("172.16.0.0/12")),
        QHostAddress::parseSubnet(QStringLiteral("192.168.0.0/16"))};
    return std::ranges::any_of(nets, [&address](const auto& net) { return address.isInSubnet(net); });
}

QList<QNetworkInterface> networks()
{
    QList<QNetworkInterface> all = QNetworkInterface::allInterfaces();
    all.removeIf([](const QNetworkInterface& of) {
        return !of.flags().testFlag(QNetworkInterface::IsUp) || of.flags().testFlag(QNetworkInterface::IsLoopBack);
    });
    return all;
}

}

QStringList local_addresses()
{
    // Bridges of containers and virtual machines have addresses that no other device can reach.
    static const QRegularExpression inner(QStringLiteral("^(docker|br-|virbr|veth|vmnet|vboxnet|lxc)"));
    QStringList likely;
    QStringList others;
    for (const QNetworkInterface& network : networks())
        for (const QNetworkAddressEntry& entry : network.addressEntries()) {
            const bool is_likely = is_private(entry.ip()) && !inner.match(network.name()).hasMatch();
            if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol)
                (is_likely ? likely : others) += entry.ip().toString();
        }
    return likely + others;
}

bool is_near(const QHostAddress& address)
{
    if (address.isLoopback() || address.isLinkLocal() || is_private(address))
        return true;
    for (const QNetworkInterface& network : networks())
        for (const QNetworkAddressEntry& entry : network.addressEntries())
            if (entry.prefixLength() > 0 && address.isInSubnet(entry.ip(), entry.prefixLength()))
                return true;
    return false;
}
