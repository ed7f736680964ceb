// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "evening.hpp"
#include "suites.hpp"

#include <QJsonDocument>

using namespace remote;
using test::Evening;

/// Whole evenings of two matches: letters are lost, duplicated, delayed and reordered, connections are cut, the broker
/// forgets everything, and each program crashes at any of its writes. In the end no player may have noticed.
class EveningTest : public QObject {
    Q_OBJECT

    static constexpr int rounds = 6;
    static constexpr int matches = 2;

    /// Plays an evening, and checks the end of each match.
    struct Played {
        explicit Played(unsigned seed, test::Trouble trouble)
            : evening(seed, trouble, rounds)
        {
            evening.answered = [this](int number, const auto& refusal) {
                const QString word = words[Evening::at(number)];
                if (!word.isEmpty())
                    (refusal ? refused : done).insert(word);
            };
        }

        Evening evening;
        std::array<QString, Evening::guests> words;
        std::set<QString> refused;
        std::set<QString> done;
        std::array<qint64, Evening::guests + 1> back = {};
        bool is_calm = false;
        int crashes = 0;
        int words_made = 0;

        template <class Work>
        void guarded(Work work)
        {
            try {
                work();
            } catch (const Evening::Crash& crash) {
                ++crashes;
                evening.stop(crash.program);
                back[Evening::at(crash.program)] = evening.broker.now() + evening.broker.upTo(is_calm ? 1000 : 70'000);
            }
        }

        /// Returns whether the guest has a word in this round, by what it has been told.
        static bool hasChosen(const GuestSeat& guest)
        {
            bool has = false;
            for (const QJsonValue& item : guest.kept().items) {
                const QJsonArray line = item.toArray();
                if (line[0] == QLatin1String("did") && line[1].toInt() == guest.kept().number)
                    has = line[2].toInt() == 1;
                if (line.size() > 4)
                    has = false;
            }
            return has;
        }
        void decide(int number)
        {
            GuestSeat& guest = evening.guest(number);
            const double mood = evening.broker.chance();
            if (guest.kept().request || guest.kept().items.isEmpty() || mood < 0.5)
                return;
            if (hasChosen(guest)) {
                words[Evening::at(number)].clear();
                if (mood < 0.6)
                    guest.undo();
                return;
            }
            const bool is_bad = mood < 0.55;
            QString& word = words[Evening::at(number)];
            word = is_bad ? QString() : QStringLiteral("needle%1").arg(++words_made, 6, 10, QLatin1Char('0'));
            guest.decide({{QStringLiteral("word"), is_bad ? QStringLiteral("bad") : word}});
        }
        void lines(int program)
        {
            test::MemoryBroker::Line& line = evening.line(program);
            if (!line.isUp() && (is_calm || evening.broker.chance() < 0.2))
                line.connect();
            else if (line.isUp() && !is_calm && evening.broker.chance() < 0.01)
                line.disconnect();
        }
        void second()
        {
            guarded([this] { evening.broker.pass(1000); });
            if (!is_calm && evening.broker.chance() < 0.005) {
                evening.broker.forget();
                for (int program = 0; program <= Evening::host; ++program)
                    if (evening.isRunning(program) && evening.line(program).isUp())
                        evening.line(program).disconnect();
            }
            for (int program = 0; program <= Evening::host; ++program)
                guarded([this, program] {
                    if (!evening.isRunning(program) && evening.broker.now() >= back[Evening::at(program)])
                        evening.start(program);
                    if (!evening.isRunning(program))
                        return;
                    lines(program);
                    evening.tick(program);
                    if (program != Evening::host)
                        decide(program);
                    else if (evening.table().canDeal() && evening.table().kept().match < matches)
                        evening.table().deal();
                });
        }
        bool isOver()
        {
            for (int program = 0; program <= Evening::host; ++program)
                if (!evening.isRunning(program))
                    return false;
            for (int number = 0; number < Evening::guests; ++number)
                if (evening.guest(number).state() != GuestSeat::State::over || evening.guest(number).kept().request
                    || evening.guest(number).kept().match < matches)
                    return false;
            return true;
        }
        bool run(int seconds)
        {
            for (int passed = 0; passed < seconds && !isOver(); ++passed)
                second();
            return isOver();
        }
    };

