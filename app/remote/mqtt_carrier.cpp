// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/mqtt_carrier.hpp"

#include "app/remote/mqtt_faults.hpp"

#include <mosquitto.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>

namespace remote {

namespace {

constexpr int at_least_once = 1;
/// Seconds of silence after which the connection counts as lost.
constexpr int keep_alive = 10;
constexpr int loop_time = 500;
constexpr int last_loop_time = 20;
constexpr std::chrono::milliseconds first_retry{200};
/// A restarted broker is found within this time, so that a table goes on within a second.
constexpr std::chrono::milliseconds longest_retry{500};
/// The maximum time for delivering the last letters.
constexpr std::chrono::milliseconds longest_farewell{1000};

}

/// The network thread's part of the carrier. It may outlive the carrier, because resolving a name and connecting cannot
/// be interrupted.
class MqttCarrier::Network : public std::enable_shared_from_this<Network> {
public:
    Network(const Address& address, Callbacks callbacks, QObject* window);

    mosquitto* client() const { return client_.get(); }
    void run();
    void post(const QByteArray& topic, const QByteArray& bytes, bool retain);
    void tell(Fault fault);
    /// Stops all callbacks. Returns whether the thread ends soon.
    bool end();

private:
    /// Returns false if the carrier is closing; otherwise marks the beginning of an attempt, however long that takes.
    bool beginToConnect();
    void hasConnected();
    /// Returns whether the carrier is closing and everything has been delivered, or has taken too long.
    bool isDone();
    /// Calls a function in the carrier's own thread.
    void later(std::function<void()> call);
    static void connected(mosquitto*, void* self, int code);
    static void disconnected(mosquitto*, void* self, int code);
    static void messageCame(mosquitto*, void* self, const mosquitto_message* message);
    static void taken(mosquitto*, void* self, int);
    static void logged(mosquitto*, void* self, int level, const char* text);

    const Address address_;
    const Callbacks callbacks_;
    QObject* const window_;
    std::unique_ptr<mosquitto, void (*)(mosquitto*)> client_;

