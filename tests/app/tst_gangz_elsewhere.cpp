// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/table.hpp"
#include "elsewhere_suite.hpp"
#include "suites.hpp"

class GangzElsewhereTest : public test::ElsewhereSuite<GangzTable> {
public:
    GangzElsewhereTest() { several_choose = true; }

private:
    /// A swap takes cards that somebody else may want, too: a later swap may be refused.
    bool staysSealed(const Action& action) const override
    {
        return !std::holds_alternative<backroom::gangz::SwapHand>(action);
    }
    void lift(GangzTable& table, backroom::Random& random) override
    {
        table.hold(GangzTable::HandCard, anyKey(*table.cards(), random));
    }
};

BACKROOM_SUITE(GangzElsewhereTest)
