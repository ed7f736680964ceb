// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/script.hpp"
#include "engine/core/match.hpp"
#include "engine/supergang/bot/bot.hpp"
#include "engine/supergang/game.hpp"
#include "matches.hpp"
#include "suites.hpp"

#include <numeric>

using namespace test;
using namespace backroom::supergang;
using supergang_table::Beat;
using supergang_table::Haste;

/// How long a person waits while three computer players have their turns, at normal speed.
class SuperGangPaceTest : public QObject {
    Q_OBJECT

    static constexpr int seats = 4;
    static constexpr int rounds = 12;

    /// Announcements, celebrations and fights are moments that nobody wants to miss.
    static bool isMoment(const Beat& beat)
    {
        static const QStringList others{"felled", "missed", "hush", "carried-away", "alarm", "left-duel", "witness"};
        const QString name = QString::fromLatin1(beat.name);
        return beat.says || beat.still || name.startsWith(QLatin1String("duel"))
            || name.startsWith(QLatin1String("dart")) || others.contains(name);
    }

    static bool isOfDuel(const QString& name)
    {
        static const QStringList names{"dart-die", "dart", "felled", "missed", "left-duel", "carried-away"};
        return names.contains(name);
    }

    /// Calls `told` with the events of each action of a game among computer players and the state before it.
    static void play(std::uint64_t deal,
        const std::function<void(backroom::Seat, const std::vector<Event>&, const PublicState&)>& told)
    {
        auto game = match(setup_of<SuperGang>(seats, deal));
        while (!game.over() && game.state().round <= rounds) {
            const PublicState before = public_state(game.state());
            const backroom::Seat seat = *game.pending().begin();
            backroom::Random random(static_cast<std::uint64_t>(game.actions()) + deal);
            const Action action =
                decide(view(game.state(), seat), backroom::BotContext{backroom::Level::soldier, next_seed(random), {}});
            if (game.act(seat, action))
                throw std::logic_error("refused");
            std::vector<Event> events;
            for (const Event& event : game.events())
                events.push_back(redact(event, backroom::nobody));
            told(seat, events, before);
        }
    }

private Q_SLOTS:
    /// Three turns take 20 to 25 seconds, with all announcements and the duels in which no person has a stake: time to
    /// see what happens, and no longer.
    void turnsCanBeFollowed()
    {
        std::vector<int> turns;
        QMap<QString, int> parts;
        for (const std::uint64_t deal : {1, 2, 3}) {
            std::pair<int, int> turn{-1, -1};
            play(deal, [&](backroom::Seat, const std::vector<Event>& events, const PublicState& before) {
                const std::pair<int, int> now{before.round, before.turn.seat};
                if (std::exchange(turn, now) != now)
                    turns.push_back(0);
                const auto takes = [&](const char* what, int time) {
                    turns.back() += time;
                    parts[QString::fromLatin1(what)] += time;
                };
                const bool begins = before.turn.phase == Phase::start && before.frames.empty();
                takes("pause", begins ? supergang_table::pause_before_turn : supergang_table::pause_within_turn);
                for (const Beat& beat : supergang_table::script(events, before, false, Haste{true, true}))
                    takes(beat.name, beat.duration);
            });
        }
        QVERIFY(turns.size() > 60);
        const int three = 3 * std::accumulate(turns.begin(), turns.end(), 0) / static_cast<int>(turns.size());
        QString told = QString::number(three);
        for (const auto& [name, time] : parts.asKeyValueRange())
            told += QStringLiteral(", %1 %2").arg(name).arg(3 * time / static_cast<int>(turns.size()));
        QVERIFY2(three >= 20000 && three <= 25000, qPrintable(told));
    }

    /// A duel in which no person has a stake can be watched: four to five seconds for most, each step of it seen, and
    /// none takes longer than a duel of one's own.
    void duelsOfOthersCanBeWatched()
    {
        QList<int> duels;
        for (const std::uint64_t deal : {1, 2, 3, 4, 5, 6})
            play(deal, [&](backroom::Seat, const std::vector<Event>& events, const PublicState& before) {
                const auto usual = supergang_table::script(events, before);
                const auto hasty = supergang_table::script(events, before, false, Haste{true, true});
                for (std::size_t at = 0; at < hasty.size(); ++at) {
                    const QString name = QString::fromLatin1(hasty[at].name);
                    const bool begins = name == QLatin1String("duel");
                    if (begins)
                        duels += 0;
                    if (!begins && !name.startsWith(QLatin1String("duel")) && !isOfDuel(name))
                        continue;
                    QVERIFY2(hasty[at].duration >= 120 && hasty[at].duration <= usual[at].duration, hasty[at].name);
                    duels.back() += hasty[at].duration;
                }
            });
        std::ranges::sort(duels);
        QVERIFY(duels.size() > 8);
        const int usual = duels.at(duels.size() / 2);
        QVERIFY2(usual >= 4000 && usual <= 5000, qPrintable(QString::number(usual)));
        QVERIFY(duels.first() >= 3500);
    }

    /// Announcements keep their duration, and none is left out but that of an income.
    void momentsAreKept()
    {
        int moments = 0;
        play(1, [&](backroom::Seat, const std::vector<Event>& events, const PublicState& before) {
            const auto usual = supergang_table::script(events, before);
            const auto hasty = supergang_table::script(events, before, false, Haste{true, false});
            QCOMPARE(hasty.size(), usual.size());
            for (std::size_t at = 0; at < usual.size(); ++at) {
                QCOMPARE(hasty[at].name, usual[at].name);
                QVERIFY(hasty[at].duration <= usual[at].duration);
                if (isMoment(usual[at])) {
                    ++moments;
                    QCOMPARE(hasty[at].duration, usual[at].duration);
                }
            }
        });
        QVERIFY(moments > 20);
    }
};

BACKROOM_SUITE(SuperGangPaceTest)
#include "tst_supergang_pace.moc"
