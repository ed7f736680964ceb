// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/protocol/codec.hpp"
#include "suites.hpp"

#include "cases.hpp"
#include "reveal_suite.hpp"

using namespace test;

class TheGangReveal : public RevealSuite<GangCases> {
    Q_OBJECT
};

BACKROOM_SUITE(TheGangReveal)
#include "tst_reveal.moc"
