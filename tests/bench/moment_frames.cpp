// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
/// Measures the processor time of every frame while the last part of a match between soldiers is replayed at normal
/// speed, for each game, and separately of those that show a big moment. 20 ms are 50 frames per second.

#include "replay_window.hpp"

#include <QQuickItem>
#include <QTextStream>

#include <algorithm>
#include <vector>

using namespace backroom;

namespace {

constexpr int gangs = 4;
constexpr int longest_replay = 120'000;

/// Returns a match that four soldiers play, of at most 2,000 actions.
template <Game G>
Match<G> of_soldiers()
{
    const Setup<G> setup = setup_of_four<G>(1930);
    Match<G> match(setup, deal(setup.options, gangs, setup.seed));
    while (!match.over() && match.actions() < 2000) {
        const Seat seat = *match.pending().begin();
        if (match.act(seat, decide(view(match.state(), seat), {Level::soldier, setup.seed})))
            break;
    }
    return match;
}

QString summary(const char* what, std::vector<double> all)
{
    if (all.empty())
        return QStringLiteral("  %1: none\n").arg(QLatin1String(what));
    std::ranges::sort(all);
    return QStringLiteral("  %1: %2 frames, median %3 ms, 95 % below %4 ms, 99 % below %5 ms, longest %6 ms\n")
        .arg(QLatin1String(what))
        .arg(all.size())
        .arg(all[all.size() / 2], 0, 'f', 1)
        .arg(all[all.size() * 95 / 100], 0, 'f', 1)
        .arg(all[all.size() * 99 / 100], 0, 'f', 1)
        .arg(all.back(), 0, 'f', 1);
}

bool shows_big_moment(const QQuickWindow& window)
{
    for (const char* name : {"spectacle", "bigMoment"})
        if (const auto* item = window.findChild<QQuickItem*>(QLatin1String(name)); item != nullptr && item->isVisible())
            return true;
    return false;
}

template <Game G>
bool measure()
{
    const Match<G> match = of_soldiers<G>();
    TableWindow shown(QString::fromLatin1(G::id), gangs);
    if (!shown.shown())
        return false;
    open_replay(shown, match);
    // The board is loaded after the first frame.
    QTest::qWait(1500);
    shown.house.preferences()->setSpeed(Preferences::Normal);
    Replay& replay = *shown.house.table()->replay();
    replay.seek(replay.length() * 2 / 3);
    QTest::qWait(500);

    std::vector<double> all;
    std::vector<double> big;
    double before = processor_ms();
    QObject::connect(shown.window, &QQuickWindow::frameSwapped, &replay, [&] {
        const double now = processor_ms();
        all.push_back(now - before);
        if (shows_big_moment(*shown.window))
            big.push_back(now - before);
        before = processor_ms();
    });
    replay.setPlaying(true);
    // A long match is not shown to its end.
    static_cast<void>(QTest::qWaitFor([&] { return !replay.playing(); }, longest_replay));
    QTextStream(stdout) << QLatin1String(G::id) << ": from action " << replay.length() * 2 / 3 << " to "
                        << replay.position() << " of " << replay.length() << '\n'
                        << summary("frames", all) << summary("of big moments", big);
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
