// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/friends/named_broker.hpp"

#include "app/settings/preferences.hpp"

std::optional<remote::Carrier::Address> named_broker::of(
    const Preferences& preferences, const std::optional<remote::Endpoint>& invited)
{
    constexpr quint16 port = 1883;
    constexpr quint16 encrypted_port = 8883;
    remote::Carrier::Address named;
    named.tls = preferences.brokerTls();
    const int chosen = preferences.brokerPort();
    named.broker = {preferences.brokerHost(),
        static_cast<quint16>(chosen != 0 ? chosen
                : named.tls              ? encrypted_port
                                         : port)};
    named.proxy = preferences.brokerProxy();
    named.credentials = {preferences.brokerName(), preferences.brokerPassword()};
    const bool is_named = !named.broker.host.isEmpty();
    if (invited && (!is_named || *invited != named.broker))
        return remote::Carrier::Address{*invited, {}, invited->port == encrypted_port,
            invited->host.endsWith(QLatin1String(".onion")) ? named.proxy : QString()};
    return is_named ? std::optional(named) : std::nullopt;
}
