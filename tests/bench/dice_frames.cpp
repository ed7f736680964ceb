// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the frames per second while dice tumble into the tray of Gang of Dice: 12 of them, then 36. Prints a line of
// JSON for each. Needs a real window system (Xvfb is sufficient).
#include "app/gang_of_dice/table.hpp"
#include "table_window.hpp"

#include <QGuiApplication>

#include <cstdio>

namespace {

constexpr int warm_up = 500;
constexpr int throws = 4;

/// Throws the dice and measures until they have come to rest.
bool measure(TableWindow& of, GangOfDiceTable& table, int dice)
{
    FrameMeter meter(of.window);
    // The first throw of a number of dice also renders its images.
    for (int thrown = 0; thrown <= throws; ++thrown) {
        table.openCurtain();
        table.setTake(dice);
        if (table.turn().take != dice)
            return false;
        QTest::qWait(warm_up);
        of.house.preferences()->setSpeed(Preferences::Normal);
        if (thrown > 0)
            meter.start();
        table.roll();
        if (!QTest::qWaitFor([&] { return table.tray().holds_dice && table.tray().sum < 0; })
            || !QTest::qWaitFor([&] { return table.tray().sum >= 0; }))
            return false;
        if (thrown > 0)
            meter.stop();
        table.director()->skip();
        of.house.preferences()->setSpeed(Preferences::Off);
        // The undo repeats the throw, so that nobody runs out of dice.
        table.undo();
    }
    std::printf("{\"bench\":\"tumble\",\"dice\":%d,\"frames_per_second\":%.1f,\"longest_frame_ms\":%lld}\n", dice,
        meter.framesPerSecond(), static_cast<long long>(meter.longest()));
    return true;
}

}

int main(int argc, char* argv[])
{
    QGuiApplication application(argc, argv);
    window_setup::prepare(application);
    TableWindow of(QStringLiteral("gang-of-dice"), 3, {{QStringLiteral("friendly-undo"), true}});
    auto* table = qobject_cast<GangOfDiceTable*>(of.house.table());
    if (!of.shown() || table == nullptr)
        return 1;
    return measure(of, *table, 12) && measure(of, *table, 36) ? 0 : 1;
}
