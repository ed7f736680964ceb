// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bot_decisions.hpp"
#include "bot_suite.hpp"
#include "cases.hpp"
#include "suites.hpp"

#include "engine/supergang/bot/reach.hpp"
#include "engine/supergang/duel/duel_odds.hpp"

using namespace test;

class SuperGangBot : public QObject {
    Q_OBJECT
    using Suite = BotSuite<SuperGangCases>;

private Q_SLOTS:
    void wholeGames()
    {
        const auto row = [&](Case, int level, int actions) {
            Suite::playsWholeGames(static_cast<Level>(level), 1, actions);
        };
        row("rookie", 1, 0);
        row("soldier", 2, 300);
        row("boss", 3, 40);
    }

    void decidesWhatIsLegal() { Suite::decidesWhatIsLegal({{{16, 4}, {16, 15}, {16, 150}}}); }

    void decidesTheSameTwice() { Suite::decidesTheSameTwice({{{16, 15}, {16, 50}, {16, 400}}}); }

    void stopsAtOnce() { Suite::stopsAtOnce(16, 20); }

    void levelsDiffer() { Suite::levelsDiffer(16, 150); }

    void advisesWhatTheBossDoes() { Suite::advisesWhatTheBossDoes(16, 300); }

    void nobodyGivesUp()
    {
        Suite::along_decisions(16, 10, [](const View& seen, std::uint64_t seed, const State&, auto&) {
            QVERIFY(!std::holds_alternative<GiveUp>(decide(seen, BotContext{Level::soldier, seed, {}})));
        });
    }

    void reachIsWhereWalksEnd()
    {
        Walks walks;
        for (std::size_t number = 0; number < place_count; ++number) {
            const auto place = static_cast<Place>(number);
            if (place == town.graveyard)
                continue;
            for (const WalkerKind kind : {WalkerKind::gangster, WalkerKind::patrol}) {
                const Reach& reach = reach_of(kind, place, no_place);
                for (int face = 1; face <= 6; ++face) {
                    find_walks({kind, place, no_place, {}, false}, face, walks);
                    PlaceSet ends;
                    for (const Walk& walk : walks)
                        ends.insert(walk.path.back());
                    QVERIFY(reach.ends[static_cast<std::size_t>(face - 1)] == ends);
                }
            }
        }
        QCOMPARE(faces_to(reach_of(WalkerKind::gangster, at("s79"), no_place), at("tea")) >= 1, true);
    }

    void completesADistrict()
    {
        for (const Level level : all_levels) {
            Table table = near_the_tea(60);
            QCOMPARE(goes_to(table, level), at("tea"));
            table.act(decided(table, level)).act(decided(table, level));
            QVERIFY(table.state.over);
            QCOMPARE(table.state.winners, SeatSet::only(0));
        }
        Table table = near_the_tea(60);
        const Advice advice = advised(table);
        QCOMPARE(advice.reason, Reason::completes_district);
        QCOMPARE(advice.shop, shop("tea"));
        QCOMPARE(advice.missing, 0);
        QCOMPARE(advice.gain, 50);
    }

    /// Income is collected during the turn if it pays for the last shop of a district.
    void collectsForTheLastShop()
    {
        for (const Level level : thinkers) {
            Table table = near_the_tea(10);
            for (int actions = 0; actions < 4 && !table.state.over; ++actions)
                table.act(decided(table, level));
            QVERIFY(table.state.over);
        }
    }

    void blocksARival()
    {
        for (const Level level : thinkers) {
            Scene scene;
            scene.owns(1, villas).cash(0, 60).cash(1, 200).before(0, killer, "tea").stands(1, killer, "s62");
            Table table = Table(scene.only(killer)).roll();
            QCOMPARE(goes_to(table, level), at("tea"));
            table.act(decided(table, level));
            QVERIFY(does<BuyShop>(table, level));
            if (level != Level::boss)
                continue;
            const Advice advice = advised(table);
            QCOMPARE(advice.reason, Reason::blocks_rival);
            QCOMPARE(advice.rival, Seat{1});
            QCOMPARE(advice.missing, 1);
        }
    }