    static void look(Played& played)
    {
        Evening& evening = played.evening;
        std::set<QString> words;
        for (const auto& [match, journal] : evening.host_disk.journals) {
            std::set<std::pair<int, int>> marks;
            for (const auto& line : journal) {
                QVERIFY2(marks.emplace(line.seat, line.at).second, "a deed was done twice");
                QVERIFY2(line.word.isEmpty() || words.insert(line.word).second, "a word was said twice");
            }
        }
        for (const QString& word : played.done)
            QVERIFY(words.contains(word));
        for (const QString& word : played.refused)
            QVERIFY(!words.contains(word));
        for (int number = 0; number < Evening::guests; ++number) {
            const KeptSeat& kept = evening.guest(number).kept();
            QVERIFY(!kept.request);
            QCOMPARE(kept.items.size(), evening.host_program->match->length());
            for (int at = 0; at < kept.items.size(); ++at)
                QCOMPARE(kept.items[at], evening.host_program->match->item(kept.number, at));
            const auto lot = evening.host_disk.deals.at(matches).lots[kept.number];
            QCOMPARE(kept.lot, lot);
            QCOMPARE(kept.commitment, evening.host_disk.deals.at(matches).commitment);
        }
    }
    static void lookAtTheWire(const Evening& evening)
    {
        QVERIFY(evening.broker.wire().size() > 50);
        for (const auto& [topic, bytes] : evening.broker.wire()) {
            if (topic.endsWith(QStringLiteral("/card")))
                continue;
            for (const char* word : {"needle", "\"v\":1", "\"did\"", "\"table\"", "Guest"})
                QVERIFY(!bytes.contains(word));
            QVERIFY(!QJsonDocument::fromJson(bytes).isObject());
            const int around = topic.endsWith(QStringLiteral("/door")) ? 48 : 40;
            QCOMPARE((bytes.size() - around) % 256, 0);
        }
    }

private Q_SLOTS:
    void calm()
    {
        Played played(1, {});
        played.is_calm = true;
        QVERIFY(played.run(300));
        look(played);
        lookAtTheWire(played.evening);
        QCOMPARE(played.evening.table().dropped().forged, 0);
        QCOMPARE(played.evening.table().dropped().malformed, 0);
    }
    void everyTrouble_data()
    {
        QTest::addColumn<unsigned>("seed");
        const unsigned seeds = qEnvironmentVariableIsSet("BACKROOM_NIGHTLY") ? 300 : 20;
        for (unsigned seed = 1; seed <= seeds; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void everyTrouble()
    {
        QFETCH(unsigned, seed);
        Played played(seed, {.lost = 0.1, .doubled = 0.1, .delay = 20'000});
        played.evening.crash = [&played] { return played.evening.broker.chance() < 0.08; };
        const bool is_over_early = played.run(3000);
        // When nothing fails any more, the evening ends soon.
        played.evening.broker.setTrouble({});
        played.is_calm = true;
        played.evening.crash = {};
        QVERIFY(is_over_early || played.run(900));
        QVERIFY(played.crashes > 0);
        look(played);
        lookAtTheWire(played.evening);
        QCOMPARE(played.evening.table().dropped().forged, 0);
        QCOMPARE(played.evening.table().dropped().malformed, 0);
    }
    /// Crashes at the first write, the second and so on, just before and just after each.
    void aCrashAtEveryWrite()
    {
        for (const unsigned seed : {1u, 2u}) {
            int crashes = 1;
            int at = 0;
            for (; crashes > 0; ++at) {
                Played played(seed, {.delay = 300});
                played.is_calm = true;
                played.evening.crash = [&played, at] { return played.evening.writes == at; };
                QVERIFY(played.run(600));
                crashes = played.crashes;
                look(played);
            }
            QVERIFY(at > 50);
        }
    }
    /// An observer of the connection can neither distinguish the seats nor see what each of them has learned.
    void allTopicsHaveTheSameSizes()
    {
        Evening evening(1, {}, rounds);
        evening.filler = QString(150, u'x');
        evening.begin();
        for (int turn = 0; turn < rounds * Evening::guests; ++turn) {
            evening.broker.clearWire();
            QVERIFY(evening.guest(turn % Evening::guests).decide(evening.word("a word of it")));
            evening.pass(1);
            std::map<QString, QList<qsizetype>> sizes;
            for (const auto& [topic, bytes] : evening.broker.wire())
                if (topic.endsWith(QStringLiteral("/down")))
                    sizes[topic] += bytes.size();
            QCOMPARE(sizes.size(), std::size_t{Evening::guests});
            for (const auto& [topic, list] : sizes)
                QCOMPARE(list, sizes.begin()->second);
        }
        QCOMPARE(evening.guest(0).state(), GuestSeat::State::over);
    }
};

BACKROOM_SUITE(EveningTest)
#include "tst_evening.moc"
