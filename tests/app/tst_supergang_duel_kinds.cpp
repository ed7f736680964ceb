// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "duel_stall.hpp"
#include "suites.hpp"

#include <set>

using namespace test;
using namespace test::supergang;

/// Tests duels of all kinds: by dice, of several gangs, with vamped men, against patrols, in the clinic, at random.
class SuperGangDuelKindsTest : public QObject {
    Q_OBJECT

    /// Provides the language.
    HouseFolder folder_;

private Q_SLOTS:
    /// The result stays until a player continues, or for its time.
    void itIsReadUntilSomebodyGoesOn()
    {
        for (const bool waits : {true, false}) {
            std::vector<Beat> beats;
            write_duel(beats, DuelWon{Side::attack}, {});
            QVERIFY(shows_end_of_duel(beats));
            end_duel(beats, waits);
            QVERIFY(!shows_end_of_duel(beats));
            QCOMPARE(beats.size(), std::size_t{3});
            QVERIFY(beats[1].still);
            QCOMPARE(beats[1].waits, waits);
            // A player who only watches has three seconds.
            QCOMPARE(beats[1].duration, 3000);
            end_duel(beats, waits);
            QCOMPARE(beats.size(), std::size_t{3});
        }
    }

    /// Only the step after a duel is still.
    void theBeats()
    {
        Stall stall = stick_up({3, 2, 1, 5, 3}, Duels::dice);
        std::vector<QByteArray> names;
        for (const Beat& beat : stall.beats) {
            const QByteArray name = beat.name;
            if (name != "other")
                names.push_back(name);
            QCOMPARE(beat.still, name == "duel-over");
            QVERIFY(!beat.waits);
            QVERIFY(beat.logged.size() <= 1);
        }
        QVERIFY((names
            == std::vector<QByteArray>{"duel", "duel-rolled", "duel-landed", "dart-die", "dart", "felled", "dart-die",
                "dart", "felled", "duel-won", "duel-over", "town"}));
    }

    /// SG-8.5: by dice, nobody aims, and darts land near their targets. Each is preceded by its die.
    void byDice()
    {
        Stall stall = stick_up({3, 2, 1, 5, 1, 2, 2, 4}, Duels::dice);
        stall.until("dart-die");
        DuelShow show = stall.show();
        QCOMPARE(darts(show), (QStringList{"rolling", "left"}));
        QCOMPARE(show.darts.at(0).value<DuelDart>().die, 5);
        QCOMPARE(show.darts.at(0).value<DuelDart>().word, QStringLiteral("3 or more"));
        QCOMPARE(show.darts.at(1).value<DuelDart>().die, 0);
        QCOMPARE(show.rail_title, QStringLiteral("Dart 1 of 2"));
        stall.until("dart");
        show = stall.show();
        QCOMPARE(show.darts.at(0).value<DuelDart>().die, 5);
        QVERIFY(show.by_dice && show.flying && !show.aiming);
        QVERIFY(qAbs(show.struck.x() - 1) < 0.5 && show.struck.y() > 0 && show.struck.y() < 0.83);
        stall.until("missed");
        show = stall.show();
        const QPointF miss = show.stuck.first().value<DuelMiss>().at;
        // Between the targets on the plank.
        QVERIFY(qAbs(miss.x() - 3) > 0.5 && qAbs(miss.x() - 3) < 1.5);
        QCOMPARE(show.attack.name, QStringLiteral("Rosa"));
        QCOMPARE(show.darts.at(0).value<DuelDart>().die, 5);
        QCOMPARE(show.darts.at(1).value<DuelDart>().die, 1);
        stall.until("dart-die");
        QCOMPARE(stall.show().shooter_name, QStringLiteral("Bea"));
        QCOMPARE(darts(stall.show()), (QStringList{"rolling", "left"}));
        stall.until("dart");
        QCOMPARE(stall.show().shooter_name, QStringLiteral("Bea"));
        QCOMPARE(darts(stall.show()), (QStringList{"flying", "left"}));
        stall.until("duel-over");
        QVERIFY(stall.show().over);
    }

