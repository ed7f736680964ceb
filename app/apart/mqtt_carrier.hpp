// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/apart/carrier.hpp"

#include <QObject>

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

struct mosquitto;
struct mosquitto_message;

namespace apart {

/// Carries letters by MQTT 3.1.1. The network has a thread of its own; whatever it says comes in the thread that made
/// this, by its event loop.
class MqttCarrier final : public Carrier {
public:
    MqttCarrier();
    /// Takes as long as a name is being looked up.
    ~MqttCarrier() override;

    void open(const Address& address) override;
    void follow(const QString& topic) override;
    void post(const QString& topic, const QByteArray& bytes, bool stays) override;

private:
    void run(const Address& address);
    void close();
    /// Calls in the thread of the window, unless this is closed by then.
    void later(std::function<void()> call);
    static void connected(mosquitto*, void* self, int code);
    static void disconnected(mosquitto*, void* self, int code);
    static void messageCame(mosquitto*, void* self, const mosquitto_message* message);

    std::unique_ptr<mosquitto, void (*)(mosquitto*)> client_;
    std::unique_ptr<QObject> window_;
    Endpoint broker_;
    /// Of the connection that is or was: the network's alone.
    bool was_up_ = false;
    std::mutex mutex_;
    std::condition_variable closes_;
    std::atomic<bool> closing_ = false;
    std::thread network_;
};

}
