// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.hpp"
#include "open_suite.hpp"
#include "suites.hpp"
#include "view_suite.hpp"

#include <set>

using namespace test;
using Open = OpenSuite<SuperGangCases>;

class SuperGangView : public QObject {
    Q_OBJECT
    using Suite = ViewSuite<SuperGangCases>;

private Q_SLOTS:
    void followingIsKnowing() { Open::followingIsKnowing(120); }
    void viewsSayWhatIsOpenAndLegal() { Open::viewsSayWhatIsOpenAndLegal(16); }

    void whatReveals()
    {
        QVERIFY(reveals(Rolled{}) && reveals(DuelRolled{}) && reveals(Dart{}));
        QVERIFY(!reveals(Moved{}) && !reveals(Killed{}) && !reveals(TurnBegan{}) && !reveals(Traded{}));
    }

    /// Every kind of event happens in random games, except the two that `legal` never begins.
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

    void sampleAgreesWithTheView() { Suite::sampleAgreesWithTheView(12); }
    void ownActionsLookTheSame() { Suite::ownActionsLookTheSame(60); }
    void sealedChoicesLookAllTheSame() { Suite::sealedChoicesLookAllTheSame(4); }

    void sampleCanBePlayedOut()
    {
        Random random(5);
        Events events;
        for (int game = 0; game < 40; ++game) {
            const State state = SuperGangCases::start(game);
            State guess = sample(view(state, 0), random);
            play_randomly<SuperGang>(guess, events, random);
            const std::string wrong = SuperGangCases::wrong(guess);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void setDiceAreHidden()
    {
        Table table = Table((Scene())).faces({1, 2, 3});
        Random random(1);
        QVERIFY(sample(view(table.state, 0), random).faces.empty());
        QVERIFY(view(table.state, 0).open == view(table.state, 2).open);
    }
};

BACKROOM_SUITE(SuperGangView)
#include "tst_view.moc"