    /// The last shop of a rival's district comes before one that brings the gang's own district nearer, also if the
    /// rival's way to it leads through its own shops (SG-4.4).
    void stopsANearWinFirst()
    {
        for (const Level level : thinkers)
            for (const char* from : {"s62", "s77"}) {
                Scene scene;
                scene.owns(0, {"jewels", "dancing", "cinema", "baths", "hotel"}).cash(0, 60).stands(0, killer, "s79");
                scene.owns(1, villas).cash(1, 200).stands(1, killer, from).jailed(1, vamp, 3).jailed(1, dealer, 3);
                Table table = Table(scene.only(killer)).roll();
                QCOMPARE(goes_to(table, level), at("tea"));
                table.act(decided(table, level));
                QVERIFY(does<BuyShop>(table, level));
            }
    }

    /// If that breaks a rival's plan, a stick-up is for ownership and not for money.
    void takesOverShopsOfARivalsPlan()
    {
        for (const Level level : thinkers) {
            Scene scene;
            scene.owns(1, villas).cash(1, 300).before(0, killer, "perfume").stands(0, dealer, "perfume");
            scene.stands(1, killer, "s62").jailed(0, vamp, 3);
            Table table = Table(scene).faces({1, 1}).act(Roll()).go(killer, "perfume");
            const Action action = decided(table, level);
            const auto* stick_up = std::get_if<StickUp>(&action);
            QVERIFY(stick_up);
            QCOMPARE(stick_up->prize, Prize::ownership);
            QVERIFY(stick_up->with.contains(index_of(Member::dealer)));
        }
    }

    /// No gangster robs a shop with two managers alone.
    void knowsTheOdds()
    {
        for (const Level level : thinkers) {
            Table table = Table(Scene().cash(0, 200).before(0, vamp, "gallery").only(vamp)).arrive(vamp, "gallery");
            QVERIFY(!does<StickUp>(table, level));
        }
    }

    void noCrimeBeforePatrols()
    {
        Scene scene = Scene().before(0, killer, "s39").patrol(0, "s38").patrol(1, "s38").record(0, killer, 2);
        Table table(scene.only(killer));
        table.state.round = 8;
        table.faces({1, 6, 6}).act(Roll());
        table.state.patrols[0].place = table.state.patrols[1].place = at("s38");
        table.state.turn.phase = Phase::gang;
        table.state.turn.dice[3] = table.state.turn.dice[4] = 0;
        table.go(killer, "s39");
        for (const Level level : thinkers)
            QVERIFY(does<Done>(table, level));
        const Advice advice = advised(table);
        QCOMPARE(advice.reason, Reason::seen_here);
        QCOMPARE(advice.patrols, 2);
    }

    void cowardWhereNobodySees()
    {
        Table table = Table(Scene().before(0, killer, "s39").in_round(1).only(killer)).arrive(killer, "s39");
        for (const Level level : all_levels)
            QVERIFY(does<Coward>(table, level));
        const Advice advice = advised(table);
        QCOMPARE(advice.reason, Reason::coward_attack);
        QCOMPARE(advice.gain, 10);
        // The patrols are at the edge of the town.
        QCOMPARE(advice.patrols, 0);
        QCOMPARE(advice.chance, 0);
    }

    /// SG-3.4: with either option all income is collected.
    void collectsBeforeTheEnd()
    {
        for (const Level level : all_levels) {
            Scene scene = Scene().owns(0, {"baker"}).before(0, killer, "s39");
            Table table = Table(scene.only(killer), {.income = Income::ask}).arrive(killer, "s39").done(killer);
            QVERIFY(does<Collect>(table, level));
            table.act(Collect());
            QVERIFY(does<EndTurn>(table, level));
        }
    }

