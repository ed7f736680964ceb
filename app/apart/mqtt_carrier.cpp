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
constexpr int longest_retry = 5;
constexpr std::chrono::milliseconds retry{200};

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
            .arg(broker.host)
            .arg(broker.port);
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
    closing_ = true;
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
    mosquitto_reconnect_delay_set(client, 1, longest_retry, false);
    if (!address.credentials.user.isEmpty())
        mosquitto_username_pw_set(client, address.credentials.user.toUtf8(), address.credentials.password.toUtf8());
    if (address.tls)
        mosquitto_int_option(client, MOSQ_OPT_TLS_USE_OS_CERTS, 1);
    mosquitto_connect_callback_set(client, connected);
    mosquitto_disconnect_callback_set(client, disconnected);
    mosquitto_message_callback_set(client, messageCame);
    network_ = std::thread([this, address] { run(address); });
}

/// In the thread of the network.
void MqttCarrier::run(const Address& address)
{
    const QByteArray host = address.broker.host.toUtf8();
    int told = MOSQ_ERR_SUCCESS;
    while (!closing_) {
        const int error = mosquitto_connect(client_.get(), host, address.broker.port, keep_alive);
        if (error == MOSQ_ERR_SUCCESS)
            break;
        if (std::exchange(told, error) != error)
            later([this, error] { callbacks_.down(why_not_connected(error, broker_)); });
        std::this_thread::sleep_for(retry);
    }
    // Connects again by itself, whatever happens.
    while (!closing_ && mosquitto_loop_forever(client_.get(), -1, 1) != MOSQ_ERR_SUCCESS)
        std::this_thread::sleep_for(retry);
}

void MqttCarrier::later(std::function<void()> call)
{
    if (!closing_)
        QMetaObject::invokeMethod(window_.get(), std::move(call), Qt::QueuedConnection);
}

void MqttCarrier::connected(mosquitto*, void* self, int code)
{
    auto* const carrier = static_cast<MqttCarrier*>(self);
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
    // A refusal has been told already.
    if (code != 0 && code != MOSQ_ERR_CONN_REFUSED)
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
