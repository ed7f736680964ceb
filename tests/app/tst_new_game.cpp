// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "all_games.hpp"
#include "app/games/game_list.hpp"
#include "app/shell/deal_number.hpp"
#include "app/shell/new_game.hpp"
#include "app/table/house_players.hpp"
#include "app/the_gang/table.hpp"
#include "first_moves.hpp"
#include "house_folder.hpp"
#include "matches.hpp"
#include "new_game_case.hpp"
#include "suites.hpp"

#include <QSignalSpy>
#include <QTest>

class NewGameTest : public test::NewGameCase {
    Q_OBJECT

private Q_SLOTS:
    void begins()
    {
        folder_->house().openNewGame(QStringLiteral("poker"));
        QCOMPARE(folder_->house().newGame(), nullptr);
        QCOMPARE(folder_->house().screen(), House::Home);
        NewGame& game = open();
        QCOMPARE(game.title(), QStringLiteral("The Gang"));
        QCOMPARE(game.minSeats(), 2);
        QCOMPARE(game.maxSeats(), 5);
        QCOMPARE(game.count(), 3);
        QCOMPARE(marks(game), (QList<int>{0, 1, 2}));
        QCOMPARE(game.freeMarks(), (QList<int>{3, 4, 5}));
        QCOMPARE(game.problem(), QString());
        QVERIFY(deal_number::read(game.dealNumber()));
        folder_->house().openNewGame(QStringLiteral("poker"));
        QCOMPARE(game.gameId(), QStringLiteral("the-gang"));
    }

    /// A new user plays alone against computer players, under a name to be changed.
    void whatIsProposedAtFirst()
    {
        for (const GameEntry& entry : all_games()) {
            folder_->house().openNewGame(entry.id);
            NewGame& game = *folder_->house().newGame();
            QList<int> proposed(3, entry.has_computers ? 2 : 0);
            proposed[0] = 0;
            QCOMPARE(levels(game), proposed);
            QCOMPARE(game.kindNames().first(), QStringLiteral("You"));
            QCOMPARE(namesOf(game)[0], QStringLiteral("Rosa"));
            QCOMPARE(differentNames(game), 3);
            QCOMPARE(game.problem(), QString());
        }
    }

    void whatTheSettingsPropose()
    {
        Preferences& preferences = *folder_->house().preferences();
        preferences.setFriendlyUndo(true);
        preferences.setComputerLevel(3);
        NewGame& game = open();
        QCOMPARE(levels(game), (QList<int>{0, 3, 3}));
        QVERIFY(game.start());
        const auto* table = qobject_cast<TheGangTable*>(folder_->house().table());
        QVERIFY(test::match_of<backroom::the_gang::TheGang>(*table).setup().friendly_undo);
        NewGame& other = open();
        other.choose(QStringLiteral("friendly-undo"), 0);
        QVERIFY(other.start());
        table = qobject_cast<TheGangTable*>(folder_->house().table());
        QVERIFY(!test::match_of<backroom::the_gang::TheGang>(*table).setup().friendly_undo);
        QVERIFY(preferences.friendlyUndo());
    }

    /// A single player gets another computer player; two players get another person.
    void whoIsAdded()
    {
        NewGame& game = open();
        game.addSeat();
        QCOMPARE(levels(game), (QList<int>{0, 2, 2, 2}));
        game.setLevel(1, 0);
        QCOMPARE(game.kindNames().first(), QStringLiteral("Person"));
        game.addSeat();
        QCOMPARE(levels(game), (QList<int>{0, 0, 2, 2, 0}));
        QCOMPARE(differentNames(game), 5);
    }

    /// A computer player takes a seat with its own name; the person's name comes back afterwards.
    void aComputerHasANameOfTheHouse()
    {
        NewGame& game = open();
        game.rename(0, QStringLiteral("Zoë"));
        game.setLevel(0, 3);
        const QString of_the_house = namesOf(game)[0];
        QVERIFY(house_players::names().contains(of_the_house));
        QCOMPARE(differentNames(game), 3);
        game.setLevel(0, 1);
        QCOMPARE(namesOf(game)[0], of_the_house);
        game.setLevel(0, 0);
        QCOMPARE(namesOf(game)[0], QStringLiteral("Zoë"));
        // A computer player's name stays when a person takes the seat.
        const QString second = namesOf(game)[1];
        game.setLevel(1, 0);
        QCOMPARE(namesOf(game)[1], second);
        QVERIFY(game.start());
        QCOMPARE(levels(open()), (QList<int>{0, 0, 2}));
    }

