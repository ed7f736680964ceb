// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/broker.hpp"
#include "app/remote/guest_seat.hpp"
#include "app/remote/topics.hpp"
#include "carrier_line.hpp"
#include "suites.hpp"
#include "toy_match.hpp"

#include <QDateTime>
#include <QDir>
#include <QTemporaryDir>

#include <csignal>
#include <unistd.h>

using namespace remote;

/// Tests a real mosquitto on this computer, and carriers connected to it. Waits only for the broker.
class BrokerTest : public QObject {
    Q_OBJECT

    const QString here_ = QStringLiteral("127.0.0.1");
    const QByteArray table_ = QByteArray(16, 't');
    const Credentials credentials_{QStringLiteral("somebody"), QStringLiteral("secret")};

    using Line = test::CarrierLine;

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<Broker> broker_;
    QString failure_;

    Carrier::Address address() const { return {{here_, broker_->port()}, credentials_}; }
    static QString topic(const char* name) { return topics::of_table(QByteArray(16, 't'), name); }

private Q_SLOTS:
    void init()
    {
        if (!Broker::isInstalled())
            QSKIP("mosquitto is not installed");
        folder_ = std::make_unique<QTemporaryDir>();
        failure_.clear();
        broker_ = std::make_unique<Broker>(
            folder_->filePath(QStringLiteral("broker")), [this](const QString& why) { failure_ = why; });
        QCOMPARE(broker_->start({here_}, 0), QString());
        QCOMPARE(broker_->admit(table_, credentials_), QString());
    }
    void cleanup() { broker_.reset(); }

