// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/protocol/codec.hpp"
#include "suites.hpp"

#include "cases.hpp"
#include "reveal_suite.hpp"

using namespace test;

class GangzReveal : public RevealSuite<GangzCases> {
    Q_OBJECT
};

BACKROOM_SUITE(GangzReveal)
#include "tst_reveal.moc"
