// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "duel_stall.hpp"
#include "suites.hpp"

using namespace test;
using namespace test::supergang;

/// Tests what is shown of a duel in which darts are aimed, and when.
class SuperGangDuelTest : public QObject {
    Q_OBJECT

    /// Provides the language.
    HouseFolder folder_;

private Q_SLOTS:
    void nothingWithoutADuel()
    {
        Stall stall = in_boxing(Position4());
        QVERIFY(!stall.scene.bout);
        QVERIFY(!stall.show().active);
        QVERIFY(stall.show() == DuelShow());
    }

    /// The beginning (SG-8.1, 8.4).
    void itBegins()
    {
        Stall stall = stick_up({3, 2, 1});
        QCOMPARE(stall.next(), QStringLiteral("duel"));
        DuelShow show = stall.show();
        QVERIFY(show.active && !show.aiming && !show.over);
        QCOMPARE(show.title, QStringLiteral("Duel: stick-up in Big Arms Boxing"));
        QCOMPARE(show.attack.sum, -1);
        QCOMPARE(show.attack.name, QStringLiteral("Rosa"));
        QCOMPARE(show.defence.name, QStringLiteral("Bea"));
        QCOMPARE(show.defence.role, QString::fromUtf8("nobody’s shop: shoots for its managers"));
        QCOMPARE(show.targets.size(), 3);
        QCOMPARE(target(show, 0).place, -1.0);
        QCOMPARE(target(show, 1).place, 1.0);
        QCOMPARE(target(show, 2).place, 3.0);
        QCOMPARE(target(show, 0).picture, QStringLiteral("duel/target-killer-diamond"));
        QVERIFY(target(show, 1).picture.startsWith(QStringLiteral("duel/target-manager-")));
        QVERIFY(target(show, 1).picture != target(show, 2).picture);
        QVERIFY(!target(show, 1).in_play);
        stall.until("duel-landed");
        show = stall.show();
        QCOMPARE(show.attack.sum, 5);
        QCOMPARE(show.defence.sum, 3);
        const auto die = show.attack.dice.first().value<DuelDie>();
        QCOMPARE(die.dice, QStringLiteral("killer"));
        QCOMPARE(die.face, 3);
        QCOMPARE(die.bonus, QStringLiteral("+2"));
        QCOMPARE(die.figure, QStringLiteral("figures/killer-diamond"));
        QCOMPARE(show.defence.dice.first().value<DuelDie>().dice, QStringLiteral("patrol"));
        QCOMPARE(show.heading, QStringLiteral("2 darts"));
        QCOMPARE(show.sentence, QString::fromUtf8("5 − 3 = 2: Rosa shoots first"));
        QVERIFY(show.attack.ahead && show.attack.shooting && !show.defence.shooting);
        QVERIFY(!target(show, 0).in_play && target(show, 1).in_play && target(show, 2).in_play);
    }

    /// A tie (SG-8.1).
    void aTie()
    {
        Stall stall = stick_up({1, 1, 2, 6, 1, 1});
        stall.until("duel-landed");
        QCOMPARE(stall.show().heading, QStringLiteral("A tie"));
        QCOMPARE(stall.show().sentence, QStringLiteral("3 on both sides: all dice again"));
        QVERIFY(!stall.show().attack.shooting && stall.show().darts.isEmpty());
        stall.until("duel-landed");
        QCOMPARE(stall.show().heading, QStringLiteral("6 darts"));
    }

    /// Only the seat that decides can aim, and nobody while events are shown.
    void whoAims()
    {
        Stall stall = stick_up({3, 2, 1});
        while (!stall.beats.empty()) {
            QVERIFY(!stall.show().aiming);
            stall.next();
        }
        const DuelShow show = stall.show();
        QVERIFY(show.aiming);
        QCOMPARE(show.shooter_name, QStringLiteral("Rosa"));
        QCOMPARE(show.rail_title, QStringLiteral("Dart 1 of 2"));
        QCOMPARE(darts(show), (QStringList{"next", "left"}));
        QVERIFY(!show.hint.isEmpty());
    }

