// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/host_table.hpp"
#include "app/remote/topics.hpp"
#include "carrier_line.hpp"
#include "socks_proxy.hpp"
#include "suites.hpp"

#include <QElapsedTimer>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace remote;

/// How a carrier connects to a mosquitto run by somebody else: one port is open to all, one requires a password, and
/// one is encrypted.
class CarrierTest : public QObject {
    Q_OBJECT

    using Line = test::CarrierLine;

    const QString here_ = QStringLiteral("127.0.0.1");
    QTemporaryDir folder_;
    QProcess mosquitto_;
    quint16 open_ = 0;
    quint16 closed_ = 0;
    quint16 encrypted_ = 0;
    quint16 strange_ = 0;

    Carrier::Address plain() const { return {{here_, open_}}; }
    QString file(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    void write(const char* name, const QString& text) const
    {
        QFile written(file(name));
        QVERIFY(written.open(QIODevice::WriteOnly) && written.write(text.toUtf8()) > 0);
    }
    static quint16 freePort()
    {
        QTcpServer server;
        server.listen(QHostAddress::LocalHost);
        return server.serverPort();
    }
    static QString program(const char* name)
    {
        const QString found = QStandardPaths::findExecutable(QLatin1String(name));
        return found.isEmpty() ? QStandardPaths::findExecutable(QLatin1String(name), {QStringLiteral("/usr/sbin")})
                               : found;
    }
    /// Creates a certificate authority NAME.pem, and a broker's certificate for these host names signed by it.
    void certify(const char* name, const QString& names) const
    {
        const QString script = QStringLiteral(
            "cd '%1' && openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=authority-%2 -keyout %2.key -out "
            "%2.pem"
            " && openssl req -newkey rsa:2048 -nodes -subj /CN=broker -keyout %2-broker.key -out %2-broker.csr"
            " && printf 'subjectAltName=%3\n' > %2.ext"
            " && openssl x509 -req -in %2-broker.csr -CA %2.pem -CAkey %2.key -CAcreateserial -days 2 -extfile %2.ext"
            " -out %2-broker.pem");
        QProcess openssl;
        openssl.start(
            QStringLiteral("sh"), {QStringLiteral("-c"), script.arg(folder_.path(), QLatin1String(name), names)});
        QVERIFY(openssl.waitForFinished());
        QVERIFY2(openssl.exitCode() == 0, openssl.readAllStandardError());
    }
    QString listener(quint16 port, const char* name) const
    {
        return QStringLiteral("listener %1 127.0.0.1\nallow_anonymous true\ncertfile %2/%3-broker.pem\nkeyfile "
                              "%2/%3-broker.key\n")
            .arg(QString::number(port), folder_.path(), QLatin1String(name));
    }
    /// Returns why the connection fails; empty if it succeeds.
    static QString why(const Carrier::Address& address)
    {
        Line line(address);
        return QTest::qWaitFor([&line] { return line.ups > 0 || !line.downs.isEmpty(); }, 20'000)
            ? line.downs.value(0)
            : QStringLiteral("silence");
    }
    void exchangesLetters(const Carrier::Address& address)
    {
        Line line(address);
        QTRY_VERIFY2(line.ups == 1, qPrintable(line.downs.value(0)));
        const QString topic = QStringLiteral("test/%1").arg(QTest::currentTestFunction());
        line.carrier.follow(topic);
        line.carrier.post(topic, "a letter", false);
        QTRY_COMPARE(line.heard.size(), std::size_t{1});
        QCOMPARE(line.heard[0].bytes, QByteArray("a letter"));
        QCOMPARE(line.downs, QStringList());
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (program("mosquitto").isEmpty() || program("openssl").isEmpty())
            QSKIP("mosquitto or openssl is not installed");
        certify("good", QStringLiteral("DNS:localhost,IP:127.0.0.1"));
        certify("strange", QStringLiteral("DNS:broker.example.org"));
        open_ = freePort();
        closed_ = freePort();
        encrypted_ = freePort();
        strange_ = freePort();
        write("passwords", QStringLiteral("rosa:secret\n"));
        QCOMPARE(QProcess::execute(program("mosquitto_passwd"), {QStringLiteral("-U"), file("passwords")}), 0);
        write("mosquitto.conf",
            QStringLiteral("per_listener_settings true\n%1listener %2 127.0.0.1\nallow_anonymous true\n"
                           "listener %3 127.0.0.1\nallow_anonymous false\npassword_file %4\n%5%6")
                .arg(geteuid() == 0 ? QStringLiteral("user root\n") : QString(), QString::number(open_),
                    QString::number(closed_), file("passwords"), listener(encrypted_, "good"),
                    listener(strange_, "strange")));
        mosquitto_.start(program("mosquitto"), {QStringLiteral("-c"), file("mosquitto.conf")});
        QVERIFY(mosquitto_.waitForStarted());
        Line line(plain());
        QTRY_VERIFY_WITH_TIMEOUT(line.ups == 1, 20'000);
    }
    void init() { qputenv("SSL_CERT_FILE", file("good.pem").toUtf8()); }
    void cleanupTestCase()
    {
        qunsetenv("SSL_CERT_FILE");
        mosquitto_.kill();
        mosquitto_.waitForFinished();
    }

    void nameAndPassword()
    {
        Carrier::Address address{{here_, closed_}, {QStringLiteral("rosa"), QStringLiteral("secret")}};
        exchangesLetters(address);
        address.credentials.password = QStringLiteral("guessed");
        const QString refused =
            QStringLiteral("The broker does not let you in. Ask for a new invitation, or check name and password.");
        QCOMPARE(why(address), refused);
        address.credentials = {};
        QCOMPARE(why(address), refused);
    }
    void encrypted()
    {
        exchangesLetters({{here_, encrypted_}, {}, true});
        exchangesLetters({{QStringLiteral("localhost"), encrypted_}, {}, true});
    }
    void aCertificateThatNobodyKnows()
    {
        qputenv("SSL_CERT_FILE", file("strange.pem").toUtf8());
        QCOMPARE(why({{here_, encrypted_}, {}, true}),
            QStringLiteral(
                "The certificate of the broker at 127.0.0.1 has expired, or is not one that this computer trusts."));
    }
    void aCertificateForAnotherName()
    {
        qputenv("SSL_CERT_FILE", file("strange.pem").toUtf8());
        QCOMPARE(why({{here_, strange_}, {}, true}),
            QStringLiteral("The certificate of the broker at 127.0.0.1 is for another name."));
    }
    void oneOfBothEncrypts()
    {
        QCOMPARE(why({{here_, open_}, {}, true}),
            QStringLiteral("What answers at 127.0.0.1, port %1, does not use encryption. Check the port, or turn "
                           "“Encrypted connection” off.")
                .arg(open_));
        QCOMPARE(why({{here_, encrypted_}}),
            QStringLiteral("What answers at 127.0.0.1, port %1, is no broker, or one that expects encryption.")
                .arg(encrypted_));
    }
    void whatIsNoBroker()
    {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        connect(&server, &QTcpServer::newConnection, &server, [&server] {
            QTcpSocket* const socket = server.nextPendingConnection();
            socket->write("HTTP/1.1 400 Bad Request\r\n\r\n");
            socket->disconnectFromHost();
        });
        QVERIFY(why({{here_, server.serverPort()}}).contains(QStringLiteral(" is no broker, or one that expects ")));
    }

    void throughAProxy()
    {
        test::SocksProxy proxy;
        // The proxy resolves the host name.
        exchangesLetters({{QStringLiteral("localhost"), open_}, {}, false, proxy.address()});
        exchangesLetters({{QStringLiteral("localhost"), encrypted_}, {}, true, proxy.address()});
        QCOMPARE(proxy.asked,
            (QStringList{QStringLiteral("localhost:%1").arg(open_), QStringLiteral("localhost:%1").arg(encrypted_)}));
        proxy.refuses = true;
        QCOMPARE(why({{QStringLiteral("localhost"), open_}, {}, false, proxy.address()}),
            QStringLiteral("The proxy at %1 does not reach the broker at localhost, port %2.")
                .arg(proxy.address())
                .arg(open_));
        proxy.close();
        QCOMPARE(why({{QStringLiteral("localhost"), open_}, {}, false, QStringLiteral("127.0.0.1:1")}),
            QStringLiteral("No proxy answers at 127.0.0.1:1."));
        QCOMPARE(why({{QStringLiteral("localhost"), open_}, {}, false, QStringLiteral("tor")}),
            QStringLiteral("“tor” is not the address of a proxy. An example: 127.0.0.1:9050."));
    }

    /// There are more letters than the library sends at the same time.
    void everythingPostedBeforeTheEndArrives()
    {
        constexpr std::size_t count = 60;
        const auto topic = [](std::size_t number) { return QStringLiteral("test/last/%1").arg(number); };
        {
            Line line(plain());
            QTRY_COMPARE(line.ups, 1);
            for (std::size_t number = 0; number < count; ++number)
                line.carrier.post(topic(number), QByteArray(4096, 'x'), true);
        }
        Line line(plain());
        QTRY_COMPARE(line.ups, 1);
        line.carrier.follow(topic(0).replace(u'0', u'+'));
        QTRY_COMPARE(line.heard.size(), count);
    }
    /// Nothing of a table that is put away remains at the broker, although the program ends immediately.
    void aTableThatIsPutAway()
    {
        const KeptTable kept = *new_table(1);
        const QByteArray name = kept.invitation().table();
        Line witness(plain());
        QTRY_COMPARE(witness.ups, 1);
        witness.carrier.follow(topics::card(name));
        {
            MqttCarrier carrier;
            HostTable host(kept, carrier, [] { return qint64{1'764'000'000'000}; },
                {[](const KeptTable&) {}, [](const Knock&) { return QJsonObject(); }, [](const Chance&) {}, [] {}});
            carrier.open(plain());
            QTRY_COMPARE(witness.heard.size(), std::size_t{1});
            QVERIFY(!witness.heard[0].bytes.isEmpty());
            host.close();
        }
        QTRY_COMPARE(witness.heard.size(), std::size_t{2});
        QVERIFY(witness.heard[1].bytes.isEmpty());
    }
    /// A firewall that drops everything is not waited for; the system would give up only after two minutes.
    void nothingAnswersAtAll()
    {
        const int silent = socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in where{};
        where.sin_family = AF_INET;
        where.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof where;
        QVERIFY(bind(silent, reinterpret_cast<sockaddr*>(&where), size) == 0 && listen(silent, 0) == 0);
        QVERIFY(getsockname(silent, reinterpret_cast<sockaddr*>(&where), &size) == 0);
        const quint16 port = ntohs(where.sin_port);
        // The number of connections to that port that wait for an answer.
        const auto count = [port] {
            QFile connections(QStringLiteral("/proc/net/tcp"));
            const bool is_open = connections.open(QIODevice::ReadOnly);
            return is_open ? connections.readAll().count(
                       ':' + QByteArray::number(port, 16).rightJustified(4, '0').toUpper() + " 02 ")
                           : -1;
        };
        // These connections fill the queue of connections waiting to be accepted.
        QTcpSocket first;
        QTcpSocket second;
        for (QTcpSocket* waiting : {&first, &second})
            waiting->connectToHost(QHostAddress::LocalHost, port);
        QTRY_COMPARE(count(), 1);
        auto line = std::make_unique<Line>(Carrier::Address{{here_, port}});
        QTRY_COMPARE(count(), 2);
        QElapsedTimer timer;
        timer.start();
        line.reset();
        QVERIFY(timer.elapsed() < 20'000);
        close(silent);
    }
};

BACKROOM_SUITE(CarrierTest)
#include "tst_carrier.moc"
