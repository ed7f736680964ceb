// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_session.hpp"

#include <QFile>

using namespace test;

namespace {

const std::string new_game = R"({"cmd":"new","game":"the-gang","seats":["Rosa","Al","Bo"],"seed":"7"})";

}

// moc misreads some raw strings, so apostrophes and quotes within quotes are written in other ways.
class Protocol : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void games()
    {
        CliSession session;
        const Json all = session.ask(R"({"cmd":"games"})").at("games");
        QCOMPARE(all.size(), 4u);
        QVERIFY(all.at(3) == R"({"id":"supergang","names":{"en":"SuperGang","it":"SuperGang","fr":"SuperGang"},
                "seats":{"min":3,"max":5},"options":[{"name":"income","values":["auto","ask"],"default":"auto"},
                {"name":"duels","values":["aim","dice"],"default":"aim"},{"name":"clock","values":[0,240],"default":0},
                {"name":"police_player","values":[false,true],"default":false},
                {"name":"length","values":[0,10,20,30],"default":0},
                {"name":"friendly-undo","values":[false,true],"default":false}]})"_json);
        QVERIFY(all.at(2) == R"({"id":"gangz","names":{"en":"Gangz","it":"Gangz","fr":"Gangz"},
                "seats":{"min":3,"max":6},"options":[{"name":"target","values":[10,15,20],"default":15},
                {"name":"friendly-undo","values":[false,true],"default":false}]})"_json);
        QVERIFY(all.at(1) == R"({"id":"gang-of-dice",
                "names":{"en":"Gang of Dice","it":"Gang of Dice","fr":"Gang of Dice"},"seats":{"min":2,"max":4},
                "options":[{"name":"friendly-undo","values":[false,true],"default":false}]})"_json);
        const Json game = all.at(0);
        QVERIFY(game.at("id") == "the-gang");
        QVERIFY(game.at("names").at("it") == "The Gang");
        QVERIFY(game.at("seats") == R"({"min":2,"max":5})"_json);
        QVERIFY(game.at("options") == R"([{"name":"rounds","values":[4,0],"default":4},
                {"name":"friendly-undo","values":[false,true],"default":false}])"_json);
    }

    void idsComeBack()
    {
        CliSession session;
        for (const char* id : {"1", "\"a\"", "null", "true", "1.5", "-3"})
            for (const char* command : {"games", "pending", "nonsense"}) {
                const Json reply = session.ask(std::string(R"({"id":)") + id + ",\"cmd\":\"" + command + "\"}");
                QVERIFY(reply.at("id") == Json::parse(id));
            }
        QVERIFY(!session.ask(R"({"cmd":"games"})").contains("id"));
        QCOMPARE(session.code(R"({"cmd":"games","id":[1]})"), "bad-request");
    }

    void noGame()
    {
        CliSession session;
        for (const char* command :
            {"pending", "legal", "check", "act", "view", "bot", "undo", "redo", "journal", "result"})
            QCOMPARE(session.code(std::string(R"({"cmd":")") + command + "\"}"), "no-game");
    }

    /// In each game, each level chooses a legal action, and the same one each time.
    void bots()
    {
        for (const AnyGame& game : cli::games()) {
            CliSession session;
            const Json opening{{"cmd", "new"}, {"game", game.id}, {"seats", 3}, {"seed", 8}};
            const int seat = session.ask(opening.dump()).at("pending").back();
            const std::uint64_t before = session.hash();
            for (const int level : {1, 2, 3}) {
                const Json question{{"cmd", "bot"}, {"seat", seat}, {"level", level}, {"seed", "18446744073709551615"}};
                const Json reply = session.ask(question.dump());
                QCOMPARE(code_of(reply), std::string(game.bots ? "ok" : "not-available"));
                if (!game.bots)
                    continue;
                QVERIFY(session.ask(question.dump()) == reply);
                QCOMPARE(code_of(session.check(seat, reply.at("action"))), "ok");
            }
            QCOMPARE(session.hash(), before);
        }
    }

    void botsThatFail()
    {
        CliSession session;
        session.position("the-gang", 3, 1, spy_position);
        const auto code = [&](const char* rest) { return session.code(std::string(R"({"cmd":"bot",)") + rest + "}"); };
        QCOMPARE(code(R"("level":2,"seed":1)"), "missing-field");
        QCOMPARE(code(R"("seat":0,"seed":1)"), "missing-field");
        QCOMPARE(code(R"("seat":0,"level":2)"), "missing-field");
        QCOMPARE(code(R"("seat":3,"level":2,"seed":1)"), "no-such-seat");
        QCOMPARE(code(R"("seat":0,"level":0,"seed":1)"), "bad-value");
        QCOMPARE(code(R"("seat":0,"level":4,"seed":1)"), "bad-value");
        QCOMPARE(code(R"("seat":0,"level":"boss","seed":1)"), "bad-value");
        QCOMPARE(code(R"("seat":0,"level":2,"seed":-1)"), "bad-value");
        QCOMPARE(code(R"("seat":0,"level":2,"seed":18446744073709551616)"), "bad-value");
        session.act(1, R"({"type":"choose","gangster":79,"special":true})"_json);
        if (cli::find_game("the-gang").bots)
            QCOMPARE(code(R"("seat":1,"level":2,"seed":1)"), "not-your-turn");
    }

    void openingAGame()
    {
        CliSession session;
        const Json reply = session.ask(new_game);
        QVERIFY(reply.at("seats") == R"(["Rosa","Al","Bo"])"_json);
        QVERIFY(reply.at("seed") == "7");
        QVERIFY(reply.at("game") == "the-gang");
        QVERIFY(reply.at("pending") == "[0,1,2]"_json);
        QCOMPARE(reply.at("hash").get<std::string>().size(), 16u);
        QVERIFY(session.ask(R"({"cmd":"pending"})") == R"({"ok":true,"pending":[0,1,2],"over":false})"_json);
        const Json same = session.ask(R"({"cmd":"new","game":"the-gang","seats":3,"seed":7})");
        QVERIFY(same.at("hash") == reply.at("hash"));
        const Json one = session.ask(R"({"cmd":"new","game":"the-gang","seats":3})");
        const Json two = session.ask(R"({"cmd":"new","game":"the-gang","seats":3})");
        QVERIFY(one.at("seed") != two.at("seed"));
    }

    void names()
    {
        CliSession session;
        const auto open = [&](const std::string& name) {
            const Json request{{"cmd", "new"}, {"game", "the-gang"}, {"seats", {"Rosa", name}}};
            return code_of(session.ask(request.dump()));
        };
        std::string longest;
        for (int character = 0; character < 24 * 12; ++character)
            longest += "\xF0\x9F\x8E\xB2";
        QCOMPARE(open(longest), "ok");
        QCOMPARE(open(longest + "x"), "bad-seats");
        QCOMPARE(open(" \t"), "bad-seats");
    }

    void requestsThatFail()
    {
        const auto row = [](const char* request, const char* code) {
            const test::Case tried(request);
            CliSession session;
            session.ask(new_game);
            const std::uint64_t before = session.hash();
            const Json reply = session.ask(request);
            QCOMPARE(code_of(reply), std::string(code));
            QVERIFY(!reply.at("error").at("message").get<std::string>().empty());
            QCOMPARE(session.hash(), before);
            QVERIFY(session.ask(R"({"cmd":"pending"})").at("ok") == true);
        };
        row("{", "bad-json");
        row("[]", "bad-request");
        row("7", "bad-request");
        row("{}", "missing-field");
        row(R"({"cmd":1})", "bad-value");
        row(R"({"cmd":"dance"})", "unknown-command");
        row(R"({"cmd":"new"})", "missing-field");
        row(R"({"cmd":"new","game":"chess","seats":3})", "unknown-game");
        row(R"({"cmd":"new","game":"the-gang"})", "missing-field");
        row(R"({"cmd":"new","game":"the-gang","seats":1})", "bad-seats");
        row(R"({"cmd":"new","game":"the-gang","seats":6})", "bad-seats");
        row(R"({"cmd":"new","game":"the-gang","seats":3.0})", "bad-value");
        row(R"({"cmd":"new","game":"the-gang","seats":99999999999999999999})", "bad-value");
        row(R"({"cmd":"new","game":"the-gang","seats":["a",1]})", "bad-value");
        row(R"({"cmd":"new","game":"the-gang","seats":["a",""]})", "bad-seats");
        row(R"({"cmd":"new","game":"the-gang","seats":2,"seed":-1})", "bad-value");
        row(R"({"cmd":"new","game":"the-gang","seats":2,"seed":1.5})", "bad-value");
        row(R"({"cmd":"new","game":"the-gang","seats":2,"seed":18446744073709551616})", "bad-value");
        row(R"({"cmd":"new","game":"the-gang","seats":2,"options":{"rounds":3}})", "bad-value");
        row(R"({"cmd":"new","game":"the-gang","seats":2,"options":{"pace":3}})", "unknown-field");
        row(R"({"cmd":"new","game":"the-gang","seats":2,"options":{"friendly-undo":1}})", "bad-value");
        row(R"({"cmd":"new","game":"the-gang","seats":2,"options":[]})", "bad-value");
        row(R"({"cmd":"new","game":"the-gang","seats":2,"position":{}})", "unknown-field");
        row(R"({"cmd":"position","game":"the-gang","seats":2})", "missing-field");
        row(R"({"cmd":"position","game":"the-gang","seats":2,"position":{"cities":{"chicago":[5,4]}}})",
            "bad-position");
        row(R"({"cmd":"position","game":"the-gang","seats":2,"position":{"cities":{"boston":[5]}}})", "unknown-field");
        row(R"({"cmd":"position","game":"the-gang","seats":2,"position":{"deck":[81]}})", "bad-value");
        row(R"({"cmd":"position","game":"the-gang","seats":2,"position":{"hands":[{"special":"gun"}]}})", "bad-value");
        row(R"({"cmd":"legal"})", "missing-field");
        row(R"({"cmd":"legal","seat":3})", "no-such-seat");
        row(R"({"cmd":"legal","seat":-1})", "no-such-seat");
        row(R"({"cmd":"view","seat":"0"})", "no-such-seat");
        row(R"({"cmd":"act","seat":0})", "missing-field");
        row(R"({"cmd":"act","seat":0,"action":{}})", "missing-field");
        row(R"({"cmd":"act","seat":0,"action":"choose"})", "missing-field");
        row(R"({"cmd":"act","seat":0,"action":{"type":"choose"}})", "missing-field");
        row(R"({"cmd":"act","seat":0,"action":{"type":"steal"}})", "bad-value");
        row(R"({"cmd":"act","seat":0,"action":{"type":"choose","gangster":1}})", "bad-value");
        row(R"({"cmd":"act","seat":0,"action":{"type":"choose","gangster":1.0,"ticket":"chicago"}})", "bad-value");
        row(R"({"cmd":"act","seat":0,"action":{"type":"choose","gangster":257,"ticket":"chicago"}})", "bad-value");
        row(R"({"cmd":"act","seat":0,"action":{"type":"choose","gangster":1,"ticket":"boston"}})", "bad-value");
        row(R"({"cmd":"act","seat":0,"action":{"type":"choose","gangster":1,"ticket":"chicago","special":true}})",
            "bad-value");
        row(R"({"cmd":"act","seat":0,"action":{"type":"place-gangster","city":"chicago","on":1}})", "unknown-field");
        row(R"({"cmd":"act","seat":0,"action":{"type":"place-gangster","city":"chicago"}})", "still-choosing");
        row(R"({"cmd":"check","seat":0,"action":{"type":"play-lookout","city":"chicago","end":"up"}})", "bad-value");
        row(R"({"cmd":"undo"})", "nothing-to-undo");
        row(R"({"cmd":"redo"})", "nothing-to-redo");
        row(R"({"cmd":"load"})", "missing-field");
        row(R"({"cmd":"load","lines":"x"})", "bad-value");
        row(R"({"cmd":"load","lines":[1]})", "bad-value");
        row(R"({"cmd":"load","lines":[]})", "bad-journal");
        row("{\"cmd\":\"load\",\"lines\":[\"{\\\"backroom-journal\\\":3}\"]}", "newer-journal");
    }

    void odds()
    {
        CliSession session;
        const std::string question = R"({"cmd":"odds","warning":{"kind":"bomb","trigger":"total","n":7},"dice":3)";
        const Json stop = session.ask(question + R"(,"showing":[4,1,0],"rerolls":2,"reach":5})");
        QVERIFY(stop == R"({"ok":true,"value":1.0,"best":{"type":"stop"}})"_json);
        const Json reroll = session.ask(question + R"(,"showing":[4,4,0],"rerolls":2,"reach":5,"id":4})");
        QVERIFY(reroll.at("best") == R"({"type":"reroll","dice":[0]})"_json);
        QVERIFY(reroll.at("value") > 0.5 && reroll.at("value") < 0.6 && reroll.at("id") == 4);
        const Json before = session.ask(question + R"(,"showing":null,"rerolls":2,"reach":null})");
        QVERIFY(before.at("value") > 4 && !before.contains("best"));
        QVERIFY(session.ask(question + R"(,"rerolls":2})") == before);
        QVERIFY(!session.open());
    }

    void oddsThatFail()
    {
        const auto row = [](const char* fields, const char* code) {
            QVERIFY2(CliSession().code(R"({"cmd":"odds",)" + std::string(fields) + "}") == code, fields);
        };
        row(R"("dice":3,"rerolls":2)", "missing-field");
        row(R"("warning":{"kind":"bomb","trigger":"pair"},"rerolls":2)", "missing-field");
        row(R"("warning":{"kind":"bomb","trigger":"pair"},"dice":3)", "missing-field");
        row(R"("warning":{"kind":"bomb","trigger":"nothing"},"dice":3,"rerolls":2)", "bad-value");
        row(R"("warning":{"kind":"bomb","trigger":"pair"},"dice":0,"rerolls":2)", "bad-value");
        row(R"("warning":{"kind":"bomb","trigger":"pair"},"dice":13,"rerolls":2)", "bad-value");
        row(R"("warning":{"kind":"bomb","trigger":"pair"},"dice":3,"rerolls":3)", "bad-value");
        row(R"("warning":{"kind":"bomb","trigger":"pair"},"dice":3,"rerolls":2,"reach":-1)", "bad-value");
        row(R"("warning":{"kind":"bomb","trigger":"pair"},"dice":3,"rerolls":2,"showing":[1,2])", "bad-value");
        row(R"("warning":{"kind":"bomb","trigger":"pair"},"dice":3,"rerolls":2,"showing":[1,2,6])", "bad-value");
        row(R"("warning":{"kind":"bomb","trigger":"pair"},"dice":3,"rerolls":2,"showing":123)", "bad-value");
    }

    /// The town is available with and without an open game, in the format of its file.
    void board()
    {
        CliSession session;
        Json reply = session.ask(R"({"cmd":"board","id":7})");
        QVERIFY(reply.at("ok") == true && reply.at("id") == 7);
        for (const char* field : {"ok", "id"})
            reply.erase(field);
        QFile file(ENGINE_DIR "/../assets/supergang/town.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        Json town = Json::parse(file.readAll().toStdString());
        town.erase("drawing");
        QVERIFY(reply == town);
    }
};

BACKROOM_SUITE(Protocol)
#include "tst_protocol.moc"
