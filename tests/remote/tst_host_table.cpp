// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/topics.hpp"
#include "evening.hpp"
#include "suites.hpp"

using namespace remote;
using test::Evening;

/// The host's side: who sits down, signs of life, limits, and requests that come at the wrong time.
class HostTableTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Evening> evening_;

    HostTable& host() { return evening_->table(); }
    /// Sends a letter as the guest itself, or a thief of its keys, can write it.
    void send(int number, const QByteArray& letter, bool retain = false)
    {
        const KeptSeat& kept = evening_->guest(number).kept();
        const Place place{kept.invitation.table(), kept.box, Direction::up};
        evening_->broker.post(
            {topics::up(place.table, place.box), close_letter(letter, guest_line(kept.keys, kept.host)->up, place)},
            retain);
        evening_->broker.pass(0);
    }
    void send(int number, const UpLetter& letter) { send(number, written(letter)); }
    void knock(quint64 ticket)
    {
        const Invitation invitation = host().kept().invitation();
        const Knock knock{random_bytes(box_size), new_pair().open, ticket, QStringLiteral("Nobody")};
        evening_->broker.post(
            {topics::door(invitation.table()), close_knock(written(knock), host().kept().keys.open)}, false);
        evening_->broker.pass(0);
    }
    /// Returns the number of letters that the host has posted since the log was cleared.
    std::size_t answers() const
    {
        const auto& wire = evening_->broker.wire();
        return static_cast<std::size_t>(std::count_if(wire.begin(), wire.end(),
            [](const auto& posted) { return posted.topic.endsWith(QStringLiteral("/down")); }));
    }
    QString brokenCode(int number)
    {
        return evening_->guest(number).kept().broken.value(QStringLiteral("code")).toString();
    }