    void goesQuietlyOrRebels()
    {
        const auto arrested = [](int years, bool company) {
            Scene scene = Scene().stands(1, vamp, "s39").record(1, vamp, years).patrol(0, "s38");
            if (company)
                scene.stands(1, killer, "s39").stands(1, dealer, "s39");
            return Table(scene).faces({1, 1, 1, 1}).act(Roll()).go(Mover::patrol_1, "s39");
        };
        for (const Level level : all_levels)
            QVERIFY(does<GoQuietly>(arrested(1, false), level));
        const Advice quiet = advised(arrested(1, false));
        QCOMPARE(quiet.reason, Reason::goes_quietly);
        QCOMPARE(quiet.years, 1);
        // The advice gives the chance to shoot first if duels are by aim, and the chance to win if they are by dice.
        const Table asked = arrested(1, false);
        const auto in_percent = [](double chance) { return static_cast<int>(std::lround(100 * chance)); };
        QVERIFY(quiet.by_aim);
        QCOMPARE(quiet.chance, in_percent(*chance_to_lead(asked.state, 1, Rebel{})));
        Table by_dice = asked;
        by_dice.state.options.duels = Duels::dice;
        const Advice thrown = advised(by_dice);
        QVERIFY(!thrown.by_aim);
        QCOMPARE(thrown.chance, in_percent(*chance_by_dice(asked.state, 1, Rebel{})));
        QVERIFY(thrown.chance != quiet.chance && thrown.chance < 10);
        for (const Level level : thinkers) {
            const Action action = decided(arrested(25, true), level);
            const auto* rebel = std::get_if<Rebel>(&action);
            QVERIFY(rebel);
            // The boss takes no accomplice. A gangster who would be away for the rest of the game has nothing to lose.
            QCOMPARE(rebel->with.contains(index_of(Member::killer)), level == Level::soldier);
        }
        QCOMPARE(advised(arrested(25, true)).reason, Reason::rebels);
    }

    void patrolArrestsRivals()
    {
        for (const Level level : thinkers) {
            Scene scene;
            scene.stands(1, killer, "s39").record(1, killer, level == Level::boss ? 5 : 15).patrol(0, "s38");
            Table table = Table(scene.only(killer)).faces({1, 1}).act(Roll());
            QCOMPARE(goes_to(table, level), at("s39"));
            if (level != Level::boss)
                continue;
            const Advice advice = advised(table);
            QCOMPARE(advice.reason, Reason::arrests);
            QCOMPARE(advice.figure, id(1, killer));
            QCOMPARE(advice.years, 5);
        }
        // The patrol does not arrest a gangster of the gang that moves it.
        for (const Level level : thinkers) {
            Table table(Scene().stands(0, killer, "s39").record(0, killer, 5).patrol(0, "s38").only(killer));
            table.faces({1, 1}).act(Roll());
            QVERIFY(goes_to(table, level) != at("s39"));
        }
    }

    void vampsAMan()
    {
        for (const Level level : thinkers) {
            Table table = Table(Scene().before(0, vamp, "s39").stands(1, killer, "s39").only(vamp)).arrive(vamp, "s39");
            QVERIFY(does<Vamp>(table, level));
        }
    }

    void buysAndPlacesPawns()
    {
        for (const Level level : thinkers) {
            Scene scene = Scene().cash(0, 30).before(0, dealer, "kiosk").in_round(1);
            Table table = Table(scene.only(dealer)).arrive(dealer, "kiosk");
            while (table.state.turn.active)
                table.act(decided(table, level));
            QVERIFY(table.gang(0).stored > 0);
            Scene street = Scene().stored(0, 6).before(0, dealer, "s39").in_round(1);
            Table place = Table(street.only(dealer)).arrive(dealer, "s39");
            while (place.state.turn.active)
                place.act(decided(place, level));
            QVERIFY(!place.gang(0).pawns.empty());
        }
    }

    void answersTrades()
    {
        const auto offered = [](const Bundle& give, const Bundle& take) {
            Scene scene = Scene().owns(0, {"baker"}).owns(1, villas).cash(0, 300).cash(1, 100);
            return Table(scene).act(Offer{1, give, take});
        };
        for (const Level level : all_levels) {
            // A shop of the plan is not sold for little money. Another shop for little money is accepted.
            QVERIFY(decided(offered({1, 0, {}}, {0, 0, shops({"tea", "bank"}) & shops({"bank"})}), level)
                == Action(Answer{false}));
            QVERIFY(decided(offered({0, 0, shops({"baker"})}, {1, 0, {}}), level) == Action(Answer{true}));
        }
        const Advice good = advised(offered({0, 0, shops({"baker"})}, {1, 0, {}}));
        QCOMPARE(good.reason, Reason::good_trade);
        QCOMPARE(good.rival, Seat{0});
        QVERIFY(good.chance > good.risk);
    }