    void lettersAreCarried()
    {
        Line one(address());
        Line two(address());
        QTRY_VERIFY(one.ups == 1 && two.ups == 1);
        one.carrier.follow(topic("a"));
        one.carrier.post(topic("a"), "stays", true);
        QTRY_COMPARE(one.heard.size(), std::size_t{1});
        QVERIFY(!one.heard[0].retained);
        two.carrier.follow(topic("a"));
        QTRY_COMPARE(two.heard.size(), std::size_t{1});
        QCOMPARE(two.heard[0].bytes, QByteArray("stays"));
        QCOMPARE(two.heard[0].topic, topic("a"));
        QVERIFY(two.heard[0].retained);
        const QByteArray long_letter = QByteArray("\0x", 2) + QByteArray(70'000, 'y');
        two.carrier.post(topic("a"), long_letter, false);
        QTRY_COMPARE(one.heard.size(), std::size_t{2});
        QCOMPARE(one.heard[1].bytes, long_letter);
        QCOMPARE(failure_, QString());
    }
    void nobodyElseIsLetIn()
    {
        Carrier::Address stranger = address();
        stranger.credentials.password += u'x';
        Line line(stranger);
        QTRY_VERIFY(!line.downs.isEmpty());
        QVERIFY2(
            line.downs[0].startsWith(QStringLiteral("The broker does not let you in.")), qPrintable(line.downs[0]));
        QCOMPARE(line.ups, 0);
        Line nobody(Carrier::Address{{here_, broker_->port()}});
        QTRY_VERIFY(!nobody.downs.isEmpty());
        QCOMPARE(nobody.ups, 0);
    }
    void aTableIsNotTheNext()
    {
        const QByteArray other_table(16, 'o');
        const Credentials other{QStringLiteral("other"), QStringLiteral("other secret")};
        QCOMPARE(broker_->admit(other_table, other), QString());
        Line one(address());
        Line two({{here_, broker_->port()}, other});
        QTRY_VERIFY(one.ups > 0 && two.ups > 0);
        const QString topic_of_other = topics::of_table(other_table, "a");
        for (Line* line : {&one, &two}) {
            line->carrier.follow(topic("a"));
            line->carrier.follow(topic_of_other);
        }
        one.carrier.post(topic_of_other, "a stranger's", true);
        one.carrier.post(topic("a"), "ours", true);
        two.carrier.post(topic_of_other, "theirs", true);
        QTRY_VERIFY(!one.heard.empty() && !two.heard.empty());
        QCOMPARE(one.heard[0].bytes, QByteArray("ours"));
        QCOMPARE(two.heard[0].bytes, QByteArray("theirs"));
        // A client that was admitted before stays connected when another one is admitted.
        const Credentials third{QStringLiteral("third"), QStringLiteral("third secret")};
        QCOMPARE(broker_->admit(table_, third), QString());
        Line three({{here_, broker_->port()}, third});
        QTRY_VERIFY(three.ups > 0);
        three.carrier.follow(topic("a"));
        QTRY_COMPARE(three.heard.size(), std::size_t{1});
        one.carrier.post(topic("a"), "still ours", true);
        QTRY_COMPARE(three.heard.size(), std::size_t{2});
    }
    void itsFilesAreItsOwn()
    {
        const QDir files(folder_->filePath(QStringLiteral("broker")));
        for (const char* name : {"passwords", "rights", "mosquitto.conf"}) {
            QFile file(files.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY(!file.readAll().contains("secret"));
            QVERIFY(
                !(file.permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther)));
        }
        QVERIFY(!files.exists(QStringLiteral("passwords.new")));
    }
    void itEndsWithTheProgram()
    {
        const auto child = static_cast<pid_t>(broker_->processId());
        QVERIFY(child > 0 && kill(child, 0) == 0);
        broker_.reset();
        QVERIFY(kill(child, 0) != 0);
    }
    void itEndsWhenTheProgramIsKilled()
    {
        const char* const name = "BACKROOM_TEST_KILLED";
        if (qEnvironmentVariableIsSet(name)) {
            // This branch runs in the program that kills itself.
            QFile file(qEnvironmentVariable(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::number(broker_->processId()));
            file.close();
            kill(getpid(), SIGKILL);
        }
        QFile file(folder_->filePath(QStringLiteral("child")));
        qputenv(name, file.fileName().toUtf8());
        QProcess::execute(QCoreApplication::applicationFilePath(),
            {QStringLiteral("broker"), QStringLiteral("itEndsWhenTheProgramIsKilled")});
        qunsetenv(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString child = QString::fromLatin1(file.readAll());
        QVERIFY(child.toInt() > 0);
        // A process that has ended but has not been waited for has no command line.
        const auto runs = [&child] {
            QFile line(QStringLiteral("/proc/%1/cmdline").arg(child));
            return line.open(QIODevice::ReadOnly) && line.readAll().contains("mosquitto");
        };
        QTRY_VERIFY(!runs());
    }
    void aPortThatIsTaken()
    {
        Broker second(folder_->filePath(QStringLiteral("second")), [](const QString&) {});
        QCOMPARE(second.start({here_}, broker_->port()), QString());
        QVERIFY(second.port() != 0 && second.port() != broker_->port());
    }
    void aSentenceForEveryFailure()
    {
        Broker nowhere(folder_->filePath(QStringLiteral("nowhere")), [](const QString&) {});
        QVERIFY(nowhere.start({}, 0).startsWith(QStringLiteral("This computer is in no network")));
        QVERIFY(nowhere.start({}, 0).endsWith(u'.'));
        Broker unwritten(QStringLiteral("/proc/nothing"), [](const QString&) {});
        QVERIFY(unwritten.start({here_}, 0).startsWith(QStringLiteral("The broker’s settings cannot be written")));
        QCOMPARE(unwritten.port(), quint16{0});
        // An address that no interface of this computer has.
        QString why;
        Broker elsewhere(folder_->filePath(QStringLiteral("elsewhere")), [&why](const QString& text) { why = text; });
        QCOMPARE(elsewhere.start({QStringLiteral("192.0.2.1")}, 0), QString());
        QTRY_VERIFY_WITH_TIMEOUT(!why.isEmpty(), 20'000);
        QVERIFY2(
            why.startsWith(QStringLiteral("The broker mosquitto ends again and again. It says: ")), qPrintable(why));
        QVERIFY(why.size() > 60);
        QCOMPARE(elsewhere.port(), quint16{0});
    }
    void whyThereIsNoConnection()
    {
        Line nobody(Carrier::Address{{here_, 1}});
        QTRY_VERIFY(!nobody.downs.isEmpty());
        QCOMPARE(nobody.downs[0],
            QStringLiteral(
                "Nothing answers at 127.0.0.1, port 1. Is the broker running, and does its firewall let you in?"));
        Line lost(Carrier::Address{{QStringLiteral("nowhere.invalid"), 1}});
        QTRY_VERIFY_WITH_TIMEOUT(!lost.downs.isEmpty(), 20'000);
        QVERIFY2(lost.downs[0].contains(QStringLiteral("nowhere.invalid")), qPrintable(lost.downs[0]));
        QCOMPARE(nobody.downs.size(), 1);
    }
    void itIsStartedAgain()
    {
        Line line(address());
        QTRY_COMPARE(line.ups, 1);
        const auto first = static_cast<pid_t>(broker_->processId());
        kill(first, SIGKILL);
        QTRY_VERIFY_WITH_TIMEOUT(line.ups == 2, 20'000);
        QVERIFY(!line.downs.isEmpty());
        QVERIFY(broker_->processId() != first);
        line.carrier.follow(topic("a"));
        line.carrier.post(topic("a"), "again", true);
        QTRY_COMPARE(line.heard.size(), std::size_t{1});
        QCOMPARE(failure_, QString());
    }
    /// A match of two guests over the real broker, which is killed during the match.
    void aMatch()
    {
        const Clock clock = [] { return QDateTime::currentMSecsSinceEpoch(); };
        constexpr int rounds = 8;
        KeptTable kept = *new_table(2);
        const Invitation invitation = kept.invitation();
        QCOMPARE(broker_->admit(invitation.table(), invitation.credentials()), QString());
        const Carrier::Address address{{here_, broker_->port()}, invitation.credentials()};

        std::vector<test::ToyMatch::Line> journal;
        test::ToyMatch match(1, 2, rounds, journal);
        MqttCarrier host_line;
        HostTable* table = nullptr;
        HostTable host(kept, host_line, clock,
            {[](const KeptTable&) {}, [](const Knock&) { return QJsonObject(); },
                [&](const Chance&) { table->serve(&match); }, [] {}});
        table = &host;
        host_line.open(address);
        std::vector<std::unique_ptr<MqttCarrier>> lines;
        std::vector<std::unique_ptr<GuestSeat>> guests;
        for (const char* name : {"Rosa", "Max"}) {
            lines.push_back(std::make_unique<MqttCarrier>());
            guests.push_back(std::make_unique<GuestSeat>(new_seat(invitation, QString::fromLatin1(name), 0, {}),
                *lines.back(), clock,
                GuestSeat::Callbacks{[](const KeptSeat&) {}, [](int, const QJsonValue&) { return true; },
                    [](const std::optional<QJsonObject>&) {}, [] {}}));
            lines.back()->open(address);
        }
        const auto tick = [&] {
            host.tick();
            for (const auto& guest : guests)
                guest->tick();
        };
        QTimer second;
        connect(&second, &QTimer::timeout, this, tick);
        second.start(500);
        QTRY_VERIFY_WITH_TIMEOUT(host.canDeal(), 20'000);
        host.deal();
        for (int round = 0; round < rounds; ++round) {
            if (round == rounds / 2)
                kill(static_cast<pid_t>(broker_->processId()), SIGKILL);
            const int length = 1 + 2 * round;
            for (const auto& guest : guests)
                QTRY_VERIFY_WITH_TIMEOUT(guest->kept().items.size() == length && !guest->kept().request, 30'000);
            for (const auto& guest : guests)
                QVERIFY(guest->decide({{QStringLiteral("word"), guest->kept().name}}));
        }
        for (const auto& guest : guests) {
            QTRY_COMPARE_WITH_TIMEOUT(guest->state(), GuestSeat::State::over, 30'000);
            for (int at = 0; at < match.length(); ++at)
                QCOMPARE(guest->kept().items[at], match.item(guest->kept().number, at));
        }
        QCOMPARE(journal.size(), std::size_t{2 * rounds});
        QCOMPARE(failure_, QString());
    }
};

BACKROOM_SUITE(BrokerTest)
#include "tst_broker.moc"
