// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/phones/phone_line.hpp"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QTcpServer>
#include <QWebSocketServer>

class QTcpSocket;
class QWebSocket;
struct HttpRequest;

/// The line over HTTP and WebSocket, on one port. It answers nobody outside the local network, and trusts nothing:
/// messages that are too long, too frequent, not sealed with a known key or from another page are dropped.
class WebLine final : public QObject, public PhoneLine {
public:
    explicit WebLine(Callbacks callbacks);
    ~WebLine() override;

    QString open(quint16 port) override;
    quint16 port() const override { return server_.serverPort(); }
    QStringList addresses() const override;
    QByteArray newKey() override;
    void admit(const QByteArray& key) override;
    bool admitted(const QByteArray& key) const override;
    void refuse(const QByteArray& key) override;
    void send(int phone, const QByteArray& message) override;
    void hangUp(int phone) override;
    QByteArray sealedFor(const QByteArray& message, const QByteArray& public_key) const override;
    QImage code(const QString& text) const override;

    static constexpr qsizetype longest_message = 4096;
    static constexpr int messages_a_second = 10;
    /// The number of messages per second above which the connection is closed.
    static constexpr int flood = 100;
    static constexpr int most_connections = 128;
    static constexpr int most_of_one_address = 64;
    /// In milliseconds: a connection that has requested nothing by then, or has sent no sealed message, is closed.
    static constexpr int patience = 10'000;

private:
    struct Phone {
        QWebSocket* socket = nullptr;
        QByteArray key;
        /// Measures the second in which `messages` counts.
        QElapsedTimer second = {};
        int messages = 0;
        bool proven = false;
    };

    void answerNext();
    bool hasRoomFor(const QTcpSocket& socket) const;
    void read(QTcpSocket* socket);
    void answer(QTcpSocket* socket, const HttpRequest& request);
    void begin();
    void hear(int phone, const QByteArray& sealed);

    Callbacks callbacks_;
    QTcpServer server_;
    QWebSocketServer lines_;
    /// Keyed by the names of the keys.
    QHash<QByteArray, QByteArray> keys_;
    QHash<int, Phone> phones_;
    int next_phone_ = 1;
};
