// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_session.hpp"

using namespace test;

/// Turns and whole games of each game in the protocol.
// moc misreads some raw strings, so apostrophes and quotes within quotes are written in other ways.
class ProtocolTurns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWholeTurn()
    {
        CliSession session;
        QCOMPARE(session.position("the-gang", 3, 1, spy_position), "ok");
        session.act(1, R"({"type":"choose","gangster":79,"special":true})"_json);
        session.act(2, R"({"type":"choose","gangster":80,"ticket":"new-york"})"_json);

        const Json other = session.view(0);
        QVERIFY(other.at("choices") == "[null,true,true]"_json);
        QVERIFY(other.at("hands") == R"([{"gangsters":[55],"special":"spy"},
            {"gangsters":1,"special":true},{"gangsters":1,"special":false}])"_json);
        QVERIFY(other.at("captured") == "[[],0,0]"_json);
        QVERIFY(other.at("deck") == 80 - 16 - 3);
        QVERIFY(other.at("special_deck") == 10);
        QVERIFY(session.view().at("choices")
            == R"([null,{"gangster":79,"special":"lookout"},{"gangster":80,"ticket":"new-york"}])"_json);

        const Json revealed = session.act(0, R"({"type":"choose","gangster":55,"special":true})"_json);
        QVERIFY(revealed.at("events") == R"([{"type":"chosen","seat":0,"gangster":55,"special":"spy"},
            {"type":"revealed","choices":[{"seat":0,"gangster":55,"special":"spy"},
                {"seat":1,"gangster":79,"special":"lookout"},{"seat":2,"gangster":80,"ticket":"new-york"}]}])"_json);
        QVERIFY(revealed.at("pending") == "[0]"_json);

        const Json refused = session.check(1, R"({"type":"place-gangster","city":"chicago"})"_json);
        QVERIFY(refused.at("error") == R"({"code":"lower-gangster-first","rule":"TG-3.4",
            "message":"gangster 55 is lower and plays first"})"_json);
        const Json spied = session.act(0, R"({"type":"play-spy","city":"detroit","on":35})"_json);
        QVERIFY(spied.at("events")
            == R"([{"type":"special-played","seat":0,"special":"spy","city":"detroit","on":35}])"_json);
        for (const Json& view : {session.view(), session.view(2)})
            QVERIFY(view.at("turn") == R"({"seat":0,"gangster":55,"special":"spy",
                "gangster_placed":false,"special_played":true,"city":"detroit","lookout":null,"spied":35})"_json);
        QVERIFY(session.legal(0) == R"([{"type":"place-gangster","city":"detroit"}])"_json);

        const Json placed = session.act(0, R"({"type":"place-gangster","city":"detroit"})"_json);
        QVERIFY(placed.at("events") == R"([{"type":"placed","seat":0,"gangster":55,"city":"detroit","index":6},
            {"type":"captured","seat":0,"city":"detroit","gangsters":[12,34,35,36,54]},
            {"type":"special-discarded","seat":0,"special":"spy"}])"_json);
        QVERIFY(session.result().at("scores") == "[11,0,0]"_json);

        QCOMPARE(session.undo(), "ok");
        QVERIFY(session.ask(R"({"cmd":"redo"})").at("hash") == placed.at("hash"));
    }

    void wholeGamesThroughTheProtocol()
    {
        const auto row = [](const AnyGame& game, int seats, const char* options) {
            const test::Case tried(QString::asprintf("%s, %d seats", std::string(game.id).c_str(), seats));
            CliSession session;
            const Json opening{
                {"cmd", "new"}, {"game", game.id}, {"seed", 5}, {"seats", seats}, {"options", Json::parse(options)}};
            Json reply = session.ask(opening.dump());
            std::size_t pick = 3;
            while (reply.at("over") == false) {
                const int seat = reply.at("pending").back();
                const Json actions = session.legal(seat);
                pick = pick * 31 % 1009;
                std::size_t chosen = pick % actions.size();
                // Giving up would end the game too early.
                if (actions.at(chosen).at("type") == "give-up")
                    chosen = (chosen + 1) % actions.size();
                QCOMPARE(code_of(session.check(seat, actions.at(chosen))), "ok");
                reply = session.act(seat, actions.at(chosen));
                QCOMPARE(code_of(reply), "ok");
            }
            QVERIFY(reply.at("pending").empty());
            const Json result = session.result();
            QVERIFY(result.at("over") == true);
            QCOMPARE(result.at("scores").size(), static_cast<std::size_t>(seats));
            const char* secret = game.id == "the-gang" ? "captured"
                : game.id == "gangz"                   ? "votes"
                : game.id == "supergang"               ? "gangs"
                                                       : "wealth";
            QVERIFY(session.view(0).at(secret) == session.view().at(secret));

            const Json lines = session.lines();
            CliSession other;
            QVERIFY(other.load(lines).at("hash") == reply.at("hash"));
            QVERIFY(other.lines() == lines);
            Json edited = lines;
            edited[3] = edited[4];
            QVERIFY(other.load(edited).at("error").at("message").get<std::string>().starts_with("line 4:"));
            QVERIFY(other.lines() == lines);
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
            CliSession session;
            session.ask(std::string(R"({"cmd":"new","game":"the-gang","seed":5,"seats":2,"options":{"friendly-undo":)")
                + (friendly ? "true}}" : "false}}"));
            for (const int seat : {0, 1})
                session.act(seat, session.legal(seat).at(0));
            QCOMPARE(session.undo(), std::string(friendly ? "ok" : "already-revealed"));
        }
    }

    void aTurnWithDice()
    {
        CliSession session;
        QCOMPARE(
            session.position("gang-of-dice", 3, 1, R"({"start":1,"wealth":[40,50,54],"rolls":[1,0,5,3,4],"warnings":[
                {"kind":"bomb","trigger":"total","n":7},{"kind":"explosive","trigger":"any-of","values":[4,5]}]})"),
            "ok");
        QVERIFY(session.view(2) == R"({"seat":2,"round":1,"start":1,"warning":{"kind":"bomb","trigger":"total","n":7},
            "middle":0,"wealth":[null,null,54],"shown":[[],[],[]],"results":[null,null,null],
            "turn":{"seat":1,"dice":0,"rolls_left":3},"out":[false,false,false]})"_json);
        const Json warnings = session.view().at("warnings");
        QCOMPARE(warnings.size(), 11u);
        QVERIFY(warnings.at(0) == R"({"kind":"explosive","trigger":"any-of","values":[4,5]})"_json);

        const Json taken = session.act(1, R"({"type":"take","dice":2})"_json);
        QVERIFY(taken.at("events") == R"([{"type":"rolled","seat":1,"values":[1,0],"roll":1}])"_json);
        QVERIFY(taken.at("pending") == "[1]"_json);
        QVERIFY(session.legal(1) == R"([{"type":"stop"},{"type":"reroll","dice":[0]},{"type":"reroll","dice":[1]},
                {"type":"reroll","dice":[0,1]}])"_json);
        const Json refused = session.check(1, R"({"type":"reroll","dice":[2]})"_json);
        QVERIFY(refused.at("error")
            == R"({"code":"no-such-die","rule":"GD-3.2","message":"there is no die 2: this turn uses 2"})"_json);
        session.act(1, R"({"type":"reroll","dice":[0,1]})"_json);
        const Json seen = session.view(0);
        QVERIFY(seen.at("shown") == "[[],[5,3],[]]"_json);
        QVERIFY(seen.at("turn") == R"({"seat":1,"dice":2,"rolls_left":1})"_json);
        const Json busted = session.act(1, R"({"type":"reroll","dice":[0]})"_json);
        QVERIFY(busted.at("events") == R"([{"type":"rolled","seat":1,"values":[4,3],"roll":3},
            {"type":"busted","seat":1,"by":"bomb"}])"_json);
        const Json after = session.view(1);
        QVERIFY(after.at("results") == R"([null,{"total":7,"dice":2,"valid":false},null])"_json);
        QVERIFY(after.at("middle") == 2);
        QVERIFY(after.at("wealth") == "[null,48,null]"_json);
        QCOMPARE(session.undo(), "already-revealed");
    }

    void aRoundOfTattoos()
    {
        CliSession session;
        const auto act = [&](int seat, const char* action) { return session.act(seat, Json::parse(action)); };
        QCOMPARE(session.position("gangz", 4, 1, R"({"hands":[[1,2],[11,12,13],[21],[31,32,33]],"leaders":[100,101,102],
            "totals":[3,-1],"deck":[201,202,210,211,212,213,214,215,216,217,218,219,220,221,222]})"),
            "ok");
        const Json swapped = act(1, R"({"type":"swap-hand"})");
        QVERIFY(swapped.at("events") == R"([{"type":"swapped","seat":1,"cards":[201,202]}])"_json);
        QVERIFY(swapped.at("pending") == "[0,1,2,3]"_json);
        QVERIFY(session.view() == R"({"phase":"choose","round":1,"hands":[[1,2],[201,202],[21],[31,32,33]],
            "leaders":[100,101,102],"totals":[3,-1,0,0],"deck":[210,211,212,213,214,215,216,217,218,219,220,221,222],
            "discard":[],"wall":[],"played":[null,null,null,null],"votes":[null,null,null,null],
            "swapped":[false,true,false,false],"aside":[[],[11,12,13],[],[]]})"_json);
        QVERIFY(act(0, R"({"type":"play","cards":[2,1]})").at("events")
            == R"([{"type":"chosen","seat":0,"cards":[1,2]}])"_json);
        QVERIFY(session.view(1) == R"({"seat":1,"phase":"choose","round":1,"hands":[2,[201,202],1,3],
            "leaders":[100,101,102],"totals":[3,-1,0,0],"deck":13,"discard":[],"wall":[],
            "played":[true,null,false,false],"votes":[false,null,false,false],"swapped":[false,true,false,false],
            "aside":[0,[11,12,13],0,0]})"_json);
        act(1, R"({"type":"play","cards":[201]})");
        act(2, R"({"type":"play","cards":[21]})");
        const Json laid = act(3, R"({"type":"play","cards":[31,32,33]})").at("events");
        QVERIFY(laid.at(1).at("type") == "laid-out");
        auto wall = laid.at(1).at("cards").get<std::vector<int>>();
        const Json seen = session.view(0);
        QVERIFY(seen.at("wall") == wall);
        std::ranges::sort(wall);
        QVERIFY((wall == std::vector{1, 2, 21, 31, 32, 33, 201, 210, 211}));
        QVERIFY(seen.at("hands") == "[[],2,1,3]"_json);
        QVERIFY(seen.at("played") == "[[1,2],true,true,true]"_json);
        QCOMPARE(session.legal(3).size(), 15u);

        const Json refused = session.check(0, R"({"type":"vote","cards":[2,210]})"_json);
        QVERIFY(refused.at("error") == R"({"code":"own-card","rule":"GZ-2.4",
            "message":"card 2 is the seat\u0027s own: nobody votes for an own card"})"_json);
        act(0, R"({"type":"vote","cards":[210,31]})");
        act(1, R"({"type":"vote","cards":[211,210]})");
        QVERIFY(session.view(2).at("votes") == "[true,true,null,false]"_json);
        QVERIFY(session.view(1).at("votes") == "[true,[210,211],false,false]"_json);
        act(2, R"({"type":"vote","cards":[211,32]})");
        const Json events = act(3, R"({"type":"vote","cards":[21,211]})").at("events");
        QVERIFY(events.at(1) == R"({"type":"votes-shown","votes":[[31,210],[210,211],[32,211],[21,211]]})"_json);
        QVERIFY(events.at(2) == R"({"type":"intruders","cards":[210,211]})"_json);
        QVERIFY(events.at(3) == R"({"type":"scored","seat":0,"found":1,"clean":2,"shot":0,"points":4,"total":7})"_json);
        QVERIFY(events.at(4) == R"({"type":"scored","seat":1,"found":2,"clean":1,"shot":0,"points":5,"total":4})"_json);
        QVERIFY(events.at(5) == R"({"type":"scored","seat":2,"found":1,"clean":0,"shot":1,"points":1,"total":1})"_json);
        QVERIFY(events.at(6) == R"({"type":"scored","seat":3,"found":1,"clean":1,"shot":2,"points":1,"total":1})"_json);
        QVERIFY(events.at(7).at("type") == "discarded" && events.at(7).at("cards").at(0) == 100);
        QVERIFY(events.at(8) == R"({"type":"drawn","seat":0,"cards":[212,213]})"_json);
        QVERIFY(events.at(12) == R"({"type":"leader","card":101,"next":219})"_json);
        QVERIFY(session.result().at("scores") == "[7,4,1,1]"_json);
        const Json after = session.view(2);
        QVERIFY(after.at("round") == 2 && after.at("phase") == "choose" && after.at("wall").empty());
        QVERIFY(after.at("discard").size() == 10 && after.at("hands") == "[2,2,[215],3]"_json);
        QCOMPARE(session.undo(), "already-revealed");
    }

    /// The discards become the new deck, and impossible positions are refused.
    void tattoosOfAPosition()
    {
        CliSession session;
        const auto position = [&](const char* text) { return session.position("gangz", 3, 2, text); };
        QCOMPARE(position(R"({"hands":[null,[1,2,3]],"deck":[200,201],"discard":[210,211,212],"round":7})"), "ok");
        const Json all = session.view();
        QVERIFY(all.at("hands").at(0).size() == 6 && all.at("hands").at(2).size() == 6 && all.at("round") == 7);
        const Json refused = session.check(0, R"({"type":"swap-hand"})"_json);
        QVERIFY(refused.at("error").at("rule") == "GZ-2.2");
        const Json swapped = session.act(1, R"({"type":"swap-hand"})"_json);
        QVERIFY(swapped.at("events") == R"([{"type":"swapped","seat":1,"cards":[200,201]}])"_json);
        for (int seat = 0; seat < 3; ++seat) {
            const Json reply = session.act(seat, session.legal(seat).at(0));
            if (seat == 2) {
                QVERIFY(reply.at("events").at(1) == R"({"type":"reshuffled","cards":3})"_json);
                QVERIFY(reply.at("events").at(2).at("type") == "laid-out");
            }
        }
        QCOMPARE(position(R"({"hands":[[1,1]]})"), "bad-position");
        QCOMPARE(position(R"({"hands":[[240]]})"), "bad-value");
        QCOMPARE(position(R"({"totals":[15]})"), "bad-position");
        QCOMPARE(position(R"({"wall":[]})"), "unknown-field");
        QCOMPARE(position("[]"), "bad-value");
    }
};

BACKROOM_SUITE(ProtocolTurns)
#include "tst_protocol_turns.moc"