    void faces()
    {
        NewGame& game = open();
        while (game.count() < game.maxSeats())
            game.addSeat();
        QSet<int> faces;
        for (int seat = 0; seat < game.count(); ++seat) {
            const Player& player = game.seats()->items()[static_cast<std::size_t>(seat)];
            QCOMPARE(player.face == 0, player.level == 0);
            faces.insert(player.face);
        }
        QCOMPARE(faces.size(), 5);
        // A changed name, or one that a person has too, gets a different portrait.
        game.rename(1, QStringLiteral("Zoë"));
        const int face = game.seats()->items()[1].face;
        QVERIFY(face > 0);
        for (int seat = 2; seat < game.count(); ++seat)
            QVERIFY(game.seats()->items()[static_cast<std::size_t>(seat)].face != face);
        for (const QString& name : house_players::names()) {
            const QList<int> one = house_players::faces({name}, {1});
            QVERIFY(QFile::exists(QStringLiteral(":/art/faces/%1.svg").arg(one[0])));
        }
        const QStringList names = house_players::names();
        const QList<int> all = house_players::faces(names, QList<int>(names.size(), 2));
        QCOMPARE(QSet<int>(all.begin(), all.end()).size(), names.size());
        // A name that is not of the house gets a portrait that nobody else at the table has.
        QCOMPARE(house_players::faces({"Zoë", names[0], "Kim"}, {2, 2, 2}), (QList<int>{all[1], all[0], all[2]}));
        QCOMPARE(house_players::next(names), QString());
        QCOMPARE(house_players::next({names[0].toLower()}), names[1]);
    }

    void seatsComeAndGo()
    {
        NewGame& game = open();
        for (int time = 0; time < 5; ++time)
            game.addSeat();
        QCOMPARE(game.count(), 5);
        QCOMPARE(differentNames(game), 5);
        QCOMPARE(game.freeMarks().size(), 1);
        const QString second = namesOf(game)[1];
        game.removeSeat(0);
        QCOMPARE(namesOf(game)[0], second);
        game.removeSeat(-1);
        game.removeSeat(4);
        QCOMPARE(game.count(), 4);
        for (int time = 0; time < 5; ++time)
            game.removeSeat(0);
        QCOMPARE(game.count(), 2);
        game.addSeat();
        QCOMPARE(differentNames(game), 3);
        QCOMPARE(game.freeMarks().size(), 3);
    }

    void marksAreSwapped()
    {
        NewGame& game = open();
        game.setMark(0, 2);
        QCOMPARE(marks(game), (QList<int>{2, 1, 0}));
        game.setMark(0, 5);
        QCOMPARE(marks(game), (QList<int>{5, 1, 0}));
        game.setMark(0, 5);
        game.setMark(0, 6);
        game.setMark(0, -1);
        game.setMark(3, 2);
        QCOMPARE(marks(game), (QList<int>{5, 1, 0}));
    }

    void names()
    {
        NewGame& game = open();
        game.rename(0, QStringLiteral("Massimiliano the Younger"));
        QCOMPARE(game.problem(), QString());
        game.rename(0, QStringLiteral("  Massimiliano  the Younger  "));
        QCOMPARE(game.problem(), QString());
        game.rename(0, QStringLiteral("Massimiliano the Youngest"));
        QCOMPARE(game.problem(), QStringLiteral("A name can have at most 24 characters."));
        QVERIFY(!game.start());
        game.rename(7, QStringLiteral("Nobody"));
        QVERIFY(!namesOf(game).contains(QStringLiteral("Nobody")));

        game.rename(0, QStringLiteral("  "));
        QCOMPARE(game.problem(), QStringLiteral("Every player needs a name."));
        QVERIFY(!game.start());
        QVERIFY(folder_->house().table() == nullptr);

        game.rename(0, QStringLiteral(" zoë "));
        game.rename(1, QStringLiteral("Zoë"));
        QCOMPARE(game.problem(), QStringLiteral("Two players are called zoë."));
        QVERIFY(!game.start());
        game.rename(0, QStringLiteral("\u3164"));
        QCOMPARE(game.problem(), QStringLiteral("A name can contain only visible characters."));
        QVERIFY(!game.start());
        game.rename(0, QStringLiteral("Rosa"));
        QCOMPARE(game.problem(), QString());
    }

    void dealNumbers()
    {
        NewGame& game = open();
        game.setDealNumber(QStringLiteral("12a"));
        QVERIFY(game.dealNumberBad());
        QCOMPARE(game.problem(), QStringLiteral("A game number is 1 to 18 digits, and nothing else."));
        QVERIFY(!game.start());
        game.newDealNumber();
        QVERIFY(!game.dealNumberBad());
        QCOMPARE(game.problem(), QString());
    }

    /// TG-6.1: the longest option promises only as many rounds as the deck suffices for.
    void TG_6_1_howManyRoundsAreHonest()
    {
        NewGame& game = open();
        const auto hint = [&] { return game.options()->items().front().hint; };
        QVERIFY2(hint().contains(QStringLiteral("3 players")) && hint().contains(QStringLiteral("at most 5")),
            qPrintable(hint()));
        const auto shortest = [&] { return game.options()->items().front().choices.front(); };
        QCOMPARE(shortest(), QStringLiteral("At most 4 rounds"));
        game.addSeat();
        QCOMPARE(shortest(), QStringLiteral("At most 4 rounds"));
        game.addSeat();
        QVERIFY2(hint().contains(QStringLiteral("5 players")) && hint().contains(QStringLiteral("at most 3")),
            qPrintable(hint()));
        QCOMPARE(shortest(), QStringLiteral("At most 3 rounds"));
    }

