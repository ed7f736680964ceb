// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/script.hpp"

#include "app/supergang/duel/duel_show.hpp"
#include "beats.hpp"
#include "suites.hpp"
#include "supergang_cases.hpp"

using namespace test;
using namespace test::supergang;

class SuperGangScriptTest : public SeatedTest {
    Q_OBJECT

    struct Shown {
        Scene scene;
        std::vector<Beat> beats;
        State after;
    };
    static Shown shown(const State& before, const Action& action)
    {
        Shown made;
        made.after = before;
        Events events;
        apply(made.after, decider(before), action, events);
        made.scene.begin(public_state(before));
        made.scene.faces = before.turn.dice;
        made.beats = script({events.begin(), events.end()}, made.scene.open);
        return made;
    }
    static Shown shown(const Position& from, const std::vector<Action>& before, const Action& action)
    {
        return shown(played(from, before).state(), action);
    }
    /// Returns the steps that show something.
    static QStringList seen(const std::vector<Beat>& beats)
    {
        QStringList list = beat_names(beats);
        list.removeAll(QStringLiteral("told"));
        return list;
    }
    static int index_of(const Shown& shown, const char* name)
    {
        return static_cast<int>(beat_names(shown.beats).indexOf(QLatin1String(name)));
    }
    /// Plays up to and including the step of this name.
    static void play(Shown& shown, const char* until)
    {
        QVERIFY2(index_of(shown, until) >= 0, qPrintable(beat_names(shown.beats).join(QLatin1Char(' '))));
        for (const Beat& beat : shown.beats) {
            beat.change(shown.scene);
            if (qstrcmp(beat.name, until) == 0)
                return;
        }
    }
    /// Rosa's killer is in Three Cats Street in round 5, watched by a patrol or not.
    static Position street(bool watched)
    {
        Position made = test::supergang::street();
        made.dice = {2, 2, 2};
        if (watched) {
            put(made, 0, "s45", "s50");
            made.dice.push_back(1);
        }
        return made;
    }

    static void onlyDiceRoll(const DuelShow& show)
    {
        for (const DuelSide& side : {show.attack, show.defence}) {
            QCOMPARE(side.sum, -1);
            QVERIFY(!side.ahead && !side.shooting);
            for (const QVariant& die : side.dice)
                QVERIFY(die.value<DuelDie>().rolling && !die.value<DuelDie>().label.contains(QLatin1Char(':')));
        }
        QVERIFY(
            show.heading == QStringLiteral("Who shoots first?") || show.heading == QStringLiteral("How many darts?"));
        QCOMPARE(show.rail_title, show.heading);
        QVERIFY(show.darts.isEmpty() && show.untold.isEmpty() && show.outcome.isEmpty());
        QVERIFY(!show.over && !show.aiming && !show.flying);
        for (const QVariant& one : show.targets)
            QVERIFY(!one.value<DuelTarget>().in_play && one.value<DuelTarget>().fate == QStringLiteral("standing"));
        for (const QVariant& row : show.follows)
            QVERIFY(row.value<DuelRow>().rule != QStringLiteral("SG-8.2"));
    }

private Q_SLOTS:
    void SG_3_2_theThrow()
    {
        Shown roll = shown(street(false), {}, Roll());
        QCOMPARE(seen(roll.beats), QStringList{"rolled"});
        QVERIFY(roll.beats.front().duration > 0);
        const int throws = roll.scene.throws;
        for (const Beat& beat : roll.beats)
            beat.change(roll.scene);
        QCOMPARE(roll.scene.throws, throws + 1);
        QCOMPARE(roll.scene.faces, (Dice{2, 2, 2, 0, 0, 0}));
        // Used dice stay visible.
        Shown move = shown(roll.after, Move{Mover::killer, {at("s47"), at("s48")}});
        move.scene.faces = roll.scene.faces;
        play(move, "moved");
        QCOMPARE(move.scene.open.turn.dice[0], 0);
        QCOMPARE(move.scene.faces[0], 2);
    }

