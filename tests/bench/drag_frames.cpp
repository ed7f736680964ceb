// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the frames per second while a card is dragged over the table of The Gang, with the cards of five players on
// it. Prints one line of JSON. Needs a real window system (Xvfb is sufficient).
#include "app/the_gang/table.hpp"
#include "table_window.hpp"

#include <QGuiApplication>

#include <cmath>
#include <cstdio>

namespace {

constexpr int warm_up = 500;
constexpr int measured = 4000;
/// The interval at which a mouse reports its moves, in milliseconds.
constexpr int move_interval = 8;

}

int main(int argc, char* argv[])
{
    QGuiApplication application(argc, argv);
    window_setup::prepare(application);
    TableWindow of(QStringLiteral("the-gang"), 5);
    auto* table = qobject_cast<TheGangTable*>(of.house.table());
    if (!of.shown() || table == nullptr)
        return 1;
    // Plays several jobs, so that the rows are long.
    for (int choices = 0; choices < 15; ++choices) {
        table->openCurtain();
        const the_gang_table::CardItem card = table->gangsters()->items().back();
        table->activate(TheGangTable::GangsterPiece, card.key);
        table->dropOn(1000 + 100 * (choices % 3));
        table->confirm();
        QTest::qWait(20);
    }
    table->openCurtain();
    of.house.preferences()->setSpeed(Preferences::Normal);
    QTest::qWait(warm_up);

    const the_gang_table::CardItem* card = nullptr;
    for (const the_gang_table::CardItem& item : table->gangsters()->items())
        if (item.usable)
            card = &item;
    if (card == nullptr)
        return 1;
    FrameMeter meter(of.window);
    QTest::mousePress(of.window, Qt::LeftButton, {}, card->place.center().toPoint());
    QElapsedTimer clock;
    clock.start();
    bool begun = false;
    while (clock.elapsed() < warm_up + measured) {
        if (!begun && clock.elapsed() >= warm_up) {
            begun = true;
            meter.start();
        }
        // Moves in circles over the three streets.
        const double turn = static_cast<double>(clock.elapsed()) / 1500 * 2 * M_PI;
        QTest::mouseMove(of.window, QPoint(int(500 + 330 * std::cos(turn)), int(330 + 230 * std::sin(turn))));
        QTest::qWait(move_interval);
    }
    meter.stop();
    QTest::mouseRelease(of.window, Qt::LeftButton);
    std::printf("{\"bench\":\"drag\",\"cards\":%d,\"frames_per_second\":%.1f,\"longest_frame_ms\":%lld}\n",
        table->gangsters()->rowCount(), meter.framesPerSecond(), static_cast<long long>(meter.longest()));
    return 0;
}
