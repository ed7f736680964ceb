// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Measures letters between two houses over a real mosquitto: the round-trip time of a sealed letter and its answer, and
// the bytes of each. Prints one line of JSON.
#include "app/remote/broker.hpp"
#include "app/remote/keys.hpp"
#include "app/remote/mqtt_carrier.hpp"
#include "app/remote/topics.hpp"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace remote;

namespace {

constexpr int letters = 3000;
/// The size of a letter for an action in most games, as plain text.
constexpr int letter_size = 200;
/// The bytes that MQTT adds to a letter: its type, its size, the size of its topic, its number.
constexpr int frame = 1 + 2 + 2 + 2;

class Bench {
public:
    explicit Bench(const Carrier::Address& address)
    {
        guest_.listen({[this](const QString&, const QByteArray& sealed, bool) { answered(sealed); },
            [this] { connected(guest_, down_topic_); }, [](const QString&) {}});
        host_.listen({[this](const QString&, const QByteArray& sealed, bool) { asked(sealed); },
            [this] { connected(host_, up_topic_); }, [](const QString&) {}});
        host_.open(address);
        guest_.open(address);
    }

private:
    void connected(MqttCarrier& carrier, const QString& topic)
    {
        carrier.follow(topic);
        if (++up_ == 2)
            write();
    }
    void write()
    {
        const QByteArray sealed = close_letter(random_bytes(letter_size), key_, up_place_);
        sealed_size_ = sealed.size();
        time_.start();
        guest_.post(up_topic_, sealed, true);
    }
    void asked(const QByteArray& sealed)
    {
        if (const auto letter = open_letter(sealed, key_, up_place_))
            host_.post(down_topic_, close_letter(*letter, key_, down_place_), true);
    }
    void answered(const QByteArray& sealed)
    {
        if (!open_letter(sealed, key_, down_place_))
            return;
        times_.push_back(time_.nsecsElapsed());
        if (static_cast<int>(times_.size()) < letters)
            return write();
        tell();
        QCoreApplication::quit();
    }
    void tell()
    {
        std::sort(times_.begin(), times_.end());
        const auto at = [this](double share) {
            return static_cast<double>(times_[static_cast<std::size_t>(share * (letters - 1))]) / 1e6;
        };
        std::printf("{\"letters\":%d,\"median_ms\":%.2f,\"p99_ms\":%.2f,\"most_ms\":%.2f,\"plain_bytes\":%d,\"sealed_"
                    "bytes\":%d,"
                    "\"published_bytes\":%d}\n",
            letters, at(0.5), at(0.99), at(1), letter_size, static_cast<int>(sealed_size_),
            static_cast<int>(sealed_size_ + up_topic_.size() + frame));
    }

    const QByteArray table_ = QByteArray(table_size, 't');
    const QByteArray box_ = QByteArray(box_size, 'b');
    const QByteArray key_ = random_bytes(key_size);
    const Place up_place_{table_, box_, Direction::up};
    const Place down_place_{table_, box_, Direction::down};
    const QString up_topic_ = topics::up(table_, box_);
    const QString down_topic_ = topics::down(table_, box_);
    MqttCarrier host_;
    MqttCarrier guest_;
    int up_ = 0;
    QElapsedTimer time_;
    std::vector<qint64> times_;
    qsizetype sealed_size_ = 0;
};

}

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    if (!Broker::isInstalled()) {
        std::puts("mosquitto is not installed");
        return 1;
    }
    const QTemporaryDir folder;
    const QString here = QStringLiteral("127.0.0.1");
    const Credentials credentials{QStringLiteral("bench"), QStringLiteral("secret")};
    Broker broker(folder.filePath(QStringLiteral("broker")), [](const QString& why) { qFatal("%s", qPrintable(why)); });
    if (const QString why = broker.admit(QByteArray(table_size, 't'), credentials) + broker.start({here}, 0);
        !why.isEmpty())
        qFatal("%s", qPrintable(why));
    const Bench bench({{here, broker.port()}, credentials});
    return QCoreApplication::exec();
}
