// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.hpp"
#include "open_suite.hpp"
#include "suites.hpp"

#include <set>

using namespace test;
using Suite = OpenSuite<SuperGangCases>;

class SuperGangOpen : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followingIsKnowing() { Suite::followingIsKnowing(120); }
    void viewsSayWhatIsOpenAndLegal() { Suite::viewsSayWhatIsOpenAndLegal(16); }

    void whatReveals()
    {
        QVERIFY(reveals(Rolled{}) && reveals(DuelRolled{}) && reveals(Dart{}));
        QVERIFY(!reveals(Moved{}) && !reveals(Killed{}) && !reveals(TurnBegan{}) && !reveals(Traded{}));
    }

    /// Every kind of event occurs in random games, except the two that `legal` never causes.
    void everyEventHappens()
    {
        std::set<std::size_t> met;
        const auto visit = [&](int, const State&, Seat, const Action&, const State&, const Events& events) {
            for (const Event& event : events)
                met.insert(event.index());
        };
        along_random_actions<SuperGangCases>(600, visit);
        for (const Event& never : std::initializer_list<Event>{Offered{}, Traded{}, ClockRanDown{}})
            met.insert(never.index());
        for (std::size_t kind = 0; kind < std::variant_size_v<Event>; ++kind)
            QVERIFY2(met.contains(kind), qPrintable(QString::number(kind)));
    }
};

BACKROOM_SUITE(SuperGangOpen)
#include "tst_open.moc"
