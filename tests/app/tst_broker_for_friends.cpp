// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/friends/broker_trial.hpp"
#include "app/friends/friends.hpp"
#include "app/friends/named_broker.hpp"
#include "app/remote/library.hpp"
#include "files.hpp"
#include "suites.hpp"

#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

/// Tests a broker of one's own: its address, and whether it works. The carrier is the real one.
class BrokerForFriendsTest : public QObject {
    Q_OBJECT

    const QString here_ = QStringLiteral("127.0.0.1");
    QTemporaryDir folder_;
    std::unique_ptr<Preferences> preferences_;

    QProcess mosquitto_;
    quint16 open_ = 0;
    quint16 mute_ = 0;

    static quint16 freePort()
    {
        const int free = socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in where{};
        where.sin_family = AF_INET;
        socklen_t size = sizeof where;
        const bool is_known = bind(free, reinterpret_cast<sockaddr*>(&where), size) == 0
            && getsockname(free, reinterpret_cast<sockaddr*>(&where), &size) == 0;
        close(free);
        return is_known ? ntohs(where.sin_port) : 0;
    }
    /// Starts a broker that allows everything at one port and nothing at the other. Returns false if mosquitto is not
    /// installed.
    bool startMosquitto()
    {
        const QString program =
            QStandardPaths::findExecutable(QStringLiteral("mosquitto"), {"/usr/sbin", "/usr/bin", "/usr/local/sbin"});
        if (program.isEmpty() || mosquitto_.state() != QProcess::NotRunning)
            return !program.isEmpty();
        open_ = freePort();
        mute_ = freePort();
        test::write(folder_.filePath(QStringLiteral("rights")), "user nobody\ntopic readwrite nothing\n");
        const QString lines =
            QStringLiteral("per_listener_settings true\n%1listener %2 127.0.0.1\nallow_anonymous true\n"
                           "listener %3 127.0.0.1\nallow_anonymous true\nacl_file %4\n")
                .arg(geteuid() == 0 ? QStringLiteral("user root\n") : QString(), QString::number(open_),
                    QString::number(mute_), folder_.filePath(QStringLiteral("rights")));
        test::write(folder_.filePath(QStringLiteral("mosquitto.conf")), lines.toUtf8());
        mosquitto_.start(program, {QStringLiteral("-c"), folder_.filePath(QStringLiteral("mosquitto.conf"))});
        return mosquitto_.waitForStarted();
    }
    /// Returns the result of a trial.
    QString tried()
    {
        BrokerTrial trial(*preferences_, Friends::loaded);
        trial.start();
        return QTest::qWaitFor([&trial] { return !trial.running(); }, 20'000) ? trial.result() : QString();
    }

private Q_SLOTS:
    void cleanupTestCase()
    {
        mosquitto_.kill();
        mosquitto_.waitForFinished();
    }
    void init()
    {
        preferences_ = std::make_unique<Preferences>(folder_.path(), QStringLiteral("en"));
        preferences_->reset();
    }

    void whereItIs()
    {
        QVERIFY(!named_broker::of(*preferences_));
        preferences_->setBrokerName(QStringLiteral("rosa"));
        preferences_->setBrokerPassword(QStringLiteral("secret"));
        preferences_->setBrokerProxy(QStringLiteral("127.0.0.1:9050"));
        QVERIFY(!named_broker::of(*preferences_));
        preferences_->setBrokerHost(QStringLiteral("nas"));
        const auto near = named_broker::of(*preferences_);
        QVERIFY(near && near->broker == (remote::Endpoint{QStringLiteral("nas"), 1883}) && !near->tls);
        preferences_->setBrokerHost(QStringLiteral("broker.example.org"));
        const auto far = named_broker::of(*preferences_);
        QVERIFY(far && far->broker.port == 8883 && far->tls);
        QCOMPARE(far->credentials, (remote::Credentials{QStringLiteral("rosa"), QStringLiteral("secret")}));
        QCOMPARE(far->proxy, QStringLiteral("127.0.0.1:9050"));
        preferences_->setBrokerPort(1234);
        QCOMPARE(named_broker::of(*preferences_)->broker.port, quint16{1234});
    }
    /// Name and password are sent only to the broker of the settings.
    void anInvitationNamesAnother()
    {
        preferences_->setBrokerHost(QStringLiteral("broker.example.org"));
        preferences_->setBrokerName(QStringLiteral("rosa"));
        preferences_->setBrokerProxy(QStringLiteral("127.0.0.1:9050"));
        const auto at = [this](const QString& host, quint16 port) {
            return *named_broker::of(*preferences_, remote::Endpoint{host, port});
        };
        const auto same = at(QStringLiteral("broker.example.org"), 8883);
        QCOMPARE(same.credentials.user, QStringLiteral("rosa"));
        const auto other = at(QStringLiteral("192.168.1.20"), 41883);
        QVERIFY(other.credentials == remote::Credentials() && !other.tls && other.proxy.isEmpty());
        QVERIFY(at(QStringLiteral("other.example.org"), 8883).tls);
        QCOMPARE(at(QStringLiteral("abcdefgh.onion"), 41883).proxy, QStringLiteral("127.0.0.1:9050"));
    }

    void withoutTheLine()
    {
        BrokerTrial trial(*preferences_, [] { return nullptr; });
        QVERIFY(trial.obstacle().contains(QStringLiteral("not installed")));
        preferences_->setBrokerHost(here_);
        trial.start();
        QVERIFY(!trial.running() && !trial.works());
        QCOMPARE(trial.result(), trial.obstacle());
    }
    void withoutABroker()
    {
        BrokerTrial trial(*preferences_, Friends::loaded);
        trial.start();
        QVERIFY(!trial.running() && trial.result().isEmpty());
        preferences_->setBrokerHost(here_);
        preferences_->setBrokerPort(1);
        QVERIFY(tried().startsWith(QStringLiteral("Nothing answers at 127.0.0.1, port 1.")));
    }
    void itWorks()
    {
        if (!startMosquitto())
            QSKIP("mosquitto is not installed");
        QVERIFY(BrokerTrial(*preferences_, Friends::loaded).obstacle().isEmpty());
        preferences_->setBrokerHost(here_);
        preferences_->setBrokerPort(open_);
        // The broker starts a moment later.
        QTRY_VERIFY(!tried().startsWith(QStringLiteral("Nothing answers")));
        const QRegularExpression good(
            QStringLiteral("^The broker works: a letter went there and back in [1-9][0-9]* ms\\.$"));
        const QString result = tried();
        QVERIFY2(good.match(result).hasMatch(), qPrintable(result));
    }
    /// A broker may accept letters and deliver them to nobody.
    void nothingComesBack()
    {
        if (!startMosquitto())
            QSKIP("mosquitto is not installed");
        preferences_->setBrokerHost(here_);
        preferences_->setBrokerPort(mute_);
        const auto given_up = [this] {
            BrokerTrial trial(*preferences_, Friends::loaded);
            trial.start();
            static_cast<void>(QTest::qWaitFor([&trial] { return !trial.running(); }, 100));
            QMetaObject::invokeMethod(trial.findChild<QTimer*>(), "timeout");
            return !trial.running() && !trial.works() ? trial.result() : QStringLiteral("it goes on");
        };
        QTRY_VERIFY(given_up().startsWith(QStringLiteral("The broker lets you in, but does not give back")));
    }
    void changedSettingsAreNotTried()
    {
        preferences_->setBrokerHost(here_);
        preferences_->setBrokerPort(1);
        BrokerTrial trial(*preferences_, Friends::loaded);
        QSignalSpy changed(&trial, &BrokerTrial::changed);
        trial.start();
        QVERIFY(trial.running());
        preferences_->setBrokerPort(2);
        QVERIFY(!trial.running() && trial.result().isEmpty());
        trial.start();
        QTRY_VERIFY(!trial.result().isEmpty());
        preferences_->setBrokerPort(3);
        QVERIFY(trial.result().isEmpty());
        QVERIFY(changed.size() >= 5);
    }
};

BACKROOM_SUITE(BrokerForFriendsTest)
#include "tst_broker_for_friends.moc"
