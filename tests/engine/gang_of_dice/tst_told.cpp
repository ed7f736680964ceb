// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/protocol/codec.hpp"

#include "cases.hpp"
#include "suites.hpp"
#include "told_suite.hpp"

using namespace test;
using Told = ToldSuite<DiceCases>;

namespace {

/// Returns the reasons that random mutations find too rarely.
std::set<std::string> bent_by_hand()
{
    View seen = view(deal({}, 3, 1), 0);
    seen.open.phase = Phase::over;
    return {Told::refusal(seen)};
}

}

class GangOfDiceTold : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void truthIsBelieved() { Told::truthIsBelieved(60); }
    void whatIsBentDoesNoHarm() { Told::whatIsBentDoesNoHarm(20, 1, 6, bent_by_hand()); }
};

BACKROOM_SUITE(GangOfDiceTold)
#include "tst_told.moc"