    /// The dart leaves the hand; its result is revealed when it arrives.
    void aDart()
    {
        Stall stall = stick_up({3, 2, 1}).rest();
        stall.names.clear();
        stall.logged.clear();
        stall.begin(Shoot{{1000, 400}});
        QCOMPARE(stall.next(), QStringLiteral("dart"));
        DuelShow show = stall.show();
        QVERIFY(show.flying && !show.aiming);
        QVERIFY(stall.logged.empty());
        QCOMPARE(show.dart_number, 1);
        QVERIFY(show.outcome.isEmpty());
        QVERIFY(qAbs(show.struck.x() - 1) <= 0.15 && qAbs(show.struck.y() - 0.4) <= 0.15);
        QCOMPARE(darts(show), (QStringList{"flying", "left"}));
        QCOMPARE(target(show, 1).fate, QStringLiteral("standing"));
        const QPointF struck = show.struck;
        QVERIFY(stall.next() == QLatin1String("felled"));
        QCOMPARE(stall.logged.size(), std::size_t{1});
        show = stall.show();
        QVERIFY(!show.flying);
        QCOMPARE(show.dart_number, 1);
        QCOMPARE(show.struck, struck);
        QCOMPARE(show.outcome, QStringLiteral("back"));
        QVERIFY(show.untold.isEmpty());
        QCOMPARE(target(show, 1).fate, QStringLiteral("back"));
        QCOMPARE(target(show, 1).state, QStringLiteral("injured"));
        QCOMPARE(target(show, 1).label, QStringLiteral("The manager, injured"));
        QVERIFY(!target(show, 1).in_play && target(show, 2).in_play);
        QCOMPARE(darts(show), (QStringList{"back", "next"}));
        QVERIFY(stall.next().isEmpty());
    }

    /// Darts drop below the plank, where nothing can hold them; above and beside it is the cloth.
    void aDartBelowThePlankDrops()
    {
        const auto drops_at = [](int x, int y) {
            Stall stall = stick_up({3, 2, 1}).rest();
            stall.shoot(x, y);
            return stall.show().stuck.first().value<DuelMiss>().drops;
        };
        QVERIFY(drops_at(0, -1600));
        QVERIFY(!drops_at(2600, -1000));
        QVERIFY(!drops_at(0, 1600));
    }

    /// SG-8.2: the other side shoots with the same number of darts. Misses stay visible to the end.
    void theOtherSideShootsBack()
    {
        Stall stall = stick_up({3, 2, 1}).rest();
        stall.shoot(2000, 0);
        QCOMPARE(stall.show().stuck.size(), 1);
        QVERIFY(!stall.show().stuck.first().value<DuelMiss>().drops);
        stall.begin(Shoot{{-1000, 0}});
        stall.until("missed");
        // The first side's darts are still visible.
        stall.scene.view.reset();
        QCOMPARE(darts(stall.show()), (QStringList{"missed", "missed"}));
        QCOMPARE(stall.show().shooter_name, QStringLiteral("Rosa"));
        QVERIFY(stall.show().stuck.last().value<DuelMiss>().drops);
        stall.scene.view = view(stall.state, stall.decides());
        const DuelShow show = stall.show();
        QVERIFY(show.aiming);
        QCOMPARE(show.shooter_name, QStringLiteral("Bea"));
        QCOMPARE(show.shooter_mark, 1);
        QCOMPARE(darts(show), (QStringList{"next", "left"}));
        QCOMPARE(show.sentence, QStringLiteral("Some are still standing: now Bea shoots"));
        QVERIFY(target(show, 0).in_play && !target(show, 1).in_play);
        stall.shoot(-1000, -400);
        QVERIFY(!stall.scene.bout);
    }