    /// SG-4.1: square by square.
    void SG_4_1_aMove()
    {
        Shown move = shown(street(false), {Roll()}, Move{Mover::killer, {at("s47"), at("s48")}});
        QCOMPARE(seen(move.beats), (QStringList{"step", "moved"}));
        move.beats[0].change(move.scene);
        QVERIFY(move.scene.walking.has_value());
        QCOMPARE(move.scene.walking->mover, Mover::killer);
        QCOMPARE(move.scene.walking->from, at("s46"));
        QCOMPARE(move.scene.walking->steps, std::size_t{1});
        QCOMPARE(figure(move.scene.open, rosas_killer).place, at("s46"));
        play(move, "moved");
        QVERIFY(!move.scene.walking);
        QCOMPARE(figure(move.scene.open, rosas_killer).place, at("s48"));
    }

    void aStepThroughTheSewerTakesLonger()
    {
        Position from = position();
        put(from, rosas_killer, "s43");
        from.dice = {3, 1, 1};
        const State rolled = played(from, {Roll()}).state();
        Walks walks;
        find_walks(walker_of(rolled, Mover::killer), 3, walks);
        int sewers = 0;
        for (const Walk& walk : walks) {
            if (walk.path[0] != at("s44") || !is_manhole(walk.path[1]))
                continue;
            ++sewers;
            const Shown move = shown(rolled, Move{Mover::killer, walk.path});
            QCOMPARE(beat_names(move.beats).mid(0, 2), (QStringList{"step", "step"}));
            QVERIFY(move.beats[1].duration > move.beats[0].duration);
        }
        QVERIFY(sewers > 0);
    }

    /// SG-9.3: an eye flies, and then the record changes.
    void SG_9_3_aCrimeThatIsSeen()
    {
        Position from = street(true);
        from.dice = {1, 2, 2, 1};
        Shown crime = shown(from, {Roll(), Move{Mover::patrol_1, {at("s48")}}, Move{Mover::killer, {at("s47")}}},
            Coward{Member::killer});
        const QStringList list = seen(crime.beats);
        QVERIFY2(list.indexOf("coward-attack") >= 0 && list.indexOf("witness") >= 0, qPrintable(list.join(' ')));
        QCOMPARE(list.mid(list.indexOf("witness"), 3), (QStringList{"witness", "witnessed", "recorded"}));
        play(crime, "witness");
        QVERIFY(crime.scene.witnessing && !crime.scene.witnessing->arrived);
        QCOMPARE(crime.scene.witnessing->figure, rosas_killer);
        QCOMPARE(crime.scene.witnessing->years, 1);
        QCOMPARE(figure(crime.scene.open, rosas_killer).record, 0);
        const auto after = static_cast<std::size_t>(index_of(crime, "witness"));
        crime.beats[after + 1].change(crime.scene);
        QVERIFY(crime.scene.witnessing && crime.scene.witnessing->arrived);
        QCOMPARE(figure(crime.scene.open, rosas_killer).record, 1);
        crime.beats[after + 2].change(crime.scene);
        QVERIFY(!crime.scene.witnessing);
    }

    void aCrimeThatNobodySees()
    {
        Position from = street(false);
        from.dice = {1, 2, 2};
        const Shown crime = shown(from, {Roll(), Move{Mover::killer, {at("s47")}}}, Coward{Member::killer});
        QCOMPARE(seen(crime.beats), QStringList{"coward-attack"});
    }

    /// A person who has asked for the income at the screen goes on at once.
    void anIncomeStopsNobody()
    {
        const PublicState before = played(position(2), {}).state();
        const std::vector<Event> events{Collected{0, 15}};
        const auto time = [&](Haste haste) {
            int sum = 0;
            for (const Beat& beat : script(events, before, false, haste))
                sum += beat.duration;
            return sum;
        };
        QVERIFY(time({}) > 0);
        QCOMPARE(time({.income = true}), 0);
    }

