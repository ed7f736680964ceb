// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/line/web_line.hpp"

#include "app/network/local_addresses.hpp"
#include "app/network/qr_code.hpp"
#include "app/phones/line/http_request.hpp"
#include "app/phones/line/seal.hpp"

#include <QFile>
#include <QTcpSocket>
#include <QTimer>
#include <QWebSocket>

#include <algorithm>

namespace {

/// The path of a connection's URL, before the name of its key.
constexpr std::string_view line_path = "/line/";

/// Returns the address at which the phone has reached the program. Any other host means DNS rebinding.
std::string own_host(const QTcpSocket& socket)
{
    const QHostAddress address(socket.localAddress().toIPv4Address());
    return address.toString().toStdString() + ':' + std::to_string(socket.localPort());
}

QByteArray type_of(const QString& file)
{
    if (file.endsWith(QLatin1String(".html")))
        return "text/html; charset=utf-8";
    if (file.endsWith(QLatin1String(".css")))
        return "text/css; charset=utf-8";
    if (file.endsWith(QLatin1String(".js")))
        return "text/javascript; charset=utf-8";
    return file.endsWith(QLatin1String(".svg")) ? "image/svg+xml" : "font/ttf";
}

/// Returns the resource for a path of the page's URL; empty if there is none.
QString resource_of(const std::string& path)
{
    if (path == "/")
        return QStringLiteral(":/phones/index.html");
    const QString name = QString::fromLatin1(path.c_str());
    for (const QChar letter : name)
        if (!letter.isLetterOrNumber() && !QStringLiteral("/-_.").contains(letter))
            return {};
    if (name.contains(QLatin1String("..")))
        return {};
    const bool is_picture = name.startsWith(QLatin1String("/art/")) && name.endsWith(QLatin1String(".svg"));
    const bool is_font = name.startsWith(QLatin1String("/fonts/")) && name.endsWith(QLatin1String(".ttf"));
    const QString file = (is_picture || is_font ? QStringLiteral(":") : QStringLiteral(":/phones")) + name;
    return QFile::exists(file) ? file : QString();
}

}

WebLine::WebLine(Callbacks callbacks)
    : callbacks_(std::move(callbacks))
    , lines_(QStringLiteral("Backroom"), QWebSocketServer::NonSecureMode)
{
    connect(&server_, &QTcpServer::newConnection, this, &WebLine::answerNext);
    connect(&lines_, &QWebSocketServer::newConnection, this, &WebLine::begin);
}

WebLine::~WebLine()
{
    // The sockets are deleted after the members that their last signals would use.
    for (QObject* socket : findChildren<QObject*>() + server_.findChildren<QObject*>())
        socket->disconnect(this);
    // Sends what is still buffered.
    for (const Phone& phone : std::as_const(phones_))
        phone.socket->flush();
}

QString WebLine::open(quint16 port)
{
    if (server_.listen(QHostAddress::AnyIPv4, port) || server_.listen(QHostAddress::AnyIPv4))
        return {};
    return server_.errorString();
}

QStringList WebLine::addresses() const
{
    return local_addresses();
}

QByteArray WebLine::newKey()
{
    return seal::new_key();
}

void WebLine::admit(const QByteArray& key)
{
    keys_.insert(seal::name_of(key), key);
}

bool WebLine::admitted(const QByteArray& key) const
{
    return keys_.value(seal::name_of(key)) == key && !key.isEmpty();
}

void WebLine::refuse(const QByteArray& key)
{
    keys_.remove(seal::name_of(key));
    for (const int phone : phones_.keys())
        if (phones_.value(phone).key == key)
            hangUp(phone);
}

/// The socket of an open connection belongs to `lines_`, any other to `server_`.
bool WebLine::hasRoomFor(const QTcpSocket& socket) const
{
    const auto all = server_.findChildren<QTcpSocket*>(Qt::FindDirectChildrenOnly)
        + lines_.findChildren<QTcpSocket*>(Qt::FindDirectChildrenOnly);
    const auto of_address = std::ranges::count_if(
        all, [&socket](const QTcpSocket* of) { return of->peerAddress() == socket.peerAddress(); });
    return all.size() <= most_connections && of_address <= most_of_one_address;
}

void WebLine::answerNext()
{
    while (QTcpSocket* socket = server_.nextPendingConnection()) {
        if (!is_near(socket->peerAddress()) || !hasRoomFor(*socket)) {
            socket->abort();
            socket->deleteLater();
            continue;
        }
        socket->setReadBufferSize(2 * HttpRequest::longest);
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
        QTimer::singleShot(patience, socket, [this, socket] {
            if (socket->parent() == &server_)
                socket->abort();
        });
    }
}