    /// By dice, the last dart of a volley is shown longer, since there is no pause for aiming.
    void theSidesChangeSlowlyByDice()
    {
        QList<int> dice;
        for (const Beat& beat : stick_up({3, 2, 1, 1, 1, 1, 1, 6, 6}, Duels::dice).beats)
            if (beat.name == QLatin1String("missed"))
                dice += beat.duration;
        QVERIFY(dice.size() >= 4);
        QVERIFY2(dice[1] > dice[0] + 500, qPrintable(QStringLiteral("%1 %2").arg(dice[0]).arg(dice[1])));
        QCOMPARE(dice[2], dice[0]);
        QCOMPARE(dice[3], dice[1]);
    }

    /// SG-5.8, 5.10, 7.4: the vamped man stands last on her side, with her sign. When she falls, he leaves a duel
    /// against his own gang.
    void aVampAndHerMan()
    {
        Stall stall = vamp_and_man(1);
        stall.until("duel-landed");
        DuelShow show = stall.show();
        QCOMPARE(show.title.left(24), QStringLiteral("Duel: gangland killing i"));
        QCOMPARE(show.targets.size(), 3);
        // From left to right.
        QCOMPARE(target(show, 0).picture, QStringLiteral("duel/target-killer-crescent"));
        QCOMPARE(target(show, 0).back, QStringLiteral("duel/back-crescent"));
        QCOMPARE(target(show, 0).tag, QStringLiteral("chips/vamped-diamond"));
        QCOMPARE(target(show, 0).label, QString::fromUtf8("Bea’s killer, vamped by Rosa, standing"));
        QVERIFY(target(show, 1).tag.isEmpty());
        QCOMPARE(show.attack.name, QStringLiteral("Rosa"));
        QCOMPARE(show.attack.sum, 5);
        stall.rest();
        QCOMPARE(stall.show().shooter_name, QStringLiteral("Bea"));
        stall.names.clear();
        stall.begin(Shoot{{-1000, -400}});
        stall.until("left-duel");
        show = stall.show();
        QCOMPARE(target(show, 0).fate, QStringLiteral("left"));
        QVERIFY(rules_of(show).contains(QStringLiteral("SG-7.4")));
        QCOMPARE(show.untold, QString::fromUtf8("Rosa’s vamp is shot dead by Bea’s dealer."));
        stall.until("duel-over");
        show = stall.show();
        QCOMPARE(show.heading, QStringLiteral("Bea wins the duel"));
        // The losing side is still Rosa's.
        QCOMPARE(show.attack.mark, 0);
        QCOMPARE(text_of(show, "SG-8.7"), QString::fromUtf8("Rosa’s vamp is dead. The record is wiped."));
    }

    void aManAgainstOthersStays()
    {
        Stall stall = vamp_and_man(2).rest();
        stall.shoot(-1000, 400);
        const DuelShow show = stall.show();
        QCOMPARE(target(show, 0).fate, QStringLiteral("standing"));
        QCOMPARE(target(show, 1).fate, QStringLiteral("back"));
        QCOMPARE(text_of(show, "SG-8.6"), QString::fromUtf8("Rosa’s vamp goes to the clinic and misses a turn."));
    }

    /// SG-5.8: managers fight on the side of the figure that acts for the owner.
    void managersOnASide()
    {
        for (const int owner : {0, 1}) {
            Position4 position = Position4().stands(1, vamp, "boxing");
            position.shops.push_back({*find_shop("boxing"), owner, nobody});
            Stall stall = in_boxing(position);
            stall.begin(Kill{Member::killer, {}, figures({{1, vamp}})});
            stall.next();
            const DuelShow show = stall.show();
            const QString managers = QString::fromUtf8(", with the shop’s two managers");
            QCOMPARE(show.attack.role, QStringLiteral("attacks") + (owner == 0 ? managers : QString()));
            QCOMPARE(show.defence.role, QStringLiteral("defends") + (owner == 1 ? managers : QString()));
            QCOMPARE(show.targets.size(), 4);
            // SG-9.7: before the first dart nobody is liable for anything, and the years that count are told once.
            QCOMPARE(rules_of(show).count(QStringLiteral("SG-9.7")), 1);
        }
    }

    /// SG-8.2: several gangs on one side.
    void severalGangs()
    {
        Position4 position = Position4().stands(0, killer, "s38").stands(1, vamp, "s39").stands(2, dealer, "s39");
        Stall stall = Stall(position).roll().go(Mover::killer, "s39");
        stall.faces({1, 6, 6}).play(Kill{Member::killer, {}, figures({{1, vamp}, {2, dealer}})});
        const DuelShow show = stall.show();
        QCOMPARE(show.defence.name, QStringLiteral("Bea and Vito"));
        QCOMPARE(show.defence.role, QStringLiteral("defend; Bea shoots"));
        QCOMPARE(show.shooter_name, QStringLiteral("Bea"));
        QVERIFY(show.aiming);
    }