    void theEndOfATurn()
    {
        Position from = position(2);
        from.dice = {1, 1, 1};
        auto game = played(from, {Roll()});
        while (check(game.state(), 0, EndTurn())) {
            backroom::Random random(3);
            QVERIFY(!game.act(0, random_action(game.state(), 0, random)));
        }
        Shown end = shown(game.state(), EndTurn());
        QVERIFY(seen(end.beats).contains("turn"));
        play(end, "turn");
        QCOMPARE(end.scene.open.turn.seat, 1);
        QCOMPARE(end.scene.faces, Dice{});
        QVERIFY(!end.scene.thrown());
    }

    /// SG-10.1: its roofs flash, which is visible even without animations.
    void SG_10_1_aDistrictIsWon()
    {
        Position from = before_hair();
        const District old_town = town.shops[shop("hair")].district;
        for (const Shop one : town.districts[old_town].shops)
            if (one != shop("hair"))
                from.shops.push_back({one, 0, nobody});
        from.gangs[0].cash = 100;
        Shown won = shown(from, {Roll(), into_hair}, BuyShop{Member::killer});
        QCOMPARE(seen(won.beats).mid(0, 1), QStringList{"token"});
        play(won, "district");
        QCOMPARE(won.scene.celebrated, std::optional(old_town));
        QVERIFY(won.beats[static_cast<std::size_t>(index_of(won, "district"))].still);
        QVERIFY(index_of(won, "game-over") > index_of(won, "district"));
        QVERIFY(won.after.over);
        // The town is hushed before, and then the winner is shown.
        QCOMPARE(index_of(won, "hush"), index_of(won, "district") - 1);
        QVERIFY(won.scene.moment && !won.scene.moment->hushed);
        QCOMPARE(won.scene.moment->winner, Seat{0});
        play(won, "moment-over");
        QVERIFY(!won.scene.moment);
    }

    /// A death is announced in the town after the stall has been left; one by a gangland killing stays longer.
    void aGanglandKilling()
    {
        Position from = street(false);
        put(from, beas_vamp, "s47");
        from.dice = {1, 2, 2, 6, 1, 4};
        const State before =
            played(from, {Roll(), Move{Mover::killer, {at("s47")}}}, 3, {.duels = Duels::dice}).state();
        Shown killing = shown(before, Kill{Member::killer, {}, figures({beas_vamp})});
        QVERIFY(index_of(killing, "town") >= 0 && index_of(killing, "town") < index_of(killing, "hush"));
        QCOMPARE(index_of(killing, "mourned"), index_of(killing, "hush") + 1);
        play(killing, "mourned");
        QVERIFY(killing.scene.moment && !killing.scene.moment->hushed && !killing.scene.bout);
        QCOMPARE(killing.scene.moment->weight, 2);
        QVERIFY(killing.scene.moment->losers.contains(1));
    }

    /// SG-10.2: the click that ends a duel does not hide that somebody is out.
    void SG_10_2_outAfterADuel()
    {
        for (const bool waits : {true, false}) {
            const std::vector<Beat> beats = script({Eliminated{1}}, new_game(), waits);
            QCOMPARE(std::ranges::count(beats, waits, &Beat::waits), waits ? 1 : std::ssize(beats));
        }
    }

    /// SG-10.1: announced as soon as one more shop is enough.
    void SG_10_1_theAlarm()
    {
        const auto alarms = [](const std::vector<const char*>& missing) {
            Position from = before_hair();
            const District old_town = town.shops[shop("hair")].district;
            for (const Shop one : town.districts[old_town].shops)
                if (std::ranges::none_of(missing, [one](const char* id) { return one == shop(id); }))
                    from.shops.push_back({one, 0, nobody});
            from.gangs[0].cash = 100;
            const Shown bought = shown(from, {Roll(), into_hair}, BuyShop{Member::killer});
            return beat_names(bought.beats).count(QStringLiteral("alarm"));
        };
        QCOMPARE(alarms({"hair", "baker", "locks"}), 0);
        QCOMPARE(alarms({"hair", "baker"}), 1);
        QCOMPARE(alarms({"hair"}), 0);
    }

