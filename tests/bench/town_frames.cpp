// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the frames per second while SuperGang's town is panned and zoomed, with all 14 figures of four gangs, 36
// tokens and 60 pawns on it, and the processor time of a frame. Prints one line of JSON. Needs a real window system
// (Xvfb is sufficient).
#include "app/supergang/table.hpp"
#include "engine/core/journal.hpp"
#include "engine/core/journal_codec.hpp"
#include "engine/supergang/game.hpp"
#include "engine/supergang/protocol/codec.hpp"
#include "table_window.hpp"

#include <QGuiApplication>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace {

using namespace backroom::supergang;

constexpr int warm_up = 800;
constexpr int measured = 6000;
constexpr int gangs = 4;
constexpr int pawns = 60;

/// The town as full as possible: a token in every shop, and all figures in the streets.
std::vector<std::string> full_town()
{
    backroom::Setup<SuperGang> setup;
    setup.names = {"Rosa", "Bea", "Vito", "Sal"};
    setup.seed = 1930;
    Position position;
    position.round = 8;
    position.seat = 0;
    position.gangs.resize(gangs);
    for (int shop = 0; shop < shop_count; ++shop) {
        const auto seat = static_cast<backroom::Seat>(shop % gangs);
        const bool owned = shop % 3 > 0;
        position.shops.push_back(
            {static_cast<Shop>(shop), owned ? seat : backroom::nobody, owned ? backroom::nobody : seat});
    }
    for (int section = 0; section < pawns; ++section)
        position.sections.push_back({static_cast<Section>(section), static_cast<backroom::Seat>(section % gangs)});
    std::vector<Place> streets;
    for (Place place = 0; place < place_count; ++place)
        if (kind_of(place) == PlaceKind::street)
            streets.push_back(place);
    std::size_t next = 0;
    for (auto& gang : position.gangs)
        for (auto& figure : gang.figures)
            figure.place = streets[(next += 8) % streets.size()];
    position.patrols.resize(patrol_count);
    for (auto& patrol : position.patrols)
        patrol.place = streets[(next += 8) % streets.size()];
    setup.position = position;
    return backroom::Journal<SuperGang>::lines(backroom::begin_match<SuperGang>(setup));
}

}

int main(int argc, char* argv[])
{
    QGuiApplication application(argc, argv);
    window_setup::prepare(application);
    TableWindow of(QStringLiteral("supergang"), gangs);
    const std::vector<std::string> journal = full_town();
    of.house.store().begin(
        QStringLiteral("supergang"), {0, 1, 2, 3}, QString::fromStdString(journal.front()), QStringList());
    of.house.goHome();
    of.house.continueMatch();
    auto* table = qobject_cast<SuperGangTable*>(of.house.table());
    if (!of.shown() || table == nullptr)
        return 1;
    of.house.preferences()->setSpeed(Preferences::Normal);
    QTest::qWait(warm_up);
    FrameMeter meter(of.window);
    BoardCamera& camera = *table->layout()->camera();
    const QPointF middle = camera.view().center();
    // Each frame moves by a sixtieth of a second, so that the work per frame does not depend on the frame rate.
    int steps = 0;
    QObject::connect(of.window, &QQuickWindow::frameSwapped, table, [&] {
        const double turn = steps++ / 60.0 * 2 * M_PI;
        camera.zoomTo(
            0.9 + 0.3 * std::sin(turn / 2), {1000 + 300 * std::cos(turn / 3), 600 + 150 * std::sin(turn / 3)}, middle);
    });
    camera.zoomBy(1.5, middle);
    meter.start();
    const double processor = processor_ms();
    QTest::qWait(measured);
    meter.stop();
    const double used = processor_ms() - processor;
    const auto& shops = table->shops()->items();
    std::printf("{\"bench\":\"town\",\"figures\":%d,\"tokens\":%d,\"pawns\":%d,\"frames_per_second\":%.1f,"
                "\"longest_frame_ms\":%lld,\"processor_ms_a_frame\":%.1f}\n",
        table->figures()->rowCount(),
        static_cast<int>(std::ranges::count_if(shops, [](const auto& shop) { return !shop.token.isEmpty(); })),
        table->pawns()->rowCount(), meter.framesPerSecond(), static_cast<long long>(meter.longest()),
        used / std::max(1, meter.frames()));
    return 0;
}
