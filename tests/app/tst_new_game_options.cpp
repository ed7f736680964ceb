// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "all_games.hpp"
#include "app/settings/preferences.hpp"
#include "app/shell/new_game.hpp"
#include "app/table/game_table.hpp"
#include "house_folder.hpp"
#include "matches.hpp"
#include "new_game_case.hpp"
#include "suites.hpp"

#include <QTest>

/// The options and house rules of a new game.
class NewGameOptionsTest : public test::NewGameCase {
    Q_OBJECT

private Q_SLOTS:
    void optionsAreRemembered()
    {
        const auto row = [](NewGame& game, const char* id) {
            for (const OptionItem& item : game.options()->items())
                if (item.id == QLatin1String(id))
                    return item.current;
            return -1;
        };
        NewGame& game = open();
        const int usual = row(game, "rounds");
        game.choose(QStringLiteral("rounds"), 1 - usual);
        QVERIFY(game.start());
        folder_->restart();
        QCOMPARE(row(open(), "rounds"), 1 - usual);
        folder_->house().preferences()->keepOptions(QStringLiteral("the-gang"), {{QStringLiteral("rounds"), 77}});
        QCOMPARE(row(open(), "rounds"), usual);

        // With five seats somebody must be the police: that is not wished for the next game of three.
        NewGame& town = open(QStringLiteral("supergang"));
        while (town.count() < 5)
            town.addSeat();
        QCOMPARE(row(town, "police-player"), 1);
        QVERIFY(town.start());
        QCOMPARE(
            folder_->house().preferences()->options(QStringLiteral("supergang")).value(QStringLiteral("police-player")),
            QVariant(false));
    }

    /// The screen promises a curtain, unless all play openly.
    void openlyWithoutACurtain()
    {
        test::HouseFolder folder;
        const auto game = [&](const char* id) -> const NewGame& {
            folder->openNewGame(QString::fromLatin1(id));
            return *folder->newGame();
        };
        QVERIFY(!game("the-gang").hidesNothing() && !game("gang-of-dice").hidesNothing());
        folder->preferences()->setHouseRule(QStringLiteral("odds"), true);
        QVERIFY(!game("gang-of-dice").hidesNothing());
        for (const char* rule : {"openScreens", "openHands"})
            folder->preferences()->setHouseRule(QString::fromLatin1(rule), true);
        QVERIFY(game("the-gang").hidesNothing() && game("gang-of-dice").hidesNothing());
    }

    /// The rule is offered to several people, and does not bind a player who is alone.
    void noHintsForSeveralPeople()
    {
        for (const GameEntry& entry : all_games()) {
            for (const int persons : {2, 1}) {
                NewGame& game = open(entry.id);
                for (int seat = 0; seat < game.count(); ++seat)
                    game.setLevel(seat, seat < persons ? 0 : 1);
                QCOMPARE(test::column(game.options()->items(), &OptionItem::id).contains(no_hints_rule), persons == 2);
                game.choose(no_hints_rule, 1);
                QVERIFY(game.start());
                const qint64 dealt = folder_->house().table()->match().number();
                QCOMPARE(folder_->house().table()->givesHints(), persons == 1);
                folder_->house().table()->playAgain();
                QVERIFY(folder_->house().table()->match().number() != dealt);
                QCOMPARE(folder_->house().table()->givesHints(), persons == 1);
            }
        }
    }

    /// As `backroom --new` deals, regardless of the last game's options.
    void asItIsUsuallyPlayed()
    {
        test::HouseFolder folder;
        folder->preferences()->setHouseRule(QStringLiteral("odds"), true);
        const SeatList seats{{"Rosa", "Bea"}, {0, 1}};
        folder->startMatch(QStringLiteral("gang-of-dice"), seats, 7, {});
        QVERIFY(folder->table()->houseRule(QStringLiteral("odds")));
        folder->startMatch(QStringLiteral("gang-of-dice"), seats, 7, {}, QStringList());
        QVERIFY(folder->table()->houseRules().isEmpty());
        QVERIFY(folder->store().newestUnfinished()->house_rules.isEmpty());
    }
};

BACKROOM_SUITE(NewGameOptionsTest)
#include "tst_new_game_options.moc"
