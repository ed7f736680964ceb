// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/remote/invitation.hpp"

#include <QElapsedTimer>
#include <QProcess>
#include <QTimer>

#include <functional>
#include <map>

namespace remote {

/// Runs Debian's mosquitto as a child process, so that friends can reach a table that is hosted here. The broker ends
/// with the program, and is restarted if it ends by itself.
class Broker {
public:
    /// `failed` is called with a sentence that says why, if the broker has ended too often to be restarted.
    Broker(QString folder, std::function<void(const QString& why)> failed);
    virtual ~Broker();
    Broker(const Broker&) = delete;
    Broker& operator=(const Broker&) = delete;

    static bool isInstalled();

    /// Listens on these addresses of this computer, on the given port, or on a free one if it is 0 or taken. Returns a
    /// sentence that says why the broker cannot be started; empty if it was started. It accepts connections a moment
    /// later.
    virtual QString start(const QStringList& addresses, quint16 port);
    /// The port, or 0 if the broker is not running.
    virtual quint16 port() const { return port_; }
    /// Grants the owner of these credentials access to the topics of the table, and to nothing else. A table has
    /// credentials for each invitation, because seated guests still use the older ones. Returns a sentence like
    /// `start`.
    virtual QString admit(const QByteArray& table, const Credentials& credentials);
    qint64 processId() const { return process_.processId(); }

private:
    QString writeConfiguration(const QStringList& addresses) const;
    QString writeRights() const;
    QString readRightsAgain() const;
    void launch();
    void ended();

    QString folder_;
    std::function<void(const QString&)> failed_;
    quint16 port_ = 0;
    /// What the owner of some credentials has access to.
    struct Right {
        QByteArray table;
        QString password;
    };
    std::map<QString, Right> rights_;
    QProcess process_;
    QTimer again_;
    QElapsedTimer running_;
    int short_lives_ = 0;
};

}