    /// A rebellion (SG-8.6, 8.7, 9.5).
    void aRebellion()
    {
        Position4 position = Position4().stands(0, killer, "s39").patrol("s38");
        position.figure(0, killer).record = 2;
        Stall stall = Stall(position).roll().go(Mover::patrol_1, "s39");
        stall.faces({1, 6, 6}).play(Rebel{});
        DuelShow show = stall.show();
        QCOMPARE(show.title, QStringLiteral("Duel: rebellion against patrol 1"));
        QCOMPARE(show.defence.name, QStringLiteral("Patrol 1"));
        QCOMPARE(show.defence.role, QStringLiteral("Bea shoots for the cops"));
        QCOMPARE(target(show, 1).picture, QStringLiteral("duel/target-cop-thin"));
        QCOMPARE(target(show, 2).picture, QStringLiteral("duel/target-cop-fat"));
        QCOMPARE(target(show, 2).back, QStringLiteral("duel/back-police"));
        QCOMPARE(show.shooter_name, QStringLiteral("Bea"));
        QCOMPARE(
            text_of(show, "SG-9.7"), QStringLiteral("On the record of every surviving attacker, at once: 1 year."));
        QCOMPARE(text_of(show, "SG-8.6"),
            QStringLiteral("Whoever is injured by the cops is under arrest: the clinic, then jail."));
        stall.begin(Shoot{{-1000, 400}});
        stall.until("felled");
        QVERIFY(text_of(stall.show(), "SG-8.6").startsWith(QString::fromUtf8("Rosa’s killer is under arrest")));
        stall.until("duel-over");
        show = stall.show();
        QCOMPARE(show.heading, QStringLiteral("Patrol 1 wins the duel"));
        QCOMPARE(text_of(show, "SG-8.6"),
            QString::fromUtf8("Rosa’s killer is under arrest: the clinic, then jail for 3 years."));
    }

    void aPatrolFalls()
    {
        Position4 position = Position4().stands(0, killer, "s39").patrol("s38");
        position.figure(0, killer).record = 2;
        Stall stall = Stall(position, {.duels = Duels::dice}).roll().go(Mover::patrol_1, "s39");
        stall.faces({6, 1, 1, 4, 6}).begin(Rebel{});
        stall.until("duel-over");
        QVERIFY(text_of(stall.show(), "SG-8.7").startsWith(QStringLiteral("The whole patrol is out.")));
        QVERIFY(stall.show().untold.isEmpty());
    }

    /// SG-8.8: one roll, one volley.
    void theClinic()
    {
        for (const bool hits : {true, false}) {
            Position4 position;
            position.figure(0, killer).place = town.clinic_square;
            position.figure(1, dealer).state = FigureState::clinic;
            Stall stall = Stall(position).roll().go(Mover::killer, "clinic");
            stall.faces({2}).play(Kill{Member::killer, {}, figures({{1, dealer}})});
            DuelShow show = stall.show();
            QCOMPARE(show.title, QStringLiteral("A visit to the clinic"));
            QCOMPARE(show.attack.sum, 2);
            QVERIFY(show.attack.dice.first().value<DuelDie>().bonus.isEmpty());
            QCOMPARE(show.defence.sum, -1);
            QVERIFY(show.defence.dice.isEmpty());
            QCOMPARE(show.heading, QStringLiteral("2 darts"));
            QVERIFY(show.below_text.isEmpty());
            QVERIFY(rules_of(show).contains(QStringLiteral("SG-8.8")));
            stall.shoot(3000, 0);
            stall.begin(Shoot{{hits ? 1000 : 3000, 400}});
            stall.until("duel-over");
            show = stall.show();
            QCOMPARE(
                show.heading, hits ? QStringLiteral("Rosa wins the duel") : QString::fromUtf8("Bea’s dealer lives"));
            // Whether it falls or not.
            QCOMPARE(target(show, 1).fate, hits ? QStringLiteral("face") : QStringLiteral("standing"));
        }
    }

