// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/protocol/codec.hpp"
#include "suites.hpp"

#include "cases.hpp"

#include <set>

using namespace test;

namespace {

using Names = std::set<std::string>;

Names names_of(const OrderedJson& object)
{
    Names names;
    for (const auto& field : object.items())
        names.insert(field.key());
    return names;
}

OrderedJson view_of(const Table& table)
{
    return Codec<SuperGang>::to_json(view(table.state, 0));
}

Trade some_trade()
{
    return {0, 2, {10, 0, shops({"baker"})}, {0, 4, {}}};
}

/// A stick-up of the shop "boxing", which belongs to seat 1.
Duel some_duel()
{
    Duel duel;
    duel.kind = DuelKind::stick_up;
    duel.place = at("boxing");
    duel.attack.emplace_back(Target{TargetKind::gangster, Fate::injured, id(0, killer), 0});
    duel.defence.emplace_back(Target{TargetKind::manager, Fate::standing, {}, nobody});
    return duel;
}

}

// The class comes before the raw strings, because moc does not always understand these.
class SuperGangCodec : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void events();
    void views();
    void waiting();
    void setDiceAreForThoseWhoSeeAll();
};

void SuperGangCodec::events()
{
    const std::vector<std::pair<Event, const char*>> all{
        {PoliceBought{1}, R"({"type":"police-bought","seat":1})"},
        {Paid{nobody, 2, 10}, R"({"type":"paid","from":"bank","to":2,"amount":10})"},
        {Paid{1, nobody, 50}, R"({"type":"paid","from":1,"to":"bank","amount":50})"},
        {Collected{1, 0}, R"({"type":"income","seat":1,"amount":0})"},
        {Rolled{0, {3, 0, 1, 0, 6, 0}}, R"({"type":"rolled","killer":3,"dealer":1,"patrol-2":6})"},
        {Rolled{0, {0, 0, 0, 0, 0, 2}}, R"({"type":"rolled","police":2})"},
        {PhaseBegan{Phase::police}, R"({"type":"phase","phase":"police"})"},
        {Moved{0, Mover::vamp, path("s38 baker"), no_place},
            R"({"type":"moved","figure":"vamp","path":["s38","baker"]})"},
        {FellIn{0, 1}, R"({"type":"fell-in","patrol":"patrol-1"})"},
        {PatrolOut{1, 1}, R"({"type":"patrol-out","patrol":"patrol-2"})"},
        {Closed{0, dealer}, R"({"type":"done","seat":0,"figure":"dealer"})"},
        {Committed{id(1, killer), Crime::murder, 2},
            R"({"type":"committed","seat":1,"figure":"killer","crime":"murder","times":2})"},
        {Witnessed{id(1, killer), Crime::coward_attack, 1},
            R"({"type":"witnessed","seat":1,"figure":"killer","crime":"coward-attack","years":1})"},
        {CowardAttacked{id(0, vamp)}, R"({"type":"coward-attacked","seat":0,"figure":"vamp"})"},
        {Racketed{id(0, vamp), shop("baker")}, R"({"type":"racketed","seat":0,"figure":"vamp","shop":"baker"})"},
        {Bought{id(0, vamp), shop("baker")}, R"({"type":"bought","seat":0,"figure":"vamp","shop":"baker"})"},
        {StuckUp{0, shop("boxing"), Prize::ownership, {}},
            R"({"type":"stuck-up","seat":0,"shop":"boxing","for":"ownership"})"},
        {PriceAsked{id(0, dealer), Price{0, Member::dealer, killer, shop("boxing"), 2, {}}},
            R"({"type":"price-asked","seat":0,"figure":"dealer","who":"killer","shop":"boxing","owner":2})"},
        {PriceNamed{2, killer, shop("boxing"), 75},
            R"({"type":"price-named","seat":2,"who":"killer","shop":"boxing","price":75})"},
        {PriceNamed{2, killer, shop("boxing"), {}},
            R"({"type":"price-named","seat":2,"who":"killer","shop":"boxing","price":null})"},
        {Recruited{id(0, killer), shop("boxing"), Member::dealer},
            R"({"type":"recruited","seat":0,"who":"killer","shop":"boxing"})"},
        {PawnsBought{1, 4}, R"({"type":"pawns-bought","seat":1,"pawns":4})"},
        {PawnPlaced{1, section("p4")}, R"({"type":"pawn-placed","seat":1,"section":"p4"})"},
        {PawnTurned{section("p4"), 1, nobody}, R"({"type":"pawn-turned","section":"p4","from":1,"to":"bank"})"},
        {TokenRemoved{1, shop("baker")}, R"({"type":"token-removed","seat":1,"shop":"baker"})"},
        {Vamped{id(1, killer), 0}, R"({"type":"vamped","seat":1,"figure":"killer","by":0})"},
        {Freed{id(1, killer)}, R"({"type":"freed","seat":1,"figure":"killer"})"},
        {Arrested{id(1, vamp), 1, false, true}, R"({"type":"arrested","seat":1,"figure":"vamp","patrol":"patrol-2"})"},
        {Jailed{id(1, vamp), 3}, R"({"type":"jailed","seat":1,"figure":"vamp","years":3})"},
        {Sentenced{id(1, vamp), 3}, R"({"type":"sentenced","seat":1,"figure":"vamp","years":3})"},
        {Released{id(1, vamp)}, R"({"type":"released","seat":1,"figure":"vamp"})"},
        {DuelBegan{some_duel()}, R"({"type":"duel","kind":"stick-up","place":"boxing",
            "attack":[{"kind":"gangster","seat":0,"figure":"killer","state":"injured"}],
            "defence":[{"kind":"manager","seat":null,"figure":null,"state":"standing"}]})"},
        {DuelRolled{{6}, {1, 2}}, R"({"type":"duel-rolled","attack":[6],"defence":[1,2]})"},
        {Dart{{}, Side::defence, {}, Fate::standing}, R"({"type":"dart","hit":false,"target":null,"fell":null})"},
        {Dart{Point{1004, -400}, Side::defence, 0, Fate::dead},
            R"({"type":"dart","hit":true,"target":0,"fell":"face","x":1.004,"y":-0.4})"},
        {Dart{{}, Side::defence, 1, Fate::injured, 5},
            R"({"type":"dart","hit":true,"target":1,"fell":"back","die":5})"},
        {LeftDuel{id(1, killer)}, R"({"type":"left-duel","seat":1,"figure":"killer"})"},
        {DuelWon{Side::defence}, R"({"type":"duel-won","side":"defence"})"},
        {Killed{id(2, vamp)}, R"({"type":"killed","seat":2,"figure":"vamp"})"},
        {Injured{id(2, vamp), 0}, R"({"type":"injured","seat":2,"figure":"vamp"})"},
        {CustodyAsked{0}, R"({"type":"custody-asked","patrol":"patrol-1"})"},
        {CustodyOver{0}, R"({"type":"custody-over","patrol":"patrol-1"})"},
        {Offered{some_trade()}, R"({"type":"offered","from":0,"to":2,"give":{"cash":10,"shops":["baker"],"pawns":0},
            "take":{"cash":0,"shops":[],"pawns":4}})"},
        {Traded{some_trade()}, R"({"type":"traded","from":0,"to":2,"give":{"cash":10,"shops":["baker"],"pawns":0},
            "take":{"cash":0,"shops":[],"pawns":4}})"},
        {supergang::Refused{2}, R"({"type":"refused","seat":2})"},
        {ClockRanDown{2}, R"({"type":"clock-ran-down","seat":2})"},
        {TurnEnded{2}, R"({"type":"turn-ended","seat":2})"},
        {TurnBegan{2, 7}, R"({"type":"turn","seat":2,"round":7})"},
        {Eliminated{2}, R"({"type":"eliminated","seat":2})"},
        {DistrictWon{2, 0}, R"({"type":"district-won","seat":2,"district":"old-town"})"},
        {GameOver{SeatSet::first(2)}, R"({"type":"game-over","winners":[0,1]})"},
    };
    std::set<std::size_t> kinds;
    for (const auto& [event, text] : all) {
        const std::string written = Codec<SuperGang>::to_json(event).dump();
        QVERIFY2(Json::parse(written) == Json::parse(text), written.c_str());
        const std::string whole = Codec<SuperGang>::whole(event).dump();
        QVERIFY2(Codec<SuperGang>::event(Json::parse(whole), supergang::max_seats) == event, whole.c_str());
        kinds.insert(event.index());
    }
    QCOMPARE(kinds.size(), std::variant_size_v<Event>);
}

