// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/protocol/codec.hpp"
#include "suites.hpp"

#include "cases.hpp"
#include "reveal_suite.hpp"

using namespace test;

class SuperGangReveal : public RevealSuite<SuperGangCases> {
    Q_OBJECT
};

BACKROOM_SUITE(SuperGangReveal)
#include "tst_reveal.moc"
