// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/remote/carrier.hpp"

#include <QObject>

#include <memory>
#include <thread>

namespace remote {

/// Carries letters by MQTT 3.1.1. The network has a thread of its own; callbacks are called in the thread that created
/// the carrier, by its event loop.
class MqttCarrier final : public Carrier {
public:
    MqttCarrier();
    /// Takes up to a second if the broker does not acknowledge what was posted.
    ~MqttCarrier() override;

    void open(const Address& address) override;
    void follow(const QString& topic) override;
    void post(const QString& topic, const QByteArray& bytes, bool retain) override;

private:
    class Network;

    void close();

    std::shared_ptr<Network> network_;
    std::thread thread_;
    /// The receiver of queued calls from the network thread. Deleting it cancels them.
    std::unique_ptr<QObject> window_;
};

}