void WebLine::read(QTcpSocket* socket)
{
    const std::string head = socket->peek(HttpRequest::longest + 4).toStdString();
    if (!HttpRequest::complete(head)) {
        if (head.size() > HttpRequest::longest)
            socket->abort();
        return;
    }
    const auto request = HttpRequest::read(head);
    if (!request || request->host != own_host(*socket))
        return socket->abort();
    disconnect(socket, &QTcpSocket::readyRead, this, nullptr);
    if (!request->wants_web_socket)
        return answer(socket, *request);
    if (request->origin != "http://" + request->host || !request->path.starts_with(line_path)
        || !keys_.contains(QByteArray::fromStdString(request->path.substr(line_path.size()))))
        return socket->abort();
    // The web socket deletes it, and reports when the connection is closed.
    disconnect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    socket->setParent(&lines_);
    lines_.handleConnection(socket);
}

void WebLine::answer(QTcpSocket* socket, const HttpRequest& request)
{
    socket->readAll();
    const QString file = request.method == "GET" ? resource_of(request.path) : QString();
    QFile resource(file);
    const bool found = !file.isEmpty() && resource.open(QIODevice::ReadOnly);
    const QByteArray content = found ? resource.readAll() : QByteArray();
    // Pictures and fonts stay the same as long as the program runs; another version usually has another port.
    const bool lasts = found && (request.path.starts_with("/art/") || request.path.starts_with("/fonts/"));
    socket->write(QByteArray(found ? "HTTP/1.1 200 OK\r\n" : "HTTP/1.1 404 Not Found\r\n")
        + "Content-Type: " + (found ? type_of(file) : QByteArray("text/plain")) + "\r\nContent-Length: "
        + QByteArray::number(content.size()) + "\r\nCache-Control: " + (lasts ? "max-age=86400" : "no-store")
        + "\r\nContent-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
          "font-src 'self'; connect-src ws://"
        + request.host.c_str()
        + "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
          "\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\nConnection: close\r\n\r\n"
        + content);
    socket->disconnectFromHost();
}

void WebLine::begin()
{
    while (QWebSocket* socket = lines_.nextPendingConnection()) {
        const QByteArray key = keys_.value(socket->requestUrl().path().mid(line_path.size()).toLatin1());
        if (key.isEmpty()) {
            socket->abort();
            socket->deleteLater();
            continue;
        }
        const int phone = next_phone_++;
        socket->setParent(this);
        socket->setMaxAllowedIncomingMessageSize(longest_message);
        socket->setMaxAllowedIncomingFrameSize(longest_message);
        phones_.insert(phone, {socket, key});
        connect(socket, &QWebSocket::binaryMessageReceived, this,
            [this, phone](const QByteArray& sealed) { hear(phone, sealed); });
        connect(socket, &QWebSocket::textMessageReceived, this, [this, phone] { hangUp(phone); });
        connect(socket, &QWebSocket::disconnected, this, [this, phone, socket] {
            phones_.remove(phone);
            socket->deleteLater();
            callbacks_.lost(phone);
        });
        QTimer::singleShot(patience, socket, [this, phone] {
            if (!phones_.value(phone).proven)
                hangUp(phone);
        });
        callbacks_.opened(phone, key);
    }
}

void WebLine::hear(int phone, const QByteArray& sealed)
{
    const auto from = phones_.find(phone);
    if (from == phones_.end())
        return;
    constexpr int second = 1000;
    if (!from->second.isValid() || from->second.elapsed() >= second) {
        from->second.start();
        from->messages = 0;
    }
    if (++from->messages > messages_a_second) {
        if (from->messages > flood)
            hangUp(phone);
        return;
    }
    const QByteArray key = from->key;
    const auto message = seal::open(sealed, key);
    if (!message)
        return hangUp(phone);
    from->proven = true;
    callbacks_.heard(phone, key, *message);
}

void WebLine::send(int phone, const QByteArray& message)
{
    if (const auto to = phones_.constFind(phone); to != phones_.constEnd())
        to->socket->sendBinaryMessage(seal::close(message, to->key));
}

void WebLine::hangUp(int phone)
{
    if (const auto to = phones_.constFind(phone); to != phones_.constEnd())
        to->socket->close();
}

QByteArray WebLine::sealedFor(const QByteArray& message, const QByteArray& public_key) const
{
    return seal::close_for(message, public_key);
}

QImage WebLine::code(const QString& text) const
{
    return qr_code(text);
}
