// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "duel_stall.hpp"
#include "house_folder.hpp"
#include "suites.hpp"

#include <QTest>

#include <set>

using namespace test;
using namespace test::supergang_duel;
using supergang_table::DuelDart;
using supergang_table::DuelDie;
using supergang_table::DuelMiss;
using supergang_table::DuelRow;
using supergang_table::DuelTarget;

namespace {

/// Rosa's killer stands next to a shop and enters it.
Stall in_boxing(Position4 position, Duels duels = Duels::aim)
{
    position.stands(0, killer, "s46");
    Stall stall = Stall(position, {.duels = duels}).roll().go(Mover::killer, "boxing");
    stall.names.clear();
    return stall;
}

Stall stick_up(std::initializer_list<int> faces, Duels duels = Duels::aim)
{
    Stall stall = in_boxing(Position4(), duels);
    stall.faces(faces).begin(StickUp{Member::killer, Prize::money, {}, 1});
    return stall;
}

/// Rosa's vamp, with Bea's killer under her spell, against Vito's dealer or Bea's.
Stall vamp_and_man(int victim)
{
    Position4 position = Position4().stands(0, vamp, "s38").stands(1, killer, "s38").stands(victim, dealer, "s39");
    position.figure(1, killer).vamped_by = 0;
    position.figure(1, killer).vamped_turns = 2;
    Stall stall = Stall(position, {}).roll().go(Mover::vamp, "s39");
    stall.names.clear();
    stall.faces({2, 1, 6}).begin(
        Kill{Member::vamp, members({Member::vamped}), figures({{static_cast<Seat>(victim), dealer}})});
    return stall;
}

DuelTarget target(const DuelShow& show, int number)
{
    return show.targets.at(number).value<DuelTarget>();
}

QStringList darts(const DuelShow& show)
{
    QStringList list;
    for (const QVariant& dart : show.darts)
        list += dart.value<DuelDart>().did;
    return list;
}

QStringList rules_of(const DuelShow& show)
{
    QStringList list;
    for (const QVariant& row : show.follows)
        list += row.value<DuelRow>().rule;
    return list;
}

QString text_of(const DuelShow& show, const char* rule)
{
    for (const QVariant& row : show.follows)
        if (row.value<DuelRow>().rule == QLatin1String(rule))
            return row.value<DuelRow>().text;
    return {};
}

}

