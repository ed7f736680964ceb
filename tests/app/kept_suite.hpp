// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/shelf.hpp"
#include "engine/core/journal.hpp"
#include "table_suite.hpp"

namespace test {

/// What the store saves of a match of any game, and how the match is continued.
template <class Table>
class KeptSuite : public TableSuite<Table> {
public:
    using Suite = TableSuite<Table>;
    using Game = typename Suite::Game;
    using Match = typename Suite::Match;
    using Lines = backroom::Journal<Game>;

    /// A program that is killed while an action is shown, or after an undo, resumes where it was, and saves later
    /// actions.
    void killed() override
    {
        for (const bool undone : {false, true}) {
            HouseFolder folder;
            Table& table = Suite::begun(folder, Game::min_seats, 5);
            backroom::Random random(3);
            for (int action = 0; action < 6; ++action)
                Suite::playAny(table, random);
            if (undone) {
                table.undo();
            } else {
                folder->preferences()->setSpeed(Preferences::Slow);
                Suite::playAny(table, random, false);
            }
            const std::vector<std::string> journal = Lines::lines(match_of(table));
            const QString copy = folder.path(QStringLiteral("killed"));
            folder.copyTo(copy);
            table.director()->skip();
            table.openCurtain();
            const QStringList then = dump(table);
            folder.close();
            goesOn(copy, journal, then);
        }
    }

    /// A second program that opens `copy`, the files of a killed program, has the same journal, shows `then` and saves
    /// later actions.
    static void goesOn(const QString& copy, const std::vector<std::string>& journal, const QStringList& then)
    {
        House again(copy, QStringLiteral("en"), all_games());
        again.preferences()->setSpeed(Preferences::Off);
        QVERIFY(again.shelf()->hasMatch());
        again.continueMatch();
        QCOMPARE(again.problem(), QString());
        QCOMPARE(again.screen(), House::Table);
        Table& found = table_in<Table>(again);
        QVERIFY(!found.director()->busy());
        QCOMPARE(found.curtainClosed(), !again.games()->game(QString::fromLatin1(Game::id))->hides_nothing);
        found.openCurtain();
        QCOMPARE(Lines::lines(match_of(found)), journal);
        QCOMPARE(dump(found), then);
        backroom::Random random(8);
        Suite::playAny(found, random);
        QCOMPARE(again.store().newestUnfinished()->lines.size(), static_cast<qsizetype>(journal.size() + 1));
    }

    void leftAndContinued() override
    {
        HouseFolder folder;
        backroom::Random random(3);
        Suite::playAny(Suite::begun(folder, Game::min_seats, 5), random);
        table_in<Table>(folder.house()).openCurtain();
        const QStringList then = Suite::shown(table_in<Table>(folder.house()));
        folder->goHome();
        QVERIFY(folder->table() == nullptr);
        QCOMPARE(folder->shelf()->items().front().names.size(), Game::min_seats);
        folder->continueMatch();
        table_in<Table>(folder.house()).openCurtain();
        QCOMPARE(Suite::shown(table_in<Table>(folder.house())), then);
    }

    /// A damaged journal resumes from its last good line; without a good header there is nothing to resume.
    void damaged() override
    {
        Match played = match(setup_of<Game>(Game::min_seats, 5));
        const QString header = QString::fromStdString(Lines::header(played.setup()));
        const backroom::Seat seat = *played.pending().begin();
        QVERIFY(!played.act(seat, legal(played.state(), seat)[0]));
        const QString line = QString::fromStdString(Lines::line(played.journal()[0]));
        QString changed = line;
        const qsizetype hash = changed.lastIndexOf(QLatin1Char('"')) - 1;
        changed[hash] = changed[hash] == QLatin1Char('0') ? QLatin1Char('1') : QLatin1Char('0');
        QString elsewhere = line;
        elsewhere.replace(QStringLiteral("\"seat\":%1").arg(int{seat}), QStringLiteral("\"seat\":9"));
        QString another = header;
        another.replace(QString::fromLatin1(Game::id), QStringLiteral("no-such-game"));
        resumes({QStringLiteral("nonsense")}, 0);
        resumes({another, line}, 0);
        resumes({header, QStringLiteral("{")}, 1);
        resumes({header, changed}, 1);
        resumes({header, elsewhere}, 1);
        resumes({header, line, line}, 2);
    }

    /// Options with which a match ends soon, or that differ from the defaults.
    virtual QVariantMap matchOptions() const { return {}; }

    /// A finished match cannot be continued, unless its end is undone. Another match has the same players and options.
    void finished() override
    {
        HouseFolder folder;
        Table& table = Suite::begun(folder, Game::min_seats, 5, matchOptions());
        backroom::Random random(4);
        while (!match_of(table).over())
            Suite::playAny(table, random);
        QVERIFY(table.over());
        QVERIFY(!folder->store().newestUnfinished());
        table.seeEnd();
        table.undo();
        QVERIFY(!table.over());
        QVERIFY2(!table.endSeen(), "it will be announced again");
        QVERIFY(folder->store().newestUnfinished());
        table.redo();
        table.director()->skip();
        QVERIFY(table.over());
        const auto setup = match_of(table).setup();
        const QList<int> marks = table.seatList().marks;
        QVERIFY(marks != usual_marks(Game::min_seats));
        table.playAgain();
        const Match& another = match_of(table_in<Table>(folder.house()));
        QVERIFY(another.journal().empty() && another.setup().friendly_undo);
        QVERIFY(another.setup().names == setup.names && another.setup().options == setup.options);
        QCOMPARE(folder->store().newestUnfinished()->marks, marks);
        folder->goHome();
        // No action was performed in it.
        QCOMPARE(folder->shelf()->count(), 0);
    }

