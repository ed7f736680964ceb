// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
/// Measures how long it takes to go to any position in the replay of each game, in a window: for a match of 10,000
/// actions, or the longest that random play produces. The time for rendering is printed separately.

#include "replay_window.hpp"

#include <QTextStream>

#include <algorithm>
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
    const Setup<G> setup = setup_of_four<G>(seed);
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

QString summary(const char* what, std::vector<double> all)
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
    const double before = processor_ms();
    open_replay(shown, longest);
    QTest::qWait(0);
    const double opened = processor_ms() - before;
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
        const double begun = processor_ms();
        replay.seek(static_cast<int>(random.below(static_cast<std::uint32_t>(replay.length()) + 1)));
        QCoreApplication::sendPostedEvents();
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        const double there = processor_ms();
        busy.push_back(there - begun);
        QTest::qWait(20);
        drawn.push_back(processor_ms() - there);
    }
    QTextStream(stdout) << QLatin1String(G::id) << ": " << replay.length() << " actions, opened by " << qRound(opened)
                        << " ms of work\n"
                        << summary("seek", times) << summary("of that at work", busy) << summary("drawn by", drawn);
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