    /// SG-10.3: the last seat's note says that it is the police player's and how that player wins.
    void SG_10_3_theSeatOfThePolice()
    {
        folder_->house().openNewGame(QStringLiteral("supergang"));
        NewGame& game = *folder_->house().newGame();
        const auto notes = [&] {
            QStringList list;
            for (const Player& player : game.seats()->items())
                list += player.note;
            return list.filter(QStringLiteral("police"));
        };
        QVERIFY(notes().isEmpty());
        game.choose(QStringLiteral("police-player"), 1);
        QCOMPARE(notes().size(), 1);
        QVERIFY(game.seats()->items().back().note.contains(QStringLiteral("wins when no gangster is at large")));
        game.addSeat();
        QCOMPARE(notes().size(), 1);
        QVERIFY(!game.seats()->items().back().note.isEmpty());
        game.choose(QStringLiteral("police-player"), 0);
        QVERIFY(notes().isEmpty());
    }

    void startDealsWhatWasAsked()
    {
        NewGame& game = open();
        game.removeSeat(2);
        game.rename(0, QStringLiteral(" Zoë  the\u00a0Great "));
        game.setMark(0, 4);
        game.setDealNumber(QStringLiteral("4711 0815"));
        game.choose(QStringLiteral("rounds"), 1);
        game.choose(QStringLiteral("friendly-undo"), 1);
        QVERIFY(game.start());
        House& house = folder_->house();
        QCOMPARE(house.screen(), House::Table);
        const auto* table = qobject_cast<TheGangTable*>(house.table());
        QVERIFY(table != nullptr);
        const auto& match = test::match_of<backroom::the_gang::TheGang>(*table);
        const auto& setup = match.setup();
        QCOMPARE(setup.names, (std::vector<std::string>{"Zoë the Great", namesOf(game)[1].toStdString()}));
        QCOMPARE(setup.seed, std::uint64_t{47110815});
        QCOMPARE(setup.options.rounds, 0);
        QVERIFY(setup.friendly_undo);
        QVERIFY(match.state() == backroom::the_gang::deal({0}, 2, 47110815));
        QCOMPARE(house.store().newestUnfinished()->marks, (QList<int>{4, 1}));
    }

    void seatsAreRemembered()
    {
        {
            NewGame& game = open();
            game.addSeat();
            game.rename(3, QStringLiteral("Zoë"));
            game.setMark(3, 5);
            QVERIFY(game.start());
        }
        folder_->restart();
        NewGame& game = open();
        QCOMPARE(game.count(), 4);
        QCOMPARE(namesOf(game)[3], QStringLiteral("Zoë"));
        QCOMPARE(marks(game)[3], 5);
    }

    /// The longest name, with the letters that take the most room in a journal.
    void aLongNameIsKept()
    {
        const QString name = QStringLiteral("👩🏻‍❤️‍💋‍👨🏿").repeated(24);
        NewGame& game = open();
        game.rename(0, name);
        QVERIFY(game.start());
        // A game without any action is not saved.
        test::play(folder_->house(), 1);
        folder_->restart();
        folder_->house().continueMatch();
        QVERIFY(folder_->house().table() != nullptr);
        QCOMPARE(folder_->house().table()->match().names()[0], name);
        QCOMPARE(namesOf(open())[0], name);
    }

    void whoComesIsNobodyThere()
    {
        NewGame& game = open();
        game.addSeat();
        const QString next = namesOf(game).last();
        game.removeSeat(game.count() - 1);
        game.rename(0, next.toLower());
        game.addSeat();
        QCOMPARE(game.problem(), QString());
    }

    void nonsenseRemembered()
    {
        folder_->house().preferences()->keepSeats({{" A ", QString(40, QLatin1Char('B')), ""}, {4, 5, 0}});
        QCOMPARE(namesOf(open()).mid(0, 2), (QStringList{"A", QString(24, QLatin1Char('B'))}));
        folder_->house().preferences()->keepSeats({{"A", "B", "C"}, {9, 1, 1}});
        NewGame& game = open();
        QCOMPARE(game.count(), 2);
        QCOMPARE(game.problem(), QString());
        QCOMPARE(marks(game).count(1), 1);
    }

    void aProblemIsToldInTheNewLanguage()
    {
        NewGame& game = open();
        QSignalSpy changed(&game, &NewGame::changed);
        folder_->house().preferences()->setLanguage(QStringLiteral("it"));
        QVERIFY(!changed.isEmpty());
    }
};

BACKROOM_SUITE(NewGameTest)
#include "tst_new_game.moc"
