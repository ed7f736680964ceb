// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/protocol/codec.hpp"
#include "suites.hpp"

#include "cases.hpp"

using namespace test;

/// Fields that a position gives are used exactly, and impossible positions are errors.
class SuperGangPosition : public QObject {
    Q_OBJECT

    static void refused(const Position& position, const char* part, int seats = 3, const Options& options = {})
    {
        const std::string message = position_error<SuperGang>(position, seats, options);
        QVERIFY2(message.find(part) != std::string::npos, message.c_str());
    }
    static Position::PatrolPosition standing(std::string_view place)
    {
        Position::PatrolPosition patrol;
        patrol.place = at(place);
        return patrol;
    }

private Q_SLOTS:
    void givenFieldsAreUsed()
    {
        const State state = arranged(SuperGangCases::position(), 4);
        QVERIFY(SuperGangCases::wrong(state).empty());
        QCOMPARE(state.round, 4);
        QCOMPARE(int(state.turn.seat), 0);
        QCOMPARE(int(state.bank), 1200);
        QCOMPARE(int(state.gangs[3].cash), 20);
        QVERIFY(state.gangs[0].owned.contains(shop("baker")) && state.gangs[1].rackets.contains(shop("books")));
        QVERIFY(state.gangs[2].pawns.contains(section("p5")) && state.gangs[2].stored == 3);
        const Figure& man = supergang::figure(state, id(0, killer));
        QVERIFY(man.place == at("s39") && man.record == 4 && man.vamped_by == 1 && man.vamped_turns == 2);
        const Figure& lady = supergang::figure(state, id(1, vamp));
        QVERIFY(lady.crimes[0] == 1 && lady.crimes[6] == 2);
        QVERIFY(state.gangs[1].last_vamped == id(0, killer));
        const Figure& hurt = supergang::figure(state, id(2, dealer));
        QVERIFY(hurt.state == FigureState::clinic && hurt.years == 2 && hurt.place == town.clinic);
        QVERIFY(state.patrols[0].place == at("s38") && !state.patrols[1].in_play());
        QCOMPARE(int(state.police_owner), 2);
        Table table = Table(state).act(Roll());
        QVERIFY((table.all<Rolled>().at(0).dice[1] == 3));
    }

    void otherFieldsAreAsInANewGame()
    {
        const State state = arranged({}, 4, {}, 9);
        QVERIFY(state == deal({}, 4, 9));
        Position position;
        position.seat = 2;
        QCOMPARE(int(arranged(position, 4).first), 2);
        position.gangs.resize(1);
        position.gangs[0].cash = 20;
        QCOMPARE(int(arranged(position, 4).bank), 1300);
    }

    void money()
    {
        refused(Scene().cash(0, 600).cash(1, 600), "does not add up");
        Scene scene;
        scene.bank = 999;
        refused(scene, "does not add up");
        scene.bank = 1000;
        QCOMPARE(position_error<SuperGang>(scene), "");
        refused(Scene().cash(0, 1400), "cannot have 1400");
        refused(Scene(4), "4 gangs, but 3 play");
    }

    void tokensAndPawns()
    {
        Scene many;
        for (Shop one = 0; one < 16; ++one)
            many.Position::shops.push_back({one, nobody, 0});
        refused(many, "more than 15 tokens");
        Position both;
        both.shops.push_back({shop("baker"), 0, 1});
        refused(both, "shop baker is owned and racketed");
        refused(Scene().owns(0, {"baker"}).rackets(1, {"baker"}), "named twice");
        Position nowhere;
        nowhere.shops.push_back({shop_count, 0, nobody});
        refused(nowhere, "shop that does not exist");
        refused(Scene().stored(0, 19).pawns(0, {"p1", "p2"}), "more than 20 pawns");
        refused(Scene().stored(0, 21), "more than 20 pawns");
        refused(Scene().pawns(0, {"p1"}).pawns(1, {"p1"}), "section p1 is named twice");
        Position no_section;
        no_section.sections.push_back({section_count, 0});
        refused(no_section, "section that does not exist");
        refused(Scene().owns(3, {"baker"}), "seat 3 has no gang");
        refused(Scene().pawns(3, {"p1"}), "seat 3 has no gang");
    }

