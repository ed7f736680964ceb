// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/line/http_request.hpp"
#include "app/phones/line/seal.hpp"
#include "app/phones/line/web_line.hpp"
#include "app/phones/phones.hpp"
#include "suites.hpp"

#include <QTcpSocket>
#include <QTest>
#include <QWebSocket>

#include <sodium.h>

/// The plugin that serves phones, over a real socket of this computer.
class PhoneLineTest : public QObject {
    Q_OBJECT

    struct Heard {
        int phone = 0;
        QByteArray key;
        QByteArray message;
    };
    std::vector<Heard> heard_;
    int opened_ = 0;
    int lost_ = 0;
    std::unique_ptr<PhoneLine> line_;
    QByteArray key_;

    QByteArray host() const { return "127.0.0.1:" + QByteArray::number(line_->port()); }
    /// Sends bytes and returns the complete answer; empty if the connection is closed without one.
    QByteArray answer(const QByteArray& bytes) const
    {
        QTcpSocket socket;
        socket.connectToHost(QHostAddress::LocalHost, line_->port());
        if (!QTest::qWaitFor([&] { return socket.state() == QAbstractSocket::ConnectedState; }))
            return "not connected";
        socket.write(bytes);
        if (!QTest::qWaitFor([&] { return socket.state() == QAbstractSocket::UnconnectedState; }))
            return "not closed";
        return socket.readAll();
    }
    QByteArray get(const QByteArray& path) const
    {
        return answer("GET " + path + " HTTP/1.1\r\nHost: " + host() + "\r\n\r\n");
    }
    std::unique_ptr<QWebSocket> call(const QByteArray& origin, const QByteArray& name) const
    {
        auto socket = std::make_unique<QWebSocket>(QString::fromLatin1(origin));
        socket->open(QUrl(QString::fromLatin1("ws://" + host() + "/line/" + name)));
        return socket;
    }
    std::unique_ptr<QWebSocket> called() const
    {
        auto socket = call("http://" + host(), seal::name_of(key_));
        return QTest::qWaitFor([&] { return socket->state() == QAbstractSocket::ConnectedState; }) ? std::move(socket)
                                                                                                   : nullptr;
    }

private Q_SLOTS:
    void init()
    {
        heard_.clear();
        opened_ = lost_ = 0;
        line_ = Phones::loaded({[this](int, const QByteArray&) { ++opened_; },
            [this](int phone, const QByteArray& key, const QByteArray& message) {
                heard_.push_back({phone, key, message});
            },
            [this](int) { ++lost_; }});
        QVERIFY(line_);
        QCOMPARE(line_->open(0), QString());
        key_ = line_->newKey();
        line_->admit(key_);
    }
    void cleanup() { line_.reset(); }

    void thePage()
    {
        const QByteArray page = get("/");
        QVERIFY(page.startsWith("HTTP/1.1 200 OK\r\n"));
        QVERIFY(page.contains("connect-src ws://" + host() + ";") && page.contains("default-src 'none'"));
        QVERIFY(page.contains("<!doctype html>") || page.contains("<!DOCTYPE html>"));
        for (const char* path : {"/page.js", "/page.css", "/nacl-fast.min.js", "/fonts/Cabin-Regular.ttf",
                 "/art/portraits/3.svg", "/art/frames/odd-1.svg", "/?query"})
            QVERIFY2(get(path).startsWith("HTTP/1.1 200 OK"), path);
    }

