// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Measures letters between two houses over a real mosquitto: the round-trip time of a sealed letter and its answer, and
// the bytes of each; then 200 tables that share a broker, each with a letter a second, and what the broker uses. Prints
// a line of JSON for each.
#include "app/remote/broker.hpp"
#include "app/remote/keys.hpp"
#include "app/remote/mqtt_carrier.hpp"
#include "app/remote/topics.hpp"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace remote;

namespace {

constexpr int letters = 3000;
constexpr int tables = 200;
/// libmosquitto’s `select` allows about 1000 open files in a program: three for each carrier.
constexpr int programs = 4;
/// Letters of each of the tables.
constexpr int seconds = 20;
/// The size of a letter for an action in most games, as plain text.
constexpr int letter_size = 200;
/// The bytes that MQTT adds to a letter: its type, its size, the size of its topic, its number.
constexpr int frame = 1 + 2 + 2 + 2;

/// A host and a guest.
class Pair {
public:
    /// `next` is called once both are connected, and after every answer.
    Pair(const Carrier::Address& address, int number, std::vector<double>& times, std::function<void()> next)
        : table_(QByteArray::number(number).rightJustified(table_size, 't'))
        , times_(times)
        , next_(std::move(next))
    {
        guest_.listen({[this](const QString&, const QByteArray& sealed, bool) { answered(sealed); },
            [this] { connected(guest_, down_topic_); }, [](const QString&) {}});
        host_.listen({[this](const QString&, const QByteArray& sealed, bool) { asked(sealed); },
            [this] { connected(host_, up_topic_); }, [](const QString&) {}});
        host_.open(address);
        guest_.open(address);
    }

    void write()
    {
        const QByteArray sealed = close_letter(random_bytes(letter_size), key_, up_place_);
        sealed_size = sealed.size();
        published_size = sealed.size() + up_topic_.size() + frame;
        time_.start();
        guest_.post(up_topic_, sealed, true);
    }

    qsizetype sealed_size = 0;
    qsizetype published_size = 0;

private:
    void connected(MqttCarrier& carrier, const QString& topic)
    {
        carrier.follow(topic);
        if (++up_ == 2)
            next_();
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
        times_.push_back(static_cast<double>(time_.nsecsElapsed()) / 1e6);
        next_();
    }

    const QByteArray table_;
    const QByteArray box_ = QByteArray(box_size, 'b');
    const QByteArray key_ = random_bytes(key_size);
    const Place up_place_{table_, box_, Direction::up};
    const Place down_place_{table_, box_, Direction::down};
    const QString up_topic_ = topics::up(table_, box_);
    const QString down_topic_ = topics::down(table_, box_);
    std::vector<double>& times_;
    std::function<void()> next_;
    MqttCarrier host_;
    MqttCarrier guest_;
    int up_ = 0;
    QElapsedTimer time_;
};

double share(std::vector<double> times, double part)
{
    std::sort(times.begin(), times.end());
    return times.empty() ? 0 : times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
}

QString here()
{
    return QStringLiteral("127.0.0.1");
}

void measure_one_table(const QTemporaryDir& folder)
{
    const Credentials credentials{QStringLiteral("bench"), QStringLiteral("secret")};
    Broker broker(folder.filePath(QStringLiteral("broker")), [](const QString& why) { qFatal("%s", qPrintable(why)); });
    const QByteArray table = QByteArray::number(0).rightJustified(table_size, 't');
    if (const QString why = broker.admit(table, credentials) + broker.start({here()}, 0); !why.isEmpty())
        qFatal("%s", qPrintable(why));
    std::vector<double> times;
    std::function<void()> next;
    Pair pair({{here(), broker.port()}, credentials}, 0, times, [&] { next(); });
    next = [&] { static_cast<int>(times.size()) < letters ? pair.write() : QCoreApplication::quit(); };
    QCoreApplication::exec();
    std::printf("{\"letters\":%d,\"median_ms\":%.2f,\"p99_ms\":%.2f,\"most_ms\":%.2f,\"plain_bytes\":%d,"
                "\"sealed_bytes\":%d,\"published_bytes\":%d}\n",
        letters, share(times, 0.5), share(times, 0.99), share(times, 1), letter_size,
        static_cast<int>(pair.sealed_size), static_cast<int>(pair.published_size));
}

/// A broker as somebody may rent, for more connections than that of a house.
class CommonBroker {
public:
    explicit CommonBroker(const QTemporaryDir& folder)
    {
        const QString file = folder.filePath(QStringLiteral("mosquitto.conf"));
        QFile configuration(file);
        configuration.open(QIODevice::WriteOnly);
        configuration.write(QStringLiteral("listener %1 127.0.0.1\nallow_anonymous true\nset_tcp_nodelay true\n%2")
                                .arg(port)
                                .arg(geteuid() == 0 ? QStringLiteral("user root\n") : QString())
                                .toUtf8());
        configuration.close();
        // Nobody reads what it says, so it would wait once a pipe is full.
        process_.setStandardErrorFile(QProcess::nullDevice());
        process_.start(
            QStandardPaths::findExecutable(QStringLiteral("mosquitto"), {"/usr/sbin", "/usr/bin", "/usr/local/sbin"}),
            {QStringLiteral("-c"), file});
        process_.waitForStarted();
    }
    ~CommonBroker()
    {
        process_.terminate();
        process_.waitForFinished();
    }
    /// In seconds.
    double processorTime() const
    {
        const QByteArray stat = about("stat");
        const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')')).split(' ');
        return (fields.value(12).toDouble() + fields.value(13).toDouble()) / static_cast<double>(sysconf(_SC_CLK_TCK));
    }
    int megabytes() const
    {
        const QByteArray status = about("status");
        const auto at = status.indexOf("VmHWM:") + 6;
        return status.mid(at, status.indexOf(" kB", at) - at).trimmed().toInt() / 1024;
    }

    static constexpr quint16 port = 41889;

