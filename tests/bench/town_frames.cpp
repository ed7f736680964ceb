// How many frames a second the window shows while SuperGang's town is panned and zoomed, with everybody, tokens and
// pawns on it. Prints one line of JSON; wants a real window system (Xvfb will do).
#include "core/random.hpp"
#include "supergang/rules.hpp"
#include "supergang/table.hpp"
#include "table/local_match.hpp"
#include "table_window.hpp"

#include <QGuiApplication>

#include <cmath>
#include <cstdio>

namespace {

using namespace backroom::supergang;

constexpr int warm_up = 800;
constexpr int measured = 4000;
constexpr int move_interval = 8;
constexpr int actions = 260;

/// So many random moves, so that the town is full.
void play(SuperGangTable& table)
{
    backroom::Random random(3);
    for (int action = 0; action < actions; ++action) {
        const State& state = static_cast<const LocalMatch<SuperGang>&>(table.match()).match().state();
        const backroom::SeatSet asked = pending(state);
        if (asked.empty())
            return;
        table.play(*asked.begin(), random_action(state, *asked.begin(), random));
        table.director()->finish();
    }
}

}

int main(int argc, char* argv[])
{
    QGuiApplication application(argc, argv);
    window_setup::prepare(application);
    TableWindow of(QStringLiteral("supergang"), 4);
    auto* table = qobject_cast<SuperGangTable*>(of.house.table());
    if (!of.shown() || table == nullptr)
        return 1;
    play(*table);
    of.house.preferences()->setSpeed(Preferences::Normal);
    QTest::qWait(warm_up);
    FrameMeter meter(of.window);
    BoardCamera& camera = *table->layout()->camera();
    const QPointF middle = camera.view().center();
    QElapsedTimer clock;
    clock.start();
    meter.start();
    while (clock.elapsed() < measured) {
        const double turn = static_cast<double>(clock.elapsed()) / 1000 * 2 * M_PI;
        camera.zoomTo(
            0.9 + 0.3 * std::sin(turn / 2), {1000 + 300 * std::cos(turn / 3), 600 + 150 * std::sin(turn / 3)}, middle);
        QTest::qWait(move_interval);
    }
    meter.stop();
    std::printf(
        "{\"bench\":\"town\",\"figures\":%d,\"pawns\":%d,\"frames_per_second\":%.1f,\"longest_frame_ms\":%lld}\n",
        table->figures()->rowCount(), table->pawns()->rowCount(), meter.framesPerSecond(),
        static_cast<long long>(meter.longest()));
    return 0;
}