    void figures()
    {
        refused(Scene().jailed(0, killer, 0), "in jail without years");
        Scene years;
        years.figure(0, killer).years = 1;
        refused(years, "neither in jail nor in the clinic");
        Scene behind = Scene().stands(0, killer, "s39");
        behind.figure(0, killer).behind = at("s5");
        refused(behind, "no neighbour");
        behind.figure(0, killer).behind = at("s38");
        QCOMPARE(position_error<SuperGang>(behind), "");
        Scene elsewhere = Scene().jailed(0, vamp, 2).stands(0, vamp, "s5");
        refused(elsewhere, "nobody of that state");
        refused(Scene().stands(0, dealer, "graveyard"), "nobody of that state");
        Scene record = Scene().dead(0, killer).record(0, killer, 1);
        refused(record, "dead and has a record");
        Scene held;
        held.figure(0, killer).held = true;
        refused(held, "held by the clock");
        held.jailed(0, killer, 1);
        QCOMPARE(position_error<SuperGang>(held), "");
        Scene heavy = Scene().record(0, killer, 70'000);
        refused(heavy, "too many years");
        Scene crimes;
        crimes.figure(0, killer).crimes[0] = 1;
        refused(crimes, "committed");
        Scene last;
        last.figure(0, killer).last_vamped = id(1, dealer);
        refused(last, "no such man");
        Scene own;
        own.figure(0, vamp).last_vamped = id(0, dealer);
        refused(own, "no such man");
    }

    void vamps()
    {
        refused(Scene().stands(1, killer, "s39").vamped(1, killer, 0, 2), "not where his vamp is");
        Scene nobodys;
        nobodys.figure(1, killer).vamped_turns = 1;
        refused(nobodys, "by nobody");
        refused(Scene().vamped(1, vamp, 0, 2), "cannot lead");
        refused(Scene().vamped(0, killer, 0, 2), "cannot lead");
        refused(Scene().dead(0, vamp).vamped(1, killer, 0, 0), "cannot lead");
        refused(Scene().vamped(1, killer, 0, 2).vamped(2, killer, 0, 1), "more than one man");
        refused(Scene().vamped(1, killer, 0, 4), "more than three turns");
        QCOMPARE(position_error<SuperGang>(Scene().vamped(1, killer, 0, 2).vamped(2, killer, 0, 0)), "");
    }

    void police()
    {
        Scene scene;
        scene.patrols = {standing("s16")};
        refused(scene, "patrol 1 stands on a manhole");
        scene.patrols = {standing("s15"), standing("graveyard")};
        refused(scene, "patrol 2 cannot stand there");
        scene.patrols = {standing("s15"), standing("s15"), standing("s15")};
        refused(scene, "two patrols");
        scene.patrols = {standing("s15")};
        scene.patrols[0].returns = 1;
        refused(scene, "returns from nowhere");
        scene.patrols[0] = standing("s15");
        scene.patrols[0].behind = at("s1");
        refused(scene, "no neighbour");
        scene.patrols[0] = standing("s15");
        scene.patrols[0].state = PatrolState::sewer;
        refused(scene, "stands nowhere");
        scene.patrols[0] = {};
        scene.patrols[0].state = PatrolState::out;
        refused(scene, "never returns");
        scene.patrols[0].returns = 3;
        refused(scene, "seat 3 has no gang");
        scene.patrols = {};
        scene.police_owner = 1;
        refused(scene, "have a player", 4, {.police_player = true});
    }

    void theEnd()
    {
        refused(Scene().owns(0, {"imports", "tins", "bar", "tobacco", "ices", "sails", "fish"}), "would be over");
        Scene lonely;
        for (const int seat : {1, 2})
            lonely.dead(seat, killer).dead(seat, vamp).dead(seat, dealer);
        refused(lonely, "fewer than two gangs");
        Scene out = Scene().dead(1, killer).dead(1, vamp).dead(1, dealer).cash(1, 5);
        refused(out, "is out and still has something");
        out.cash(1, 0).turn_of(1);
        refused(out, "turn of a gang that is out");
        Scene back = Scene().dead(2, killer).dead(2, vamp).dead(2, dealer);
        back.patrols[0].returns = 2;
        refused(back, "returns in the turn of a gang that is out");
        Scene nobody_in_play;
        for (const int seat : {0, 1, 2})
            for (const Character one : all_characters)
                nobody_in_play.jailed(seat, one, 1);
        refused(nobody_in_play, "no gangster is in play", 4, {.police_player = true});
        QCOMPARE(position_error<SuperGang>(nobody_in_play), "");
        refused(Scene().in_round(11), "round 11 of a game of 10", 3, {.length = 10});
        refused(Scene().in_round(0), "count from 1");
        Scene dice;
        dice.dice = {7};
        refused(dice, "1 to 6");
        dice.dice.assign(most_set_faces + 1, 1);
        refused(dice, "more than 128 dice");
        refused({}, "cannot play so", 5);
        Position seat;
        seat.seat = 3;
        refused(seat, "seat 3 has no gang");
    }

    void asJson()
    {
        const Position position = SuperGangCases::position();
        const OrderedJson written = Codec<SuperGang>::to_json(position);
        QVERIFY(Codec<SuperGang>::position(Json::parse(written.dump())) == position);
        for (int game = 1; game < 60; game += 2) {
            const Position any = SuperGangCases::crowded({}, 4, static_cast<std::uint64_t>(game));
            const Position again = Codec<SuperGang>::position(Json::parse(Codec<SuperGang>::to_json(any).dump()));
            QVERIFY(arranged(again, 4) == arranged(any, 4));
        }
    }

    void badJson()
    {
        const auto row = [](const char* json, const char* part) {
            const Case tried(json);
            try {
                Codec<SuperGang>::position(Json::parse(json));
                QFAIL("read");
            } catch (const InputError& problem) {
                QVERIFY2(std::string(problem.what()).find(part) != std::string::npos, problem.what());
            }
        };
        row(R"([])", "object");
        row(R"({"hands":[]})", "unknown field");
        row(R"({"round":0})", "round");
        row(R"({"seat":5})", "seat");
        row(R"({"gangs":[{"cash":-1}]})", "cash");
        row(R"({"gangs":[{"figures":{"boss":{}}}]})", "unknown field");
        row(R"({"gangs":[{"figures":{"killer":{"place":"moon"}}}]})", "no place \"moon\"");
        row(R"({"gangs":[{"figures":{"killer":{"behind":"moon"}}}]})", "no place");
        row(R"({"gangs":[{"figures":{"killer":{"state":"asleep"}}}]})", "in-play, clinic, jail, graveyard");
        row(R"({"gangs":[{"figures":{"killer":{"crimes":["arson"]}}}]})", "crimes");
        row(R"({"gangs":[{"figures":{"killer":{"last_vamped":null}}}]})", "unknown field");
        row(R"({"gangs":[{"figures":{"killer":{"vamped_turns":4}}}]})", "vamped_turns");
        row(R"({"shops":[]})", "object");
        row(R"({"shops":{"moon":{"owner":0}}})", "no shop");
        row(R"({"shops":{"baker":{"owner":7}}})", "owner");
        row(R"({"sections":{"p99":0}})", "no section");
        row(R"({"sections":{"p1":null}})", "sections");
        row(R"({"patrols":[{"state":"lost"}]})", "state");
        row(R"({"patrols":[{"place":7}]})", "place");
        row(R"({"police_owner":"me"})", "police_owner");
        row(R"({"dice":[0]})", "dice");
    }
};

BACKROOM_SUITE(SuperGangPosition)
#include "tst_position.moc"
