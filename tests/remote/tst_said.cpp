// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/topics.hpp"
#include "evening.hpp"
#include "suites.hpp"

using namespace remote;
using test::Evening;

/// Tests sentences: everybody hears each of them once, and nobody hears old ones.
class SaidTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Evening> evening_;
    /// Program, speaker and sentence.
    using Heard = std::array<int, 3>;
    std::vector<Heard> heard_;

    void reset(test::Trouble trouble = {}, unsigned seed = 1)
    {
        evening_ = std::make_unique<Evening>(seed, trouble);
        evening_->said = [this](int program, int speaker, int sentence) {
            heard_.push_back({program, speaker, sentence});
        };
        heard_.clear();
    }
    /// Sends a sentence as the guest itself can.
    void send(int number, const Said& said, bool retain = false)
    {
        const KeptSeat& kept = evening_->guest(number).kept();
        const Place place{kept.invitation.table(), kept.box, Direction::up};
        UpLetter letter{kept.match, static_cast<int>(kept.items.size())};
        letter.said = said;
        evening_->broker.post({topics::up(place.table, place.box),
                                  close_letter(written(letter), guest_line(kept.keys, kept.host)->up, place)},
            retain);
        evening_->broker.pass(0);
    }
    /// Returns what everybody has heard if this is all that was said.
    static std::vector<Heard> byAll(int speaker, int sentence)
    {
        std::vector<Heard> all;
        for (int program = 0; program <= Evening::host; ++program)
            all.push_back({program, speaker, sentence});
        return all;
    }
    std::vector<Heard> heard()
    {
        std::vector<Heard> all = std::exchange(heard_, {});
        std::sort(all.begin(), all.end());
        return all;
    }

private Q_SLOTS:
    void init() { reset(); }
    void cleanup() { evening_.reset(); }

    void everybodyHearsItOnce()
    {
        evening_->startAll();
        evening_->pass(2);
        QVERIFY(evening_->guest(1).say(4));
        evening_->pass(60);
        QCOMPARE(heard(), byAll(1, 4));
        // The persons in the host's house have numbers after those of the guests.
        QVERIFY(evening_->table().say(Evening::host, 0));
        evening_->pass(60);
        QCOMPARE(heard(), byAll(Evening::host, 0));
        evening_->table().deal();
        evening_->pass(2);
        QVERIFY(evening_->guest(1).say(4));
        QVERIFY(evening_->guest(2).say(4));
        evening_->play(4);
        evening_->pass(60);
        QCOMPARE(heard().size(), 2 * byAll(1, 4).size());
    }
    void itIsNothingOfTheMatchAndOnNoDisk()
    {
        evening_->begin();
        const int writes = evening_->writes;
        evening_->guest(0).say(1);
        evening_->table().say(Evening::host, 2);
        evening_->pass(30);
        QCOMPARE(evening_->writes, writes);
        QCOMPARE(evening_->length(), 1);
    }
    void whoHasNoSeatSaysNothing()
    {
        evening_->start(0);
        evening_->pass(1);
        QVERIFY(!evening_->guest(0).say(0));
        evening_->start(Evening::host);
        QVERIFY(!evening_->table().say(0, 0));
        QVERIFY(!evening_->table().say(most_seats, 0));
    }
    void notTooMuchAtOnce()
    {
        evening_->startAll();
        evening_->pass(10);
        for (int sentence = 0; sentence < 10; ++sentence)
            send(0, {1000 + sentence, sentence});
        // Two of the letters may have been delayed.
        QCOMPARE(evening_->table().dropped().too_fast, 8);
        evening_->pass(2);
        QCOMPARE(heard().size(), std::size_t{2 * (Evening::guests + 1)});
        for (int second = 0; second < 20; ++second) {
            evening_->table().say(Evening::host, second % most_sentences);
            evening_->pass(1);
        }
        const auto all = heard();
        QCOMPARE(std::count_if(all.begin(), all.end(), [](const Heard& one) { return one[0] == 0; }), 11);
    }
    /// A letter that arrives after a later one is ignored, and so is one that arrives twice.
    void doubledAndLate()
    {
        evening_->startAll();
        evening_->pass(2);
        send(2, {5000, 5});
        evening_->pass(5);
        QCOMPARE(heard(), byAll(2, 5));
        send(2, {5000, 5});
        send(2, {4000, 4});
        evening_->pass(5);
        QCOMPARE(heard(), std::vector<Heard>());
        // A clock that was set back stops nobody.
        send(2, {5001, 6});
        evening_->pass(5);
        QCOMPARE(heard(), byAll(2, 6));
    }
    void whoComesBackDoesNotHearWhatWasSaidLongAgo()
    {
        evening_->startAll();
        evening_->pass(2);
        evening_->line(0).disconnect();
        evening_->guest(1).say(1);
        evening_->pass(10);
        evening_->line(0).connect();
        // The sentence is still in the host’s next letter.
        evening_->pass(8);
        QCOMPARE(heard(), byAll(1, 1));
        evening_->line(0).disconnect();
        evening_->guest(1).say(2);
        evening_->pass(21);
        evening_->line(0).connect();
        evening_->pass(30);
        QCOMPARE(heard().size(), byAll(1, 2).size() - 1);
        // The host ignores the letter, too, when it finds it at the broker.
        evening_->guest(1).say(3);
        evening_->pass(1);
        evening_->stop(Evening::host);
        evening_->pass(30);
        heard();
        evening_->start(Evening::host);
        evening_->pass(30);
        QCOMPARE(heard(), std::vector<Heard>());
    }
    /// A sentence said while the host is away is heard only if the host is back soon.
    void whileTheHostIsAway()
    {
        evening_->startAll();
        evening_->pass(2);
        evening_->line(Evening::host).disconnect();
        evening_->guest(1).say(1);
        evening_->pass(40);
        evening_->line(Evening::host).connect();
        evening_->pass(30);
        QCOMPARE(heard(), std::vector<Heard>());
    }
    void aNewGuestSaysNothingOfTheFormer()
    {
        evening_->startAll();
        evening_->pass(2);
        evening_->guest(0).say(1);
        evening_->pass(1);
        heard();
        evening_->table().inviteAnew(0);
        Evening::Stranger stranger(*evening_, evening_->table().kept().invitation());
        evening_->pass(2);
        QCOMPARE(heard(), std::vector<Heard>());
        QVERIFY(stranger.seat.say(1));
        evening_->pass(2);
        // The stranger’s program is not one of the guests’, and the former guest is told nothing.
        QCOMPARE(heard().size(), std::size_t{Evening::guests});
    }
    /// Letters are lost, duplicated, delayed and reordered: no sentence is heard twice, and each is heard unless all of
    /// its letters are lost.
    void trouble()
    {
        for (const double lost : {0.0, 0.3}) {
            reset({.lost = lost, .doubled = 0.5, .delay = 8'000});
            evening_->startAll();
            evening_->pass(120);
            for (int sentence = 0; sentence < most_sentences; ++sentence) {
                for (int number = 0; number < Evening::guests; ++number)
                    QVERIFY(evening_->guest(number).say(sentence));
                QVERIFY(evening_->table().say(Evening::host, sentence));
                evening_->pass(40);
            }
            const auto all = heard();
            QVERIFY(std::adjacent_find(all.begin(), all.end()) == all.end());
            constexpr std::size_t everything = (Evening::guests + 1) * (Evening::guests + 1) * most_sentences;
            if (lost > 0)
                QVERIFY(all.size() > everything / 2);
            else
                QCOMPARE(all.size(), everything);
        }
    }
};

BACKROOM_SUITE(SaidTest)
#include "tst_said.moc"
