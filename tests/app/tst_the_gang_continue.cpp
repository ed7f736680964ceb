// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kept_suite.hpp"
#include "suites.hpp"
#include "table_driver.hpp"

using namespace test;

class TheGangContinueTest : public QObject {
    Q_OBJECT

    static void playTo(TheGangTable& table, Special special)
    {
        Driver driver(table);
        Random random(8);
        for (;;) {
            const State& state = match_of(table).state();
            if (state.phase == Phase::over)
                throw std::logic_error("no such turn in this game");
            if (state.phase == Phase::placing && state.choices[state.to_play.back()].special == special)
                return;
            Action action;
            if (state.phase == Phase::choosing) {
                const Seat seat = *match_of(table).pending().begin();
                const Hand& hand = state.hands[seat];
                if (hand.special == special)
                    action = Choose{hand.gangsters.lowest(), {}};
                else
                    action = Choose{hand.gangsters.highest(), chicago};
            } else {
                const Actions actions = legal(state, state.to_play.back());
                action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
            }
            driver.play(Driver::Drag, action);
            driver.settle();
        }
    }

private Q_SLOTS:
    void betweenTheTwoCardsOfATurn()
    {
        const auto row = [&](Case, int special, bool gangster_first) {
            HouseFolder folder;
            folder->startMatch(
                QStringLiteral("the-gang"), {{"Rosa", "Bea", "Vito", "Sal", "Nina"}, {0, 1, 2, 3, 4}}, 7, {});
            TheGangTable& table = table_in<TheGangTable>(folder.house());
            const auto kind = static_cast<Special>(special);
            playTo(table, kind);
            const State& state = match_of(table).state();
            Action action = PlaceGangster{detroit};
            if (!gangster_first && kind == Special::lookout)
                action = PlayLookout{detroit, End::left};
            if (!gangster_first && kind == Special::spy)
                action = PlaySpy{detroit, state.cities[1].highest()};
            if (!gangster_first && kind == Special::boss_calls)
                action = PlayBossCalls{detroit, state.cities[0].lowest()};
            Driver driver(table);
            driver.play(Driver::Drag, action);
            driver.settle();
            QCOMPARE(table.phase(), TheGangTable::Placing);
            const QString copy = folder.path(QStringLiteral("killed"));
            folder.copyTo(copy);
            const QStringList then = dump(table);
            const std::vector<std::string> journal = Journal<TheGang>::lines(match_of(table));
            folder.close();
            KeptSuite<TheGangTable>::goesOn(copy, journal, then);
        };
        for (const Special special : all_specials) {
            row(QString::asprintf("%d before the gangster", int(special)), int(special), false);
            row(QString::asprintf("%d after the gangster", int(special)), int(special), true);
        }
    }
};

BACKROOM_SUITE(TheGangContinueTest)
#include "tst_the_gang_continue.moc"