    std::mutex mutex_;
    std::condition_variable ends_;
    std::atomic<bool> ending_ = false;
    bool connecting_ = false;
    std::chrono::steady_clock::time_point farewell_;
    /// The number of letters that the broker has not acknowledged.
    std::atomic<int> not_taken_ = 0;
    /// True if the latest connection was accepted.
    bool was_up_ = false;
    QByteArray log_;
};

MqttCarrier::Network::Network(const Address& address, Callbacks callbacks, QObject* window)
    : address_(address)
    , callbacks_(std::move(callbacks))
    , window_(window)
    , client_(mosquitto_new(nullptr, true, this), mosquitto_destroy)
{
    mosquitto_threaded_set(client(), true);
    mosquitto_int_option(client(), MOSQ_OPT_TCP_NODELAY, 1);
    if (!address.credentials.user.isEmpty())
        mosquitto_username_pw_set(client(), address.credentials.user.toUtf8(), address.credentials.password.toUtf8());
    if (address.tls)
        mosquitto_int_option(client(), MOSQ_OPT_TLS_USE_OS_CERTS, 1);
    if (const auto proxy = read_endpoint(address.proxy))
        mosquitto_socks5_set(client(), proxy->host.toUtf8(), proxy->port, nullptr, nullptr);
    mosquitto_connect_callback_set(client(), connected);
    mosquitto_disconnect_callback_set(client(), disconnected);
    mosquitto_message_callback_set(client(), messageCame);
    mosquitto_publish_callback_set(client(), taken);
    mosquitto_log_callback_set(client(), logged);
}

/// Replaces the loop of libmosquitto, which sleeps between attempts and cannot be woken.
void MqttCarrier::Network::run()
{
    const QByteArray host = address_.broker.host.toUtf8();
    auto delay = first_retry;
    Fault reported = Fault::none;
    while (beginToConnect()) {
        was_up_ = false;
        log_.clear();
        int error = mosquitto_connect(client(), host, address_.broker.port, keep_alive);
        const bool was_there = error == MOSQ_ERR_SUCCESS;
        hasConnected();
        while (error == MOSQ_ERR_SUCCESS && !isDone())
            error = mosquitto_loop(client(), ending_ ? last_loop_time : loop_time, 1);
        if (was_up_) {
            delay = first_retry;
            reported = Fault::none;
        }
        // A lost or refused connection has been reported already.
        else if (error != MOSQ_ERR_CONN_REFUSED && error != MOSQ_ERR_SUCCESS) {
            const Fault fault = fault_of(error, log_, address_, was_there);
            if (std::exchange(reported, fault) != fault)
                tell(fault);
        }
        std::unique_lock lock(mutex_);
        ends_.wait_for(lock, delay, [this] { return ending_.load(); });
        delay = std::min(2 * delay, longest_retry);
    }
    mosquitto_disconnect(client());
    mosquitto_loop(client(), last_loop_time, 1);
}

bool MqttCarrier::Network::beginToConnect()
{
    const std::lock_guard lock(mutex_);
    connecting_ = !ending_;
    return connecting_;
}

void MqttCarrier::Network::hasConnected()
{
    const std::lock_guard lock(mutex_);
    connecting_ = false;
}

bool MqttCarrier::Network::isDone()
{
    const std::lock_guard lock(mutex_);
    return ending_ && (not_taken_ == 0 || std::chrono::steady_clock::now() >= farewell_);
}

bool MqttCarrier::Network::end()
{
    const std::lock_guard lock(mutex_);
    ending_ = true;
    farewell_ = std::chrono::steady_clock::now() + longest_farewell;
    ends_.notify_all();
    // Wakes the thread from waiting for the broker.
    if (!connecting_ && not_taken_ == 0)
        mosquitto_disconnect(client());
    return !connecting_;
}

void MqttCarrier::Network::post(const QByteArray& topic, const QByteArray& bytes, bool retain)
{
    ++not_taken_;
    const int error = mosquitto_publish(
        client(), nullptr, topic, static_cast<int>(bytes.size()), bytes.constData(), at_least_once, retain);
    // Without a connection, libmosquitto queues the letter.
    if (error != MOSQ_ERR_SUCCESS && error != MOSQ_ERR_NO_CONN)
        --not_taken_;
}

void MqttCarrier::Network::tell(Fault fault)
{
    later([this, fault] { callbacks_.failed(sentence(fault, address_)); });
}

void MqttCarrier::Network::later(std::function<void()> call)
{
    const std::lock_guard lock(mutex_);
    if (ending_)
        return;
    // The callback may open the carrier again, or destroy it.
    QMetaObject::invokeMethod(
        window_, [self = shared_from_this(), call = std::move(call)] { call(); }, Qt::QueuedConnection);
}

void MqttCarrier::Network::connected(mosquitto*, void* self, int code)
{
    auto* const network = static_cast<Network*>(self);
    network->was_up_ = code == 0;
    if (code != 0)
        return network->tell(refusal(code));
    network->later([network] { network->callbacks_.connected(); });
}

void MqttCarrier::Network::disconnected(mosquitto*, void* self, int code)
{
    auto* const network = static_cast<Network*>(self);
    if (code != 0 && network->was_up_)
        network->tell(Fault::lost);
}

void MqttCarrier::Network::messageCame(mosquitto*, void* self, const mosquitto_message* message)
{
    auto* const network = static_cast<Network*>(self);
    network->later([network, topic = QString::fromUtf8(message->topic),
                       bytes = QByteArray(static_cast<const char*>(message->payload), message->payloadlen),
                       retained = message->retain] { network->callbacks_.arrived(topic, bytes, retained); });
}

void MqttCarrier::Network::taken(mosquitto*, void* self, int)
{
    --static_cast<Network*>(self)->not_taken_;
}

void MqttCarrier::Network::logged(mosquitto*, void* self, int level, const char* text)
{
    if (level == MOSQ_LOG_ERR)
        static_cast<Network*>(self)->log_ += text;
}

MqttCarrier::MqttCarrier()
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
    if (!network_)
        return;
    if (network_->end())
        thread_.join();
    else
        thread_.detach();
    network_.reset();
    window_.reset();
}

void MqttCarrier::open(const Address& address)
{
    close();
    window_ = std::make_unique<QObject>();
    network_ = std::make_shared<Network>(address, callbacks_, window_.get());
    thread_ = std::thread([network = network_, bad_proxy = !address.proxy.isEmpty() && !read_endpoint(address.proxy)] {
        if (bad_proxy)
            network->tell(Fault::no_address_of_proxy);
        else
            network->run();
    });
}

void MqttCarrier::follow(const QString& topic)
{
    if (network_)
        mosquitto_subscribe(network_->client(), nullptr, topic.toUtf8(), at_least_once);
}

void MqttCarrier::post(const QString& topic, const QByteArray& bytes, bool retain)
{
    if (network_)
        network_->post(topic.toUtf8(), bytes, retain);
}

}
