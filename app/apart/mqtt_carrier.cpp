// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/apart/mqtt_carrier.hpp"

#include <QCoreApplication>

#include <mosquitto.h>

#include <chrono>

namespace apart {

namespace {

constexpr int at_least_once = 1;
/// Seconds without a word from the broker until the connection is taken for lost.
constexpr int keep_alive = 10;
constexpr int loop_time = 500;
constexpr std::chrono::milliseconds first_retry{200};
constexpr std::chrono::milliseconds longest_retry{5000};

QString why_not_connected(int error, const Endpoint& broker)
{
    switch (error) {
    case MOSQ_ERR_EAI:
        return QCoreApplication::translate("Apart", "There is no computer named %1. Check the address of the broker.")
            .arg(broker.host);
    case MOSQ_ERR_TLS:
        return QCoreApplication::translate("Apart", "The broker at %1 has no certificate that this computer trusts.")
            .arg(broker.host);
    default:
        return QCoreApplication::translate(
            "Apart", "Nothing answers at %1, port %2. Is the broker running, and does its firewall let you in?")
            .arg(broker.host, QString::number(broker.port));
    }
}

QString why_refused(int code)
{
    constexpr int bad_credentials = 4;
    constexpr int not_allowed = 5;
    if (code == bad_credentials || code == not_allowed)
        return QCoreApplication::translate(
            "Apart", "The broker does not let you in. Ask for a new invitation, or check name and password.");
    return QCoreApplication::translate("Apart", "The broker answers, but does not accept the connection.");
}

}

MqttCarrier::MqttCarrier()
    : client_(nullptr, mosquitto_destroy)
{
    static const bool is_ready = mosquitto_lib_init() == MOSQ_ERR_SUCCESS;
    Q_UNUSED(is_ready)
}

MqttCarrier::~MqttCarrier()
{
    close();
}

void MqttCarrier::close()
{
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    closes_.notify_all();
    if (network_.joinable()) {
        mosquitto_disconnect(client_.get());
        network_.join();
    }
    client_.reset();
    // What was handed over and not yet called goes with it.
    window_.reset();
}

void MqttCarrier::open(const Address& address)
{
    close();
    closing_ = false;
    window_ = std::make_unique<QObject>();
    broker_ = address.broker;
    client_.reset(mosquitto_new(nullptr, true, this));
    mosquitto* const client = client_.get();
    mosquitto_threaded_set(client, true);
    mosquitto_int_option(client, MOSQ_OPT_TCP_NODELAY, 1);
    if (!address.credentials.user.isEmpty())
        mosquitto_username_pw_set(client, address.credentials.user.toUtf8(), address.credentials.password.toUtf8());
    if (address.tls)
        mosquitto_int_option(client, MOSQ_OPT_TLS_USE_OS_CERTS, 1);
    mosquitto_connect_callback_set(client, connected);
    mosquitto_disconnect_callback_set(client, disconnected);
    mosquitto_message_callback_set(client, messageCame);
    network_ = std::thread([this, address] { run(address); });
}

/// In the thread of the network. The library's own loop sleeps between its attempts, and cannot be woken to end.
void MqttCarrier::run(const Address& address)
{
    const QByteArray host = address.broker.host.toUtf8();
    auto delay = first_retry;
    int told = MOSQ_ERR_SUCCESS;
    while (!closing_) {
        was_up_ = false;
        int error = mosquitto_connect(client_.get(), host, address.broker.port, keep_alive);
        while (error == MOSQ_ERR_SUCCESS && !closing_)
            error = mosquitto_loop(client_.get(), loop_time, 1);
        if (was_up_) {
            delay = first_retry;
            told = MOSQ_ERR_SUCCESS;
        }
        // What was lost or refused has been told already.
        else if (error != MOSQ_ERR_CONN_REFUSED && std::exchange(told, error) != error)
            later([this, error] { callbacks_.down(why_not_connected(error, broker_)); });
        std::unique_lock lock(mutex_);
        closes_.wait_for(lock, delay, [this] { return closing_.load(); });
        delay = std::min(2 * delay, longest_retry);
    }
}

void MqttCarrier::later(std::function<void()> call)
{
    if (!closing_)
        QMetaObject::invokeMethod(window_.get(), std::move(call), Qt::QueuedConnection);
}

void MqttCarrier::connected(mosquitto*, void* self, int code)
{
    auto* const carrier = static_cast<MqttCarrier*>(self);
    carrier->was_up_ = code == 0;
    carrier->later([carrier, code] {
        if (code == 0)
            carrier->callbacks_.up();
        else
            carrier->callbacks_.down(why_refused(code));
    });
}

void MqttCarrier::disconnected(mosquitto*, void* self, int code)
{
    auto* const carrier = static_cast<MqttCarrier*>(self);
    if (code != 0 && carrier->was_up_)
        carrier->later([carrier] {
            carrier->callbacks_.down(
                QCoreApplication::translate("Apart", "The connection to the broker is lost. It is being tried again."));
        });
}

void MqttCarrier::messageCame(mosquitto*, void* self, const mosquitto_message* message)
{
    auto* const carrier = static_cast<MqttCarrier*>(self);
    carrier->later([carrier, topic = QString::fromUtf8(message->topic),
                       bytes = QByteArray(static_cast<const char*>(message->payload), message->payloadlen),
                       lay_there = message->retain] { carrier->callbacks_.arrived(topic, bytes, lay_there); });
}

void MqttCarrier::follow(const QString& topic)
{
    if (client_)
        mosquitto_subscribe(client_.get(), nullptr, topic.toUtf8(), at_least_once);
}

void MqttCarrier::post(const QString& topic, const QByteArray& bytes, bool stays)
{
    if (client_)
        mosquitto_publish(client_.get(), nullptr, topic.toUtf8(), static_cast<int>(bytes.size()), bytes.constData(),
            at_least_once, stays);
}

}
