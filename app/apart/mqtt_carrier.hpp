// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/apart/carrier.hpp"

#include <QObject>

#include <memory>
#include <thread>

namespace apart {

/// Carries letters by MQTT 3.1.1. The network has a thread of its own; whatever it says comes in the thread that made
/// this, by its event loop.
class MqttCarrier final : public Carrier {
public:
    MqttCarrier();
    /// Takes a second at most, while a broker that was there does not take what was posted.
    ~MqttCarrier() override;

    void open(const Address& address) override;
    void follow(const QString& topic) override;
    void post(const QString& topic, const QByteArray& bytes, bool stays) override;

private:
    class Network;

    void close();

    std::shared_ptr<Network> network_;
    std::thread thread_;
    /// What the network hands over is called in its thread, and goes with it if it has not been called.
    std::unique_ptr<QObject> window_;
};

}