    void nothingElse()
    {
        for (const char* path : {"/nothing.js", "/../phones/page.js", "/art/../../etc/passwd", "/art/portraits",
                 "/i18n/backroom_it.qm", "/art/%2e%2e/x.svg", "//etc/passwd", "/art/portraits/3.svg/"})
            QVERIFY2(get(path).startsWith("HTTP/1.1 404"), path);
        // A missing picture may exist later.
        QVERIFY(get("/art/nothing.svg").contains("Cache-Control: no-store"));
        QVERIFY(answer("POST / HTTP/1.1\r\nHost: " + host() + "\r\n\r\n").startsWith("HTTP/1.1 404"));
        // Another name for this address could mean that another page leads here (DNS rebinding).
        QCOMPARE(answer("GET / HTTP/1.1\r\nHost: backroom.example\r\n\r\n"), QByteArray());
        QCOMPARE(answer("GET / HTTP/1.1\r\n\r\n"), QByteArray());
        QCOMPARE(answer("nonsense\r\n\r\n"), QByteArray());
        QCOMPARE(answer("GET /" + QByteArray(9000, 'x')), QByteArray());
    }

    void linesAreForThePageAlone()
    {
        const auto refused = [](const std::unique_ptr<QWebSocket>& socket) {
            return QTest::qWaitFor([&] { return socket->state() == QAbstractSocket::UnconnectedState; });
        };
        QVERIFY(refused(call("http://elsewhere.example", seal::name_of(key_))));
        QVERIFY(refused(call("http://" + host(), "0123456789abcdef")));
        line_->refuse(key_);
        QVERIFY(refused(call("http://" + host(), seal::name_of(key_))));
    }

    void sealedMessagesBothWays()
    {
        const auto socket = called();
        QVERIFY(socket);
        QByteArray received;
        connect(socket.get(), &QWebSocket::binaryMessageReceived, this, [&](const QByteArray& of) { received = of; });
        socket->sendBinaryMessage(seal::close("hello", key_));
        QTRY_COMPARE(heard_.size(), std::size_t{1});
        QCOMPARE(heard_[0].message, QByteArray("hello"));
        QCOMPARE(heard_[0].key, key_);
        line_->send(heard_[0].phone, "good evening");
        QTRY_VERIFY(!received.isEmpty());
        QVERIFY(!received.contains("good evening"));
        QCOMPARE(seal::open(received, key_).value_or(QByteArray()), QByteArray("good evening"));
        line_->hangUp(heard_[0].phone);
        QTRY_COMPARE(lost_, 1);
    }

    /// The last message arrives although the connection ends with it.
    void farewells()
    {
        const auto socket = called();
        QVERIFY(socket);
        QByteArray received;
        connect(socket.get(), &QWebSocket::binaryMessageReceived, this, [&](const QByteArray& of) { received = of; });
        socket->sendBinaryMessage(seal::close("hello", key_));
        QTRY_COMPARE(heard_.size(), std::size_t{1});
        line_->send(heard_[0].phone, "good night");
        line_->hangUp(heard_[0].phone);
        line_.reset();
        QTRY_VERIFY(socket->state() == QAbstractSocket::UnconnectedState);
        QCOMPARE(seal::open(received, key_).value_or(QByteArray()), QByteArray("good night"));
    }

    /// The connection is closed to a client without the key.
    void whatIsNotSealed()
    {
        const QByteArray sealed = seal::close("hello", key_);
        QByteArray changed = sealed;
        changed.back() = static_cast<char>(changed.back() ^ 1);
        for (const QByteArray& bytes : {QByteArray("hello"), sealed.first(30), changed, QByteArray(5000, 'x'),
                 seal::close("hello", line_->newKey())}) {
            const auto socket = called();
            QVERIFY(socket);
            lost_ = 0;
            socket->sendBinaryMessage(bytes);
            QTRY_COMPARE(lost_, 1);
        }
        const auto socket = called();
        QVERIFY(socket);
        socket->sendTextMessage(QStringLiteral("hello"));
        QTRY_COMPARE(lost_, 2);
        QVERIFY(heard_.empty());
    }

    void whatIsTooFastIsDropped()
    {
        const auto socket = called();
        QVERIFY(socket);
        for (int message = 0; message < 300; ++message)
            socket->sendBinaryMessage(seal::close(QByteArray::number(message), key_));
        QTRY_COMPARE(lost_, 1);
        QVERIFY(heard_.size() >= 10 && heard_.size() < 100);
    }