    /// Of a long volley only the part around the latest dart is listed.
    void aLongVolley()
    {
        Position4 position = Position4(4).stands(0, killer, "s38");
        Figures all;
        for (const Seat seat : {Seat{1}, Seat{2}})
            for (const Character character : all_characters) {
                position.stands(seat, character, "s39");
                all.insert(index_of(FigureId{seat, character}));
            }
        Stall stall = Stall(position).roll().go(Mover::killer, "s39");
        stall.faces({1, 6, 6, 6, 6, 6, 6});
        stall.play(Kill{Member::killer, {}, all});
        QCOMPARE(stall.show().heading, QStringLiteral("37 darts"));
        for (int dart = 0; dart < 37; ++dart) {
            const DuelShow show = stall.show();
            QCOMPARE(show.darts.size(), 20);
            QCOMPARE(show.darts_before + 20 + show.darts_after, 37);
            QCOMPARE(darts(show).count(QStringLiteral("next")), 1);
            QCOMPARE(show.darts.at(dart - show.darts_before).value<DuelDart>().number, dart + 1);
            QCOMPARE(show.darts.at(dart - show.darts_before).value<DuelDart>().did, QStringLiteral("next"));
            stall.shoot(0, 20'000);
        }
    }

    /// A match resumed in the middle of a duel shows all of it.
    void takenUpAgain()
    {
        Stall stall = stick_up({3, 2, 1}).rest();
        const auto same = [&] {
            const auto made = running_bout(stall.happened, public_state(stall.state));
            if (!made)
                return false;
            Scene scene = stall.scene;
            scene.bout = made;
            return duel_of(scene, {stall.seat_names, stall.marks}) == stall.show();
        };
        QVERIFY(same());
        stall.shoot(2000, 0);
        QVERIFY(same());
        stall.shoot(2000, 0);
        QVERIFY(same());
        stall.shoot(-1000, 400);
        QVERIFY(!running_bout(stall.happened, public_state(stall.state)));
        QVERIFY(!running_bout({}, public_state(stall.state)));
    }

    /// A manager has the same picture every time, and the two of one shop differ.
    void managersPictures()
    {
        std::set<int> seen;
        for (Shop shop = 0; shop < shop_count; ++shop) {
            const int one = manager_picture(shop, 0);
            const int other = manager_picture(shop, 1);
            QVERIFY(one != other);
            QVERIFY(one >= 1 && one <= 4 && other >= 1 && other <= 4);
            seen.insert(one);
        }
        QCOMPARE(seen.size(), std::size_t{4});
    }

    /// Every event is logged once and in order, the duel agrees with the rules, and the town is shown again after every
    /// duel.
    void randomGames()
    {
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            Options options;
            options.duels = seed % 2 == 0 ? Duels::aim : Duels::dice;
            State state = deal(options, 3, seed);
            backroom::Random random(seed);
            Scene scene;
            scene.begin(public_state(state));
            int duels = 0;
            for (int step = 0; step < 4000 && !state.over && duels < 40; ++step) {
                PublicState before = public_state(state);
                const Seat seat = decider(state);
                Events events;
                apply(state, seat, random_action(state, seat, random), events);
                std::vector<Beat> beats;
                for (const Event& event : events) {
                    duels += std::holds_alternative<DuelBegan>(event) ? 1 : 0;
                    write_event(beats, event, before);
                }
                end_duel(beats);
                std::vector<Event> told;
                for (const Beat& beat : beats) {
                    beat.change(scene);
                    told.insert(told.end(), beat.logged.begin(), beat.logged.end());
                    const DuelShow show = duel_of(scene, {{"Rosa", "Bea", "Vito"}, {0, 1, 2}});
                    QCOMPARE(show.active, scene.bout.has_value());
                    QVERIFY(show.follows.size() <= 6);
                }
                QVERIFY(told == std::vector<Event>(events.begin(), events.end()));
                QVERIFY(scene.open == public_state(state));
                QCOMPARE(scene.bout.has_value(), top<Duel>(state) != nullptr);
                if (const Duel* duel = top<Duel>(state))
                    QVERIFY(scene.bout->duel == *duel);
            }
            QVERIFY(duels > 0);
        }
    }
};

BACKROOM_SUITE(SuperGangDuelKindsTest)
#include "tst_supergang_duel_kinds.moc"