private Q_SLOTS:
    void init() { evening_ = std::make_unique<Evening>(); }
    void cleanup() { evening_.reset(); }

    void whoSitsDown()
    {
        evening_->start(Evening::host);
        QCOMPARE(host().status(0), SeatStatus::empty);
        QVERIFY(!host().canDeal() && host().kept().hasFreeSeat());
        for (int number = 0; number < Evening::guests; ++number) {
            evening_->start(number);
            evening_->pass(1);
            QCOMPARE(host().kept().seats[Evening::at(number)].name, QStringLiteral("Guest %1").arg(number));
            QCOMPARE(evening_->guest(number).kept().number, number);
            QCOMPARE(evening_->guest(number).statuses().size(), Evening::guests);
        }
        QVERIFY(!host().kept().hasFreeSeat());
        QVERIFY(host().canDeal());
        Evening::Stranger late(*evening_, host().kept().invitation());
        evening_->pass(1);
        QCOMPARE(late.broken(), QStringLiteral("full"));
    }
    void aKnockThatIsNotFollowedUp()
    {
        evening_->start(Evening::host);
        knock(host().kept().ticket);
        QCOMPARE(host().status(0), SeatStatus::knocked);
        evening_->pass(61);
        QCOMPARE(host().status(0), SeatStatus::away);
    }
    void invitationsThatAreNotGood()
    {
        evening_->start(Evening::host);
        evening_->objection = [](const Knock& knock) {
            return knock.name == QLatin1String("Stranger") ? with_code("versions") : QJsonObject();
        };
        Evening::Stranger old(*evening_, host().kept().invitation());
        evening_->pass(1);
        QCOMPARE(old.broken(), QStringLiteral("versions"));
        Invitation wrong = host().kept().invitation();
        wrong.ticket ^= 1u;
        Evening::Stranger stranger(*evening_, wrong);
        evening_->pass(1);
        QCOMPARE(stranger.seat.state(), GuestSeat::State::knocking);
        QCOMPARE(host().dropped().knocks, 1);
        for (int number = 0; number < Evening::guests; ++number)
            QCOMPARE(host().status(number), SeatStatus::empty);
    }
    void knocksAreLimited()
    {
        evening_->start(Evening::host);
        evening_->broker.clearWire();
        for (int time = 0; time < 20; ++time)
            knock(1);
        QCOMPARE(host().dropped().knocks, 5);
        QCOMPARE(host().dropped().too_fast, 15);
        QCOMPARE(answers(), std::size_t{0});
        evening_->pass(60);
        evening_->start(0);
        evening_->pass(1);
        QCOMPARE(host().status(0), SeatStatus::here);
    }
    /// The old code, key and seat become invalid, whether or not the old guest was there.
    void aSeatIsGivenAnew()
    {
        evening_->begin();
        evening_->play(5);
        const Invitation old = host().kept().invitation();
        evening_->stop(1);
        host().inviteAnew(0);
        host().inviteAnew(1);
        evening_->pass(1);
        QCOMPARE(brokenCode(0), QStringLiteral("seat-given"));
        evening_->stop(Evening::host);
        evening_->broker.forget();
        evening_->start(Evening::host);
        evening_->start(1);
        evening_->pass(1);
        QCOMPARE(brokenCode(1), QStringLiteral("seat-given"));
        QVERIFY(host().kept().hasFreeSeat());
        QVERIFY(host().kept().ticket != old.ticket);
        QCOMPARE(host().kept().fingerprint, old.fingerprint);
        Evening::Stranger with_old(*evening_, old);
        Evening::Stranger with_new(*evening_, host().kept().invitation());
        evening_->pass(2);
        QVERIFY(!with_old.seat.kept().seated);
        QVERIFY(with_new.seat.kept().seated);
        QCOMPARE(with_new.seat.kept().items.size(), evening_->length());
        QVERIFY(with_new.seat.decide(evening_->word()));
        evening_->pass(1);
        QVERIFY(!with_new.seat.kept().request);
        QCOMPARE(host().kept().seats.size(), std::size_t{Evening::guests});
    }
    void signsOfLife()
    {
        evening_->begin();
        evening_->pass(100);
        for (int number = 0; number < Evening::guests; ++number)
            QCOMPARE(host().status(number), SeatStatus::here);
        evening_->line(0).disconnect();
        evening_->pass(4);
        QCOMPARE(host().status(0), SeatStatus::here);
        evening_->pass(17);
        QCOMPARE(host().status(0), SeatStatus::quiet);
        evening_->pass(40);
        QCOMPARE(host().status(0), SeatStatus::away);
        QVERIFY(evening_->guest(1).statuses()[0].startsWith(QStringLiteral("away 17640")));
        QCOMPARE(evening_->guest(1).statuses()[1], QStringLiteral("here"));
        evening_->line(0).connect();
        evening_->pass(1);
        QCOMPARE(host().status(0), SeatStatus::here);
        for (const auto& [absence, status] : std::map<const char*, SeatStatus>{
                 {"away", SeatStatus::away}, {"left", SeatStatus::left}, {"", SeatStatus::here}}) {
            evening_->pass(1);
            evening_->guest(0).setAbsence(QString::fromLatin1(absence));
            evening_->broker.pass(0);
            QCOMPARE(host().status(0), status);
        }
    }
    /// A retained letter says what was, not who is there.
    void aLetterThatLayThereIsNoSignOfLife()
    {
        evening_->begin();
        evening_->guest(1).setAbsence(QStringLiteral("away"));
        evening_->pass(1);
        for (int program = 0; program <= Evening::host; ++program)
            evening_->stop(program);
        evening_->pass(100);
        evening_->start(Evening::host);
        evening_->pass(1);
        QCOMPARE(host().status(0), SeatStatus::quiet);
        QCOMPARE(host().status(1), SeatStatus::away);
        evening_->pass(60);
        QCOMPARE(host().status(0), SeatStatus::away);
    }
    void badLettersAreDroppedAndNotAnswered()
    {
        evening_->begin();
        evening_->pass(5);
        evening_->broker.clearWire();
        const int length = evening_->length();
        const KeptSeat& kept = evening_->guest(0).kept();
        const QString up = topics::up(kept.invitation.table(), kept.box);
        for (const QByteArray& bytes : {QByteArray("x"), QByteArray(5000, 'x'), QByteArray("{\"v\":1}")})
            evening_->broker.post({up, bytes}, false);
        // A letter of another guest in this box.
        const KeptSeat& other = evening_->guest(1).kept();
        evening_->broker.post({up,
                                  close_letter(written(UpLetter{1}), guest_line(other.keys, other.host)->up,
                                      {kept.invitation.table(), kept.box, Direction::up})},
            false);
        evening_->broker.pass(0);
        QCOMPARE(host().dropped().forged, 4);
        send(0, "{\"v\":1,\"m\":1,\"cards\":52}");
        send(0, UpLetter{2});
        send(0, UpLetter{1, 1, 0, Request{{2}, evening_->word()}});
        QCOMPARE(host().dropped().malformed, 3);
        QCOMPARE(answers(), std::size_t{0});
        QCOMPARE(evening_->length(), length);
        // A letter from before the match.
        send(0, UpLetter{0});
        QCOMPARE(answers(), std::size_t{1});
    }
    void tooManyLettersAreDropped()
    {
        evening_->begin();
        evening_->pass(5);
        for (int time = 0; time < 30; ++time)
            send(0, UpLetter{1, 1});
        QCOMPARE(host().dropped().too_fast, 20);
        evening_->pass(1);
        send(0, UpLetter{1, 1});
        QCOMPARE(host().dropped().too_fast, 20);
    }
    void requestsAreDoneOnce()
    {
        evening_->begin();
        const UpLetter letter{1, 1, 0, Request{{1}, evening_->word()}};
        send(0, letter);
        QCOMPARE(evening_->length(), 2);
        send(0, letter);
        evening_->stop(Evening::host);
        evening_->start(Evening::host);
        send(0, letter);
        QCOMPARE(evening_->length(), 2);
    }
    /// The request would be legal now, but its owner has been told that it was refused.
    void aRequestThatWasRefusedIsNeverDone()
    {
        evening_->begin();
        evening_->host_program->match->forbidden = QStringLiteral("word");
        const UpLetter letter{1, 1, 0, Request{{1}, evening_->word()}};
        send(0, letter);
        evening_->stop(Evening::host);
        evening_->start(Evening::host);
        QVERIFY(evening_->host_program->match->forbidden != QLatin1String("word"));
        send(0, letter);
        QCOMPARE(evening_->length(), 1);
        send(0, UpLetter{1, 1, 0, Request{{1, 1}, evening_->word()}});
        QCOMPARE(evening_->length(), 2);
    }
    void aRequestAfterTheMatchHasMovedOn()
    {
        QString refusal;
        evening_->answered = [&refusal](int number, const auto& why) {
            if (number == 0 && why)
                refusal = why->value(QStringLiteral("code")).toString();
        };
        evening_->begin();
        evening_->line(0).disconnect();
        QVERIFY(evening_->guest(0).decide(evening_->word("mine")));
        // Choices of others leave the request valid …
        evening_->guest(1).decide(evening_->word("theirs"));
        evening_->pass(1);
        evening_->line(0).connect();
        evening_->pass(1);
        QCOMPARE(refusal, QString());
        QVERIFY(!evening_->guest(0).kept().request);
        // … but a choice made for this seat makes it invalid.
        evening_->guest(2).decide(evening_->word("last"));
        evening_->pass(1);
        evening_->line(0).disconnect();
        QVERIFY(evening_->guest(0).decide(evening_->word("mine")));
        evening_->host_disk.journals[1].push_back({0, QStringLiteral("stand-in"), -1});
        host().grown();
        evening_->line(0).connect();
        evening_->pass(1);
        QCOMPARE(refusal, QStringLiteral("moved-on"));
        QCOMPARE(evening_->guest(0).kept().items.size(), evening_->length());
    }
    void longStreamsComeInSeveralLetters()
    {
        evening_ = std::make_unique<Evening>(1, test::Trouble{}, 200);
        evening_->filler = QString(150'000, u'\u00FC');
        evening_->begin();
        evening_->pass(5);
        QCOMPARE(evening_->guest(0).kept().items.size(), 1);
        evening_->stop(2);
        auto& journal = evening_->host_disk.journals[1];
        for (int line = 0; line < 300; ++line)
            journal.push_back({line % Evening::guests, QString(500, u'y'), -1});
        host().grown();
        evening_->start(2);
        evening_->pass(8);
        for (int number = 0; number < Evening::guests; ++number) {
            QCOMPARE(evening_->guest(number).kept().items.size(), 301);
            for (int at = 0; at < 301; ++at)
                QCOMPARE(evening_->guest(number).kept().items[at], evening_->host_program->match->item(number, at));
        }
        for (const auto& posted : evening_->broker.wire())
            QVERIFY(posted.bytes.size() <= longest_letter + 256 + 40);
        QCOMPARE(host().dropped().too_fast, 0);
    }
    void partsComeTwiceAndInAnyOrder()
    {
        evening_ = std::make_unique<Evening>(1, test::Trouble{.lost = 0.1, .doubled = 0.5, .delay = 3000});
        evening_->filler = QString(150'000, u'\u00FC');
        evening_->startAll();
        evening_->pass(60);
        host().deal();
        evening_->pass(300);
        for (int number = 0; number < Evening::guests; ++number) {
            const KeptSeat& kept = evening_->guest(number).kept();
            QCOMPARE(kept.items, QJsonArray{evening_->host_program->match->item(kept.number, 0)});
        }
    }
    void whenItCanBeDealt()
    {
        evening_->startAll();
        evening_->pass(1);
        QVERIFY(host().canDeal());
        host().deal();
        QCOMPARE(host().kept().match, 1);
        host().deal();
        QCOMPARE(host().kept().match, 1);
        evening_->pass(1);
        // One guest has not heard of the end yet.
        evening_->line(0).disconnect();
        for (int line = 0; line < 4 * Evening::guests; ++line)
            evening_->host_disk.journals[1].push_back({line % Evening::guests, QStringLiteral("x"), -1});
        host().grown();
        evening_->pass(2);
        QVERIFY(evening_->host_program->match->isOver());
        QVERIFY(!host().canDeal());
        evening_->line(0).connect();
        evening_->pass(2);
        QCOMPARE(evening_->guest(0).state(), GuestSeat::State::over);
        QVERIFY(host().canDeal());
        host().deal();
        evening_->pass(2);
        QCOMPARE(evening_->guest(0).kept().match, 2);
        QVERIFY(evening_->host_disk.deals[1].key != evening_->host_disk.deals[2].key);
        QVERIFY(evening_->host_disk.deals[1].secret != evening_->host_disk.deals[2].secret);
    }
    void whatIsOpen()
    {
        evening_->begin();
        host().setOpen({{QStringLiteral("left"), 12}});
        host().setOpen({{QStringLiteral("left"), QString(5000, u'x')}});
        evening_->guest(1).setReady(true);
        evening_->pass(1);
        QCOMPARE(evening_->guest(0).open().value(QStringLiteral("left")), QJsonValue(12));
        QVERIFY(host().isReady(1) && !host().isReady(0));
    }
    /// What a guest has acknowledged is in no later letter, so that a decision fits into the smallest one.
    void whatIsKnownIsNotRepeated()
    {
        evening_->begin();
        const QJsonObject open{{QStringLiteral("names"), QString(400, u'x')}};
        host().setOpen(open);
        evening_->pass(2);
        evening_->broker.clearWire();
        evening_->guest(0).decide(evening_->word());
        evening_->pass(2);
        QVERIFY(evening_->broker.wire().size() > 5);
        for (const auto& letter : evening_->broker.wire())
            QCOMPARE(letter.bytes.size(), 40 + letter_step);
        QCOMPARE(evening_->guest(1).open(), open);
        // A program that starts anew knows nothing.
        evening_->stop(1);
        evening_->start(1);
        QVERIFY(evening_->guest(1).open().isEmpty());
        evening_->pass(1);
        QCOMPARE(evening_->guest(1).open(), open);
        QCOMPARE(evening_->guest(1).statuses().size(), Evening::guests);
    }
    void anOlderCopyOfTheTable()
    {
        evening_->begin();
        const Evening::HostDisk copy = evening_->host_disk;
        evening_->play(5);
        evening_->stop(Evening::host);
        evening_->host_disk = copy;
        evening_->start(Evening::host);
        evening_->pass(1);
        QCOMPARE(brokenCode(0), QStringLiteral("two-stories"));
    }
    void close()
    {
        evening_->begin();
        host().close();
        evening_->stop(Evening::host);
        evening_->pass(1);
        QCOMPARE(brokenCode(0), QStringLiteral("put-away"));
        for (const auto& [topic, bytes] : evening_->broker.kept())
            QVERIFY(topic.endsWith(QStringLiteral("/down")));
    }
};

BACKROOM_SUITE(HostTableTest)
#include "tst_host_table.moc"
