// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/table.hpp"
#include "kept_suite.hpp"
#include "suites.hpp"

class TheGangTableTest : public test::KeptSuite<TheGangTable> {
    QVariantMap matchOptions() const override { return {{QStringLiteral("rounds"), 0}}; }

    void lift(TheGangTable& table, backroom::Random& random) override
    {
        const auto what = random.below(3);
        if (what == 0)
            table.hold(TheGangTable::GangsterPiece, anyKey(*table.gangsters(), random));
        else if (what == 1)
            table.hold(TheGangTable::SpecialPiece, anyKey(*table.specials(), random));
        else
            table.hold(TheGangTable::TicketPiece, anyKey(*table.tickets(), random));
        const int target = anyKey(*table.targets(), random);
        table.hover(target < 0 ? QPointF() : table.targets()->find(target)->place.center());
    }
    void press(TheGangTable& table, backroom::Random&) override { table.confirm(); }
};

BACKROOM_SUITE(TheGangTableTest)