    /// Closed connections leave room for others.
    void manyLinesOneAfterTheOther()
    {
        for (int line = 0; line < 100; ++line) {
            const auto socket = called();
            QVERIFY2(socket, qPrintable(QString::number(line)));
            socket->close();
            QTRY_COMPARE(lost_, line + 1);
        }
        QCOMPARE(opened_, 100);
        QVERIFY(get("/").startsWith("HTTP/1.1 200 OK"));
    }

    void roomForSomeOfOneAddress()
    {
        constexpr int most = WebLine::most_of_one_address;
        constexpr int too_many = 20;
        std::vector<std::unique_ptr<QTcpSocket>> sockets;
        int closed = 0;
        for (int more = 0; more < most + too_many + 4; ++more) {
            sockets.push_back(std::make_unique<QTcpSocket>());
            connect(sockets.back().get(), &QTcpSocket::disconnected, this, [&closed] { ++closed; });
            sockets.back()->connectToHost(QHostAddress::LocalHost, line_->port());
        }
        QTRY_VERIFY(closed >= too_many);
    }

    void forOneAlone()
    {
        QByteArray own(crypto_box_PUBLICKEYBYTES, '\0');
        QByteArray secret(crypto_box_SECRETKEYBYTES, '\0');
        const auto bytes = [](const QByteArray& of) { return reinterpret_cast<const unsigned char*>(of.constData()); };
        crypto_box_keypair(
            reinterpret_cast<unsigned char*>(own.data()), reinterpret_cast<unsigned char*>(secret.data()));
        const QByteArray sealed = line_->sealedFor("a secret", own);
        const QByteArray nonce = sealed.first(crypto_box_NONCEBYTES);
        const QByteArray from = sealed.mid(nonce.size(), crypto_box_PUBLICKEYBYTES);
        const QByteArray box = sealed.mid(nonce.size() + from.size());
        QByteArray read(8, '\0');
        QCOMPARE(crypto_box_open_easy(reinterpret_cast<unsigned char*>(read.data()), bytes(box),
                     static_cast<unsigned long long>(box.size()), bytes(nonce), bytes(from), bytes(secret)),
            0);
        QCOMPARE(read, QByteArray("a secret"));
        QVERIFY(line_->sealedFor("a secret", "no key").isEmpty());
    }

    void requests()
    {
        const auto read = HttpRequest::read(
            "GET /a?b=1 HTTP/1.1\r\nHOST: here \r\nupgrade: WebSocket\r\nOrigin: http://here\r\n\r\n");
        QVERIFY(read);
        QCOMPARE(read->path, std::string("/a"));
        QCOMPARE(read->host, std::string("here"));
        QCOMPARE(read->origin, std::string("http://here"));
        QVERIFY(read->wants_web_socket);
        for (const char* wrong : {"", "GET / HTTP/1.1\r\n", "GET / HTTP/1.0\r\n\r\n", "GET x HTTP/1.1\r\n\r\n",
                 "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
                 "GET / HTTP/1.1\r\n: empty\r\n\r\n", " / HTTP/1.1\r\n\r\n", "GET  HTTP/1.1\r\n\r\n",
                 "GET /a\nb HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\nb\r\n\r\n"})
            QVERIFY2(!HttpRequest::read(wrong), wrong);
    }

    void codes()
    {
        const QImage code = line_->code(QStringLiteral("http://192.168.1.20:41883/#") + QString(43, QLatin1Char('x')));
        QVERIFY(code.width() >= 33 && code.width() == code.height());
        // The corner of a QR code's finder pattern.
        QVERIFY(code.pixelColor(0, 0) == Qt::black && code.pixelColor(1, 1) == Qt::white);
    }
};

BACKROOM_SUITE(PhoneLineTest)
#include "tst_phone_line.moc"
