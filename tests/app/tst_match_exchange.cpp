// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/match_exchange.hpp"

#include "app/shell/game_files.hpp"
#include "app/shell/match_list.hpp"
#include "files.hpp"
#include "game_ids.hpp"
#include "house_folder.hpp"
#include "suites.hpp"
#include "table_driver.hpp"

#include <QSignalSpy>
#include <QTest>

#include <sys/stat.h>

using test::content;
using test::gang_id;
using test::write;

namespace {

QString golden(const QString& name)
{
    return QStringLiteral(SOURCE_FOLDER "/tests/golden/%1.jsonl").arg(name);
}

}

class MatchExchangeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatGoesOutComesInTheSame()
    {
        test::HouseFolder folder;
        folder->preferences()->setHouseRule(the_gang_table::open_hands_rule, true);
        SeatList seats{{"Rosa", "Bea"}, {4, 1}};
        seats.levels = {0, 2};
        folder->startMatch(gang_id, seats, 7, {});
        folder->goHome();
        folder->store().rename(1, QStringLiteral("Friday/Saturday: the \"big\" one"));
        folder->matches()->setExportFolder(folder.path(QStringLiteral("out")));
        folder->openMatches();
        folder->matches()->exportMatch(1);
        const QString file = folder.path(QStringLiteral("out/Backroom - Friday-Saturday- the -big- one.backroom"));
        QVERIFY2(QFile::exists(file), qPrintable(folder->matches()->notice()));
        QCOMPARE(folder->matches()->notice(), QStringLiteral("Saved to %1").arg(file));
        const QByteArray first = content(file);
        folder->matches()->exportMatch(1);
        QCOMPARE(content(file), first);
        QVERIFY(QFile::exists(QString(file).replace(QStringLiteral(".backroom"), QStringLiteral(" (2).backroom"))));

        test::HouseFolder other;
        other->takeFile(QUrl::fromLocalFile(file));
        QCOMPARE(other->screen(), House::Matches);
        QCOMPARE(other->matches()->wanted(), 1);
        const auto sent = folder->store().read(1);
        const auto got = other->store().read(1);
        QCOMPARE(got->game, sent->game);
        QCOMPARE(got->lines, sent->lines);
        QCOMPARE(got->marks, sent->marks);
        QCOMPARE(got->levels, sent->levels);
        QCOMPARE(got->house_rules, QStringList{the_gang_table::open_hands_rule});
        QCOMPARE(got->name, sent->name);
        other->continueMatch(1);
        QVERIFY(other->table() != nullptr);
        QVERIFY(other->table()->houseRule(the_gang_table::open_hands_rule));
    }

    /// Names that would hide the file, and properties of the table that a file lacks.
    void whatIsLeftOut()
    {
        test::HouseFolder folder;
        const auto read = match_exchange::read(golden(QStringLiteral("the-gang-3-seats")), all_games());
        QCOMPARE(read.error, QString());
        QCOMPARE(read.match.marks, (QList<int>{0, 1, 2}));
        QVERIFY(read.moves > 20);
        const QString file = match_exchange::write(read.match, QStringLiteral(" ..hidden"), folder.path());
        QCOMPARE(QFileInfo(file).fileName(), QStringLiteral("Backroom - hidden.backroom"));
    }

    void aPipe()
    {
        test::HouseFolder folder;
        const QString pipe = folder.path(QStringLiteral("pipe.backroom"));
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        for (const QString& path : {pipe, folder.path()})
            QVERIFY(match_exchange::read(path, all_games()).error.endsWith(QStringLiteral(": cannot be read")));
    }

    void nothingCanBeWrittenThere()
    {
        test::HouseFolder folder;
        folder->startMatch(gang_id, {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        folder->goHome();
        folder->openMatches();
        folder->matches()->setExportFolder(folder.path(QStringLiteral("games.sqlite/below")));
        folder->matches()->exportMatch(1);
        QVERIFY2(folder->matches()->notice().startsWith(QStringLiteral("Could not write to ")),
            qPrintable(folder->matches()->notice()));
    }

    void oneFileIsOneMatch()
    {
        test::HouseFolder folder;
        const QUrl file = QUrl::fromLocalFile(golden(QStringLiteral("gang-of-dice-2-seats")));
        for (int time = 0; time < 3; ++time)
            folder->takeFile(file);
        QCOMPARE(folder->matches()->count(), 1);
        QVERIFY2(folder->matches()->notice().startsWith(
                     QStringLiteral("“gang-of-dice-2-seats.jsonl” is already among your games. Verified")),
            qPrintable(folder->matches()->notice()));
        QCOMPARE(folder->matches()->unfinished(), 0);
        QVERIFY(folder->store().look(1)->over);
        // A deleted match is listed again.
        folder->matches()->hide(1);
        QCOMPARE(folder->matches()->count(), 0);
        folder->takeFile(file);
        QVERIFY2(folder->matches()->notice().contains(QStringLiteral("has been added")),
            qPrintable(folder->matches()->notice()));
        QCOMPARE(folder->matches()->count(), 1);
        QCOMPARE(folder->matches()->rowOf(1), 0);
        // White space in the file makes no difference.
        const QString spaced = folder.path(QStringLiteral("spaced.jsonl"));
        write(spaced, content(file.toLocalFile()).replace("\":", "\" : ").replace("\n", "\r\n"));
        folder->takeFile(QUrl::fromLocalFile(spaced));
        QCOMPARE(folder->matches()->count(), 1);
        QCOMPARE(folder->problem(), QString());
    }

    /// A match that has been continued since is a different one.
    void theSameBeginning()
    {
        test::HouseFolder folder;
        const QString file = folder.path(QStringLiteral("short.jsonl"));
        QByteArray text = content(golden(QStringLiteral("the-gang-2-seats")));
        write(file, text.left(text.indexOf('\n', 900) + 1));
        folder->takeFile(QUrl::fromLocalFile(file));
        folder->takeFile(QUrl::fromLocalFile(golden(QStringLiteral("the-gang-2-seats"))));
        QCOMPARE(folder->matches()->count(), 2);
        QCOMPARE(folder->matches()->unfinished(), 1);
    }

    void badFiles()
    {
        const auto row = [&](test::Case, const QByteArray& text, const QString& error, const QString& told) {
            test::HouseFolder folder;
            const QString file = folder.path(QStringLiteral("bad.jsonl"));
            write(file, text);
            const auto read = match_exchange::read(file, all_games());
            QVERIFY2(read.error.startsWith(file + QStringLiteral(": ") + error), qPrintable(read.error));
            QVERIFY(!read.error.contains(QLatin1Char('\n')));
            folder->takeFile(QUrl::fromLocalFile(file));
            QCOMPARE(folder->problem(), told);
            QCOMPARE(folder->screen(), House::Home);
            QVERIFY(folder->store().all({}).empty());
            QCOMPARE(content(file), text);
            for (const char* language : {"it", "fr"}) {
                folder->preferences()->setLanguage(QLatin1String(language));
                const QString there = match_exchange::read(file, all_games()).message;
                QVERIFY2(there != told && there.contains(QStringLiteral("bad.jsonl")), qPrintable(there));
            }
        };
        const QByteArray good = content(golden(QStringLiteral("gang-of-dice-2-seats")));
        row("prose", "Dear diary", "line 1: this is not a Backroom journal", "bad.jsonl is not a Backroom game.");
        row("empty", QByteArray(), "line 1: this is not a Backroom journal", "bad.jsonl is not a Backroom game.");
        row("newer", R"({"backroom-journal":3,"game":"bridge"})",
            "line 1: this journal is of version 3, from a newer version of Backroom; this one reads versions 1 and 2",
            "bad.jsonl was made by a newer version of Backroom.");
        row("another game", QByteArray(good).replace("\"gang-of-dice\"", "\"poker\""), "line 1: no such game: poker",
            "bad.jsonl is from a game that this version of Backroom does not have.");
        row("a changed hash", QByteArray(good).replace("8a8d04b96b55908a", "8a8d04b96b55908b"),
            "line 4: its hash does not fit: the journal was changed",
            "bad.jsonl has been altered: line 4 does not follow from the moves before it.");
        row("a line that is no JSON", QByteArray(good).replace(R"({"seat":0,"action":{"type":"take","dice":3})", "{{"),
            "line 4: ", "bad.jsonl is damaged: line 4 cannot be read.");
        row("against the rules", QByteArray(good).replace(R"("type":"take","dice":3)", R"("type":"reroll","dice":[0])"),
            "line 4: ", "bad.jsonl is not a valid game: line 4 breaks the rules.");
        row("too large", QByteArray(33 << 20, 'x'), "the file is larger than any match",
            "bad.jsonl is too large to be a Backroom game.");
    }

    /// Names that the window refuses cannot be imported, even with valid actions.
    void namesInFiles()
    {
        const auto row = [&](test::Case, const QByteArray& names, const QString& problem) {
            test::HouseFolder folder;
            const QString file = folder.path(QStringLiteral("%1 %n.jsonl"));
            const QByteArray good = content(golden(QStringLiteral("gang-of-dice-2-seats")));
            write(file, QByteArray(good).replace(R"("Player 1","Player 2")", names));
            folder->takeFile(QUrl::fromLocalFile(file));
            QCOMPARE(folder->problem(), QStringLiteral("%1 %n.jsonl was not imported. ") + problem);
            QVERIFY(folder->store().all({}).empty());
            write(file, QByteArray(good).replace(R"("Player 1","Player 2")", R"("%2","שלמה")"));
            folder->takeFile(QUrl::fromLocalFile(file));
            QCOMPARE(folder->store().all({}).size(), std::size_t{1});
        };
        row("two of one name", R"("Tess","Tess")", "Two players are called Tess.");
        row("but for blanks and size", R"("Tess"," tess")", "Two players are called Tess.");
        row("two that look the same", R"("Tess","Тess")", "Tess and Тess look the same.");
        row("too long", "\"Rosa\",\"" + QByteArray(25, 'x') + '"', "A name can have at most 24 characters.");
        row("turned round", R"("Rosa","Ro\u202esa")", "A name can contain only visible characters.");
        row("nothing to see", R"("Rosa","\u3164")", "A name can contain only visible characters.");
    }

    void whatIsNoFile()
    {
        test::HouseFolder folder;
        for (const QString& path : {folder.path(), folder.path(QStringLiteral("not there")), QString()}) {
            const auto read = match_exchange::read(path, all_games());
            QVERIFY2(read.error.endsWith(QStringLiteral(": cannot be read")), qPrintable(read.error));
        }
        for (const char* address :
            {"https://example.org/match.jsonl", "http://example.org", "mailto:rosa@example.org"}) {
            folder->takeFile(QUrl(QLatin1String(address)));
            QVERIFY2(folder->problem().startsWith(QLatin1String(address)), qPrintable(folder->problem()));
            QVERIFY2(folder->problem().contains(QStringLiteral("cannot be read")), qPrintable(folder->problem()));
        }
        // The message names a folder too.
        folder->takeFile(QUrl::fromLocalFile(folder.path() + QLatin1Char('/')));
        QCOMPARE(folder->problem(), QFileInfo(folder.path()).fileName() + QStringLiteral(" cannot be read."));
    }

    void severalAtOnce()
    {
        test::HouseFolder folder;
        const QString bad = folder.path(QStringLiteral("bad.jsonl"));
        write(bad, "Dear diary");
        const QList<QUrl> good{QUrl::fromLocalFile(golden(QStringLiteral("gang-of-dice-2-seats"))),
            QUrl::fromLocalFile(golden(QStringLiteral("the-gang-2-seats"))),
            QUrl::fromLocalFile(golden(QStringLiteral("the-gang-3-seats")))};
        // A later success replaces an older error message.
        folder->takeFile(QUrl::fromLocalFile(bad));
        QVERIFY(!folder->problem().isEmpty());
        folder->takeFiles(good);
        QCOMPARE(folder->problem(), QString());
        QCOMPARE(folder->matches()->count(), 3);
        QVERIFY2(folder->matches()->notice().startsWith(
                     QStringLiteral("3 games from these files have been added to your games. ")),
            qPrintable(folder->matches()->notice()));
        // The message about refused files also mentions the imported ones.
        folder->takeFiles({good[0], QUrl::fromLocalFile(bad), QUrl(QStringLiteral("https://example.org/x")), good[1]});
        QCOMPARE(folder->matches()->count(), 3);
        for (const char* told : {"2 games from these files are already among your games.",
                 "bad.jsonl is not a Backroom game", "https://example.org/x cannot"})
            QVERIFY2(folder->problem().contains(QLatin1String(told)), qPrintable(folder->problem()));
        QCOMPARE(folder->matches()->notice(), QString());
        QList<QUrl> many;
        for (int file = 0; file < 9; ++file)
            many += QUrl::fromLocalFile(bad);
        folder->takeFiles(many);
        QVERIFY2(folder->problem().endsWith(QStringLiteral("5 more files cannot be imported either.")),
            qPrintable(folder->problem()));
    }

    /// Errors of a file chosen in the panel are shown there.
    void chosenInThePanel()
    {
        test::HouseFolder folder;
        const QString bad = folder.path(QStringLiteral("bad.jsonl"));
        write(bad, "Dear diary");
        QSignalSpy taken(folder->files(), &GameFiles::taken);
        folder->files()->choose(bad);
        QCOMPARE(folder->files()->problem(), QStringLiteral("bad.jsonl is not a Backroom game."));
        QCOMPARE(folder->problem(), QString());
        QVERIFY(taken.isEmpty());
        // The error is cleared as soon as another file is chosen, searched for, or written.
        QVERIFY(!folder->files()->go(folder.path(QStringLiteral("nowhere"))).isEmpty());
        QCOMPARE(folder->files()->problem(), QString());
        folder->files()->choose(bad);
        QCOMPARE(folder->files()->go(folder.path()), QString());
        QCOMPARE(folder->files()->problem(), QString());
        folder->files()->choose(bad);
        folder->files()->look();
        QCOMPARE(folder->files()->problem(), QString());
        folder->files()->choose(bad);
        folder->files()->choose(golden(QStringLiteral("the-gang-2-seats")));
        QCOMPARE(folder->files()->problem(), QString());
        QCOMPARE(taken.size(), 1);
        QCOMPARE(folder->matches()->count(), 1);
    }

    /// As with `backroom FILE`.
    void aFileIsPlayedOn()
    {
        test::HouseFolder folder;
        const QString file = folder.path(QStringLiteral("short.jsonl"));
        const QByteArray text = content(golden(QStringLiteral("the-gang-2-seats")));
        write(file, text.left(text.indexOf('\n', 900) + 1));
        for (int time = 0; time < 2; ++time) {
            folder->play(match_exchange::read(file, all_games()).match);
            QCOMPARE(folder->screen(), House::Table);
            QVERIFY(!folder->table()->over());
            QCOMPARE(folder->store().all({}).size(), std::size_t{1});
            folder.restart();
        }
        GameStore other(folder.path());
        QVERIFY(other.hold(1));
        folder->play(match_exchange::read(file, all_games()).match);
        QCOMPARE(folder->screen(), House::Home);
        QVERIFY2(folder->problem().contains(QStringLiteral("another window")), qPrintable(folder->problem()));
    }

    /// It can be played, with a message that only this window has it.
    void aFileWhereNothingCanBeKept()
    {
        QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("games.sqlite")), "not a database, really not, for sure not");
        House house(folder.path(), QStringLiteral("en"), all_games());
        house.preferences()->setSpeed(Preferences::Off);
        house.play(match_exchange::read(golden(QStringLiteral("the-gang-2-seats")), all_games()).match);
        QCOMPARE(house.screen(), House::Table);
        QVERIFY(house.table()->over());
        QVERIFY(!house.problem().isEmpty());
    }
};

BACKROOM_SUITE(MatchExchangeTest)
#include "tst_match_exchange.moc"
