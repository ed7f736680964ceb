// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/protocol/codec.hpp"
#include "suites.hpp"

#include "cases.hpp"
#include "refusal_suite.hpp"

using namespace test;
using All = std::vector<test::Refused<SuperGang>>;

namespace {

State begun(const Scene& scene, const Options& options = {})
{
    return Table(scene, options).state;
}

State rolled(const Scene& scene, const Options& options = {})
{
    Table table = Table(scene, options).roll();
    return table.state;
}

/// Returns the state after the gangster has gone one step to that place.
State arrived(Scene scene, Character who, const char* place)
{
    scene.before(0, who, place);
    Table table = Table(scene).arrive(who, place);
    return table.state;
}

/// As `arrived`, with a patrol that has come there before.
State watched(Scene scene, Character who, const char* place, const char* patrol_from)
{
    scene.before(0, who, place).patrol(0, patrol_from);
    Table table = Table(scene).roll().go(Mover::patrol_1, place).go(who, place);
    return table.state;
}

State after(State state, std::initializer_list<Action> actions)
{
    Table table(std::move(state));
    for (const Action& action : actions)
        table.act(action);
    return table.state;
}

State with_faces(State state, std::initializer_list<int> faces)
{
    Table table = Table(std::move(state)).faces(faces);
    return table.state;
}

const Figures a_victim = figures({id(1, dealer)});
const Kill a_killing{Member::killer, {}, a_victim};
const StickUp a_stick_up{Member::killer, Prize::money, {}, 1};

void add_when(All& all)
{
    const State begin = begun(Scene());
    const State acting = rolled(Scene());
    const State police = rolled(Scene().patrol(0, "s38"));
    const State moved = after(acting, {Move{Mover::killer, path("s8")}});
    all.push_back({begin, 0, EndTurn(), {refuse::roll_first, "SG-3.2"}, "the dice have not been thrown yet"});
    all.push_back({acting, 0, Roll(), {refuse::already_rolled, "SG-3.2"}});
    all.push_back({police, 0, Collect(), {refuse::police_first, "SG-3.2"}});
    all.push_back({acting, 0, Move{Mover::patrol_2, path("s8")}, {refuse::police_done, "SG-3.2"}});
    all.push_back({moved, 0, Move{Mover::vamp, path("s8")}, {refuse::finish_first, "SG-3.2", {0}},
        "the killer who has moved is not done"});
    all.push_back({moved, 0, Done{Mover::patrol_1}, {refuse::not_active, "SG-3.2", {3}},
        "the patrol-1 is not the one who has just moved"});
    all.push_back({after(moved, {Done{Mover::killer}}), 0, Move{Mover::killer, path("s9")},
        {refuse::no_die, "SG-3.2", {0}}, "the killer has no number to move with"});
    all.push_back({after(moved, {Done{Mover::killer}}), 0, EndTurn(), {refuse::must_move, "SG-4.1", {1}}});
    all.push_back({moved, 0, Coward{Member::dealer}, {refuse::acts_where_move_ends, "SG-4.1", {2}}});
    all.push_back({arrived(Scene(), killer, "baker"), 0, Done{Mover::killer}, {refuse::must_act, "SG-5.2", {0}},
        "the killer has entered a shop and must do something there"});
    all.push_back({arrived(Scene().in_round(3).stands(1, dealer, "s39"), killer, "s39"), 0, a_killing,
        {refuse::too_early, "SG-3.3", {3}}});
    all.push_back({acting, 0, TimeUp(), {refuse::no_clock, "SG-3.7"}});
    all.push_back({after(begin, {Collect()}), 0, Collect(), {refuse::already_collected, "SG-3.4"}});
    all.push_back({begin, 1, Roll(), {backroom::refusals::not_your_turn, ""}});
    all.push_back({acting, 0, Move{Mover::killer, path("s10")}, {refuse::wrong_exit, "SG-4.3", {at("s10"), at("s8")}},
        "s10 is not the exit of this die: that is s8"});
    all.push_back({acting, 0, Move{Mover::killer, {place_count}}, {refuse::not_next, "SG-4.1"}});
}

void add_questions(All& all)
{
    const State acting = rolled(Scene());
    all.push_back({acting, 0, Shoot{{0, 0}}, {refuse::nothing_asked, "SG-8.2"}, "nobody has asked for that"});
    all.push_back({acting, 0, Rebel(), {refuse::nothing_asked, "SG-9.5"}});
    all.push_back({acting, 0, NamePrice{5}, {refuse::nothing_asked, "SG-5.12"}});
    all.push_back({acting, 0, Answer{true}, {refuse::nothing_asked, "SG-10.4"}});
    all.push_back({acting, 0, TakeCustody{id(1, vamp)}, {refuse::nothing_asked, "SG-10.3"}});
    const State duel = after(with_faces(arrived(Scene().stands(1, dealer, "s39"), killer, "s39"), {6, 1}), {a_killing});
    all.push_back({duel, 0, EndTurn(), {refuse::answer_first, "SG-8.2"}, "something else waits for an answer"});
    all.push_back({duel, 0, Shoot{{farthest_shot + 1, 0}}, {refuse::off_the_stall, "SG-8.4"}});
    const State arrest = after(rolled(Scene().patrol(0, "s38").stands(1, killer, "s39").record(1, killer, 1)),
        {Move{Mover::patrol_1, path("s39")}});
    all.push_back({arrest, 1, Answer{true}, {refuse::answer_first, "SG-9.5"}});
    all.push_back({arrest, 1, Rebel{members({Member::dealer})}, {refuse::cannot_join, "SG-9.5", {2}}});
    const Scene recruiting = Scene().owns(1, {"boxing"}).dead(0, killer).cash(0, 30);
    const State price = after(arrived(recruiting, dealer, "boxing"), {Recruit{Member::dealer, killer}});
    all.push_back({price, 1, Answer{true}, {refuse::answer_first, "SG-5.12"}});
    all.push_back({price, 1, NamePrice{1321}, {refuse::no_such_price, "SG-5.12"}});
    all.push_back({after(price, {NamePrice{31}}), 0, Answer{true}, {refuse::too_poor, "SG-5.12", {30, 31}},
        "the gang has 30 and needs 31"});
    const State trade =
        after(begun(Scene().owns(0, {"baker"}).cash(1, 9)), {Offer{1, {0, 0, shops({"baker"})}, {9, 0, {}}}});
    all.push_back({trade, 1, Roll(), {refuse::answer_first, "SG-10.4"}});
    const State custody = after(rolled(Scene().patrol(0, "s38").stands(1, killer, "s39"), {.police_player = true}),
        {Move{Mover::patrol_1, path("s39")}});
    all.push_back({custody, 3, GoQuietly(), {refuse::answer_first, "SG-10.3"}});
    all.push_back({custody, 3, Done{Mover::patrol_2}, {refuse::other_patrol, "SG-10.3", {0}}, "that is patrol-1"});
    all.push_back({custody, 3, TakeCustody{id(2, vamp)}, {refuse::not_together, "SG-10.3", {2, 1}},
        "the vamp of seat 2 is not on the same place"});
    Scene clinic = Scene().patrol(0, "s35").injured(1, dealer).record(1, dealer, 2).injured(2, dealer);
    all.push_back({after(rolled(clinic, {.police_player = true}), {Move{Mover::patrol_1, path("clinic")}}), 3,
        TakeCustody{id(1, dealer)}, {refuse::not_innocent, "SG-10.3", {1, 2}}});
    all.push_back(
        {begun(Scene(), {.police_player = true}), 0, BuyPolice(), {refuse::police_not_for_sale, "SG-10.3", {3}}});
    Scene sold;
    sold.police_owner = 2;
    all.push_back({begun(sold), 0, BuyPolice(), {refuse::police_not_for_sale, "SG-9.6", {2}},
        "the police are not for sale: they are with seat 2"});
    all.push_back({begun(Scene().cash(0, 99)), 0, BuyPolice(), {refuse::too_poor, "SG-9.6", {99, 500}}});
}

void add_shops(All& all)
{
    const Scene scene = Scene().rackets(2, {"locks"}).owns(1, {"books"}).owns(0, {"hats"}).cash(0, 10);
    const State street = arrived(scene, killer, "s39");
    const State free = arrived(scene, killer, "baker");
    const State other = arrived(scene, killer, "books");
    const State own = arrived(scene, killer, "hats");
    all.push_back({street, 0, Racket{Member::killer}, {refuse::not_in_shop, "SG-5.4"}, "only in a shop"});
    all.push_back({street, 0, BuyShop{Member::killer}, {refuse::not_in_shop, "SG-5.5"}});
    all.push_back({street, 0, a_stick_up, {refuse::not_in_shop, "SG-5.6"}});
    all.push_back({street, 0, Recruit{Member::killer, vamp}, {refuse::not_in_shop, "SG-5.12"}});
    all.push_back({street, 0, RemoveToken{shop("hats")}, {refuse::not_in_shop, "SG-5.13"}});
    all.push_back({free, 0, Coward{Member::killer}, {refuse::not_in_street, "SG-5.3"}});
    all.push_back({after(street, {Coward{Member::killer}}), 0, Coward{Member::killer},
        {refuse::once_a_turn, "SG-5.1", {0}}, "the killer does that only once a turn"});
    all.push_back({other, 0, Racket{Member::killer}, {refuse::owned, "SG-5.4", {1}}, "the shop belongs to seat 1"});
    all.push_back({other, 0, BuyShop{Member::killer}, {refuse::owned, "SG-5.5", {1}}});
    all.push_back({own, 0, a_stick_up, {refuse::own_shop, "SG-5.6"}});
    all.push_back({own, 0, RemoveToken{shop("hats")}, {refuse::own_shop, "SG-5.13"}});
    all.push_back({arrived(scene, killer, "locks"), 0, Racket{Member::killer}, {refuse::racketed, "SG-5.4", {2}}});
    all.push_back({free, 0, BuyShop{Member::killer}, {refuse::too_poor, "SG-5.5", {10, 50}}});
    all.push_back({free, 0, RemoveToken{shop("hats")}, {refuse::tokens_left, "SG-5.13", {14}}});
    all.push_back({free, 0, StickUp{Member::killer, Prize::ownership, {}, 1}, {refuse::nobody_owns, "SG-5.6"}});
    all.push_back({free, 0, StickUp{Member::killer, Prize::money, {}, nobody}, {refuse::name_defender, "SG-5.7"}});
    all.push_back({other, 0, StickUp{Member::killer, Prize::money, {}, 2}, {refuse::defender_is, "SG-5.7", {1}}});
    const State robbed = [&] {
        Table table = Table(with_faces(free, {6, 1})).act(a_stick_up).shoot_all(true);
        return table.state;
    }();
    all.push_back({robbed, 0, BuyShop{Member::killer}, {refuse::just_robbed, "SG-5.5"}});
    all.push_back({robbed, 0, a_stick_up, {refuse::one_throw, "SG-5.1", {0}}});
    const State robbed_once = [&] {
        Scene two = scene;
        two.before(0, killer, "baker").before(0, vamp, "baker");
        Table table = Table(two).roll().go(killer, "baker").faces({6, 1}).act(a_stick_up);
        table.shoot_all(true).done(killer).go(vamp, "baker");
        return table.state;
    }();
    all.push_back({robbed_once, 0, StickUp{Member::vamp, Prize::money, {}, 1}, {refuse::robbed_already, "SG-5.6"}});
    all.push_back({watched(Scene(), killer, "baker", "s38"), 0, a_stick_up, {refuse::patrol_present, "SG-5.11"}});
    Scene many;
    many.rackets(0,
        {"baker", "locks", "antiques", "clocks", "books", "butcher", "cheese", "flowers", "garage", "notary", "bank",
            "couture", "piano", "perfume", "tea"});
    all.push_back({arrived(many, killer, "hats"), 0, Racket{Member::killer}, {refuse::no_token, "SG-5.13"}});
    all.push_back({arrived(many, killer, "hats"), 0, RemoveToken{shop("tins")}, {refuse::not_own_token, "SG-5.13"}});
    const Scene recruiting = Scene().dead(0, killer).cash(0, 49);
    all.push_back({arrived(recruiting, dealer, "boxing"), 0, Recruit{Member::dealer, killer},
        {refuse::too_poor, "SG-5.12", {49, 50}}});
    all.push_back({arrived(recruiting, dealer, "boxing"), 0, Recruit{Member::dealer, vamp},
        {refuse::not_recruited_here, "SG-5.12"}});
    all.push_back(
        {arrived(Scene(), dealer, "boxing"), 0, Recruit{Member::dealer, killer}, {refuse::not_dead, "SG-5.12"}});
    Scene rich = Scene().dead(0, killer).cash(0, 90);
    all.push_back({after(arrived(rich, dealer, "boxing"), {Recruit{Member::dealer, killer}}), 0,
        Recruit{Member::dealer, killer}, {refuse::once_a_turn, "SG-5.12", {2}}});
}

void add_fights(All& all)
{
    const Scene scene = Scene().stands(1, dealer, "s39").stands(0, vamp, "s37").stands(2, killer, "s41");
    const State street = arrived(scene, killer, "s39");
    all.push_back({street, 0, Kill{Member::killer, {}, {}}, {refuse::no_target, "SG-5.8"}});
    all.push_back({street, 0, killing({id(2, killer)}), {refuse::not_together, "SG-5.8", {2, 0}}});
    all.push_back({street, 0, killing({id(0, vamp)}), {refuse::no_opponent, "SG-5.8", {0, 1}},
        "the vamp of seat 0 is no opponent"});
    all.push_back({street, 0, killing({id(3, vamp)}), {refuse::no_opponent, "SG-5.8", {3, 1}}});
    all.push_back({street, 0, Kill{Member::killer, members({Member::vamp}), a_victim},
        {refuse::cannot_join, "SG-5.10", {1}}, "the vamp cannot join"});
    all.push_back({street, 0, AttackPatrol{Member::killer, {}, 0}, {refuse::no_patrol_here, "SG-5.9"}});
    all.push_back(
        {arrived(Scene().stands(1, dealer, "s16"), killer, "s16"), 0, a_killing, {refuse::no_place_to_kill, "SG-5.8"}});
    all.push_back({watched(Scene().stands(1, dealer, "s39"), killer, "s39", "s38"), 0, a_killing,
        {refuse::patrol_present, "SG-5.11"}, "a patrol is on the same place"});
    const Scene clinic = Scene().injured(1, dealer);
    all.push_back({watched(clinic, killer, "clinic", "s35"), 0, a_killing, {refuse::patrol_present, "SG-8.8"}});
    all.push_back({arrived(clinic, killer, "clinic"), 0, Kill{Member::killer, {}, {}}, {refuse::one_alone, "SG-8.8"}});
    all.push_back(
        {arrived(clinic, killer, "clinic"), 0, killing({id(1, vamp)}), {refuse::not_lying_there, "SG-8.8", {1, 1}}});
    all.push_back(
        {arrived(Scene().stands(0, dealer, "s39").vamped(0, dealer, 1, 0).stands(1, vamp, "s39"), killer, "s39"), 0,
            killing({id(1, vamp)}, {Member::dealer}), {refuse::spellbound, "SG-7.3", {0, 2}},
            "the dealer of seat 0 cannot attack the vamp who led him before he has moved"});
    const State apart = [] {
        Scene two = Scene().before(0, vamp, "s39").vamped(1, killer, 0, 3).patrol(0, "s38").stands(2, dealer, "s39");
        two.figure(1, killer).place = two.figure(0, vamp).place;
        Table table = Table(two).roll().go(Mover::patrol_1, "s39").go(vamp, "s39");
        table.faces({6, 1, 1}).act(AttackPatrol{Member::vamp, {}, 0}).shoot_all(true);
        return table.state;
    }();
    all.push_back({apart, 0, killing({id(2, dealer)}, {}, Member::vamped), {refuse::always_together, "SG-5.10"}});
}

void add_traffic(All& all)
{
    const State star = arrived(Scene().cash(0, 4).stored(0, 11), dealer, "kiosk");
    all.push_back({arrived(Scene(), killer, "kiosk"), 0, BuyPawns{2}, {refuse::dealer_only, "SG-6.1"}});
    all.push_back({arrived(Scene(), killer, "s39"), 0, PlacePawn{section("p4")}, {refuse::dealer_only, "SG-6.2"}});
    all.push_back({arrived(Scene(), dealer, "baker"), 0, BuyPawns{2}, {refuse::no_star, "SG-6.1"}});
    all.push_back({star, 0, BuyPawns{12}, {refuse::pairs_up_to_ten, "SG-6.1", {10}},
        "pawns are bought in pairs, and only 10 more at this stop"});
    all.push_back({star, 0, BuyPawns{10}, {refuse::pawns_all_bought, "SG-6.1", {9}}});
    all.push_back({star, 0, BuyPawns{2}, {refuse::too_poor, "SG-6.1", {4, 5}}});
    all.push_back({arrived(Scene(), dealer, "s39"), 0, PlacePawn{section("p4")}, {refuse::no_pawn, "SG-6.1"}});
    const State street = arrived(Scene().stored(0, 2).pawns(2, {"p6"}).owns(1, {"baker"}), dealer, "s46");
    all.push_back({street, 0, PlacePawn{section("p7")}, {refuse::section_away, "SG-6.2"}});
    all.push_back({street, 0, PlacePawn{section("p6")}, {refuse::section_taken, "SG-6.2", {2}}});
    all.push_back({street, 0, PlacePawn{section("p4")}, {refuse::section_of_others, "SG-6.2"}});
    const Scene men =
        Scene().stands(1, killer, "s39").stands(1, dealer, "s39").stands(2, dealer, "s39").stands(2, vamp, "s37");
    const State lady = arrived(men, vamp, "s39");
    all.push_back({arrived(men, killer, "s39"), 0, Vamp{id(2, dealer)}, {refuse::vamp_only, "SG-7.1"}});
    all.push_back({lady, 0, Vamp{id(2, vamp)}, {refuse::not_a_man, "SG-7.1"}, "only men can be vamped"});
    all.push_back({lady, 0, Vamp{id(1, killer)}, {refuse::not_alone, "SG-7.1", {1, 0}}});
    all.push_back({lady, 0, Vamp{id(0, killer)}, {refuse::no_opponent, "SG-7.1", {0, 0}}});
    all.push_back({lady, 0, Vamp{id(2, killer)}, {refuse::not_together, "SG-7.1", {2, 0}}});
    all.push_back({after(lady, {Vamp{id(2, dealer)}}), 0, Vamp{id(1, dealer)}, {refuse::leads_one, "SG-7.2"}});
    Scene again = men;
    again.figure(0, vamp).last_vamped = id(2, dealer);
    all.push_back({arrived(again, vamp, "s39"), 0, Vamp{id(2, dealer)}, {refuse::same_man, "SG-7.3", {2, 2}}});
    Scene taken = men;
    taken.stands(1, vamp, "s39").vamped(2, dealer, 1, 0);
    all.push_back({arrived(taken, vamp, "s39"), 0, Vamp{id(2, dealer)}, {refuse::vamped_already, "SG-7.1", {2, 2}}});
    all.push_back({arrived(Scene().injured(2, vamp).stands(1, killer, "clinic"), vamp, "clinic"), 0,
        Vamp{id(1, killer)}, {refuse::no_place_to_vamp, "SG-7.1"}});
}

void add_trade(All& all)
{
    Scene scene = Scene().cash(0, 20).cash(1, 40).owns(0, {"hats"}).stored(0, 6).stored(1, 15);
    scene.rackets(1,
        {"baker", "locks", "antiques", "clocks", "books", "butcher", "cheese", "flowers", "garage", "notary", "bank",
            "couture", "piano", "perfume", "tea"});
    const State state = begun(scene);
    const ShopSet hats = shops({"hats"});
    all.push_back({state, 0, Offer{0, {0, 0, hats}, {1, 0, {}}}, {refuse::no_partner, "SG-10.4"}});
    all.push_back({state, 0, Offer{1, {0, 0, hats}, {}}, {refuse::gives_nothing, "SG-10.4"}});
    all.push_back({state, 0, Offer{1, {1, 0, {}}, {1, 0, {}}}, {refuse::only_cash, "SG-10.4"},
        "cash for cash or for nothing would be a loan"});
    all.push_back({state, 0, Offer{1, {21, 1, {}}, {1, 0, {}}}, {refuse::has_not, "SG-10.4", {0}}});
    all.push_back({state, 0, Offer{1, {0, 1, {}}, {41, 0, {}}}, {refuse::has_not, "SG-10.4", {1}},
        "seat 1 has not got all of that"});
    all.push_back({state, 0, Offer{1, {0, 0, hats}, {1, 0, {}}}, {refuse::too_few_tokens, "SG-10.4", {1}}});
    all.push_back({state, 0, Offer{1, {0, 6, {}}, {1, 0, {}}}, {refuse::pawns_all_bought, "SG-10.4", {5}}});
}

const All& all()
{
    static const All list = [] {
        All made;
        add_when(made);
        add_questions(made);
        add_shops(made);
        add_fights(made);
        add_traffic(made);
        add_trade(made);
        return made;
    }();
    return list;
}

}

