// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/protocol/codec.hpp"

#include "cases.hpp"
#include "suites.hpp"
#include "untrusted_suite.hpp"

using namespace test;
using Suite = UntrustedSuite<DiceCases>;

namespace {

/// Returns the reasons that random mutations find too rarely.
std::set<std::string> bent_by_hand()
{
    View seen = view(deal({}, 3, 1), 0);
    seen.open.phase = Phase::over;
    return {Suite::refusal(seen)};
}

}

class GangOfDiceUntrusted : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void truthIsBelieved() { Suite::truthIsBelieved(60); }
    void whatIsBentDoesNoHarm() { Suite::whatIsBentDoesNoHarm(20, 1, 6, bent_by_hand()); }
};

BACKROOM_SUITE(GangOfDiceUntrusted)
#include "tst_untrusted.moc"