    /// SG-5.6, 8.6, 9.3: the result stays visible for a moment.
    void theEnd()
    {
        Stall stall = stick_up({3, 2, 1}).rest();
        QVERIFY(rules_of(stall.show()).contains(QStringLiteral("SG-5.6")));
        stall.shoot(1000, 400);
        QCOMPARE(text_of(stall.show(), "SG-9.3"),
            QStringLiteral("If a manager survives, he talks: 2 years (stick-up 1 + assault 1) for every attacker."));
        QCOMPARE(text_of(stall.show(), "SG-9.7"),
            QStringLiteral("On top of that: 1 year for each injury, 2 for each death."));
        stall.names.clear();
        stall.begin(Shoot{{3000, -400}});
        stall.until("duel-won");
        QVERIFY(stall.show().over);
        // The rail below says why, before the consequences follow under their title.
        QCOMPARE(stall.show().hint, stall.show().sentence);
        QVERIFY(!stall.show().hint.isEmpty());
        QCOMPARE(stall.show().follows_title.isEmpty(), stall.show().follows.isEmpty());
        QCOMPARE(stall.show().heading, QStringLiteral("Rosa wins the duel"));
        stall.until("duel-over");
        const DuelShow show = stall.show();
        QVERIFY(show.active && show.over && !show.aiming);
        QCOMPARE(show.follows_title, QStringLiteral("The outcome"));
        QCOMPARE(text_of(show, "SG-5.6"), QStringLiteral("Rosa gets 100 from the bank."));
        QCOMPARE(text_of(show, "SG-8.7"), QStringLiteral("The dead manager is replaced after the duel."));
        // Stick-up 1, assault 1, murder 2; the surviving manager is the witness.
        QCOMPARE(text_of(show, "SG-9.3"),
            QString::fromUtf8("Goes on the record of Rosa’s killer: 4 years (stick-up 1 + assault 1 + murder 2)."));
        QCOMPARE(stall.next(), QStringLiteral("town"));
        QVERIFY(!stall.show().active);
        QVERIFY(stall.beats.empty());
    }

    /// SG-8.6, 9.7: the price of a hit is named for the shooting side. Defending is no crime, and the police arrest.
    void whenTheDefenceShoots()
    {
        const auto innocent = QStringLiteral("Defending yourself is no crime.");
        Stall stall = vamp_and_man(2);
        stall.until("duel-landed");
        // 2 + 1 + 2 against 6.
        QCOMPARE(stall.show().shooter_name, QStringLiteral("Vito"));
        stall.rest();
        QCOMPARE(text_of(stall.show(), "SG-9.7"), innocent);
        QVERIFY(rules_of(stall.show()).contains(QStringLiteral("SG-8.2")));
        // When the attackers shoot, they are liable for their hits, until the sides change again.
        stall.shoot(-3000, 2500);
        QCOMPARE(stall.show().shooter_name, QStringLiteral("Rosa"));
        const auto prices = QStringLiteral("Each injury costs every attacker 1 year, each death 2.");
        QCOMPARE(text_of(stall.show(), "SG-9.7"), prices);
        stall.shoot(3000, 2500);
        QCOMPARE(text_of(stall.show(), "SG-9.7"), innocent);
    }

    /// Two sides may miss for as long as they like; the number of visible darts is limited.
    void thoseWhoMissForEver()
    {
        Stall stall = vamp_and_man(2).rest();
        for (int dart = 1; dart <= 75; ++dart) {
            stall.shoot(dart * 10, 2500);
            const DuelShow show = stall.show();
            QVERIFY(show.aiming);
            QCOMPARE(show.stuck.size(), std::min(dart, 60));
            // The latest dart is there, within its scatter.
            const QPointF newest = show.stuck.last().value<DuelMiss>().at;
            QVERIFY(std::abs(newest.x() - dart / 100.0) <= 0.15);
        }
        QCOMPARE(stall.show().dart_number, 75);
    }

    /// Notes about what is still to come are never displaced by others.
    void whatIsToCome()
    {
        Stall stall = stick_up({3, 2, 1}).rest();
        stall.shoot(1000, -400);
        const DuelShow show = stall.show();
        QCOMPARE(rules_of(show).mid(rules_of(show).size() - 2), (QStringList{"SG-8.2", "SG-5.6"}));
    }

