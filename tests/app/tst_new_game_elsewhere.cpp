// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "all_games.hpp"
#include "app/games/game_list.hpp"
#include "app/settings/preferences.hpp"
#include "app/shell/new_game.hpp"
#include "app/table/house_players.hpp"
#include "house_folder.hpp"
#include "new_game_case.hpp"
#include "suites.hpp"

#include <QTest>

/// Setting up a game with friends in other houses.
class NewGameElsewhereTest : public test::NewGameCase {
    Q_OBJECT

private Q_SLOTS:
    /// Friends elsewhere bring their names, and their game has no game number.
    void friendsElsewhere()
    {
        NewGame game(*folder_->house().games(), *folder_->house().preferences(), QStringLiteral("the-gang"));
        SeatList dealt;
        connect(&game, &NewGame::dealt, this, [&](const QString&, const SeatList& seats) { dealt = seats; });
        QVERIFY(!game.withFriends());
        game.setLevel(1, SeatList::other_house);
        game.setLevel(2, -2);
        QVERIFY(game.withFriends());
        QCOMPARE(levels(game), (QList<int>{0, SeatList::other_house, 2}));
        QCOMPARE(namesOf(game)[1], QString());
        QCOMPARE(game.kindNames(), (QStringList{"You", "Rookie", "Soldier", "Boss", "Friend"}));
        QCOMPARE(game.levelTexts().size(), game.levelNames().size());
        QVERIFY(game.levelTexts().last().startsWith(QStringLiteral("A friend elsewhere")));
        // A player with one friend elsewhere can still play against computer players.
        game.addSeat();
        QCOMPARE(levels(game), (QList<int>{0, SeatList::other_house, 2, 2}));
        game.setDealNumber(QStringLiteral("none"));
        QCOMPARE(game.problem(), QString());
        QVERIFY(game.start());
        QCOMPARE(dealt.levels, (QList<int>{0, SeatList::other_house, 2, 2}));
        QCOMPARE(dealt.names[0], QStringLiteral("Rosa"));
        QCOMPARE(dealt.names[1], QString());
        QCOMPARE(dealt.marks, (QList<int>{0, 1, 2, 3}));
    }

    void somebodyMustSitHere()
    {
        NewGame& game = open();
        game.setLevel(1, SeatList::other_house);
        for (const int level : {2, SeatList::other_house}) {
            game.setLevel(0, level);
            QCOMPARE(game.problem(), QStringLiteral("At least one person must play at this screen."));
            QVERIFY(!game.start());
        }
        game.setLevel(0, 0);
        QCOMPARE(game.problem(), QString());
        game.setLevel(1, 2);
        game.setLevel(0, 2);
        QCOMPARE(game.problem(), QString());
    }

    /// A seat gets its name back when it is no longer a friend's.
    void aFriendsSeatIsGivenBack()
    {
        NewGame& game = open();
        game.setLevel(1, 0);
        game.rename(1, QStringLiteral("Zoë"));
        game.setLevel(1, SeatList::other_house);
        game.setLevel(1, 3);
        QVERIFY(house_players::names().contains(namesOf(game)[1]));
        game.setLevel(1, 0);
        QCOMPARE(namesOf(game)[1], QStringLiteral("Zoë"));
        game.setLevel(2, SeatList::other_house);
        game.setLevel(2, 0);
        QCOMPARE(differentNames(game), 3);
        QCOMPARE(game.problem(), QString());
    }

    /// The next game proposes the players who sat here, and no friends, who must be invited first.
    void friendsAreNotRemembered()
    {
        const NewGame& first = open(QStringLiteral("gangz"));
        const int least = first.minSeats();
        {
            NewGame game(*folder_->house().games(), *folder_->house().preferences(), QStringLiteral("gangz"));
            game.rename(0, QStringLiteral("Zoë"));
            game.setLevel(1, SeatList::other_house);
            game.setLevel(2, SeatList::other_house);
            game.setMark(0, 5);
            QVERIFY(game.start());
        }
        NewGame& next = open(QStringLiteral("gangz"));
        QVERIFY(!next.withFriends());
        QCOMPARE(next.count(), least);
        QCOMPARE(namesOf(next)[0], QStringLiteral("Zoë"));
        QCOMPARE(marks(next)[0], 5);
        QVERIFY(!levels(next).contains(SeatList::other_house));
        QCOMPARE(next.problem(), QString());
    }

    /// Options that are impossible with friends elsewhere are off and say why; they come back when the friends are
    /// removed.
    void whatDoesNotGoWithFriends()
    {
        Preferences& preferences = *folder_->house().preferences();
        preferences.setFriendlyUndo(true);
        for (const char* rule : {"openScreens", "openHands"})
            preferences.setHouseRule(QString::fromLatin1(rule), true);
        int opening = 0;
        for (const GameEntry& entry : all_games()) {
            NewGame& game = open(entry.id);
            const auto barred = [&] {
                QStringList ids;
                for (const OptionItem& option : game.options()->items())
                    if (option.barred) {
                        ids += option.id;
                        if (option.current != 0
                            || !option.hint.startsWith(QStringLiteral("Not with friends elsewhere:")))
                            ids += QStringLiteral("!");
                    }
                return ids;
            };
            QStringList expected;
            for (const GameOption& option : entry.options)
                if (option.opens_all)
                    expected += option.id;
            opening += static_cast<int>(expected.size());
            expected += QStringLiteral("friendly-undo");
            QCOMPARE(barred(), QStringList());
            const bool open_before = game.hidesNothing();
            game.setLevel(1, SeatList::other_house);
            QCOMPARE(barred(), expected);
            QCOMPARE(game.hidesNothing(), entry.hides_nothing);
            game.setLevel(1, 2);
            QCOMPARE(barred(), QStringList());
            QCOMPARE(game.hidesNothing(), open_before);
            QCOMPARE(game.options()->items().back().current, 1);
        }
        QVERIFY(opening >= 2);
    }

    /// The match is dealt without these options.
    void friendsAreDealtWithoutThem()
    {
        Preferences& preferences = *folder_->house().preferences();
        preferences.setFriendlyUndo(true);
        preferences.setHouseRule(QStringLiteral("openHands"), true);
        NewGame game(*folder_->house().games(), preferences, QStringLiteral("the-gang"));
        QVariantMap dealt;
        connect(&game, &NewGame::dealt, this,
            [&](const QString&, const SeatList&, quint64, const QVariantMap& options) { dealt = options; });
        game.setLevel(1, SeatList::other_house);
        QVERIFY(game.start());
        QCOMPARE(dealt.value(QStringLiteral("friendly-undo")), QVariant(false));
        QVERIFY(!preferences.houseRule(QStringLiteral("openHands")));
        QVERIFY(preferences.friendlyUndo());
    }

    /// Even a single person here can choose whether there are hints: friends are players, too.
    void noHintsForFriends()
    {
        NewGame& game = open();
        const auto offered = [&] {
            return test::column(game.options()->items(), &OptionItem::id).contains(no_hints_rule);
        };
        QVERIFY(!offered());
        game.setLevel(1, SeatList::other_house);
        QVERIFY(offered());
        game.setLevel(1, 1);
        QVERIFY(!offered());
    }
};

BACKROOM_SUITE(NewGameElsewhereTest)
#include "tst_new_game_elsewhere.moc"