    /// Back to the beginning and on to the end again: the same is shown each time.
    void steppedThrough() override
    {
        HouseFolder folder;
        backroom::Random random(4);
        Table& table = Suite::begun(folder, Game::max_seats, 12);
        const auto seen = [&] {
            // Another player may be at the screen after a step.
            table.openCurtain();
            return Suite::shown(table);
        };
        std::vector<QStringList> then{seen()};
        for (int action = 0; action < 120 && !match_of(table).over(); ++action) {
            Suite::playAny(table, random);
            then.push_back(seen());
        }
        for (std::size_t at = then.size() - 1; at-- > 0;) {
            QVERIFY(table.canUndo());
            table.undo();
            QCOMPARE(seen(), then[at]);
        }
        QVERIFY(!table.canUndo());
        for (std::size_t at = 1; at < then.size(); ++at) {
            QVERIFY(table.canRedo());
            table.redo();
            table.director()->skip();
            QCOMPARE(seen(), then[at]);
        }
        QVERIFY(!table.canRedo());
    }

    /// At any moment, also while something is shown, undo is offered exactly if it takes something back.
    void undoIsLitWhereItWorks() override
    {
        HouseFolder folder;
        backroom::Random random(47);
        int lit = 0;
        int dark = 0;
        for (int round = 0; round < 40; ++round) {
            backroom::Setup<Game> setup = setup_of<Game>(Suite::seatsIn(round), next_seed(random));
            setup.friendly_undo = round % 4 == 3;
            const auto table = seated<Table>(folder.house(), match(setup));
            for (int step = 0; step < 40 && !match_of(*table).over(); ++step) {
                // Nobody acts while something is shown.
                table->director()->finish();
                if (random.below(3) == 0)
                    table->openCurtain();
                Suite::playAny(*table, random, random.below(2) == 0);
                const bool offered = table->canUndo();
                const auto before = match_of(*table).line().size();
                table->undo();
                const bool done = match_of(*table).line().size() < before;
                QCOMPARE(done, offered);
                QCOMPARE(table->refusal().text.isEmpty(), offered);
                ++(offered ? lit : dark);
                table->clearRefusal();
                if (done && random.below(3) > 0)
                    table->redo();
            }
        }
        QVERIFY(lit > 20 && dark > 20);
    }

    /// What computer players say is a function of the match: after a break or a change of language the log has it where
    /// it was, and nobody says something again.
    void saidAgain() override
    {
        HouseFolder folder;
        constexpr int count = Game::min_seats + 1;
        SeatList seats{{}, usual_marks(count), Suite::onePerson(count)};
        for (const std::string& name : setup_of<Game>(count, 0).names)
            seats.names += QString::fromStdString(name);
        folder->startMatch(QString::fromLatin1(Game::id), seats, 5, {});
        backroom::Random random(23);
        const auto said = [](Table& table) {
            QStringList lines;
            for (const LogItem& line : table.log()->items())
                if (line.aside)
                    lines += line.text;
            return lines;
        };
        for (int time = 0; time < 40; ++time) {
            Table& table = table_in<Table>(folder.house());
            for (int action = 0; action < 8 && !match_of(table).over(); ++action)
                Suite::playAny(table, random);
            const QStringList left = sentences(*table.log());
            folder->preferences()->setLanguage(QStringLiteral("fr"));
            folder->preferences()->setLanguage(QStringLiteral("en"));
            QCOMPARE(sentences(*table.log()), left);
            if (match_of(table).over())
                break;
            folder.restart();
            folder->continueMatch();
            QCOMPARE(sentences(*table_in<Table>(folder.house()).log()), left);
        }
        QVERIFY(!said(table_in<Table>(folder.house())).isEmpty());
    }

private:
    /// `good` is the number of undamaged lines.
    static void resumes(const QStringList& lines, qsizetype good)
    {
        HouseFolder folder;
        const qint64 id = folder->store().begin(QString::fromLatin1(Game::id), {0, 1, 2, 3, 4, 5}, lines[0]);
        for (qsizetype line = 1; line < lines.size(); ++line)
            QVERIFY(folder->store().append(id, lines[line]));
        folder->continueMatch();
        QCOMPARE(folder->screen(), good > 0 ? House::Table : House::Home);
        QVERIFY2(folder->problem().contains(good > 0 ? QStringLiteral("resumes from the last good move")
                                                     : QStringLiteral("The game cannot be continued: ")),
            qPrintable(folder->problem()));
        QVERIFY(folder->problem().contains(folder->store().file()));
        // The unreadable part is left unchanged.
        QCOMPARE(folder->store().newestUnfinished()->lines, good > 0 ? lines.mid(0, good) : lines);
        folder->dismissProblem();
        QCOMPARE(folder->problem(), QString());
        // Another game can be begun, and is the one to continue from now on.
        Suite::begun(folder, Game::min_seats, 7);
        folder->goHome();
        folder->continueMatch();
        QVERIFY(folder->table() != nullptr);
    }
};

}
