// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/apart/invitation.hpp"

#include <QElapsedTimer>
#include <QProcess>
#include <QTimer>

#include <functional>
#include <map>

namespace apart {

/// A broker in this house: Debian's mosquitto as a child of the program, for the tables that are hosted here. It ends
/// with the program, and is started again should it end by itself.
class Broker {
public:
    /// `failed`: it has ended too often. Why, in a sentence.
    Broker(QString folder, std::function<void(const QString& why)> failed);
    virtual ~Broker();
    Broker(const Broker&) = delete;
    Broker& operator=(const Broker&) = delete;

    static bool isInstalled();

    /// Listens on these addresses of this computer, on this port, or on a free one if it is 0 or taken. Returns why it
    /// cannot be started, in a sentence, otherwise nothing. It takes connections a moment later.
    virtual QString start(const QStringList& addresses, quint16 port);
    /// 0 while it does not run.
    virtual quint16 port() const { return port_; }
    /// Lets whoever has these into what belongs to a table, and nobody else. A table has one for each invitation, as
    /// those who sit there have the old one. Returns as `start`.
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
    /// By users.
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
