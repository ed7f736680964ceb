// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/protocol/codec.hpp"
#include "suites.hpp"

#include "cases.hpp"
#include "reveal_suite.hpp"

using namespace test;

class GangOfDiceReveal : public RevealSuite<DiceCases> {
    Q_OBJECT
};

BACKROOM_SUITE(GangOfDiceReveal)
#include "tst_reveal.moc"
