// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_statistics.hpp"
#include "app/storage/game_store.hpp"
#include "engine/core/journal.hpp"
#include "engine/core/playout.hpp"
#include "matches.hpp"

#include <QTest>

namespace test {

template <backroom::Game G>
std::vector<CountedSeat> counted(const GameStatistics& statistics, const backroom::Match<G>& match)
{
    const std::vector<std::string> journal = backroom::Journal<G>::lines(match);
    return statistics.count(journal).value_or(std::vector<CountedSeat>{});
}

template <backroom::Game G>
void act(backroom::Match<G>& match, int seat, const typename G::Action& action)
{
    if (const auto refusal = match.act(static_cast<backroom::Seat>(seat), action))
        QFAIL(std::string(refusal->code).c_str());
}

/// Plays to the end with random actions.
template <backroom::Game G>
void play_out(backroom::Match<G>& match, std::uint64_t seed)
{
    using namespace backroom;
    Random random(seed);
    while (!match.over()) {
        const Seat seat = *match.pending().begin();
        if (match.act(seat, random_action<G>(match.state(), seat, random)))
            QFAIL("refused");
    }
}

/// Checks what holds in every game: the counts agree with the results, and unfinished or damaged journals are not
/// counted.
template <backroom::Game G>
void agrees_with_results(const GameStatistics& statistics, int seats, int matches)
{
    using namespace backroom;
    for (int number = 0; number < matches; ++number) {
        auto setup = setup_of<G>(seats, static_cast<std::uint64_t>(number) + 1);
        Match<G> match = test::match<G>(setup);
        QVERIFY(counted(statistics, match).empty());
        play_out(match, static_cast<std::uint64_t>(number) + 100);
        const std::vector<CountedSeat> all = counted(statistics, match);
        const backroom::Result end = result(match.state());
        QCOMPARE(static_cast<int>(all.size()), seats);
        int winners = 0;
        for (Seat seat = 0; seat < seats; ++seat) {
            QCOMPARE(all[seat].name, QString::fromStdString(setup.names[seat]));
            QCOMPARE(all[seat].place, end.places[seat]);
            QCOMPARE(all[seat].points, end.scores[seat]);
            QCOMPARE(all[seat].won, end.winners.contains(seat));
            QCOMPARE(all[seat].counts.size(), statistics.figures.size());
            winners += all[seat].won ? 1 : 0;
            for (std::size_t at = 0; at < statistics.figures.size(); ++at)
                if (statistics.figures[at].kind == GameFigure::Kind::share)
                    QVERIFY(all[seat].counts[at].value >= 0 && all[seat].counts[at].value <= all[seat].counts[at].of);
        }
        QCOMPARE(winners, end.winners.size());

        std::vector<std::string> journal = Journal<G>::lines(match);
        journal.pop_back();
        QVERIFY(!statistics.count(journal).has_value());
        journal[1][12] ^= 1;
        QVERIFY(!statistics.count(journal).has_value());
        QVERIFY(!statistics.count({}).has_value());
    }
}

template <backroom::Game G>
qint64 keep(GameStore& store, const backroom::Match<G>& match, const QList<int>& levels = {})
{
    const std::vector<std::string> journal = backroom::Journal<G>::lines(match);
    const int seats = static_cast<int>(match.setup().names.size());
    const qint64 id = store.begin(
        QString::fromLatin1(G::id), usual_marks(seats), QString::fromStdString(journal.front()), {}, levels);
    for (std::size_t line = 1; line < journal.size(); ++line)
        store.append(id, QString::fromStdString(journal[line]), line + 1 == journal.size() && match.over());
    store.release(id);
    return id;
}

}
