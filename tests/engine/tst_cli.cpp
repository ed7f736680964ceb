// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryFile>
#include <QTest>

namespace {

struct Run {
    int status = -1;
    QByteArray out;
    QByteArray err;
    QList<QByteArray> lines() const { return out.split('\n').mid(0, out.count('\n')); }
};

Run run(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(QStringLiteral(BACKROOM_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    Run result;
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
        return result;
    result.status = process.exitCode();
    result.out = process.readAllStandardOutput();
    result.err = process.readAllStandardError();
    return result;
}

QString code(const QByteArray& line)
{
    const QJsonObject reply = QJsonDocument::fromJson(line).object();
    return reply["ok"].toBool() ? QStringLiteral("ok") : reply["error"].toObject()["code"].toString();
}

}

class Cli : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void conversation()
    {
        const Run result = run({},
            "{\"cmd\":\"games\",\"id\":1}\r\n"
            "\n"
            "   \r\n"
            "nonsense\n"
            "{\"cmd\":\"new\",\"game\":\"the-gang\",\"seats\":2,\"seed\":1}\n"
            "{\"cmd\":\"pending\"}");
        QCOMPARE(result.status, 0);
        const auto lines = result.lines();
        QCOMPARE(lines.size(), 4);
        QCOMPARE(code(lines[0]), QString("ok"));
        QCOMPARE(code(lines[1]), QString("bad-json"));
        QCOMPARE(code(lines[2]), QString("ok"));
        QCOMPARE(lines[3], QByteArray("{\"ok\":true,\"pending\":[0,1],\"over\":false}"));
        QVERIFY(result.err.isEmpty());
    }

    void emptyInput()
    {
        const Run result = run({}, {});
        QCOMPARE(result.status, 0);
        QVERIFY(result.out.isEmpty());
    }

    void repliesAtOnce()
    {
        QProcess process;
        process.start(QStringLiteral(BACKROOM_CLI), QStringList());
        for (int question = 0; question < 3; ++question) {
            process.write("{\"cmd\":\"games\"}\n");
            QTRY_VERIFY_WITH_TIMEOUT((process.waitForReadyRead(100), process.canReadLine()), 10000);
            QCOMPARE(code(process.readLine().trimmed()), QString("ok"));
        }
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
    }

    void hostileLines()
    {
        QByteArray input = QByteArray("{\"cmd\":\"games\"}\0\n", 17);
        input += "\"" + QByteArray(5 << 20, 'a') + "\"\n";
        input += QByteArray(100000, '[') + "\n";
        input += "\"\xFF\xFE\"\n";
        input += "{\"cmd\":\"games\"}\n";
        const Run result = run({}, input);
        QCOMPARE(result.status, 0);
        const auto lines = result.lines();
        QCOMPARE(lines.size(), 5);
        const QStringList codes{"bad-json", "too-long", "too-deep", "bad-json", "ok"};
        for (int line = 0; line < 5; ++line)
            QCOMPARE(code(lines[line]), codes[line]);
    }

    void helpAndVersion()
    {
        QVERIFY(run({"--help"}).out.contains("playout GAME"));
        QCOMPARE(run({"--help"}).status, 0);
        QCOMPARE(run({"--version"}).out, QByteArray("backroom-cli " BACKROOM_VERSION "\n"));
    }

    void badArguments()
    {
        const auto row = [&](test::Case, const QStringList& arguments) {
            const Run result = run(arguments);
            QCOMPARE(result.status, 2);
            QVERIFY(result.out.isEmpty());
            QCOMPARE(result.err.count('\n'), 1);
            QVERIFY(result.err.startsWith("backroom-cli: "));
        };
        row("unknown", {"--what"});
        row("two", {"--help", "--version"});
        row("no game", {"playout"});
        row("unknown game", {"playout", "chess"});
        row("no value", {"playout", "the-gang", "--games"});
        row("no number", {"playout", "the-gang", "--games", "many"});
        row("no check of a board", {"board"});
        row("no board file", {"board", "--check"});
        row("two board files", {"board", "--check", "one", "two"});
        row("a query without files", {"odds", "--check", "one"});
        row("bots of no level", {"playout", "the-gang", "--bots", "4"});
    }

    void boardFiles()
    {
        const QString town = QStringLiteral(ENGINE_DIR "/../assets/supergang/town.json");
        const Run good = run({"board", "--check", town});
        QCOMPARE(good.status, 0);
        QCOMPARE(good.out, town.toUtf8() + ": obeys the rules\n");
        QVERIFY(good.err.isEmpty());

        QFile file(town);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray text = file.readAll();
        text.replace(R"("exits":["s8")", R"("exits":["s9")");
        QTemporaryFile broken;
        QVERIFY(broken.open());
        broken.write(text);
        broken.close();
        const Run bad = run({"board", "--check", broken.fileName()});
        QCOMPARE(bad.status, 1);
        QVERIFY(bad.out.isEmpty());
        const QByteArray name = broken.fileName().toUtf8();
        QVERIFY(bad.err.startsWith(name + ": SG-2.4: "));
        for (const QByteArray& line : bad.err.trimmed().split('\n'))
            QVERIFY(line.startsWith(name + ": SG-2."));
    }

    void boardFilesThatCannotBeRead()
    {
        for (const QString& path : {QStringLiteral("/nowhere/town.json"), QDir::tempPath()}) {
            const Run result = run({"board", "--check", path});
            QCOMPARE(result.status, 1);
            QVERIFY(result.out.isEmpty());
            QCOMPARE(result.err, path.toUtf8() + ": cannot be read\n");
        }
    }

    void playout()
    {
        const auto row = [&](test::Case, const QString& game) {
            const QStringList arguments{"playout", game, "--games", "50", "--seed", "9", "--seats", "4"};
            const QJsonObject one = QJsonDocument::fromJson(run(arguments).out).object();
            const QJsonObject two = QJsonDocument::fromJson(run(arguments).out).object();
            QCOMPARE(one["games"].toInt(), 50);
            QVERIFY(one["games_per_second"].toDouble() > 0);
            QCOMPARE(one["hash"].toString().size(), 16);
            QCOMPARE(one["hash"], two["hash"]);
            QCOMPARE(one["actions"], two["actions"]);
        };
        row("The Gang", "the-gang");
        row("Gang of Dice", "gang-of-dice");
        row("Gangz", "gangz");
        row("SuperGang", "supergang");
    }
};

BACKROOM_SUITE(Cli)
#include "tst_cli.moc"
