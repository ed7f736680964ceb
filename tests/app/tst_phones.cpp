// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/table.hpp"
#include "phones_evening.hpp"
#include "suites.hpp"

#include <QSettings>
#include <QTest>

using namespace test;
using backroom::Seat;

class PhonesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoAreYou()
    {
        Evening evening;
        const QJsonObject sheet = evening.greet(1, evening.doorKey());
        QCOMPARE(sheet[QStringLiteral("title")].toString(), QStringLiteral("Who are you?"));
        const QJsonArray names = sheet[QStringLiteral("groups")][0][QStringLiteral("items")].toArray();
        QCOMPARE(names.size(), 3);
        QCOMPARE(names[0][QStringLiteral("label")].toString(), QStringLiteral("Rosa"));
        const QByteArray key = key_in(evening.tap(1, evening.doorKey(), QStringLiteral("0")));
        QCOMPARE(key.size(), PhoneLine::key_size);
        QVERIFY(evening.line().admitted(key));
        QVERIFY(evening.table->curtainClosed());
        evening.line().lose(1);
        const QJsonObject hand = evening.greet(1, key);
        QCOMPARE(hand[QStringLiteral("name")].toString(), QStringLiteral("Rosa"));
        QVERIFY(!hand[QStringLiteral("prompt")].toString().isEmpty());
        QCOMPARE(evening.phones.count(), 1);
        QVERIFY(evening.table->people().elsewhere().contains(0));
    }

    void aJobIsChosenOnPhones()
    {
        Evening evening;
        const std::array<QByteArray, 3> keys = evening.joinThree();
        QVERIFY(!evening.table->curtainClosed());
        QCOMPARE(evening.table->elsewhere()->awaited(), QStringLiteral("Waiting for Rosa, Bea and Vito."));
        const QJsonObject sealed = evening.choose(1, keys[0]);
        QVERIFY(!sealed[QStringLiteral("sealed")].toString().isEmpty());
        QCOMPARE(sealed[QStringLiteral("waits")].toString(), QStringLiteral("Waiting for Bea and Vito."));
        evening.choose(3, keys[2]);
        QCOMPARE(evening.table->elsewhere()->awaited(), QStringLiteral("Waiting for Bea."));
        evening.choose(2, keys[1]);
        QVERIFY(evening.table->match().length() >= 3);
    }

    void anOldSheetIsAnsweredByTheNewest()
    {
        Evening evening;
        const QByteArray key = evening.join(1, 0);
        const QJsonObject old = evening.line().last(1);
        const QString card = first_of(old, 0);
        evening.tap(1, key, card);
        const qsizetype sent = evening.line().sent[1].size();
        evening.line().say(1, key, tap_on(old, card));
        QCoreApplication::processEvents();
        // The card stays selected.
        QCOMPARE(evening.line().sent[1].size(), sent + 1);
        QVERIFY(evening.line()
                    .last(1)[QStringLiteral("groups")][0][QStringLiteral("items")][0][QStringLiteral("picked")]
                    .toBool());
    }

    void nonsenseIsDropped()
    {
        Evening evening;
        const QByteArray key = evening.join(1, 0);
        const QJsonObject before = evening.line().last(1);
        const QJsonArray no_id{QStringLiteral("card"), 12};
        for (const QJsonObject& said : {QJsonObject{}, QJsonObject{{QStringLiteral("tap"), 3}},
                 QJsonObject{{QStringLiteral("rev"), before[QStringLiteral("rev")]}, {QStringLiteral("tap"), no_id}},
                 QJsonObject{{QStringLiteral("hello"), 1}}, tap_on(before, QStringLiteral("nothing of this name"))}) {
            evening.line().say(1, key, said);
            evening.line().say(77, key, said);
        }
        QCoreApplication::processEvents();
        QCOMPARE(evening.line().last(1), before);
        QCOMPARE(evening.table->match().length(), 0);
    }

    void aSecondPhoneAsksAtTheScreen()
    {
        Evening evening;
        const QByteArray key = evening.join(1, 0);
        evening.greet(2, evening.doorKey());
        const QJsonObject asks = evening.tap(2, evening.doorKey(), QStringLiteral("0"));
        QVERIFY(asks[QStringLiteral("waits")].toString().contains(QStringLiteral("Rosa")));
        QVERIFY(evening.phones.asking());
        evening.phones.letIn(0, false);
        QVERIFY(!evening.phones.asking());
        QCoreApplication::processEvents();
        evening.tap(2, evening.doorKey(), QStringLiteral("0"));
        evening.phones.letIn(0, true);
        // It gets a key of its own, and the old one becomes invalid.
        const QByteArray next = key_in(evening.line().last(2));
        QVERIFY(next.size() == PhoneLine::key_size && next != key);
        QVERIFY(!evening.line().admitted(key) && evening.line().admitted(next));
        QCOMPARE(evening.line().last(1)[QStringLiteral("bye")].toString(),
            QStringLiteral("Another phone is playing for you now."));
        QCOMPARE(evening.line().hung, QList<int>{1});
        evening.line().lose(2);
        evening.greet(3, next);
        QCOMPARE(evening.phones.count(), 1);
    }

    /// Of two connections with one key, the later one counts.
    void theLastPhoneCounts()
    {
        Evening evening;
        const QByteArray key = evening.join(1, 0);
        evening.greet(2, key, QStringLiteral("en"), 1);
        QVERIFY(!evening.line().last(1)[QStringLiteral("bye")].toString().isEmpty());
        QCOMPARE(evening.line().last(2)[QStringLiteral("name")].toString(), QStringLiteral("Rosa"));
        QCOMPARE(evening.phones.count(), 1);
    }

    /// A browser that scans a code again is the same phone, so nobody is asked.
    void theSameBrowserComesBack()
    {
        Evening evening;
        const QByteArray key = evening.join(1, 0);
        evening.greet(2, evening.doorKey(), QStringLiteral("en"), 1);
        evening.tap(2, evening.doorKey(), QStringLiteral("0"));
        QCOMPARE(evening.line().given(2), key);
        QVERIFY(!evening.phones.asking());
        evening.greet(3, key, QStringLiteral("en"), 1);
        QCOMPARE(evening.line().last(3)[QStringLiteral("name")].toString(), QStringLiteral("Rosa"));
    }

    /// With the code of another person it becomes that person's phone, and leaves its former seat.
    void theSameBrowserChangesSeats()
    {
        Evening evening;
        evening.join(1, 0);
        evening.phones.showCode(1);
        const QByteArray other = evening.keyOfLink();
        for (const bool early : {true, false}) {
            if (early)
                evening.line().lose(1);
            evening.greet(2, other, QStringLiteral("en"), 1);
            QCOMPARE(evening.line().last(2)[QStringLiteral("name")].toString(), QStringLiteral("Bea"));
            if (!early)
                evening.line().lose(1);
            QCOMPARE(evening.phones.count(), 1);
            QVERIFY(!evening.phones.asking() && evening.table->people().elsewhere() == backroom::SeatSet::only(1));
            evening.line().lose(2);
            evening.join(1, 0);
        }
    }

    /// Another phone with the code of a person needs permission at the screen while that person's phone is there, and
    /// for a minute after; later it is accepted at once.
    void anotherPhoneAsksWhileThereIsOne()
    {
        Evening evening;
        const QByteArray key = evening.join(1, 0);
        const QJsonObject asks = evening.greet(2, key);
        QVERIFY(asks[QStringLiteral("waits")].toString().contains(QStringLiteral("Rosa")));
        QVERIFY(evening.phones.asking() && !asks.contains(QStringLiteral("name")));
        evening.phones.letIn(0, true);
        QCoreApplication::processEvents();
        QCOMPARE(evening.line().last(2)[QStringLiteral("name")].toString(), QStringLiteral("Rosa"));
        QVERIFY(!evening.line().last(1)[QStringLiteral("bye")].toString().isEmpty());
        evening.line().lose(2);
        evening.greet(3, evening.doorKey());
        evening.tap(3, evening.doorKey(), QStringLiteral("0"));
        QVERIFY(evening.phones.asking());
        evening.phones.letIn(0, false);
        QCoreApplication::processEvents();
        evening.pass(Phones::away_after);
        evening.tap(3, evening.doorKey(), QStringLiteral("0"));
        const QByteArray next = evening.line().given(3);
        QVERIFY(!evening.phones.asking() && next.size() == PhoneLine::key_size && next != key);
        QVERIFY(!evening.line().admitted(key));
    }

    /// Addresses are looked up once for each update of the panel, not by each of its parts.
    void networksAreAskedOnce()
    {
        Evening evening;
        QuietLine::looks = 0;
        int told = 0;
        connect(&evening.phones, &Phones::changed, this, [&] {
            ++told;
            QVERIFY(!evening.phones.address().isEmpty() && !evening.phones.link().isEmpty());
            QVERIFY(!evening.phones.code().isEmpty() && evening.phones.problem().isEmpty());
        });
        evening.phones.showCode(1);
        evening.phones.showCode(-1);
        QCOMPARE(told, 2);
        QCOMPARE(QuietLine::looks, 2);
    }

    /// A hello recorded on another connection, and messages before a hello, are ignored.
    void whoDoesNotAnswerIsNotGreeted()
    {
        Evening evening;
        const QByteArray key = evening.join(1, 0);
        const QJsonObject recorded = evening.hello(1);
        evening.line().call(2, key);
        evening.line().say(2, key, recorded);
        evening.line().say(2, key, {{QStringLiteral("here"), 1}});
        QCoreApplication::processEvents();
        QVERIFY(evening.line().last(2).contains(QStringLiteral("ask")));
        QVERIFY(evening.line().hung.isEmpty());
    }

    /// Messages at the table are in the table's language, whoever taps.
    void theTableKeepsItsLanguage()
    {
        Evening evening;
        for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}})
            evening.join(seat + 1, seat, QStringLiteral("it"));
        const auto lines = [&] {
            QStringList words;
            for (const LogItem& line : evening.table->log()->items())
                words += line.text;
            return words;
        };
        for (int phone = 1; phone <= 3; ++phone)
            evening.choose(phone, {});
        evening.table->director()->skip();
        const QStringList told = lines();
        evening.folder->preferences()->setLanguage(QStringLiteral("fr"));
        evening.folder->preferences()->setLanguage(QStringLiteral("en"));
        QVERIFY(told.size() > 1);
        QCOMPARE(told, lines());
    }

    void inThePhonesLanguage()
    {
        Evening evening;
        evening.join(1, 0, QStringLiteral("it"));
        QCOMPARE(evening.line().last(1)[QStringLiteral("title")].toString(), QStringLiteral("Turno 1, mano 1"));
        evening.join(2, 1, QStringLiteral("xx"));
        QCOMPARE(evening.line().last(2)[QStringLiteral("title")].toString(), QStringLiteral("Round 1, job 1"));
    }

    void takenBackToTheScreen()
    {
        Evening evening;
        for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}})
            evening.join(seat + 1, seat);
        QVERIFY(!evening.table->curtainClosed());
        const QByteArray key = evening.join(1, 0);
        evening.phones.takeBack(0);
        QVERIFY(evening.table->curtainClosed());
        QVERIFY(!evening.line().last(1)[QStringLiteral("bye")].toString().isEmpty());
        QVERIFY(!evening.line().admitted(key));
        QCOMPARE(evening.phones.count(), 2);
        evening.phones.turnOff();
        QCOMPARE(evening.phones.count(), 0);
        QVERIFY(evening.table->people().elsewhere().empty());
    }

    /// The phones stay for the next game, even if persons change seats.
    void thePhoneStaysForTheNextTable()
    {
        Evening evening;
        const QByteArray key = evening.join(1, 1);
        evening.phones.setTable(nullptr);
        QCoreApplication::processEvents();
        QVERIFY(!evening.line().last(1)[QStringLiteral("prompt")].toString().isEmpty());
        const auto next =
            seated<TheGangTable>(evening.folder.house(), match(setup_of<backroom::the_gang::TheGang>(4, 6)));
        evening.phones.setTable(next.get());
        QCoreApplication::processEvents();
        QCOMPARE(evening.line().last(1)[QStringLiteral("name")].toString(), QStringLiteral("Bea"));
        QVERIFY(next->people().elsewhere() == backroom::SeatSet::only(1));
        // Nobody at a table without secrets counts as elsewhere, and phones show it all the same.
        evening.phones.setTable(nullptr);
        QCoreApplication::processEvents();
        const auto open =
            seated<SuperGangTable>(evening.folder.house(), match(setup_of<backroom::supergang::SuperGang>(4, 6)));
        evening.phones.setTable(open.get());
        QCoreApplication::processEvents();
        QCOMPARE(evening.line().last(1)[QStringLiteral("name")].toString(), QStringLiteral("Bea"));
        evening.phones.setTable(nullptr);
    }

    /// Phones reconnect to a program that was killed, but phones that were turned off do not.
    void backAfterACrash()
    {
        Evening evening;
        const QByteArray key = evening.join(1, 0);
        const QByteArray door = evening.doorKey();
        const auto again = [&] {
            auto phones = std::make_unique<Phones>(*evening.folder->preferences(), evening.folder.path(),
                [](PhoneLine::Callbacks callbacks) { return std::make_unique<QuietLine>(std::move(callbacks)); });
            phones->setTable(evening.table.get());
            return phones;
        };
        auto after = again();
        // Looking at the codes, and quitting, before they are back makes no difference.
        after->rest();
        after.reset();
        after = again();
        QVERIFY(after->on() && QuietLine::made->admitted(key) && QuietLine::made->admitted(door));
        QFile file(evening.folder.path(QStringLiteral("phones.ini")));
        QVERIFY(!(file.permissions() & (QFile::ReadGroup | QFile::ReadOther)));
        QVERIFY(file.open(QIODevice::ReadOnly) && !file.readAll().contains("Rosa"));
        after->turnOff();
        QFile emptied(file.fileName());
        QVERIFY(emptied.open(QIODevice::ReadOnly) && !emptied.readAll().contains("table"));
        QVERIFY(!again()->on());
    }

    /// On quitting, phones are told; they reconnect by themselves when the same match goes on, and to no other.
    void backAfterTheEnd()
    {
        Evening evening;
        const auto again = [&] {
            auto phones = std::make_unique<Phones>(*evening.folder->preferences(), evening.folder.path(),
                [](PhoneLine::Callbacks callbacks) { return std::make_unique<QuietLine>(std::move(callbacks)); });
            phones->setTable(evening.table.get());
            return phones;
        };
        const QByteArray key = evening.join(1, 0, QStringLiteral("it"));
        auto program = again();
        const auto hello = [&](int phone) {
            QuietLine::made->call(phone, key);
            QuietLine::made->say(phone, key,
                {{QStringLiteral("hello"),
                    QJsonObject{{QStringLiteral("lang"), QStringLiteral("it")},
                        {QStringLiteral("ask"), QuietLine::made->last(phone)[QStringLiteral("ask")]}}}});
        };
        hello(1);
        program.reset();
        const QJsonObject farewell = QuietLine::left[1].last();
        QVERIFY(farewell[QStringLiteral("back")].toBool());
        QVERIFY(farewell[QStringLiteral("bye")].toString().startsWith(QStringLiteral("Il programma")));
        program = again();
        QVERIFY(program->on() && QuietLine::made->admitted(key));
        hello(1);
        program.reset();
        QSettings(evening.folder.path(QStringLiteral("phones.ini")), QSettings::IniFormat)
            .setValue(QStringLiteral("match"), 77);
        program = again();
        QVERIFY(!program->on());
        program->turnOn();
        QVERIFY(program->on() && !QuietLine::made->admitted(key));
        // Nobody plays on a phone, so nothing is saved.
        program.reset();
        QVERIFY(!again()->on());
    }

    void refusals()
    {
        Evening evening;
        evening.phones.turnOff();
        QVERIFY(!evening.phones.on() && evening.phones.link().isEmpty() && evening.phones.address().isEmpty());
        QuietLine::refusal = QStringLiteral("no");
        evening.phones.turnOn();
        QVERIFY(!evening.phones.on() && evening.phones.problem().contains(QStringLiteral("no")));
        QuietLine::refusal.clear();
        QuietLine::networks.clear();
        evening.phones.turnOn();
        QVERIFY(evening.phones.on() && !evening.phones.problem().isEmpty());
        Phones without(*evening.folder->preferences(), evening.folder.path(),
            [](PhoneLine::Callbacks) { return std::unique_ptr<PhoneLine>(); });
        without.turnOn();
        QVERIFY(!without.on() && without.problem().contains(QStringLiteral("not installed")));
    }

    /// Only tables at which several persons play have phones.
    void notOffered()
    {
        Evening evening;
        QVERIFY(evening.phones.offered());
        const auto alone =
            seated<TheGangTable>(evening.folder.house(), match(setup_of<backroom::the_gang::TheGang>(3, 5)), {0, 2, 2});
        evening.phones.setTable(alone.get());
        QVERIFY(!evening.phones.offered());
        evening.phones.setTable(nullptr);
        QVERIFY(!evening.phones.offered());
    }
};

BACKROOM_SUITE(PhonesTest)
#include "tst_phones.moc"
