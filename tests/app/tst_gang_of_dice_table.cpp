// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/table.hpp"
#include "kept_suite.hpp"
#include "suites.hpp"

class GangOfDiceTableTest : public test::KeptSuite<GangOfDiceTable> {
    void lift(GangOfDiceTable& table, backroom::Random& random) override
    {
        table.hold(anyKey(*table.dice(), random));
        table.hover(random.below(2) == 0 ? table.layout()->tray().center() : table.layout()->middlePlate().center());
    }
    void press(GangOfDiceTable& table, backroom::Random& random) override
    {
        const auto what = random.below(3);
        what == 0 ? table.roll() : what == 1 ? table.reroll() : table.stop();
    }
};

BACKROOM_SUITE(GangOfDiceTableTest)
