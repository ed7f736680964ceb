/// How long it takes to go anywhere in the replay of a match of 10,000 actions: SuperGang, in a window, until the
/// picture of it is drawn.

#include "core/journal.hpp"
#include "core/journal_codec.hpp"
#include "supergang/codec.hpp"
#include "supergang/rules.hpp"
#include "table_window.hpp"

#include <QTextStream>

#include <algorithm>
#include <ctime>
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

/// Milliseconds of this thread on a processor, whatever else the machine does.
double worked()
{
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
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
    std::vector<double> busy;
    Random random(7);
    for (int time = 0; time < 200; ++time) {
        clock.start();
        const double begun = worked();
        replay.seek(static_cast<int>(random.below(static_cast<std::uint32_t>(replay.length()) + 1)));
        QCoreApplication::sendPostedEvents();
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        busy.push_back(worked() - begun);
        QTest::qWait(20);
    }
    const auto told = [](const char* what, std::vector<double> all) {
        std::ranges::sort(all);
        return QStringLiteral("%1: median %2 ms, 99 % below %3 ms, longest %4 ms\n")
            .arg(QLatin1String(what))
            .arg(all[all.size() / 2])
            .arg(all[all.size() * 99 / 100])
            .arg(all.back());
    };
    QTextStream(stdout) << "actions: " << replay.length() << ", opened in " << opened << " ms\n"
                        << told("seek", times) << told("of that at work", busy);
    return 0;
}