    /// SG-5.12: the owner names a sum that the buyer can pay, and the buyer pays it.
    void namesAndPays()
    {
        const auto asked = [](int cash) {
            Scene scene = Scene().owns(1, {"boxing"}).cash(0, cash).dead(0, killer).before(0, dealer, "boxing");
            scene.jailed(0, vamp, 3);
            return Table(scene).faces({1}).act(Roll()).go(dealer, "boxing").act(Recruit{Member::dealer, killer});
        };
        for (const Level level : all_levels) {
            Table table = asked(200);
            QCOMPARE(table.decides(), Seat{1});
            const Action named = decided(table, level);
            const auto* price = std::get_if<NamePrice>(&named);
            QVERIFY(price && price->price && *price->price >= 50 && *price->price <= 200);
            table.act(NamePrice{50});
            QVERIFY(decided(table, level) == Action(Answer{true}));
            QVERIFY(decided(asked(20), level) == Action(NamePrice()));
            // More than the buyer has, or than the recruit is worth.
            Table dear = asked(400).act(NamePrice{399});
            QVERIFY(decided(dear, level) == Action(Answer{false}));
        }
        QCOMPARE(advised(asked(200)).reason, Reason::names_price);
        QCOMPARE(advised(asked(20)).reason, Reason::refuses_recruit);
    }

    void policePlayerTakesIntoCustody()
    {
        for (const Level level : all_levels) {
            Table table(Scene().stands(1, killer, "s39").patrol(0, "s38").only(killer), {.police_player = true});
            table.faces({1, 1}).act(Roll());
            QCOMPARE(table.decides(), Seat{3});
            QCOMPARE(goes_to(table, level), at("s39"));
            table.act(decided(table, level));
            QVERIFY(decided(table, level) == Action(TakeCustody{id(1, killer)}));
        }
    }

    /// SG-8.4: computer players hit often enough that no duel is endless, even if their errors are always the same.
    void aims()
    {
        std::array<int, 3> hits{};
        for (const Level level : all_levels) {
            for (std::uint64_t seed = 1; seed <= 200; ++seed) {
                Table table = Table(Scene().before(0, killer, "baker").only(killer)).arrive(killer, "baker");
                table.faces({6, 1}).act(StickUp{Member::killer, Prize::money, {}, 1});
                QVERIFY(top<Duel>(table.state) && top<Duel>(table.state)->shooting == Side::attack);
                table.act(decided(table, level, seed));
                hits[static_cast<std::size_t>(level) - 1] += table.all<Dart>()[0].target ? 1 : 0;
                for (int shots = 0; top<Duel>(table.state); ++shots) {
                    QVERIFY(shots < 2000);
                    table.act(decided(table, level, seed));
                }
            }
        }
        QVERIFY(hits[0] > 90 && hits[0] < hits[1] && hits[1] < hits[2] && hits[2] > 170);
    }

    /// Every turn ends, and so does every game, even a very long one.
    void longGamesEnd()
    {
        Events events;
        for (const bool police : {false, true}) {
            State state = deal({.duels = Duels::dice, .police_player = police, .length = 10}, 4, 8);
            int in_turn = 0;
            int round = state.round;
            Seat whose = state.turn.seat;
            while (!state.over) {
                const Seat seat = decider(state);
                events.clear();
                apply(state, seat, decide(view(state, seat), BotContext{Level::soldier, 1, {}}), events);
                in_turn = state.turn.seat == whose && state.round == round ? in_turn + 1 : 0;
                whose = state.turn.seat;
                round = state.round;
                QVERIFY(in_turn < 200);
            }
        }
    }
};

BACKROOM_SUITE(SuperGangBot)
#include "tst_bot.moc"
