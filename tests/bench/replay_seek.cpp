/// How long it takes to go anywhere in the replay of a match of 10,000 actions: SuperGang, in a window, until the
/// picture of it is drawn.

#include "core/journal.hpp"
#include "core/journal_codec.hpp"
#include "supergang/codec.hpp"
#include "supergang/rules.hpp"
#include "table_window.hpp"

#include <QTextStream>

#include <algorithm>
#include <vector>

using namespace backroom;
using namespace backroom::supergang;

namespace {

constexpr int wanted = 10000;

/// By random actions of people who do not give up, and do not win before the last one.
Match<SuperGang> played(std::uint64_t seed)
{
    Setup<SuperGang> setup;
    setup.names = {"Rosa", "Bea", "Vito", "Sal"};
    setup.seed = seed;
    Match<SuperGang> match(setup, deal(setup.options, 4, seed));
    Random random(seed);
    for (int tries = 0; match.actions() < wanted && tries < 20 * wanted; ++tries) {
        const Seat seat = *match.pending().begin();
        const auto actions = legal(match.state(), seat);
        const auto& action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        auto next = match.state();
        SuperGang::Events events;
        apply(next, seat, action, events);
        if (!std::holds_alternative<GiveUp>(action) && !pending(next).empty() && match.act(seat, action))
            break;
    }
    return match;
}

}

int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    window_setup::prepare(application);
    Match<SuperGang> longest = played(1);
    for (std::uint64_t seed = 2; seed < 30 && longest.actions() < wanted; ++seed)
        if (Match<SuperGang> match = played(seed); match.actions() > longest.actions())
            longest = std::move(match);

    TableWindow shown(QStringLiteral("supergang"), 4);
    if (!shown.shown())
        return 1;
    GameStore::KeptMatch kept;
    kept.game = QStringLiteral("supergang");
    kept.marks = {0, 1, 2, 3};
    for (const std::string& line : Journal<SuperGang>::lines(longest))
        kept.lines += QString::fromStdString(line);
    QElapsedTimer clock;
    clock.start();
    shown.house.replay(kept);
    QTest::qWait(0);
    const qint64 opened = clock.elapsed();
    Replay& replay = *shown.house.table()->replay();

    std::vector<double> times;
    Random random(7);
    for (int time = 0; time < 200; ++time) {
        clock.start();
        replay.seek(static_cast<int>(random.below(static_cast<std::uint32_t>(replay.length()) + 1)));
        QCoreApplication::sendPostedEvents();
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        QTest::qWait(20);
    }
    std::ranges::sort(times);
    QTextStream(stdout) << "actions: " << replay.length() << ", opened in " << opened << " ms\n"
                        << "seek: median " << times[times.size() / 2] << " ms, 99 % below "
                        << times[times.size() * 99 / 100] << " ms, longest " << times.back() << " ms\n";
    return 0;
}
