// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/playout.hpp"
#include "engine/cli/session.hpp"
#include "suites.hpp"

#include <QFile>
#include <QTest>

#include <numeric>

using namespace backroom;

namespace {

Json ask(cli::Session& session, const std::string& request)
{
    const std::string reply = session.handle(request);
    return Json::parse(reply.find('\n') == std::string::npos ? reply : "more than one line");
}

std::string code_of(const Json& reply)
{
    return reply.at("ok") == false ? reply.at("error").at("code").get<std::string>() : "ok";
}

const std::string new_game = R"({"cmd":"new","game":"the-gang","seats":["Rosa","Al","Bo"],"seed":"7"})";

/// X7, with a Spy for seat 0.
const std::string spy_position = R"({"cmd":"position","game":"the-gang","seats":3,"seed":1,"position":{
    "cities":{"chicago":[1,3,5,7,9],"detroit":[11,12,34,35,36,54],"new-york":[2,4,6,8,10]},
    "hands":[{"gangsters":[55],"special":"spy"},{"gangsters":[79],"special":"lookout"},{"gangsters":[80],"special":null}]}})";

}

// moc does not understand every raw string: apostrophes and quotes within quotes are written in other ways.
class Protocol : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void games()
    {
        cli::Session session;
        const Json all = ask(session, R"({"cmd":"games"})").at("games");
        QCOMPARE(all.size(), 4u);
        QVERIFY(
            all.at(3) == Json::parse(R"({"id":"supergang","names":{"en":"SuperGang","it":"SuperGang","fr":"SuperGang"},
                "seats":{"min":3,"max":5},"options":[{"name":"income","values":["auto","ask"],"default":"auto"},
                {"name":"duels","values":["aim","dice"],"default":"aim"},{"name":"clock","values":[0,240],"default":0},
                {"name":"police_player","values":[false,true],"default":false},
                {"name":"length","values":[0,10,20,30],"default":0},
                {"name":"friendly-undo","values":[false,true],"default":false}]})"));
        QVERIFY(all.at(2) == Json::parse(R"({"id":"gangz","names":{"en":"Gangz","it":"Gangz","fr":"Gangz"},
                "seats":{"min":3,"max":6},"options":[{"name":"target","values":[10,15,20],"default":15},
                {"name":"friendly-undo","values":[false,true],"default":false}]})"));
        QVERIFY(all.at(1) == Json::parse(R"({"id":"gang-of-dice",
                "names":{"en":"Gang of Dice","it":"Gang of Dice","fr":"Gang of Dice"},"seats":{"min":2,"max":4},
                "options":[{"name":"friendly-undo","values":[false,true],"default":false}]})"));
        const Json game = all.at(0);
        QVERIFY(game.at("id") == "the-gang");
        QVERIFY(game.at("names").at("it") == "The Gang");
        QVERIFY(game.at("seats") == Json::parse(R"({"min":2,"max":5})"));
        QVERIFY(game.at("options") == Json::parse(R"([{"name":"rounds","values":[4,0],"default":4},
                {"name":"friendly-undo","values":[false,true],"default":false}])"));
    }

    void idsComeBack()
    {
        cli::Session session;
        for (const char* id : {"1", "\"a\"", "null", "true", "1.5", "-3"})
            for (const char* command : {"games", "pending", "nonsense"}) {
                const Json reply = ask(session, std::string(R"({"id":)") + id + ",\"cmd\":\"" + command + "\"}");
                QVERIFY(reply.at("id") == Json::parse(id));
            }
        QVERIFY(!ask(session, R"({"cmd":"games"})").contains("id"));
        QCOMPARE(code_of(ask(session, R"({"cmd":"games","id":[1]})")), "bad-request");
    }

    void noGame()
    {
        cli::Session session;
        for (const char* command :
            {"pending", "legal", "check", "act", "view", "bot", "undo", "redo", "journal", "result"})
            QCOMPARE(code_of(ask(session, std::string(R"({"cmd":")") + command + "\"}")), "no-game");
    }

    /// In each game, each level chooses a legal action, and the same one each time.
    void bots()
    {
        for (const AnyGame& game : cli::games()) {
            cli::Session session;
            const Json opening{{"cmd", "new"}, {"game", game.id}, {"seats", 3}, {"seed", 8}};
            const std::string seat = ask(session, opening.dump()).at("pending").back().dump();
            const std::uint64_t before = session.match()->hash();
            for (const char* level : {"1", "2", "3"}) {
                const std::string question =
                    R"({"cmd":"bot","seat":)" + seat + R"(,"level":)" + level + R"(,"seed":"18446744073709551615"})";
                const Json reply = ask(session, question);
                QCOMPARE(code_of(reply), std::string(game.bots ? "ok" : "not-available"));
                if (!game.bots)
                    continue;
                QVERIFY(ask(session, question) == reply);
                const std::string check =
                    R"({"cmd":"check","seat":)" + seat + R"(,"action":)" + reply.at("action").dump() + "}";
                QCOMPARE(code_of(ask(session, check)), "ok");
            }
            QCOMPARE(session.match()->hash(), before);
        }
    }

    void botsThatFail()
    {
        cli::Session session;
        std::string position = spy_position;
        std::erase(position, '\n');
        ask(session, position);
        const auto code = [&](const char* rest) {
            return QString::fromStdString(code_of(ask(session, std::string(R"({"cmd":"bot",)") + rest + "}")));
        };
        QCOMPARE(code(R"("level":2,"seed":1)"), "missing-field");
        QCOMPARE(code(R"("seat":0,"seed":1)"), "missing-field");
        QCOMPARE(code(R"("seat":0,"level":2)"), "missing-field");
        QCOMPARE(code(R"("seat":3,"level":2,"seed":1)"), "no-such-seat");
        QCOMPARE(code(R"("seat":0,"level":0,"seed":1)"), "bad-value");
        QCOMPARE(code(R"("seat":0,"level":4,"seed":1)"), "bad-value");
        QCOMPARE(code(R"("seat":0,"level":"boss","seed":1)"), "bad-value");
        QCOMPARE(code(R"("seat":0,"level":2,"seed":-1)"), "bad-value");
        QCOMPARE(code(R"("seat":0,"level":2,"seed":18446744073709551616)"), "bad-value");
        ask(session, R"({"cmd":"act","seat":1,"action":{"type":"choose","gangster":79,"special":true}})");
        if (cli::find_game("the-gang").bots)
            QCOMPARE(code(R"("seat":1,"level":2,"seed":1)"), "not-your-turn");
    }

    void openingAGame()
    {
        cli::Session session;
        const Json reply = ask(session, new_game);
        QVERIFY(reply.at("seats") == Json::parse(R"(["Rosa","Al","Bo"])"));
        QVERIFY(reply.at("seed") == "7");
        QVERIFY(reply.at("game") == "the-gang");
        QVERIFY(reply.at("pending") == Json::parse("[0,1,2]"));
        QCOMPARE(reply.at("hash").get<std::string>().size(), 16u);
        QVERIFY(ask(session, R"({"cmd":"pending"})") == Json::parse(R"({"ok":true,"pending":[0,1,2],"over":false})"));
        const Json same = ask(session, R"({"cmd":"new","game":"the-gang","seats":3,"seed":7})");
        QVERIFY(same.at("hash") == reply.at("hash"));
        const Json one = ask(session, R"({"cmd":"new","game":"the-gang","seats":3})");
        const Json two = ask(session, R"({"cmd":"new","game":"the-gang","seats":3})");
        QVERIFY(one.at("seed") != two.at("seed"));
    }

    void names()
    {
        cli::Session session;
        const auto open = [&](const std::string& name) {
            const Json request{{"cmd", "new"}, {"game", "the-gang"}, {"seats", {"Rosa", name}}};
            return code_of(ask(session, request.dump()));
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
            cli::Session session;
            ask(session, new_game);
            const std::uint64_t before = session.match()->hash();
            const Json reply = ask(session, request);
            QCOMPARE(code_of(reply), std::string(code));
            QVERIFY(!reply.at("error").at("message").get<std::string>().empty());
            QCOMPARE(session.match()->hash(), before);
            QVERIFY(ask(session, R"({"cmd":"pending"})").at("ok") == true);
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
        row("{\"cmd\":\"load\",\"lines\":[\"{\\\"backroom-journal\\\":2}\"]}", "newer-journal");
    }

    void aWholeTurn()
    {
        cli::Session session;
        std::string position = spy_position;
        std::erase(position, '\n');
        QCOMPARE(code_of(ask(session, position)), "ok");
        ask(session, R"({"cmd":"act","seat":1,"action":{"type":"choose","gangster":79,"special":true}})");
        ask(session, R"({"cmd":"act","seat":2,"action":{"type":"choose","gangster":80,"ticket":"new-york"}})");

        const Json other = ask(session, R"({"cmd":"view","seat":0})").at("view");
        QVERIFY(other.at("choices") == Json::parse("[null,true,true]"));
        QVERIFY(other.at("hands") == Json::parse(R"([{"gangsters":[55],"special":"spy"},
            {"gangsters":1,"special":true},{"gangsters":1,"special":false}])"));
        QVERIFY(other.at("captured") == Json::parse("[[],0,0]"));
        QVERIFY(other.at("deck") == 80 - 16 - 3);
        QVERIFY(other.at("special_deck") == 10);
        QVERIFY(ask(session, R"({"cmd":"view"})").at("view").at("choices")
            == Json::parse(R"([null,{"gangster":79,"special":"lookout"},{"gangster":80,"ticket":"new-york"}])"));

        const Json revealed =
            ask(session, R"({"cmd":"act","seat":0,"action":{"type":"choose","gangster":55,"special":true}})");
        QVERIFY(revealed.at("events") == Json::parse(R"([{"type":"chosen","seat":0,"gangster":55,"special":"spy"},
            {"type":"revealed","choices":[{"seat":0,"gangster":55,"special":"spy"},
                {"seat":1,"gangster":79,"special":"lookout"},{"seat":2,"gangster":80,"ticket":"new-york"}]}])"));
        QVERIFY(revealed.at("pending") == Json::parse("[0]"));

        const Json refused =
            ask(session, R"({"cmd":"check","seat":1,"action":{"type":"place-gangster","city":"chicago"}})");
        QVERIFY(refused.at("error") == Json::parse(R"({"code":"lower-gangster-first","rule":"TG-3.4",
            "message":"gangster 55 is lower and plays first"})"));
        const Json spied =
            ask(session, R"({"cmd":"act","seat":0,"action":{"type":"play-spy","city":"detroit","on":35}})");
        QVERIFY(spied.at("events")
            == Json::parse(R"([{"type":"special-played","seat":0,"special":"spy","city":"detroit","on":35}])"));
        for (const char* view : {R"({"cmd":"view"})", R"({"cmd":"view","seat":2})"})
            QVERIFY(ask(session, view).at("view").at("turn") == Json::parse(R"({"seat":0,"gangster":55,"special":"spy",
                "gangster_placed":false,"special_played":true,"city":"detroit","lookout":null,"spied":35})"));
        QVERIFY(ask(session, R"({"cmd":"legal","seat":0})").at("actions")
            == Json::parse(R"([{"type":"place-gangster","city":"detroit"}])"));

        const Json placed =
            ask(session, R"({"cmd":"act","seat":0,"action":{"type":"place-gangster","city":"detroit"}})");
        QVERIFY(
            placed.at("events") == Json::parse(R"([{"type":"placed","seat":0,"gangster":55,"city":"detroit","index":6},
            {"type":"captured","seat":0,"city":"detroit","gangsters":[12,34,35,36,54]},
            {"type":"special-discarded","seat":0,"special":"spy"}])"));
        QVERIFY(ask(session, R"({"cmd":"result"})").at("scores") == Json::parse("[11,0,0]"));

        QCOMPARE(code_of(ask(session, R"({"cmd":"undo"})")), "ok");
        QVERIFY(ask(session, R"({"cmd":"redo"})").at("hash") == placed.at("hash"));
    }

    void wholeGamesThroughTheProtocol()
    {
        const auto row = [](const AnyGame& game, int seats, const char* options) {
            const test::Case tried(QString::asprintf("%s, %d seats", std::string(game.id).c_str(), seats));
            cli::Session session;
            const Json opening{
                {"cmd", "new"}, {"game", game.id}, {"seed", 5}, {"seats", seats}, {"options", Json::parse(options)}};
            Json reply = ask(session, opening.dump());
            std::size_t pick = 3;
            while (reply.at("over") == false) {
                const std::string seat = reply.at("pending").back().dump();
                const Json actions = ask(session, R"({"cmd":"legal","seat":)" + seat + "}").at("actions");
                pick = pick * 31 % 1009;
                std::size_t chosen = pick % actions.size();
                // Giving up would end the game too early.
                if (actions.at(chosen).at("type") == "give-up")
                    chosen = (chosen + 1) % actions.size();
                const std::string action = actions.at(chosen).dump();
                QCOMPARE(code_of(ask(session, R"({"cmd":"check","seat":)" + seat + R"(,"action":)" + action + "}")),
                    std::string("ok"));
                reply = ask(session, R"({"cmd":"act","seat":)" + seat + R"(,"action":)" + action + "}");
                QCOMPARE(code_of(reply), "ok");
            }
            QVERIFY(reply.at("pending").empty());
            const Json result = ask(session, R"({"cmd":"result"})");
            QVERIFY(result.at("over") == true);
            QCOMPARE(result.at("scores").size(), static_cast<std::size_t>(seats));
            const Json seen = ask(session, R"({"cmd":"view","seat":0})").at("view");
            const Json all = ask(session, R"({"cmd":"view"})").at("view");
            const char* secret = game.id == "the-gang" ? "captured"
                : game.id == "gangz"                   ? "votes"
                : game.id == "supergang"               ? "gangs"
                                                       : "wealth";
            QVERIFY(seen.at(secret) == all.at(secret));

            const Json lines = ask(session, R"({"cmd":"journal"})").at("lines");
            cli::Session other;
            const Json loaded = ask(other, Json{{"cmd", "load"}, {"lines", lines}}.dump());
            QVERIFY(loaded.at("hash") == reply.at("hash"));
            QVERIFY(ask(other, R"({"cmd":"journal"})").at("lines") == lines);
            Json edited = lines;
            edited[3] = edited[4];
            const Json refused = ask(other, Json{{"cmd", "load"}, {"lines", edited}}.dump());
            QVERIFY(refused.at("error").at("message").get<std::string>().starts_with("line 4:"));
            QVERIFY(ask(other, R"({"cmd":"journal"})").at("lines") == lines);
        };
        for (const AnyGame& game : cli::games())
            for (int seats = game.min_seats; seats <= game.max_seats; ++seats)
                row(game, seats,
                    game.id != "supergang" ? "{}"
                        : seats == 5       ? R"({"police_player":true,"length":10})"
                                           : R"({"length":10})");
    }

    void barriersOfUndo()
    {
        for (const bool friendly : {false, true}) {
            cli::Session session;
            Json reply = ask(session,
                std::string(R"({"cmd":"new","game":"the-gang","seed":5,"seats":2,"options":{"friendly-undo":)")
                    + (friendly ? "true}}" : "false}}"));
            for (const char* seat : {"0", "1"}) {
                const Json actions = ask(session, std::string(R"({"cmd":"legal","seat":)") + seat + "}").at("actions");
                ask(session, std::string(R"({"cmd":"act","seat":)") + seat + R"(,"action":)" + actions[0].dump() + "}");
            }
            QCOMPARE(code_of(ask(session, R"({"cmd":"undo"})")), std::string(friendly ? "ok" : "already-revealed"));
        }
    }

    void playoutsWithOptions()
    {
        const auto play = [](std::vector<std::string> arguments) {
            arguments.insert(arguments.begin(), {"the-gang", "--games", "40", "--seats", "2"});
            return Json::parse(cli::run_playout(arguments));
        };
        const Json usual = play({});
        QVERIFY(play({"--option", "rounds=4", "--option", "friendly-undo=true"}).at("hash") == usual.at("hash"));
        const Json endless = play({"--option", "rounds=0"});
        QVERIFY(endless.at("hash") != usual.at("hash") && endless.at("actions") >= usual.at("actions"));
    }

    void playoutsByPlayer()
    {
        for (const AnyGame& game : cli::games()) {
            const std::string id(game.id);
            const int seats = game.min_seats;
            const Json plain = Json::parse(cli::run_playout({id, "--games", "300", "--seats", std::to_string(seats)}));
            QVERIFY(!plain.contains("wins"));
            std::string bots = "random";
            for (int more = 1; more < seats; ++more)
                bots += ",random";
            const Json totals = Json::parse(cli::run_playout({id, "--games", "300", "--bots", bots}));
            QVERIFY(totals.at("hash") == plain.at("hash") && totals.at("actions") == plain.at("actions"));
            const auto wins = totals.at("wins").get<std::vector<double>>();
            QCOMPARE(wins.size(), static_cast<std::size_t>(seats));
            QVERIFY(qAbs(std::accumulate(wins.begin(), wins.end(), -300.0)) < 1e-6);
            for (const double share : wins)
                QVERIFY(share > 200.0 / seats);
            const auto points = totals.at("points").get<std::vector<double>>();
            QCOMPARE(points.size(), static_cast<std::size_t>(seats));
            QVERIFY(points[0] > 1 && points[1] > 1);
            QVERIFY(totals.at("decision_ms").at("median") <= totals.at("decision_ms").at("most"));
        }
    }

    /// One level for all seats, or a mixture of players; the results follow from the seed.
    void playoutsOfLevels()
    {
        const auto play = [](const std::string& bots) {
            return Json::parse(cli::run_playout({"the-gang", "--games", "40", "--seats", "3", "--bots", bots}));
        };
        const Json all = play("1");
        QVERIFY(!all.contains("wins") && all.at("hash") == play("1").at("hash"));
        QVERIFY(all.at("hash") != play("random").at("hash"));
        const Json mixed = play("random,1,random");
        QVERIFY(mixed.at("hash") == play("random,1,random").at("hash"));
        const auto wins = mixed.at("wins").get<std::vector<double>>();
        QVERIFY(wins[1] > 30 && wins[0] + wins[2] < 10);
    }

    void playouts()
    {
        const Json totals = Json::parse(cli::run_playout({"the-gang", "--games", "20", "--bots", "random"}));
        for (const char* field : {"games", "actions", "seconds", "games_per_second", "actions_per_second", "hash"})
            QVERIFY(totals.contains(field));
        QVERIFY(totals.at("games") == 20);
        const std::vector<std::vector<std::string>> wrong{{}, {"chess"}, {"the-gang", "--games"},
            {"the-gang", "--games", "0"}, {"the-gang", "--games", "x"}, {"the-gang", "--seats", "6"},
            {"the-gang", "--bots", "0"}, {"the-gang", "--bots", "4"}, {"the-gang", "--bots", "22"},
            {"the-gang", "--bots", "god"}, {"the-gang", "--fast"}, {"the-gang", "--bots", "2,"},
            {"the-gang", "--bots", "1,2,3,1,2,3"}, {"the-gang", "--bots", "random,"}, {"the-gang", "--bots", ""},
            {"the-gang", "--seats", "4", "--bots", "random,random"},
            {"gang-of-dice", "--bots", "random,random,random,random,random"}, {"the-gang", "--option"},
            {"the-gang", "--option", "rounds"}, {"the-gang", "--option", "=4"}, {"the-gang", "--option", "rounds=3"},
            {"the-gang", "--option", "rounds=many"}, {"gang-of-dice", "--option", "rounds=4"},
            {"the-gang", "--option", "friendly-undo=1"}};
        for (const auto& arguments : wrong)
            QVERIFY_THROWS_EXCEPTION(InputError, cli::run_playout(arguments));
    }

    void aTurnWithDice()
    {
        cli::Session session;
        QCOMPARE(code_of(ask(session,
                     R"({"cmd":"position","game":"gang-of-dice","seats":3,"seed":1,"position":{"start":1,)"
                     R"("wealth":[40,50,54],"rolls":[1,0,5,3,4],"warnings":[{"kind":"bomb","trigger":"total","n":7},)"
                     R"({"kind":"explosive","trigger":"any-of","values":[4,5]}]}})")),
            std::string("ok"));
        const Json fresh = ask(session, R"({"cmd":"view","seat":2})").at("view");
        QVERIFY(fresh == Json::parse(R"({"seat":2,"round":1,"start":1,"warning":{"kind":"bomb","trigger":"total","n":7},
            "middle":0,"wealth":[null,null,54],"shown":[[],[],[]],"results":[null,null,null],
            "turn":{"seat":1,"dice":0,"rolls_left":3},"out":[false,false,false]})"));
        const Json warnings = ask(session, R"({"cmd":"view"})").at("view").at("warnings");
        QCOMPARE(warnings.size(), 11u);
        QVERIFY(warnings.at(0) == Json::parse(R"({"kind":"explosive","trigger":"any-of","values":[4,5]})"));

        const Json taken = ask(session, R"({"cmd":"act","seat":1,"action":{"type":"take","dice":2}})");
        QVERIFY(taken.at("events") == Json::parse(R"([{"type":"rolled","seat":1,"values":[1,0],"roll":1}])"));
        QVERIFY(taken.at("pending") == Json::parse("[1]"));
        QVERIFY(ask(session, R"({"cmd":"legal","seat":1})").at("actions")
            == Json::parse(R"([{"type":"stop"},{"type":"reroll","dice":[0]},{"type":"reroll","dice":[1]},
                {"type":"reroll","dice":[0,1]}])"));
        const Json refused = ask(session, R"({"cmd":"check","seat":1,"action":{"type":"reroll","dice":[2]}})");
        QVERIFY(refused.at("error")
            == Json::parse(
                R"({"code":"no-such-die","rule":"GD-3.2","message":"there is no die 2: this turn uses 2"})"));
        ask(session, R"({"cmd":"act","seat":1,"action":{"type":"reroll","dice":[0,1]}})");
        const Json seen = ask(session, R"({"cmd":"view","seat":0})").at("view");
        QVERIFY(seen.at("shown") == Json::parse("[[],[5,3],[]]"));
        QVERIFY(seen.at("turn") == Json::parse(R"({"seat":1,"dice":2,"rolls_left":1})"));
        const Json busted = ask(session, R"({"cmd":"act","seat":1,"action":{"type":"reroll","dice":[0]}})");
        QVERIFY(busted.at("events") == Json::parse(R"([{"type":"rolled","seat":1,"values":[4,3],"roll":3},
            {"type":"busted","seat":1,"by":"bomb"}])"));
        const Json after = ask(session, R"({"cmd":"view","seat":1})").at("view");
        QVERIFY(after.at("results") == Json::parse(R"([null,{"total":7,"dice":2,"valid":false},null])"));
        QVERIFY(after.at("middle") == 2);
        QVERIFY(after.at("wealth") == Json::parse("[null,48,null]"));
        QCOMPARE(code_of(ask(session, R"({"cmd":"undo"})")), "already-revealed");
    }

    void odds()
    {
        cli::Session session;
        const std::string question = R"({"cmd":"odds","warning":{"kind":"bomb","trigger":"total","n":7},"dice":3)";
        const Json stop = ask(session, question + R"(,"showing":[4,1,0],"rerolls":2,"reach":5})");
        QVERIFY(stop == Json::parse(R"({"ok":true,"value":1.0,"best":{"type":"stop"}})"));
        const Json reroll = ask(session, question + R"(,"showing":[4,4,0],"rerolls":2,"reach":5,"id":4})");
        QVERIFY(reroll.at("best") == Json::parse(R"({"type":"reroll","dice":[0]})"));
        QVERIFY(reroll.at("value") > 0.5 && reroll.at("value") < 0.6 && reroll.at("id") == 4);
        const Json before = ask(session, question + R"(,"showing":null,"rerolls":2,"reach":null})");
        QVERIFY(before.at("value") > 4 && !before.contains("best"));
        QVERIFY(ask(session, question + R"(,"rerolls":2})") == before);
        QVERIFY(session.match() == nullptr);
    }

    void oddsThatFail()
    {
        const auto row = [](const char* fields, const char* code) {
            cli::Session session;
            const Json reply = ask(session, R"({"cmd":"odds",)" + std::string(fields) + "}");
            QVERIFY2(code_of(reply) == code, fields);
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

    void aRoundOfTattoos()
    {
        cli::Session session;
        const auto act = [&](int seat, const char* action) {
            return ask(session,
                R"({"cmd":"act","seat":)" + std::to_string(seat) + R"(,"action":)" + std::string(action) + "}");
        };
        const auto view = [&](int seat) {
            return ask(session, R"({"cmd":"view","seat":)" + std::to_string(seat) + "}").at("view");
        };
        QCOMPARE(
            code_of(ask(session,
                R"({"cmd":"position","game":"gangz","seats":4,"seed":1,"position":{"hands":[[1,2],[11,12,13],[21],)"
                R"([31,32,33]],"leaders":[100,101,102],"totals":[3,-1],"deck":[201,202,210,211,212,213,214,215,216,)"
                R"(217,218,219,220,221,222]}})")),
            std::string("ok"));
        const Json swapped = act(1, R"({"type":"swap-hand"})");
        QVERIFY(swapped.at("events") == Json::parse(R"([{"type":"swapped","seat":1,"cards":[201,202]}])"));
        QVERIFY(swapped.at("pending") == Json::parse("[0,1,2,3]"));
        const Json all = ask(session, R"({"cmd":"view"})").at("view");
        QVERIFY(all == Json::parse(R"({"phase":"choose","round":1,"hands":[[1,2],[201,202],[21],[31,32,33]],
            "leaders":[100,101,102],"totals":[3,-1,0,0],"deck":[210,211,212,213,214,215,216,217,218,219,220,221,222],
            "discard":[],"wall":[],"played":[null,null,null,null],"votes":[null,null,null,null],
            "swapped":[false,true,false,false],"aside":[[],[11,12,13],[],[]]})"));
        QVERIFY(act(0, R"({"type":"play","cards":[2,1]})").at("events")
            == Json::parse(R"([{"type":"chosen","seat":0,"cards":[1,2]}])"));
        QVERIFY(view(1) == Json::parse(R"({"seat":1,"phase":"choose","round":1,"hands":[2,[201,202],1,3],
            "leaders":[100,101,102],"totals":[3,-1,0,0],"deck":13,"discard":[],"wall":[],
            "played":[true,null,false,false],"votes":[false,null,false,false],"swapped":[false,true,false,false],
            "aside":[0,[11,12,13],0,0]})"));
        act(1, R"({"type":"play","cards":[201]})");
        act(2, R"({"type":"play","cards":[21]})");
        const Json laid = act(3, R"({"type":"play","cards":[31,32,33]})").at("events");
        QVERIFY(laid.at(1).at("type") == "laid-out");
        auto wall = laid.at(1).at("cards").get<std::vector<int>>();
        const Json seen = view(0);
        QVERIFY(seen.at("wall") == wall);
        std::sort(wall.begin(), wall.end());
        QVERIFY((wall == std::vector{1, 2, 21, 31, 32, 33, 201, 210, 211}));
        QVERIFY(seen.at("hands") == Json::parse("[[],2,1,3]"));
        QVERIFY(seen.at("played") == Json::parse("[[1,2],true,true,true]"));
        QCOMPARE(ask(session, R"({"cmd":"legal","seat":3})").at("actions").size(), 15u);

        const Json refused = ask(session, R"({"cmd":"check","seat":0,"action":{"type":"vote","cards":[2,210]}})");
        QVERIFY(refused.at("error") == Json::parse(R"({"code":"own-card","rule":"GZ-2.4",
            "message":"card 2 is the seat\u0027s own: nobody votes for an own card"})"));
        act(0, R"({"type":"vote","cards":[210,31]})");
        act(1, R"({"type":"vote","cards":[211,210]})");
        QVERIFY(view(2).at("votes") == Json::parse("[true,true,null,false]"));
        QVERIFY(view(1).at("votes") == Json::parse("[true,[210,211],false,false]"));
        act(2, R"({"type":"vote","cards":[211,32]})");
        const Json shown = act(3, R"({"type":"vote","cards":[21,211]})");
        const Json events = shown.at("events");
        QVERIFY(
            events.at(1) == Json::parse(R"({"type":"votes-shown","votes":[[31,210],[210,211],[32,211],[21,211]]})"));
        QVERIFY(events.at(2) == Json::parse(R"({"type":"intruders","cards":[210,211]})"));
        QVERIFY(events.at(3)
            == Json::parse(R"({"type":"scored","seat":0,"found":1,"clean":2,"shot":0,"points":4,"total":7})"));
        QVERIFY(events.at(4)
            == Json::parse(R"({"type":"scored","seat":1,"found":2,"clean":1,"shot":0,"points":5,"total":4})"));
        QVERIFY(events.at(5)
            == Json::parse(R"({"type":"scored","seat":2,"found":1,"clean":0,"shot":1,"points":1,"total":1})"));
        QVERIFY(events.at(6)
            == Json::parse(R"({"type":"scored","seat":3,"found":1,"clean":1,"shot":2,"points":1,"total":1})"));
        QVERIFY(events.at(7).at("type") == "discarded" && events.at(7).at("cards").at(0) == 100);
        QVERIFY(events.at(8) == Json::parse(R"({"type":"drawn","seat":0,"cards":[212,213]})"));
        QVERIFY(events.at(12) == Json::parse(R"({"type":"leader","card":101,"next":219})"));
        QVERIFY(ask(session, R"({"cmd":"result"})").at("scores") == Json::parse("[7,4,1,1]"));
        const Json after = view(2);
        QVERIFY(after.at("round") == 2 && after.at("phase") == "choose" && after.at("wall").empty());
        QVERIFY(after.at("discard").size() == 10 && after.at("hands") == Json::parse("[2,2,[215],3]"));
        QCOMPARE(code_of(ask(session, R"({"cmd":"undo"})")), "already-revealed");
    }

    /// The discards become the new deck, and impossible positions are refused.
    void tattoosOfAPosition()
    {
        cli::Session session;
        const auto position = [&](const std::string& text) {
            return code_of(
                ask(session, R"({"cmd":"position","game":"gangz","seats":3,"seed":2,"position":)" + text + "}"));
        };
        QCOMPARE(position(R"({"hands":[null,[1,2,3]],"deck":[200,201],"discard":[210,211,212],"round":7})"),
            std::string("ok"));
        const Json all = ask(session, R"({"cmd":"view"})").at("view");
        QVERIFY(all.at("hands").at(0).size() == 6 && all.at("hands").at(2).size() == 6 && all.at("round") == 7);
        const Json refused = ask(session, R"({"cmd":"check","seat":0,"action":{"type":"swap-hand"}})");
        QVERIFY(refused.at("error").at("rule") == "GZ-2.2");
        const Json swapped = ask(session, R"({"cmd":"act","seat":1,"action":{"type":"swap-hand"}})");
        QVERIFY(swapped.at("events") == Json::parse(R"([{"type":"swapped","seat":1,"cards":[200,201]}])"));
        for (int seat = 0; seat < 3; ++seat) {
            const std::string number = std::to_string(seat);
            const Json actions = ask(session, R"({"cmd":"legal","seat":)" + number + "}").at("actions");
            const Json reply =
                ask(session, R"({"cmd":"act","seat":)" + number + R"(,"action":)" + actions.at(0).dump() + "}");
            if (seat == 2) {
                QVERIFY(reply.at("events").at(1) == Json::parse(R"({"type":"reshuffled","cards":3})"));
                QVERIFY(reply.at("events").at(2).at("type") == "laid-out");
            }
        }
        QCOMPARE(position(R"({"hands":[[1,1]]})"), "bad-position");
        QCOMPARE(position(R"({"hands":[[240]]})"), "bad-value");
        QCOMPARE(position(R"({"totals":[15]})"), "bad-position");
        QCOMPARE(position(R"({"wall":[]})"), "unknown-field");
        QCOMPARE(position("[]"), "bad-value");
    }

    /// The town is available with and without an open game, in the format of its file.
    void board()
    {
        cli::Session session;
        Json reply = ask(session, R"({"cmd":"board","id":7})");
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