private:
    QByteArray about(const char* what) const
    {
        QFile file(QStringLiteral("/proc/%1/%2").arg(process_.processId()).arg(QLatin1String(what)));
        file.open(QIODevice::ReadOnly);
        return file.readAll();
    }

    QProcess process_;
};

/// Prints the time of each letter of some of the tables, in milliseconds.
void play(int first)
{
    std::vector<double> times;
    int up = 0;
    std::vector<std::unique_ptr<Pair>> pairs;
    for (int number = 0; number < tables / programs; ++number)
        pairs.push_back(std::make_unique<Pair>(
            Carrier::Address{{here(), CommonBroker::port}}, first + number, times, [&up] { ++up; }));
    const int letters_in_all = seconds * static_cast<int>(pairs.size());
    QTimer timer;
    QElapsedTimer elapsed;
    int turn = 0;
    // One table after the other, spread over the second.
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        if (!elapsed.isValid() && up == static_cast<int>(pairs.size()))
            elapsed.start();
        for (; elapsed.isValid() && turn < letters_in_all
             && elapsed.elapsed() * static_cast<qint64>(pairs.size()) / 1000 >= turn;
             ++turn)
            pairs[static_cast<std::size_t>(turn) % pairs.size()]->write();
        if (static_cast<int>(times.size()) == letters_in_all)
            QCoreApplication::quit();
    });
    timer.setTimerType(Qt::PreciseTimer);
    timer.start(1);
    QTimer::singleShot(3000 * seconds, QCoreApplication::instance(), &QCoreApplication::quit);
    QCoreApplication::exec();
    for (const double time : times)
        std::printf("%.2f\n", time);
}

void measure_many_tables(const QTemporaryDir& folder)
{
    const CommonBroker broker(folder);
    std::vector<std::unique_ptr<QProcess>> all;
    QElapsedTimer elapsed;
    elapsed.start();
    for (int program = 0; program < programs; ++program)
        all.emplace_back(std::make_unique<QProcess>())
            ->start(QCoreApplication::applicationFilePath(), {QString::number(program * tables / programs)});
    std::vector<double> times;
    for (const auto& program : all) {
        program->waitForFinished(-1);
        for (const QByteArray& time : program->readAllStandardOutput().split('\n'))
            if (!time.isEmpty())
                times.push_back(time.toDouble());
    }
    std::printf("{\"tables\":%d,\"letters\":%d,\"lost\":%d,\"median_ms\":%.2f,\"p99_ms\":%.2f,\"most_ms\":%.2f,"
                "\"broker_percent_of_core\":%.1f,\"broker_megabytes\":%d}\n",
        tables, static_cast<int>(times.size()), tables * seconds - static_cast<int>(times.size()), share(times, 0.5),
        share(times, 0.99), share(times, 1), broker.processorTime() * 1e5 / static_cast<double>(elapsed.elapsed()),
        broker.megabytes());
}

}

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    if (!Broker::isInstalled()) {
        std::puts("mosquitto is not installed");
        return 1;
    }
    if (argc > 1) {
        play(QByteArray(argv[1]).toInt());
        return 0;
    }
    const QTemporaryDir folder;
    measure_one_table(folder);
    std::fflush(stdout);
    measure_many_tables(folder);
}