class SuperGangRefusals : public QObject {
    Q_OBJECT
    using Suite = RefusalSuite<SuperGangCases>;

private Q_SLOTS:
    void eachOfThem() { Suite::eachOfThem(all()); }
    void noneIsForgotten() { Suite::noneIsForgotten(all()); }
    void notTheirTurn() { Suite::notTheirTurn(24); }
    void afterTheEnd() { Suite::afterTheEnd(); }

    void everyPathHasASentence()
    {
        for (const std::string_view code : {refuse::wrong_length, refuse::not_next, refuse::turns_back,
                 refuse::wrong_exit, refuse::centre_closed, refuse::no_door, refuse::not_through_shop,
                 refuse::shop_twice, refuse::manholes_twice, refuse::clinic_closed, refuse::not_through_clinic,
                 refuse::graveyard_closed, refuse::no_manholes_for_patrols, refuse::not_a_manhole})
            QVERIFY(message_of<SuperGang>({code, "SG-4.1", {0, 1}}) != code);
        QCOMPARE(message_of<SuperGang>({refuse::not_next, "SG-4.1", {at("s5"), at("clinic")}}),
            "no step leads from s5 to clinic");
    }
};

BACKROOM_SUITE(SuperGangRefusals)
#include "tst_refusals.moc"
