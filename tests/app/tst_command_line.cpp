// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/command_line.hpp"

#include "all_games.hpp"
#include "suites.hpp"

#include <QTest>

class CommandLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothing()
    {
        const CommandLine line = CommandLine::parse({}, all_games());
        QVERIFY(line.error.isEmpty());
        QVERIFY(line.language.isEmpty());
        QVERIFY(line.folder.isEmpty());
        QVERIFY(line.game.isEmpty());
        QCOMPARE(line.seats, 3);
        QVERIFY(!line.seed);
        QVERIFY(!line.help && !line.version);
    }

    void everyOption()
    {
        const auto row = [&](test::Case, const QStringList& arguments) {
            const CommandLine line = CommandLine::parse(arguments, all_games());
            QCOMPARE(line.error, QString());
            QCOMPARE(line.language, QStringLiteral("it"));
            QCOMPARE(line.folder, QStringLiteral("/tmp/x"));
            QCOMPARE(line.game, QStringLiteral("the-gang"));
            QCOMPARE(line.seats, 5);
            QCOMPARE(line.seed, std::optional<quint64>(47110815));
        };
        row("apart", {"--lang", "it", "--data", "/tmp/x", "--new", "the-gang", "--seats", "5", "--seed", "4711 0815"});
        row("joined", {"--lang=it", "--data=/tmp/x", "--new=the-gang", "--seats=5", "--seed=47110815"});
        row("in another order", {"--seed=47110815", "--seats=5", "--new=the-gang", "--data=/tmp/x", "--lang=it"});
    }

    void whoSitsWhere()
    {
        const auto seats = [](const QString& value) {
            return CommandLine::parse({"--new", "the-gang", "--seats", value}, all_games());
        };
        QCOMPARE(seats("you,3,2").levels, (QList<int>{0, 3, 2}));
        QCOMPARE(seats("you,3,2").seats, 3);
        QCOMPARE(seats("you,friend,2").levels, (QList<int>{0, SeatList::other_house, 2}));
        QCOMPARE(seats("1,2").levels, (QList<int>{1, 2}));
        QCOMPARE(seats("4").levels, QList<int>());
        QCOMPARE(seats("4").seats, 4);
    }

    void withoutAWindow()
    {
        const CommandLine line =
            CommandLine::parse({"--host", "--new", "the-gang", "--seats", "friend,2,friend"}, all_games());
        QCOMPARE(line.error, QString());
        QVERIFY(line.host);
        QCOMPARE(line.levels, (QList<int>{SeatList::other_house, 2, SeatList::other_house}));
        QVERIFY(CommandLine::parse({"--host"}, all_games()).host);
        QVERIFY(!CommandLine::parse({}, all_games()).host);
    }

    void files()
    {
        const auto row = [&](test::Case, const QStringList& arguments, const QStringList& files) {
            const CommandLine line = CommandLine::parse(arguments, all_games());
            QCOMPARE(line.error, QString());
            QCOMPARE(line.files, files);
            QVERIFY(CommandLine::helpText(all_games()).contains(QStringLiteral("[FILE... | LINK]")));
        };
        row("one", {"friday.jsonl"}, {"friday.jsonl"});
        row("several", {"one.jsonl", "--lang", "it", "two.jsonl"}, {"one.jsonl", "two.jsonl"});
        row("like an option", {"/tmp/a=b.jsonl"}, {"/tmp/a=b.jsonl"});
        row("after the options", {"--lang", "it", "--", "--new", "-x.jsonl"}, {"--new", "-x.jsonl"});
        row("an address", {"file:///tmp/x%20y.backroom", "file:/tmp/%C3%BC.backroom"},
            {"/tmp/x y.backroom", QStringLiteral("/tmp/ü.backroom")});
        row("no address", {"/tmp/x%20y.backroom", "a:b"}, {"/tmp/x%20y.backroom", "a:b"});
    }

    void invitations()
    {
        const QString link = QStringLiteral("backroom://join/7KQ2MXTP9VD4HRCW8EZ3@192.168.1.20:41883");
        const auto row = [&](test::Case, const QStringList& arguments, const QString& invitation) {
            const CommandLine line = CommandLine::parse(arguments, all_games());
            QCOMPARE(line.error, QString());
            QCOMPARE(line.invitation, invitation);
            QVERIFY(line.files.isEmpty() != invitation.isEmpty());
        };
        row("alone", {link}, link);
        row("with an option", {"--lang", "it", link}, link);
        row("as somebody may write it", {"Backroom:join"}, "Backroom:join");
        row("a file in a folder", {"./backroom:join"}, {});
        for (const QStringList& arguments :
            {QStringList{link, link}, {link, "friday.backroom"}, {"friday.backroom", link}, {"--new", "gangz", link}}) {
            const QString error = CommandLine::parse(arguments, all_games()).error;
            QVERIFY2(error.contains(link) && !error.contains(u'\n'), qPrintable(error));
        }
        QVERIFY(CommandLine::parse({"--", link}, all_games()).error.contains(QStringLiteral("is not a file")));
        QVERIFY(CommandLine::helpText(all_games()).contains(QStringLiteral("backroom://join/…")));
    }

    void optionsOfQt()
    {
        const CommandLine line =
            CommandLine::parse({"-platform", "xcb", "--lang", "it", "--qwindowtitle", "Den"}, all_games());
        QCOMPARE(line.error, QString());
        QCOMPARE(line.language, QStringLiteral("it"));
        QCOMPARE(line.qt, (QStringList{"-platform", "xcb", "--qwindowtitle", "Den"}));
        QVERIFY(CommandLine::parse({"-platform"}, all_games()).error.contains(QStringLiteral("needs a value")));
        QVERIFY(CommandLine::parse({"-lang", "it"}, all_games()).error.contains(QStringLiteral("unknown argument")));
    }

    void brokerOfAHost()
    {
        const auto broker = [](const QString& value) {
            const CommandLine line = CommandLine::parse({"--host", "--broker", value}, all_games());
            return line.error.isEmpty() ? line.broker.toString() : line.error;
        };
        QCOMPARE(broker("example.org"), QStringLiteral("//example.org"));
        QCOMPARE(broker("[::1]:1884"), QStringLiteral("//[::1]:1884"));
        QCOMPARE(broker("mqtts://rosa@example.org:8884"), QStringLiteral("mqtts://rosa@example.org:8884"));
        QCOMPARE(CommandLine::parse({"--host", "--broker=own"}, all_games()).broker, CommandLine::ownBroker());
        for (const char* wrong : {"", "https://example.org", "mqtt://", "example.org:0", "example.org:70000",
                 "example.org/path", "example.org?a=b", "two words"})
            QCOMPARE(broker(wrong),
                QStringLiteral("--broker takes own or [mqtt[s]://][NAME@]HOST[:PORT], not '%1'").arg(wrong));
        QVERIFY2(!broker("rosa:secret@example.org").contains(QLatin1String("secret")), "on the screen");
        QVERIFY(broker("rosa:secret@example.org").startsWith(QLatin1String("--broker takes")));
    }

    void whoMayWatchAHost()
    {
        const QStringList host{"--host", "--new", "the-gang", "--seats", "friend,2"};
        QCOMPARE(CommandLine::parse(host, all_games()).watching, 0);
        QCOMPARE(CommandLine::parse(host + QStringList{"--watch", "now"}, all_games()).watching, 1);
        QCOMPARE(CommandLine::parse(host + QStringList{"--watch", "later"}, all_games()).watching, 2);
        QCOMPARE(CommandLine::parse(host + QStringList{"--watch", "no"}, all_games()).watching, 0);
    }

    void helpAndVersion()
    {
        QVERIFY(CommandLine::parse({"--help"}, all_games()).help);
        QVERIFY(CommandLine::parse({"-h"}, all_games()).help);
        QVERIFY(CommandLine::parse({"--version"}, all_games()).version);
        QVERIFY(CommandLine::parse({"--lang", "fr", "--help", "--nonsense"}, all_games()).help);
        for (const GameEntry& game : all_games())
            QVERIFY(CommandLine::helpText(all_games()).contains(game.id));
        for (const char* option :
            {"--lang", "--data", "--new", "--seats", "--seed", "--host", "--broker", "--watch", "--help", "--version"})
            QVERIFY2(CommandLine::helpText(all_games()).contains(QLatin1String(option)), option);
    }

    void errors()
    {
        const auto row = [&](test::Case, const QStringList& arguments, const QString& error) {
            const CommandLine line = CommandLine::parse(arguments, all_games());
            QCOMPARE(line.error, error);
            QVERIFY(!line.error.contains(QLatin1Char('\n')));
        };
        row("unknown option", {"--colour"}, "unknown argument '--colour' (see --help)");
        row("unknown option with value", {"--colour=red"}, "unknown argument '--colour=red' (see --help)");
        row("elsewhere", {"http://example.org/x.backroom"},
            "'http://example.org/x.backroom' is not a file on this computer");
        row("no file", {"--", ""}, "unknown argument '' (see --help)");
        row("a file and a new game", {"one.jsonl", "--new", "the-gang"},
            "--new deals a new game, and 'one.jsonl' is another one (see --help)");
        row("empty", {""}, "unknown argument '' (see --help)");
        row("no value", {"--lang"}, "--lang needs a value (see --help)");
        row("no value at the end", {"--lang", "en", "--seed"}, "--seed needs a value (see --help)");
        row("language", {"--lang", "de"}, "--lang takes en, it or fr, not 'de'");
        row("empty language", {"--lang="}, "--lang takes en, it or fr, not ''");
        row("folder", {"--data="}, "--data needs a folder");
        row("game", {"--new", "poker"}, "--new takes the-gang, gang-of-dice, gangz or supergang, not 'poker'");
        row("too few seats", {"--new", "the-gang", "--seats", "1"}, "--seats takes 2 to 5 with the-gang, not '1'");
        row("too many seats", {"--new", "the-gang", "--seats", "6"}, "--seats takes 2 to 5 with the-gang, not '6'");
        row("seats no number", {"--new", "the-gang", "--seats", "many"},
            "--seats takes a number, or you, friend, 1, 2 or 3 for each seat, not 'many'");
        for (const char* seats : {"you,4", "you,0", "you,", ",", "you,me", "1,-1"})
            row(seats, {"--new", "the-gang", "--seats", QString::fromLatin1(seats)},
                QStringLiteral("--seats takes a number, or you, friend, 1, 2 or 3 for each seat, not '%1'")
                    .arg(QLatin1String(seats)));
        for (const QStringList& alone : {QStringList{"--new", "the-gang", "--seats", "friend,2"},
                 QStringList{"--new", "the-gang", "--seats", "you,friend", "--seed", "7"}})
            row("with a friend", alone,
                "with a friend elsewhere you sit at the table as well, and --seed cannot choose the deal");
        const QStringList host{"--host", "--new", "the-gang", "--seats"};
        for (const char* seats : {"you,friend", "3", "2,2"})
            row(seats, host + QStringList{QLatin1String(seats)},
                "with --host nobody sits at this computer: --seats takes friend, 1, 2 or 3 for each seat, and friend "
                "at "
                "least once");
        row("seed of a host", host + QStringList{"friend,2", "--seed", "7"},
            "--seed cannot choose the deal of a table with friends elsewhere");
        row("watched when", host + QStringList{"friend,2", "--watch", "soon"},
            "--watch takes no, now or later, not 'soon'");
        row("watched without a game", {"--host", "--watch", "now"}, "--watch goes with --new (see --help)");
        for (const QStringList& windowed : {QStringList{"--broker", "own"}, QStringList{"--watch", "now"}})
            row("with a window", windowed, "--broker and --watch go with --host (see --help)");
        row("file of a host", {"--host", "one.jsonl"}, "--host opens no window for 'one.jsonl' (see --help)");
        row("too many players", {"--new", "the-gang", "--seats", "you,1,2,3,1,1"},
            "--seats takes 2 to 5 with the-gang, not 'you,1,2,3,1,1'");
        row("too many seats of dice", {"--new", "gang-of-dice", "--seats", "5"},
            "--seats takes 2 to 4 with gang-of-dice, not '5'");
        row("seats before the game", {"--seats", "5", "--new", "gang-of-dice"},
            "--seats takes 2 to 4 with gang-of-dice, not '5'");
        row("seed", {"--new", "the-gang", "--seed", "0x10"}, "--seed takes a number of 1 to 18 digits, not '0x10'");
        row("long seed", {"--new", "the-gang", "--seed", "1234567890123456789"},
            "--seed takes a number of 1 to 18 digits, not '1234567890123456789'");
        row("negative seed", {"--new", "the-gang", "--seed", "-1"},
            "--seed takes a number of 1 to 18 digits, not '-1'");
        row("seats without game", {"--seats", "3"}, "--seats and --seed go with --new (see --help)");
        row("seed without game", {"--seed", "3"}, "--seats and --seed go with --new (see --help)");
    }
};

BACKROOM_SUITE(CommandLineTest)
#include "tst_command_line.moc"