void SuperGangCodec::views()
{
    Table table = Table(SuperGangCases::start(1)).act(Roll());
    const OrderedJson json = view_of(table);
    QCOMPARE(names_of(json),
        (Names{"round", "seat", "first", "bank", "gangs", "shops", "sections", "patrols", "police_owner", "turn",
            "waiting"}));
    const OrderedJson& gang = json["gangs"][0];
    QCOMPARE(names_of(gang), (Names{"cash", "pawns", "tokens", "out", "figures"}));
    const Names figure{"place", "behind", "state", "years", "record", "crimes", "vamped_by", "vamped_turns"};
    QCOMPARE(names_of(gang["figures"]["killer"]), figure);
    Names lady = figure;
    lady.insert("last_vamped");
    QCOMPARE(names_of(gang["figures"]["vamp"]), lady);
    QCOMPARE(names_of(json["patrols"][0]), (Names{"place", "behind", "state", "returns"}));
    QCOMPARE(names_of(json["turn"]), (Names{"phase", "dice", "active", "threw", "robbed", "collected"}));
    QCOMPARE(json["shops"].size(), std::size_t(shop_count));
    QCOMPARE(names_of(json["shops"]["baker"]), (Names{"owner", "racket"}));

    Table named(arranged(SuperGangCases::position(), 4));
    const OrderedJson seen = view_of(named);
    QVERIFY(seen["shops"]["baker"] == OrderedJson::parse(R"({"owner":0,"racket":null})"));
    QVERIFY(seen["sections"] == OrderedJson::parse(R"({"p1":2,"p5":2})"));
    QVERIFY(
        seen["gangs"][1]["figures"]["vamp"]["crimes"] == OrderedJson::parse(R"(["coward-attack","murder","murder"])"));
    QVERIFY(
        seen["gangs"][1]["figures"]["vamp"]["last_vamped"] == OrderedJson::parse(R"({"seat":0,"figure":"killer"})"));
    QVERIFY(seen["police_owner"] == 2 && seen["bank"] == 1200 && seen["patrols"][1]["place"].is_null());
    named.roll();
    const OrderedJson turn = view_of(named)["turn"];
    QVERIFY(turn["phase"] == "police" && turn["active"].is_null());
    QVERIFY(turn["dice"] == OrderedJson::parse(R"({"vamp":1,"dealer":1,"patrol-1":1})"));
}

