// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/script.hpp"
#include "beats.hpp"
#include "dice_driver.hpp"
#include "suites.hpp"

using namespace test;
using namespace test::dice;

class GangOfDiceScriptTest : public QObject {
    Q_OBJECT

    /// A game that is shown while it is played.
    struct Show {
        State state;
        Scene scene;

        explicit Show(const Position& position, int seats = 2)
            : state(match(position, seats).state())
        {
            scene.open = public_state(state);
            scene.dice = DiceOnTable(scene.open);
            scene.playing = state.playing;
        }
        std::vector<Beat> act(const Action& action)
        {
            Events events;
            apply(state, state.playing, action, events);
            return script({events.begin(), events.end()}, {});
        }
        void play(const std::vector<Beat>& beats)
        {
            for (const Beat& beat : beats)
                beat.change(scene);
        }
        void turn(int dice)
        {
            play(act(Take{static_cast<std::uint8_t>(dice)}));
            play(act(Stop{}));
            scene.playing = state.playing;
        }
    };

private Q_SLOTS:
    void aThrow()
    {
        Show show(rolls({3, 1, 0}));
        const std::vector<Beat> beats = show.act(Take{3});
        QCOMPARE(beat_names(beats), (QStringList{"thrown", "rested"}));
        QVERIFY(beats[0].logged.empty());
        QCOMPARE(beats[1].logged.size(), std::size_t{1});
        beats[0].change(show.scene);
        QVERIFY(show.scene.in_the_air && show.scene.inTray() && !show.scene.resting());
        beats[1].change(show.scene);
        QVERIFY(show.scene.resting());
        QCOMPARE(beat_names(show.act(Stop{})), QStringList{"result"});
    }

    void aThrowOfManyDice()
    {
        int last = 0;
        for (const int dice : {1, 5, 15}) {
            const int time = Show(rolls({})).act(Take{static_cast<std::uint8_t>(dice)})[0].duration;
            QVERIFY(time > last);
            last = time;
        }
        QCOMPARE(Show(rolls({})).act(Take{24})[0].duration, last);
    }

    void aBust()
    {
        const auto row = [&](Case, bool bomb) {
            Show show(rolls({4, 1, 4}, {Warning{bomb ? Kind::bomb : Kind::explosive, Trigger::pair, 0, 0}}));
            std::vector<Beat> beats = show.act(Take{3});
            if (bomb) {
                show.play(beats);
                beats = show.act(Stop{});
                QCOMPARE(beat_names(beats), (QStringList{"fuse", "bang", "collected"}));
                beats[0].change(show.scene);
                QVERIFY(show.scene.effect == Effect::fuse);
            } else {
                QCOMPARE(beat_names(beats), (QStringList{"thrown", "rested", "bang", "collected"}));
                beats[0].change(show.scene);
                beats[1].change(show.scene);
            }
            beats[beats.size() - 2].change(show.scene);
            QVERIFY(show.scene.effect == Effect::bang);
            QVERIFY((show.scene.offenders == DiceSet{0, 2}));
            QVERIFY(show.scene.announced.has_value());
            beats.back().change(show.scene);
            QVERIFY(show.scene.effect == Effect::none && show.scene.offenders.empty() && !show.scene.playing);
            QCOMPARE(show.scene.dice.middle.size(), std::size_t{3});
        };
        row("bomb", true);
        row("explosive", false);
    }

    void aRoundIsWon()
    {
        Show show(rolls({3, 2}, {harmless, harmless}));
        show.turn(1);
        show.play(show.act(Take{1}));
        const std::vector<Beat> beats = show.act(Stop{});
        QCOMPARE(beat_names(beats), (QStringList{"result", "won", "poured", "poured", "swept", "taken", "card"}));
        beats[0].change(show.scene);
        beats[1].change(show.scene);
        QCOMPARE(show.scene.playing, std::optional<Seat>(0));
        QVERIFY(show.scene.sweep && show.scene.sweep->seat == 0 && show.scene.sweep->things == 2);
        // The dice leave one by one, and are counted.
        for (int gone = 1; gone <= 2; ++gone) {
            beats[static_cast<std::size_t>(1 + gone)].change(show.scene);
            QVERIFY(show.scene.sweep->gone == gone && show.scene.sweep->counted() == gone);
        }
        QVERIFY(!show.scene.dice.shown[0].empty());
        beats[4].change(show.scene);
        beats[5].change(show.scene);
        QVERIFY(!show.scene.sweep && show.scene.dice.shown[0].empty());
        beats[6].change(show.scene);
        QVERIFY(show.scene.open == public_state(show.state));
    }

