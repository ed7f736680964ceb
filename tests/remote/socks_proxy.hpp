// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTcpServer>
#include <QTcpSocket>

namespace test {

/// A SOCKS5 proxy (RFC 1928) without authentication, which accepts only host names.
class SocksProxy : public QTcpServer {
public:
    /// Whether the proxy answers that no host is reachable.
    bool refuses = false;
    /// The requested destinations, as "host:port".
    QStringList asked;

    SocksProxy()
    {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this] { serve(nextPendingConnection()); });
    }
    QString address() const { return QStringLiteral("127.0.0.1:%1").arg(serverPort()); }

private:
    void serve(QTcpSocket* near)
    {
        connect(near, &QTcpSocket::readyRead, near, [this, near] {
            const QByteArray came = near->readAll();
            if (far_.contains(near)) {
                far_[near]->write(came);
            } else if (came.size() <= 4) {
                // The client's list of authentication methods. The answer is that none is needed.
                near->write(QByteArray("\x05\x00", 2));
            } else {
                // The request: \5 \1 \0 \3, the length of the host name, the host name, the port.
                const QByteArray name = came.mid(5, came.size() - 7);
                const auto port = static_cast<quint16>((came[came.size() - 2] & 0xff) << 8 | (came.back() & 0xff));
                asked += QStringLiteral("%1:%2").arg(QString::fromLatin1(name)).arg(port);
                reach(near, QString::fromLatin1(name), port);
            }
        });
    }
    void reach(QTcpSocket* near, const QString& name, quint16 port)
    {
        auto* const far = new QTcpSocket(near);
        const QByteArray where("\x00\x01\x00\x00\x00\x00\x00\x00", 8);
        if (refuses) {
            near->write("\x05\x05" + where);
            return;
        }
        far_[near] = far;
        connect(far, &QTcpSocket::connected, near, [near, where] { near->write(QByteArray("\x05\x00", 2) + where); });
        connect(far, &QTcpSocket::readyRead, near, [near, far] { near->write(far->readAll()); });
        connect(far, &QTcpSocket::disconnected, near, [near] { near->disconnectFromHost(); });
        connect(near, &QTcpSocket::disconnected, far, [far] { far->disconnectFromHost(); });
        far->connectToHost(name, port);
    }

    QHash<QTcpSocket*, QTcpSocket*> far_;
};

}