void SuperGangCodec::waiting()
{
    Scene scene;
    scene.patrol(0, "s38")
        .stands(1, killer, "s39")
        .record(1, killer, 1)
        .before(0, killer, "s37")
        .stands(2, vamp, "s37");
    scene.owns(2, {"boxing"}).before(0, dealer, "boxing").dead(0, vamp).cash(0, 70);
    Table table(scene);
    QVERIFY(view_of(table)["waiting"].is_null());
    table.act(Offer{2, {20, 0, {}}, {0, 0, shops({"boxing"})}});
    QVERIFY(view_of(table)["waiting"]
        == OrderedJson::parse(R"({"kind":"trade","seat":2,"give":{"cash":20,"shops":[],"pawns":0},
            "take":{"cash":0,"shops":["boxing"],"pawns":0}})"));
    table.act(Answer{false}).roll().go(Mover::patrol_1, "s39");
    QVERIFY(view_of(table)["waiting"]
        == OrderedJson::parse(R"({"kind":"arrest","seat":1,"gang":1,"figure":"killer","patrol":"patrol-1"})"));
    table.act(GoQuietly()).go(killer, "s37").faces({6, 1}).act(killing({id(2, vamp)}));
    QVERIFY(view_of(table)["waiting"] == OrderedJson::parse(R"({"kind":"duel","seat":0,"side":"attack","darts":7,
            "attack":[{"kind":"gangster","seat":0,"figure":"killer","state":"standing"}],
            "defence":[{"kind":"gangster","seat":2,"figure":"vamp","state":"standing"}]})"));
    table.shoot_all(true);
    QVERIFY(view_of(table)["turn"]["threw"] == OrderedJson::parse(R"(["killer"])"));
    table.done(killer);

    Table asking(Scene().owns(2, {"boxing"}).before(0, dealer, "boxing").dead(0, killer).cash(0, 70));
    asking.arrive(dealer, "boxing").act(Recruit{Member::dealer, killer});
    QVERIFY(view_of(asking)["waiting"]
        == OrderedJson::parse(R"({"kind":"price","seat":2,"who":"killer","shop":"boxing","price":null})"));
    asking.act(NamePrice{70});
    QVERIFY(view_of(asking)["waiting"]
        == OrderedJson::parse(R"({"kind":"accept","seat":0,"who":"killer","shop":"boxing","price":70})"));

    Table police = Table(Scene().patrol(0, "s38").stands(1, killer, "s39"), {.police_player = true}).roll();
    police.go(Mover::patrol_1, "s39");
    QVERIFY(view_of(police)["waiting"] == OrderedJson::parse(R"({"kind":"custody","seat":3,"patrol":"patrol-1"})"));
    QCOMPARE(view_of(police)["gangs"].size(), 3u);
}

void SuperGangCodec::setDiceAreForThoseWhoSeeAll()
{
    Table table = Table((Scene())).faces({1, 2, 3});
    QVERIFY(!view_of(table).contains("dice"));
    QVERIFY(Codec<SuperGang>::to_json(table.state)["dice"] == OrderedJson::parse("[1,2,3]"));
}

BACKROOM_SUITE(SuperGangCodec)
#include "tst_codec.moc"