    /// The larger the pot, the longer are the pause of suspense and the display.
    void aLargePot()
    {
        const auto times = [](int middle) {
            Show show(rolls({3, 2}, {harmless, harmless},
                {.wealth = {10, wealth_in_game(2) - 10 - middle - to_come_after(1)}, .middle = middle}));
            show.turn(1);
            show.play(show.act(Take{1}));
            std::pair<int, int> held_and_swept;
            int poured = 0;
            for (const Beat& beat : show.act(Stop{})) {
                const QByteArray name = beat.name;
                if (name == "held")
                    held_and_swept.first = beat.duration;
                else if (name == "swept")
                    held_and_swept.second = beat.duration;
                poured += name == "poured" ? beat.duration : 0;
                beat.change(show.scene);
                if (name == "poured" && show.scene.sweep->gone == show.scene.sweep->things)
                    [&] { QCOMPARE(show.scene.sweep->counted(), middle + 2); }();
            }
            [&] { QVERIFY(poured <= 1600); }();
            return held_and_swept;
        };
        QCOMPARE(times(4).first, 0);
        QCOMPARE(times(10).first, held_breath(Weight::large));
        QCOMPARE(times(40).first, held_breath(Weight::huge));
        QVERIFY(times(4).second < times(10).second && times(10).second < times(40).second);
    }

    void aRoundIsLost()
    {
        Show show(rolls({5, 5, 5, 5}, {bomb(Trigger::pair), harmless}));
        show.turn(2);
        show.play(show.act(Take{2}));
        const std::vector<Beat> beats = show.act(Stop{});
        QCOMPARE(beat_names(beats), (QStringList{"fuse", "bang", "collected", "lost", "card"}));
        show.play(beats);
        QVERIFY(show.scene.open == public_state(show.state));
    }

    void theEnd()
    {
        Position position = rolls(
            {5, 5, 1}, {bomb(Trigger::pair)}, {.wealth = {2, 100}, .middle = wealth_in_game(2) - 102, .round = 12});
        Show show(position);
        show.turn(2);
        show.play(show.act(Take{1}));
        const std::vector<Beat> beats = show.act(Stop{});
        QStringList list = beat_names(beats);
        QCOMPARE(list.removeAll(QStringLiteral("poured")), 15);
        QCOMPARE(list, (QStringList{"result", "held", "won", "swept", "taken", "held", "eliminated", "gone", "over"}));
        // The light goes on for a pause, then names who is out, and goes off.
        std::vector<std::optional<bool>> told;
        for (const Beat& beat : beats) {
            beat.change(show.scene);
            if (told.empty() || show.scene.fall)
                told.push_back(show.scene.fall ? std::optional(show.scene.fall->revealed) : std::nullopt);
        }
        QVERIFY((told == std::vector<std::optional<bool>>{{}, false, true}));
        QVERIFY(!show.scene.fall);
    }

    /// Every event is logged once and in order, and at the end the scene has the public state.
    void randomGames()
    {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            State state = deal({}, 2 + static_cast<int>(seed % 3), seed);
            Random random(seed);
            Scene scene;
            scene.open = public_state(state);
            while (state.phase != Phase::over) {
                Events events;
                apply(state, state.playing, any_action(state, random), events);
                const std::vector<Event> list(events.begin(), events.end());
                const std::vector<Beat> beats = script(list, {});
                QVERIFY(logged(beats) == list);
                for (const Beat& beat : beats)
                    beat.change(scene);
                QVERIFY(scene.open == public_state(state));
                QVERIFY(!scene.in_the_air && scene.effect == Effect::none && !scene.sweep);
            }
        }
    }

    /// Sounds and replays refer to the cues by these names.
    void theDirectorSaysTheNames()
    {
        HouseFolder folder;
        const auto table = table_of(folder.house(), match(rolls({3, 1, 0}), 2));
        QStringList played;
        connect(table->director(), &Director::played, this, [&](const QString& cue) { played += cue; });
        Driver(*table).take(3);
        QCOMPARE(played, (QStringList{"thrown", "rested", "settled"}));
    }
};

BACKROOM_SUITE(GangOfDiceScriptTest)
#include "tst_gang_of_dice_script.moc"
