// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/deal.hpp"
#include "app/remote/topics.hpp"
#include "evening.hpp"
#include "suites.hpp"

using namespace remote;
using test::Evening;

/// Tests friends who only watch: what they are told, and that they cannot do anything.
class WatchersTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Evening> evening_;

    struct Watcher {
        explicit Watcher(Evening& evening)
            : line(evening.broker)
            , seat(asked(evening), line, [&evening] { return evening.broker.now(); },
                  {[](const KeptSeat&) {}, [](int, const QJsonValue&) { return true; },
                      [](const std::optional<QJsonObject>&) {}, [] {}})
        {
            line.connect();
        }
        static KeptSeat asked(Evening& evening)
        {
            KeptSeat seat = new_seat(evening.table().kept().invitation(), QStringLiteral("Watcher"), 0, {});
            seat.watch = true;
            return seat;
        }
        QString broken() const { return seat.kept().broken.value(QStringLiteral("code")).toString(); }
        int received() const { return static_cast<int>(seat.kept().items.size()); }

        test::MemoryBroker::Line line;
        GuestSeat seat;
    };

    HostTable& host() { return evening_->table(); }
    test::ToyMatch* match() { return evening_->host_program->match.get(); }
    void pass(int seconds, const std::vector<Watcher*>& watchers)
    {
        for (int second = 0; second < seconds; ++second) {
            evening_->pass(1);
            for (Watcher* watcher : watchers)
                watcher->seat.tick();
        }
    }
    /// Sends a letter as a modified program of somebody who watches can.
    void send(const Watcher& as, const UpLetter& letter)
    {
        const KeptSeat& kept = as.seat.kept();
        const Place place{kept.invitation.table(), kept.box, Direction::up};
        evening_->broker.post({topics::up(place.table, place.box),
                                  close_letter(written(letter), guest_line(kept.keys, kept.host)->up, place)},
            true);
        evening_->broker.pass(0);
    }

private Q_SLOTS:
    void init() { evening_ = std::make_unique<Evening>(); }
    void cleanup() { evening_.reset(); }

    void nobodyWatchesUninvited()
    {
        evening_->startAll();
        Watcher watcher(*evening_);
        pass(2, {&watcher});
        QCOMPARE(watcher.broken(), QStringLiteral("not-watched"));
        QVERIFY(host().watchers().isEmpty());
    }

    void whoWatchesIsToldWhatIsOpen()
    {
        evening_->startAll();
        host().setWatched(true);
        evening_->pass(2);
        // All seats are taken.
        Watcher watcher(*evening_);
        pass(2, {&watcher});
        QCOMPARE(host().watchers(), QStringList(QStringLiteral("Watcher")));
        QCOMPARE(watcher.seat.state(), GuestSeat::State::waiting);
        QCOMPARE(watcher.seat.statuses().size(), Evening::guests);
        host().deal();
        pass(3, {&watcher});
        evening_->play(7);
        pass(3, {&watcher});
        QCOMPARE(watcher.received(), evening_->length());
        for (int number = 0; number < watcher.received(); ++number) {
            const QJsonValue item = watcher.seat.kept().items[number];
            QCOMPARE(item, match()->item(Judge::watcher, number));
            // A single word is still secret.
            QVERIFY(item.toArray().size() > 4 || !compact(item).contains("word"));
        }
        evening_->play(100);
        pass(3, {&watcher});
        QCOMPARE(watcher.seat.state(), GuestSeat::State::over);
    }

    /// What is told later ends this number of lines before the match, until it is over.
    void whoWatchesLaterIsToldLater()
    {
        evening_->startAll();
        host().setWatched(true);
        Watcher watcher(*evening_);
        pass(2, {&watcher});
        host().deal();
        evening_->pass(2);
        match()->delay = 4;
        for (int length = 2; length < 13; ++length) {
            evening_->play(length);
            pass(2, {&watcher});
            QCOMPARE(watcher.received(), match()->isOver() ? evening_->length() : std::max(1, evening_->length() - 4));
            QCOMPARE(watcher.seat.state() == GuestSeat::State::over, match()->isOver());
        }
        evening_->play(100);
        pass(3, {&watcher});
        QVERIFY(match()->isOver());
        QCOMPARE(watcher.received(), evening_->length());
        QCOMPARE(watcher.seat.state(), GuestSeat::State::over);
    }

    void whoWatchesDoesNothing()
    {
        evening_->startAll();
        host().setWatched(true);
        Watcher watcher(*evening_);
        pass(2, {&watcher});
        host().deal();
        pass(3, {&watcher});
        QVERIFY(!watcher.seat.decide(evening_->word()) && !watcher.seat.undo() && !watcher.seat.say(1));
        QVERIFY(watcher.seat.kept().lot.isEmpty());
        int heard = 0;
        evening_->said = [&heard](int, int, int) { ++heard; };
        UpLetter letter{1, 1};
        letter.request = Request{{1}, evening_->word()};
        letter.said = Said{1, 1};
        letter.lot = QByteArray(lot_size, 'x');
        letter.ready = true;
        send(watcher, letter);
        evening_->pass(2);
        QCOMPARE(evening_->length(), 1);
        QCOMPARE(heard, 0);
    }

    void eightWatchAndMayLeave()
    {
        evening_->startAll();
        host().setWatched(true);
        std::vector<std::unique_ptr<Watcher>> watchers;
        std::vector<Watcher*> all;
        const auto come = [&] {
            all.push_back(watchers.emplace_back(std::make_unique<Watcher>(*evening_)).get());
            pass(15, all);
            return all.back();
        };
        for (int number = 0; number < most_watchers; ++number)
            QCOMPARE(come()->broken(), QString());
        QCOMPARE(come()->broken(), QStringLiteral("too-many-watch"));
        all[2]->seat.setAbsence(QStringLiteral("left"));
        evening_->pass(1);
        QCOMPARE(host().watchers().size(), most_watchers - 1);
        QCOMPARE(come()->broken(), QString());
        // A new friend takes the place of one who is silent.
        all.erase(all.begin() + 4);
        pass(61, all);
        QCOMPARE(come()->broken(), QString());
        QCOMPARE(host().watchers().size(), most_watchers);
        host().setWatched(false);
        pass(2, all);
        QCOMPARE(all.front()->broken(), QStringLiteral("not-watched"));
        QVERIFY(host().watchers().isEmpty());
    }

    void whoWatchesStaysThroughARestart()
    {
        evening_->startAll();
        host().setWatched(true);
        Watcher watcher(*evening_);
        pass(2, {&watcher});
        host().deal();
        pass(2, {&watcher});
        evening_->play(4);
        evening_->stop(Evening::host);
        pass(2, {&watcher});
        evening_->start(Evening::host);
        pass(2, {&watcher});
        evening_->play(9);
        pass(2, {&watcher});
        QCOMPARE(watcher.received(), evening_->length());
        QCOMPARE(host().watchers().size(), 1);
        host().close();
        pass(1, {&watcher});
        QCOMPARE(watcher.broken(), QStringLiteral("put-away"));
    }
};

BACKROOM_SUITE(WatchersTest)
#include "tst_watchers.moc"
