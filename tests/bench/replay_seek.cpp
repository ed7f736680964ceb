// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
/// Measures how long it takes to go to any position in the replay of each game, in a window: for a match of 10,000
/// actions, or the longest that random play produces. The time for rendering is printed separately.

#include "engine/core/journal.hpp"
#include "engine/core/journal_codec.hpp"
#include "engine/gang_of_dice/protocol/codec.hpp"
#include "engine/gang_of_dice/rules.hpp"
#include "engine/gangz/protocol/codec.hpp"
#include "engine/gangz/rules.hpp"
#include "engine/supergang/protocol/codec.hpp"
#include "engine/supergang/rules.hpp"
#include "engine/the_gang/protocol/codec.hpp"
#include "engine/the_gang/rules.hpp"
#include "table_window.hpp"

#include <QTextStream>

#include <algorithm>
#include <ctime>
#include <vector>

using namespace backroom;

namespace {

constexpr int wanted = 10000;
constexpr int most_seeds = 30;

/// Returns whether random play may take the action: giving up is excluded.
template <Game G>
bool goes_on(const typename G::Action& action)
{
    if constexpr (std::is_same_v<G, supergang::SuperGang>)
        return !std::holds_alternative<supergang::GiveUp>(action);
    else
        return true;
}

/// Plays at random. Actions that end the game are avoided as long as there are others.
template <Game G>
Match<G> played(std::uint64_t seed)
{
    Setup<G> setup;
    for (const char* name : {"Rosa", "Bea", "Vito", "Sal"})
        setup.names.emplace_back(name);
    setup.seed = seed;
    Match<G> match(setup, deal(setup.options, 4, seed));
    Random random(seed);
    for (int tries = 0; match.actions() < wanted && tries < 20 * wanted && !match.over(); ++tries) {
        const Seat seat = *match.pending().begin();
        const auto actions = legal(match.state(), seat);
        const auto& action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        auto next = match.state();
        typename G::Events events;
        apply(next, seat, action, events);
        const bool ends = pending(next).empty() && std::is_same_v<G, supergang::SuperGang>;
        if (goes_on<G>(action) && !ends && match.act(seat, action))
            break;
    }
    return match;
}

/// Returns the processor time of this thread in milliseconds, which does not depend on other processes.
double worked()
{
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

QString told(const char* what, std::vector<double> all)
{
    std::ranges::sort(all);
    return QStringLiteral("  %1: median %2 ms, 99 % below %3 ms, longest %4 ms\n")
        .arg(QLatin1String(what))
        .arg(all[all.size() / 2], 0, 'f', 1)
        .arg(all[all.size() * 99 / 100], 0, 'f', 1)
        .arg(all.back(), 0, 'f', 1);
}

template <Game G>
bool measure()
{
    Match<G> longest = played<G>(1);
    for (std::uint64_t seed = 2; seed < most_seeds && longest.actions() < wanted; ++seed)
        if (Match<G> match = played<G>(seed); match.actions() > longest.actions())
            longest = std::move(match);

    TableWindow shown(QString::fromLatin1(G::id), 4);
    if (!shown.shown())
        return false;
    GameStore::KeptMatch kept;
    kept.game = QString::fromLatin1(G::id);
    kept.marks = {0, 1, 2, 3};
    for (const std::string& line : Journal<G>::lines(longest))
        kept.lines += QString::fromStdString(line);
    const double before = worked();
    shown.house.replay(kept);
    QTest::qWait(0);
    const double opened = worked() - before;
    // The board is loaded after the first frame.
    QTest::qWait(1500);
    Replay& replay = *shown.house.table()->replay();

    std::vector<double> times;
    std::vector<double> busy;
    std::vector<double> drawn;
    Random random(7);
    QElapsedTimer clock;
    for (int time = 0; time < 200; ++time) {
        clock.start();
        const double begun = worked();
        replay.seek(static_cast<int>(random.below(static_cast<std::uint32_t>(replay.length()) + 1)));
        QCoreApplication::sendPostedEvents();
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        const double there = worked();
        busy.push_back(there - begun);
        QTest::qWait(20);
        drawn.push_back(worked() - there);
    }
    QTextStream(stdout) << QLatin1String(G::id) << ": " << replay.length() << " actions, opened by " << qRound(opened)
                        << " ms of work\n"
                        << told("seek", times) << told("of that at work", busy) << told("drawn by", drawn);
    return true;
}

}

int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    window_setup::prepare(application);
    return measure<the_gang::TheGang>() && measure<gang_of_dice::GangOfDice>() && measure<gangz::Gangz>()
            && measure<supergang::SuperGang>()
        ? 0
        : 1;
}
