// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/broker.hpp"

#include "app/remote/fields.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QSaveFile>
#include <QStandardPaths>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>

namespace remote {

namespace {

constexpr int restart_after = 300;
/// In milliseconds: a broker that ends sooner is counted as failed.
constexpr int short_life = 2000;
constexpr int most_short_lives = 5;
constexpr int patience = 3000;

/// Archive and Flatpak install mosquitto beside the program. Debian installs it in /usr/sbin, which is not in the path
/// of users.
QString program(const char* name)
{
    QString found;
    for (const QStringList& folders : {QStringList{QCoreApplication::applicationDirPath()}, QStringList(),
             QStringList{QStringLiteral("/usr/sbin"), QStringLiteral("/usr/local/sbin")}})
        if (found.isEmpty())
            found = QStandardPaths::findExecutable(QLatin1String(name), folders);
    return found;
}

/// Returns the port if it is free, otherwise any free one; 0 if there is none.
quint16 free_port(quint16 wanted)
{
    const int handle = socket(AF_INET, SOCK_STREAM, 0);
    const int on = 1;
    setsockopt(handle, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(wanted);
    socklen_t size = sizeof address;
    auto* const any = reinterpret_cast<sockaddr*>(&address);
    const bool is_free = bind(handle, any, size) == 0 && getsockname(handle, any, &size) == 0;
    close(handle);
    if (is_free)
        return ntohs(address.sin_port);
    return wanted == 0 ? 0 : free_port(0);
}

/// Waits up to two seconds until the broker listens at this address or has ended.
void wait_for_listener(QProcess& broker, const QString& address, quint16 port)
{
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(port);
    if (inet_pton(AF_INET, qPrintable(address), &to.sin_addr) != 1)
        return;
    constexpr int tries = 100;
    constexpr int pause = 20;
    for (int attempt = 0; attempt < tries; ++attempt) {
        const int handle = socket(AF_INET, SOCK_STREAM, 0);
        const bool listens = connect(handle, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0;
        close(handle);
        if (listens || broker.waitForFinished(pause))
            return;
    }
}

QString written(const QString& file, const QByteArray& bytes)
{
    QSaveFile saved(file);
    if (saved.open(QIODevice::WriteOnly) && saved.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
        && saved.write(bytes) == bytes.size() && saved.commit())
        return {};
    return QCoreApplication::translate("Remote", "The broker’s settings cannot be written to %1. Is the disk full?")
        .arg(file);
}

}

Broker::Broker(QString folder, std::function<void(const QString& why)> failed)
    : folder_(std::move(folder))
    , failed_(std::move(failed))
{
    again_.setSingleShot(true);
    again_.setInterval(restart_after);
    QObject::connect(&again_, &QTimer::timeout, &again_, [this] { launch(); });
    QObject::connect(&process_, &QProcess::finished, &process_, [this] { ended(); });
    process_.setStandardInputFile(QProcess::nullDevice());
    process_.setStandardOutputFile(QProcess::nullDevice());
    // The broker must end even if the program is killed.
    process_.setChildProcessModifier([] { prctl(PR_SET_PDEATHSIG, SIGTERM); });
}

Broker::~Broker()
{
    process_.disconnect();
    process_.terminate();
    if (process_.state() != QProcess::NotRunning && !process_.waitForFinished(patience))
        process_.kill();
}

bool Broker::isInstalled()
{
    return !program("mosquitto").isEmpty() && !program("mosquitto_passwd").isEmpty();
}

QString Broker::start(const QStringList& addresses, quint16 port)
{
    if (!isInstalled())
        return QCoreApplication::translate(
            "Remote", "To invite friends on your own network, install mosquitto; or name a broker.");
    if (addresses.isEmpty())
        return QCoreApplication::translate("Remote", "This computer is in no network where friends could find it.");
    port_ = free_port(port);
    if (port_ == 0)
        return QCoreApplication::translate("Remote", "There is no port left for the broker on this computer.");
    QString why = QDir().mkpath(folder_) ? writeConfiguration(addresses) : written(folder_, {});
    if (why.isEmpty())
        why = writeRights();
    if (why.isEmpty()) {
        short_lives_ = 0;
        launch();
        if (!process_.waitForStarted(patience))
            why = QCoreApplication::translate("Remote", "The broker mosquitto cannot be started: %1.")
                      .arg(process_.errorString());
        else
            wait_for_listener(process_, addresses.first(), port_);
    }
    if (!why.isEmpty())
        port_ = 0;
    return why;
}

QString Broker::writeConfiguration(const QStringList& addresses) const
{
    QString lines;
    for (const QString& address : addresses)
        lines += QStringLiteral("listener %1 %2\nmax_connections 64\n").arg(QString::number(port_), address);
    lines += QStringLiteral("allow_anonymous false\n"
                            "password_file %1/passwords\n"
                            "acl_file %1/rights\n"
                            "persistence true\n"
                            "persistence_location %1/\n"
                            "autosave_interval 10\n"
                            "set_tcp_nodelay true\n"
                            "message_size_limit 262144\n"
                            "log_dest stderr\n"
                            "log_type error\n")
                 .arg(folder_);
    // Started by root, mosquitto would change to a user who cannot read these files.
    if (geteuid() == 0)
        lines += QStringLiteral("user root\n");
    return written(folder_ + QStringLiteral("/mosquitto.conf"), lines.toUtf8());
}

QString Broker::writeRights() const
{
    QByteArray passwords;
    QByteArray rights;
    for (const auto& [user, right] : rights_) {
        passwords += (user + u':' + right.password + u'\n').toUtf8();
        rights += (QStringLiteral("user %1\ntopic readwrite backroom/1/%2/#\n").arg(user, hex(right.table))).toUtf8();
    }
    const QString plain = folder_ + QStringLiteral("/passwords.new");
    QString why = written(folder_ + QStringLiteral("/rights"), rights);
    if (why.isEmpty())
        why = written(plain, passwords);
    if (!why.isEmpty())
        return why;
    // Hashes the passwords in the file before the broker reads it.
    if (!rights_.empty() && QProcess::execute(program("mosquitto_passwd"), {QStringLiteral("-U"), plain}) != 0)
        return QCoreApplication::translate("Remote", "The broker’s passwords cannot be prepared.");
    const QString file = folder_ + QStringLiteral("/passwords");
    return rename(QFile::encodeName(plain).constData(), QFile::encodeName(file).constData()) == 0 ? QString()
                                                                                                  : written(file, {});
}

QString Broker::admit(const QByteArray& table, const Credentials& credentials)
{
    rights_[credentials.user] = {table, credentials.password};
    return readRightsAgain();
}

QString Broker::readRightsAgain() const
{
    if (port_ == 0)
        return {};
    const QString why = writeRights();
    if (why.isEmpty() && process_.processId() > 0)
        kill(static_cast<pid_t>(process_.processId()), SIGHUP);
    return why;
}

void Broker::launch()
{
    running_.start();
    process_.start(program("mosquitto"), {QStringLiteral("-c"), folder_ + QStringLiteral("/mosquitto.conf")});
}

void Broker::ended()
{
    short_lives_ = running_.elapsed() < short_life ? short_lives_ + 1 : 0;
    if (short_lives_ < most_short_lives)
        return again_.start();
    port_ = 0;
    const QString last = QString::fromLocal8Bit(process_.readAllStandardError()).trimmed().section(u'\n', -1);
    failed_(QCoreApplication::translate("Remote", "The broker mosquitto ends again and again. It says: %1").arg(last));
}

}