    /// Every event is logged once and in order, and no animation remains.
    void everythingIsTold()
    {
        int duels = 0;
        int actions = 0;
        backroom::Random random(41);
        for (int game = 0; game < 200; ++game) {
            Options options;
            options.length = 10;
            options.duels = game % 2 == 0 ? Duels::dice : Duels::aim;
            options.police_player = game % 5 == 4;
            const int seats = options.police_player ? 3 + game / 5 % 3 : 3 + game % 2;
            State state = deal(options, seats, next_seed(random));
            Scene scene;
            scene.begin(public_state(state));
            for (int action = 0; action < 600 && !state.over; ++action) {
                Events events;
                apply(state, decider(state), random_action(state, decider(state), random), events);
                const std::vector<Event> list(events.begin(), events.end());
                std::vector<Event> told;
                for (const Beat& beat : script(list, scene.open)) {
                    told.insert(told.end(), beat.logged.begin(), beat.logged.end());
                    beat.change(scene);
                    // The consequences of a duel are read on the stall, with nothing over it.
                    QVERIFY2(!beat.says || !scene.bout, beat.name);
                    if (beat.says)
                        QVERIFY2(!beat.says(scene, seated_).title.isEmpty(), beat.name);
                }
                QVERIFY(told == list);
                QVERIFY(scene.open == public_state(state));
                QVERIFY(!scene.walking && !scene.witnessing);
                const bool duel = top<Duel>(state) != nullptr;
                duels += duel;
                QCOMPARE(scene.bout.has_value(), duel);
                QVERIFY(!scene.thrown() || scene.faces != Dice{} || state.turn.dice == Dice{});
                ++actions;
            }
        }
        QVERIFY(duels > 200 && actions > 20'000);
    }

    /// A duel tells nothing that its dice decide before they lie still.
    void nothingIsToldWhileDiceRoll()
    {
        int rolls = 0;
        backroom::Random random(8);
        for (int game = 0; game < 30; ++game) {
            Options options;
            options.duels = game % 2 == 0 ? Duels::dice : Duels::aim;
            State state = deal(options, 3, next_seed(random));
            Scene scene;
            scene.begin(public_state(state));
            for (int action = 0; action < 400 && !state.over; ++action) {
                Events events;
                apply(state, decider(state), random_action(state, decider(state), random), events);
                for (const bool hasty : {true, false}) {
                    Scene shown = scene;
                    for (const Beat& beat : script({events.begin(), events.end()}, scene.open, false, {hasty, hasty})) {
                        const DuelShow before = duel_of(shown, seated_);
                        beat.change(shown);
                        const DuelShow now = duel_of(shown, seated_);
                        if (qstrcmp(beat.name, "duel-rolled") == 0) {
                            ++rolls;
                            QVERIFY(beat.duration > 640 + 90 * static_cast<int>(now.attack.dice.size()));
                            QVERIFY(beat.logged.empty());
                            onlyDiceRoll(now);
                        } else if (before.attack.dice.value(0).value<DuelDie>().rolling)
                            QCOMPARE(beat.name, "duel-landed");
                    }
                }
                for (const Beat& beat : script({events.begin(), events.end()}, scene.open))
                    beat.change(scene);
            }
        }
        QVERIFY(rolls > 100);
    }

    void nothingHappens() { QVERIFY(script({}, public_state(deal({}, 3, 1))).empty()); }
};

BACKROOM_SUITE(SuperGangScriptTest)
#include "tst_supergang_script.moc"
