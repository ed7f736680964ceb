// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/protocol/codec.hpp"
#include "suites.hpp"

#include "cases.hpp"
#include "journal_suite.hpp"

using namespace test;

class TheGangJournal : public JournalSuite<GangCases> {
    Q_OBJECT

private Q_SLOTS:
    void badOptionsAndPositions()
    {
        badField(R"("options":{"turns":4})", "unknown field");
        badField(R"("options":{"rounds":3})", "rounds");
        badField(R"("position":{"cities":{"chicago":[9,8]}})", "ascending");
    }

    void badActions()
    {
        badAction(R"({"type":"place-gangster","city":"chicago"})", "chosen");
        badAction(R"({"type":"steal"})", "type");
    }
};

BACKROOM_SUITE(TheGangJournal)
#include "tst_journal.moc"
