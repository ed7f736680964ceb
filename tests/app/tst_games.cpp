// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/new_game.hpp"
#include "house_folder.hpp"
#include "suites.hpp"

#include <QTest>

class GamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyWhatIsHiddenHasACurtain()
    {
        test::HouseFolder house;
        for (const GameEntry& game : all_games()) {
            house->startMatch(game.id, NewGame::usualSeats(game.min_seats), 7, {});
            QVERIFY2(house->table() != nullptr, qPrintable(game.id));
            QCOMPARE(!house->table()->curtainClosed(), game.hides_nothing);
            house->goHome();
            house->openNewGame(game.id);
            QCOMPARE(house->newGame()->hidesNothing(), game.hides_nothing);
        }
    }
};

BACKROOM_SUITE(GamesTest)
#include "tst_games.moc"