/// Tests what is shown of a duel, and when.
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
        QCOMPARE(show.throw_number, 0);
        QCOMPARE(show.attack.sum, -1);
        QCOMPARE(show.attack.name, QStringLiteral("Rosa"));
        QCOMPARE(show.defence.name, QStringLiteral("Bea"));
        QCOMPARE(show.defence.role, QString::fromUtf8("shoots for the shop’s two managers"));
        QCOMPARE(show.targets.size(), 3);
        QCOMPARE(target(show, 0).place, -1.0);
        QCOMPARE(target(show, 1).place, 1.0);
        QCOMPARE(target(show, 2).place, 3.0);
        QCOMPARE(target(show, 0).picture, QStringLiteral("duel/target-killer-diamond"));
        QVERIFY(target(show, 1).picture.startsWith(QStringLiteral("duel/target-manager-")));
        QVERIFY(target(show, 1).picture != target(show, 2).picture);
        QVERIFY(!target(show, 1).in_play);
        stall.until("duel-rolled");
        show = stall.show();
        QCOMPARE(show.throw_number, 1);
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
        stall.until("duel-rolled");
        QCOMPARE(stall.show().heading, QStringLiteral("A tie"));
        QCOMPARE(stall.show().sentence, QStringLiteral("3 on both sides: all dice again"));
        QVERIFY(!stall.show().attack.shooting && stall.show().darts.isEmpty());
        stall.until("duel-rolled");
        QCOMPARE(stall.show().throw_number, 2);
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
        stall.told.clear();
        stall.begin(Shoot{{1000, 400}});
        QCOMPARE(stall.next(), QStringLiteral("dart"));
        DuelShow show = stall.show();
        QVERIFY(show.flying && !show.aiming);
        QVERIFY(stall.told.empty());
        QCOMPARE(show.dart_number, 1);
        QVERIFY(show.outcome.isEmpty());
        QVERIFY(qAbs(show.struck.x() - 1) <= 0.15 && qAbs(show.struck.y() - 0.4) <= 0.15);
        QCOMPARE(darts(show), (QStringList{"flying", "left"}));
        QCOMPARE(target(show, 1).fate, QStringLiteral("standing"));
        const QPointF struck = show.struck;
        QVERIFY(stall.next() == QLatin1String("felled"));
        QCOMPARE(stall.told.size(), std::size_t{1});
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
            QStringLiteral("If a manager survives, he talks: 2 years for every attacker."));
        QCOMPARE(text_of(stall.show(), "SG-9.7"),
            QStringLiteral("On top of that: 1 year for each injury, 2 for each death."));
        stall.names.clear();
        stall.begin(Shoot{{3000, -400}});
        stall.until("duel-won");
        QVERIFY(stall.show().over);
        QCOMPARE(stall.show().heading, QStringLiteral("Rosa wins the duel"));
        stall.until("duel-over");
        const DuelShow show = stall.show();
        QVERIFY(show.active && show.over && !show.aiming);
        QCOMPARE(show.follows_title, QStringLiteral("The outcome"));
        QCOMPARE(text_of(show, "SG-5.6"), QStringLiteral("Rosa gets 100 from the bank."));
        QCOMPARE(text_of(show, "SG-8.7"), QStringLiteral("The dead manager is replaced after the duel."));
        // Stick-up 1, assault 1, murder 2; the surviving manager is the witness.
        QCOMPARE(text_of(show, "SG-9.3"), QString::fromUtf8("Goes on the record of Rosa’s killer: 4 years."));
        QCOMPARE(stall.next(), QStringLiteral("town"));
        QVERIFY(!stall.show().active);
        QVERIFY(stall.beats.empty());
    }

    /// SG-8.6, 9.7: the price of a hit is named for the shooting side. Defending is no crime, and the police arrest.
    void whenTheDefenceShoots()
    {
        const auto innocent = QStringLiteral("Defending yourself is no crime.");
        Stall stall = vamp_and_man(2);
        stall.until("duel-rolled");
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
            const QPointF newest = show.stuck.last().value<supergang_table::DuelMiss>().at;
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

    /// The result stays until a player continues, or for its time.
    void itIsReadUntilSomebodyGoesOn()
    {
        for (const bool waits : {true, false}) {
            std::vector<Beat> beats;
            write_duel(beats, DuelWon{Side::attack}, {});
            QVERIFY(supergang_table::shows_end_of_duel(beats));
            end_duel(beats, waits);
            QVERIFY(!supergang_table::shows_end_of_duel(beats));
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
            QVERIFY(beat.told.size() <= 1);
        }
        QVERIFY((names
            == std::vector<QByteArray>{"duel", "duel-rolled", "told", "dart-die", "dart", "felled", "dart-die", "dart",
                "felled", "duel-won", "duel-over", "town"}));
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
        stall.until("duel-rolled");
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
        }
    }

    /// SG-8.2: several gangs on one side.
    void severalGangs()
    {
        Position4 position = Position4().stands(0, killer, "s38").stands(1, vamp, "s39").stands(2, dealer, "s39");
        Stall stall = Stall(position, {}).roll().go(Mover::killer, "s39");
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
        Stall stall = Stall(position, {}).roll().go(Mover::patrol_1, "s39");
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
            Stall stall = Stall(position, {}).roll().go(Mover::killer, "clinic");
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
        for (const int seat : {1, 2})
            for (const Character character : all_characters)
                position.stands(seat, character, "s39");
        Stall stall = Stall(position, {}).roll().go(Mover::killer, "s39");
        stall.faces({1, 6, 6, 6, 6, 6, 6});
        Figures all;
        for (const Seat seat : {Seat{1}, Seat{2}})
            for (const Character character : all_characters)
                all.insert(index_of(FigureId{seat, character}));
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
            const auto made = supergang_table::running_bout(stall.happened, public_state(stall.state));
            if (!made)
                return false;
            supergang_table::Scene scene = stall.scene;
            scene.bout = made;
            return duel_of(scene, {stall.seat_names, stall.marks}) == stall.show();
        };
        QVERIFY(same());
        stall.shoot(2000, 0);
        QVERIFY(same());
        stall.shoot(2000, 0);
        QVERIFY(same());
        stall.shoot(-1000, 400);
        QVERIFY(!supergang_table::running_bout(stall.happened, public_state(stall.state)));
        QVERIFY(!supergang_table::running_bout({}, public_state(stall.state)));
    }

    /// A manager has the same picture every time, and the two of one shop differ.
    void managersPictures()
    {
        std::set<int> seen;
        for (Shop shop = 0; shop < shop_count; ++shop) {
            const int one = supergang_table::manager_picture(shop, 0);
            const int other = supergang_table::manager_picture(shop, 1);
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
            supergang_table::Scene scene;
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
                    if (!supergang_table::follows_from_duel(event))
                        end_duel(beats);
                    if (!write_duel(beats, event, before))
                        beats.push_back({"other", 0,
                            [event](supergang_table::Scene& shown) {
                                follow(shown, event);
                                note(shown, event);
                            },
                            {event}});
                    follow(before, event);
                }
                end_duel(beats);
                std::vector<Event> told;
                for (const Beat& beat : beats) {
                    beat.change(scene);
                    told.insert(told.end(), beat.told.begin(), beat.told.end());
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

BACKROOM_SUITE(SuperGangDuelTest)
#include "tst_supergang_duel.moc"
