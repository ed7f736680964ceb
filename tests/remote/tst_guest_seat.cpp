// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/topics.hpp"
#include "evening.hpp"
#include "suites.hpp"

using namespace remote;
using test::Evening;

/// The guest's side: which host it accepts, what it saves, and what becomes of its requests.
class GuestSeatTest : public QObject {
    Q_OBJECT

    using State = GuestSeat::State;
    std::unique_ptr<Evening> evening_;

    GuestSeat& guest(int number = 0) { return evening_->guest(number); }
    QString brokenCode(int number = 0) { return guest(number).kept().broken.value(QStringLiteral("code")).toString(); }
    void postCard(const QByteArray& key)
    {
        evening_->broker.post({topics::card(guest().kept().invitation.table()), written_card(key)}, true);
        evening_->broker.pass(0);
    }
    void restart(int program)
    {
        evening_->stop(program);
        evening_->start(program);
    }

private Q_SLOTS:
    void init() { evening_ = std::make_unique<Evening>(); }
    void cleanup() { evening_.reset(); }

    void states()
    {
        evening_->start(0);
        evening_->pass(1);
        QCOMPARE(guest().state(), State::looking);
        // The host's card is retained, but the host has gone.
        evening_->start(Evening::host);
        evening_->stop(Evening::host);
        evening_->pass(1);
        QCOMPARE(guest().state(), State::knocking);
        for (int program : {int{Evening::host}, 1, 2})
            evening_->start(program);
        evening_->pass(16);
        QCOMPARE(guest().state(), State::waiting);
        QVERIFY(!guest().decide(evening_->word()));
        evening_->table().deal();
        evening_->pass(1);
        QCOMPARE(guest().state(), State::playing);
        evening_->stop(Evening::host);
        evening_->pass(21);
        QCOMPARE(guest().state(), State::alone);
        // A retained letter is no sign that the host is there.
        evening_->line(0).disconnect();
        evening_->line(0).connect();
        evening_->pass(1);
        QCOMPARE(guest().state(), State::alone);
        QVERIFY(guest().decide(evening_->word()));
        evening_->start(Evening::host);
        evening_->pass(1);
        QCOMPARE(guest().state(), State::playing);
        QVERIFY(!guest().kept().request);
        evening_->play(1 + 4 * Evening::guests);
        QCOMPARE(guest().state(), State::over);
        QVERIFY(!guest().decide(evening_->word()));
    }
    /// A card with the right name and another key, as the owner of the broker may post it.
    void aFalseHostIsNotBelieved()
    {
        evening_->start(0);
        postCard(new_pair().open);
        postCard(QByteArray(32, '\0'));
        QCOMPARE(guest().state(), State::looking);
        QCOMPARE(guest().dropped().cards, 2);
        for (int time = 0; time < 30; ++time)
            postCard("no key");
        evening_->pass(60);
        evening_->start(Evening::host);
        evening_->pass(1);
        QVERIFY(guest().kept().seated);
    }
    void cardsAreLimited()
    {
        evening_->start(0);
        evening_->broker.pass(0);
        const QByteArray first = new_pair().open;
        for (int time = 0; time < 5; ++time)
            postCard(first);
        // Even the right card is not read for a while.
        evening_->start(Evening::host);
        evening_->broker.pass(0);
        QCOMPARE(guest().state(), State::looking);
        evening_->pass(31);
        QVERIFY(guest().kept().seated);
    }
    void lettersOfOthersAreDropped()
    {
        evening_->begin();
        const KeptSeat& kept = guest().kept();
        const QByteArray table = kept.invitation.table();
        const QString down = topics::down(table, kept.box);
        const QByteArray of_another = evening_->broker.kept().at(topics::down(table, guest(1).kept().box));
        const QByteArray own_letter = evening_->broker.kept().at(topics::up(table, kept.box));
        for (const QByteArray& bytes : {of_another, own_letter, QByteArray("x")})
            evening_->broker.post({down, bytes}, false);
        const Place place{table, kept.box, Direction::down};
        const QByteArray key = guest_line(kept.keys, kept.host)->down;
        evening_->broker.post({down, close_letter("{\"v\":1,\"m\":-1}", key, place)}, false);
        evening_->broker.pass(0);
        QCOMPARE(guest().dropped().forged, 3);
        QCOMPARE(guest().dropped().malformed, 1);
        QCOMPARE(guest().state(), State::playing);
    }
    void anItemThatCannotBe()
    {
        evening_->begin();
        evening_->fits = [](const QJsonValue& item) { return item.toArray().size() < 5; };
        evening_->play(4);
        QCOMPARE(brokenCode(), QStringLiteral("bad-item"));
        QCOMPARE(guest().state(), State::broken);
        QCOMPARE(guest().kept().items.size(), 3);
        restart(0);
        evening_->pass(20);
        QCOMPARE(guest().state(), State::broken);
        QCOMPARE(guest().kept().items.size(), 3);
    }
    void twoHostsOfOneTable_data()
    {
        QTest::addColumn<bool>("is_there");
        QTest::newRow("the host tells all once more") << true;
        QTest::newRow("the host goes on after what is here") << false;
    }
    /// Two hosts of the same table, for example after a folder was copied, that have told different things since.
    void twoHostsOfOneTable()
    {
        QFETCH(bool, is_there);
        evening_->begin();
        const Evening::HostDisk copy = evening_->host_disk;
        evening_->guest(0).decide(evening_->word("one"));
        evening_->pass(2);
        evening_->stop(Evening::host);
        if (!is_there)
            evening_->line(0).disconnect();
        evening_->host_disk = copy;
        auto& journal = evening_->host_disk.journals[1];
        journal.push_back({1, QStringLiteral("two"), -1});
        journal.push_back({2, QStringLiteral("two"), -1});
        evening_->start(Evening::host);
        evening_->pass(1);
        if (!is_there)
            evening_->line(0).connect();
        evening_->pass(1);
        QCOMPARE(brokenCode(), QStringLiteral("two-stories"));
        QCOMPARE(guest().kept().items.size(), 2);
    }
    void anotherSealIsAnotherStory()
    {
        evening_->begin();
        KeptTable other = read_table(evening_->host_disk.table).value();
        other.secret = QByteArray(32, 'x');
        evening_->host_disk.table = kept_json(other);
        restart(Evening::host);
        evening_->pass(1);
        QCOMPARE(brokenCode(), QStringLiteral("two-stories"));
    }
    /// A copy of the seat from before the deal learns the match from its beginning, with the seal.
    void aCopyFromBeforeTheDeal()
    {
        evening_->startAll();
        evening_->pass(2);
        const QJsonObject copy = evening_->guest_disks[0];
        evening_->table().deal();
        evening_->pass(2);
        evening_->play(4);
        evening_->stop(0);
        evening_->guest_disks[0] = copy;
        evening_->start(0);
        evening_->pass(2);
        QCOMPARE(brokenCode(), QString());
        QCOMPARE(guest().kept().items.size(), evening_->length());
        QCOMPARE(guest().kept().commitment, evening_->host_disk.deals.at(1).commitment);
    }
    void theSealIsThereBeforeTheLot()
    {
        evening_->startAll();
        evening_->pass(1);
        QVERIFY(guest().kept().lot.isEmpty());
        evening_->line(1).disconnect();
        evening_->table().deal();
        evening_->pass(1);
        QCOMPARE(guest().kept().lot.size(), 32);
        QCOMPARE(guest().kept().commitment.size(), 32);
        QCOMPARE(guest().state(), State::waiting);
        QVERIFY(evening_->host_disk.deals.empty());
        const QByteArray lot = guest().kept().lot;
        restart(0);
        evening_->line(1).connect();
        evening_->pass(2);
        QCOMPARE(guest().kept().lot, lot);
        QCOMPARE(evening_->host_disk.deals.at(1).lots[0], lot);
    }
    /// The request is decided without a connection, before the program ends.
    void aRequestIsKept()
    {
        evening_->begin();
        evening_->line(0).disconnect();
        QVERIFY(guest().decide(evening_->word("kept")));
        QVERIFY(!guest().decide(evening_->word("another")));
        QVERIFY(!guest().undo());
        restart(0);
        evening_->pass(1);
        QVERIFY(!guest().kept().request);
        QCOMPARE(evening_->host_disk.journals[1].size(), std::size_t{1});
        QCOMPARE(evening_->host_disk.journals[1][0].word, QStringLiteral("kept"));
        QVERIFY(guest().undo());
        evening_->pass(1);
        QCOMPARE(evening_->host_disk.journals[1].size(), std::size_t{2});
        QVERIFY(evening_->host_disk.journals[1][1].word.isEmpty());
    }
    /// Nothing is told twice, and no answer is taken for that of another request.
    void oldAnswersAreNotForNewRequests()
    {
        int refusals = 0;
        evening_->answered = [&refusals](int, const auto& why) { refusals += why ? 1 : 0; };
        evening_->begin();
        QVERIFY(guest().decide(evening_->word("bad")));
        evening_->pass(1);
        QCOMPARE(refusals, 1);
        const KeptSeat& kept = guest().kept();
        const QString down = topics::down(kept.invitation.table(), kept.box);
        const QByteArray refusal = evening_->broker.kept().at(down);
        evening_->line(Evening::host).disconnect();
        QVERIFY(guest().decide(evening_->word("good")));
        evening_->broker.post({down, refusal}, false);
        evening_->pass(1);
        QVERIFY(kept.request);
        QCOMPARE(refusals, 1);
        evening_->line(Evening::host).connect();
        evening_->pass(1);
        QVERIFY(!kept.request);
        QCOMPARE(refusals, 1);
        QCOMPARE(kept.items.size(), 2);
        // An item that was told before is not told again either.
        evening_->broker.post({down, refusal}, false);
        evening_->pass(1);
        QCOMPARE(kept.items.size(), 2);
        QCOMPARE(guest().state(), State::playing);
    }
    /// Until its item arrives, a request stays open, because another request would have the same name.
    void aRequestIsOpenUntilItsItemIsHere()
    {
        evening_->begin();
        evening_->broker.setTrouble({.delay = 500});
        QVERIFY(guest().decide({{QStringLiteral("word"), QString(60'000, u'x')}}));
        for (int step = 0; step < 100; ++step) {
            evening_->broker.pass(50);
            QCOMPARE(guest().kept().request.has_value(), guest().kept().items.size() == 1);
        }
        QCOMPARE(guest().kept().items.size(), 2);
    }
    void anOlderCopyOfTheSeat()
    {
        QStringList refusals;
        evening_->answered = [&refusals](int, const auto& why) {
            if (why)
                refusals += why->value(QStringLiteral("code")).toString();
        };
        evening_->begin();
        evening_->line(0).disconnect();
        QVERIFY(guest().decide(evening_->word("copied")));
        const QJsonObject copy = evening_->guest_disks[0];
        evening_->line(0).connect();
        evening_->pass(1);
        evening_->play(6);
        evening_->stop(0);
        refusals.clear();
        evening_->guest_disks[0] = copy;
        evening_->start(0);
        evening_->pass(2);
        QVERIFY(!guest().kept().request);
        QCOMPARE(refusals, QStringList{QStringLiteral("moved-on")});
        QCOMPARE(guest().kept().items.size(), evening_->length());
        QCOMPARE(guest().state(), State::playing);
    }
    void lostLettersAreRetransmitted()
    {
        evening_->begin();
        evening_->broker.setTrouble({.lost = 1});
        QVERIFY(guest().decide(evening_->word()));
        evening_->pass(2);
        evening_->broker.setTrouble({});
        evening_->pass(2);
        QVERIFY(guest().kept().request);
        evening_->pass(2);
        QVERIFY(!guest().kept().request);
        // The host's letter is lost, and the guest sends nothing.
        evening_->pass(2);
        evening_->broker.setTrouble({.lost = 1});
        evening_->host_disk.journals[1].push_back({1, QStringLiteral("x"), -1});
        evening_->table().grown();
        evening_->broker.setTrouble({});
        evening_->pass(16);
        QCOMPARE(guest().kept().items.size(), evening_->length());
    }
};

BACKROOM_SUITE(GuestSeatTest)
#include "tst_guest_seat.moc"
