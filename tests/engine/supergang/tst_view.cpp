// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.hpp"
#include "suites.hpp"
#include "view_suite.hpp"

using namespace test;
using Suite = ViewSuite<SuperGangCases>;

class SuperGangView : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