    /// SG-9.3: surviving managers report the attackers, and nothing else is said before that.
    void aLostStickUpIsWrittenDown()
    {
        for (const Duels duels : {Duels::aim, Duels::dice}) {
            Stall stall = stick_up({1, 6, 6, 5}, duels);
            if (duels == Duels::aim) {
                stall.rest();
                stall.begin(Shoot{{-1000, 400}});
            }
            stall.until("duel-won");
            QCOMPARE(stall.show().heading, QStringLiteral("Bea wins the duel"));
            QCOMPARE(text_of(stall.show(), "SG-9.3"), QString());
            stall.until("duel-over");
            QCOMPARE(
                text_of(stall.show(), "SG-9.3"), QString::fromUtf8("Goes on the record of Rosa’s killer: 1 year."));
            QCOMPARE(figure(stall.state, {0, killer}).record, 1);
        }
    }

    /// "Nobody has seen it" appears only after all events, and only if it is true.
    void whatNobodyHasSeen()
    {
        Stall stall = stick_up({6, 1, 1, 3, 3}, Duels::dice);
        stall.until("duel-won");
        QCOMPARE(text_of(stall.show(), "SG-9.3"), QString());
        stall.until("duel-over");
        QCOMPARE(text_of(stall.show(), "SG-9.3"), QStringLiteral("Nobody has seen it: nothing is written down yet."));
        QCOMPARE(figure(stall.state, {0, killer}).record, 0);
        // A dead figure has no record, so nothing is said.
        Stall dead = stick_up({1, 6, 6, 3}, Duels::dice);
        dead.until("duel-over");
        QCOMPARE(text_of(dead.show(), "SG-9.3"), QString());
    }

    /// SG-9.3: a patrol that watches sees a stick-up when it begins.
    void aPatrolThatWatches()
    {
        Position4 position = Position4().stands(0, killer, "s46").patrol("s37");
        Stall stall = Stall(position, {.duels = Duels::dice}).roll().go(Mover::patrol_1, "s46");
        stall.go(Mover::killer, "boxing");
        stall.faces({1, 6, 6, 5}).begin(StickUp{Member::killer, Prize::money, {}, 1});
        stall.until("duel-won");
        QCOMPARE(figure(stall.state, {0, killer}).record, 1);
        QCOMPARE(text_of(stall.show(), "SG-9.3"), QString::fromUtf8("Goes on the record of Rosa’s killer: 1 year."));
        stall.until("duel-over");
        QCOMPARE(text_of(stall.show(), "SG-9.3"), QString::fromUtf8("Goes on the record of Rosa’s killer: 1 year."));
    }

    /// SG-8.2: says who shoots next, also when the last dart of a volley has hit.
    void whoAnswers()
    {
        Stall stall = stick_up({3, 2, 1}).rest();
        const auto answer = [&] { return text_of(stall.show(), "SG-8.2"); };
        const QString bea = QStringLiteral("If anybody is left standing, Bea shoots back with 2 darts.");
        QCOMPARE(answer(), bea);
        stall.shoot(2000, 0);
        QCOMPARE(answer(), bea);
        stall.begin(Shoot{{1000, 400}});
        QCOMPARE(stall.next(), QStringLiteral("dart"));
        QCOMPARE(answer(), bea);
        QCOMPARE(stall.next(), QStringLiteral("felled"));
        stall.scene.view.reset();
        QCOMPARE(answer(), bea);
        stall.scene.view = view(stall.state, stall.decides());
        QCOMPARE(answer(), QStringLiteral("If anybody is left standing, Rosa shoots back with 2 darts."));
    }

    /// Once nobody of one side stands, no further shots are announced, even before the winner is named.
    void whatNeverComesIsNotPromised()
    {
        Stall stall = stick_up({3, 2, 1}).rest();
        const Targets defence = top<Duel>(stall.state)->defence;
        QVERIFY(!defence.empty());
        QVERIFY(!text_of(stall.show(), "SG-8.2").isEmpty());
        for (std::size_t at = 0; at < defence.size(); ++at)
            stall.begin(Shoot{{place_on_plank(Side::defence, at), 400}});
        bool decided = false;
        for (QString beat = stall.next(); !beat.isEmpty() && beat != QLatin1String("duel-won"); beat = stall.next()) {
            decided = !stands(stall.scene.bout->duel.defence);
            QCOMPARE(text_of(stall.show(), "SG-8.2").isEmpty(), decided);
        }
        QVERIFY(decided);
    }
};

BACKROOM_SUITE(SuperGangDuelTest)
#include "tst_supergang_duel.moc"
