// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/table.hpp"
#include "elsewhere_suite.hpp"
#include "suites.hpp"

class TheGangElsewhereTest : public test::ElsewhereSuite<TheGangTable> {
public:
    TheGangElsewhereTest() { several_choose = true; }

private:
    void lift(TheGangTable& table, backroom::Random& random) override
    {
        table.hold(TheGangTable::GangsterPiece, anyKey(*table.gangsters(), random));
    }
};

BACKROOM_SUITE(TheGangElsewhereTest)
