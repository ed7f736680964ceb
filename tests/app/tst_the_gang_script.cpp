// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/plates.hpp"
#include "app/the_gang/script.hpp"
#include "beats.hpp"
#include "engine/the_gang/rules.hpp"
#include "house_folder.hpp"
#include "suites.hpp"
#include "table_driver.hpp"

using namespace test;
using the_gang_table::Beat;
using the_gang_table::Scene;
using the_gang_table::script;

class TheGangScriptTest : public QObject {
    Q_OBJECT

    /// Provides the plural forms of the translation.
    test::HouseFolder folder_;

private Q_SLOTS:
    /// At the end of every script, the scene equals the public state, with no row, plate, deck or special left behind.
    void everyScriptEndsWhereTheGameStands()
    {
        Random random(11);
        for (int game = 0; game < 200; ++game) {
            State state = deal({}, 2 + game % 4, next_seed(random));
            Scene scene;
            scene.open = public_state(state);
            while (!pending(state).empty()) {
                const Seat seat = *pending(state).begin();
                const Actions actions = legal(state, seat);
                Events events;
                apply(state, seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))], events);
                const auto beats = script(seen(events), scene);
                for (const Beat& beat : beats) {
                    QVERIFY(beat.duration >= 0 && *beat.name != 0);
                    beat.change(scene);
                }
                if (beats.empty()) {
                    scene.open = public_state(state);
                    continue;
                }
                QVERIFY(scene.open == public_state(state));
                QVERIFY(!scene.sealed && scene.entering.empty() && scene.flying.empty() && scene.caught.empty());
                QVERIFY(!scene.ended);
                // Everything but the sealed choice is logged, once and in order.
                std::vector<Event> expected = seen(events);
                std::erase_if(expected, [](const Event& event) { return std::holds_alternative<Chosen>(event); });
                QVERIFY(logged(beats) == expected);
            }
        }
    }

    /// While the recap of a job is shown, no seat "is choosing" yet.
    void nobodyChoosesWhileAJobEnds()
    {
        Scene scene;
        scene.open = public_state(deal({}, 2, 1));
        const auto notes = [&] {
            TheGangLayout layout;
            layout.setCounts(scene.open.cities_in_play(), scene.open.seats);
            QStringList found;
            for (const the_gang_table::SeatPlate& plate :
                the_gang_table::plates(scene, layout, {"Rosa", "Bea"}, {0, 1}))
                found += plate.note;
            return found;
        };
        QCOMPARE(notes(), (QStringList{"is choosing", "is choosing"}));
        scene.ended = the_gang_table::JobNumber{1, 1};
        QCOMPARE(notes(), (QStringList{"", ""}));
    }

    void aSealedChoiceShowsNothing() { QVERIFY(script({Chosen{1, {}}}, {}).empty()); }

    void theMomentsOfAJob()
    {
        Revealed revealed;
        revealed.choices.push_back({1, {19, chicago, Special::none}});
        revealed.choices.push_back({0, {43, detroit, Special::none}});
        const auto beats = script({Chosen{0, {}}, revealed, Placed{1, 19, chicago, 1}, Captured{1, chicago, {24, 36}},
                                      Captured{1, chicago, {57}}, Placed{0, 43, detroit, 2}, JobEnded{1, 1, false},
                                      Refilled{chicago, {2, 3}}},
            {});
        QCOMPARE(beat_names(beats),
            (QStringList{"sealed", "revealed", "turn", "placed", "caught", "captured", "stacked", "turn", "placed",
                "job-ended", "refilling", "refilled", "recap", "recapped"}));
    }

    /// There is a pause of suspense before the capture of a gang of four or more, longer for one of six, or of many
    /// revolvers.
    void aLargeGang()
    {
        const auto held = [](const Gangsters& gang) {
            Scene scene;
            int breath = 0;
            for (const Beat& beat : script({Placed{1, 19, chicago, 1}, Captured{1, chicago, gang}}, {})) {
                if (qstrcmp(beat.name, "held") == 0)
                    breath = beat.duration;
                beat.change(scene);
                if (qstrcmp(beat.name, "caught") == 0)
                    [&] { QCOMPARE(scene.feat && scene.feat->revealed, breath > 0); }();
            }
            [&] { QVERIFY(!scene.feat); }();
            return breath;
        };
        QCOMPARE(held({20, 22, 24}), 0);
        QCOMPARE(held({20, 22, 24, 28}), held_breath(Weight::large));
        QCOMPARE(held({20, 22, 24, 28, 30, 32}), held_breath(Weight::huge));
        QCOMPARE(held({18, 36, 54}), held_breath(Weight::huge));
    }

    /// The end of a job is announced once, with what each seat has and what comes next.
    void aRecap()
    {
        const QStringList players{"Rosa", "Bea", "Vito"};
        const QList<int> marks{3, 1, 2};
        const auto recap = [&](const std::vector<Event>& events) {
            Scene scene;
            scene.open.seats = 3;
            scene.open.deck = 40;
            scene.open.places[1].captured = 4;
            Announcement said;
            int times = 0;
            const auto job = std::ranges::find_if(
                events, [](const Event& event) { return std::holds_alternative<JobEnded>(event); });
            scene.open.job = std::get<JobEnded>(*job).job;
            scene.open.round = std::get<JobEnded>(*job).round;
            for (const Beat& beat : script(events, {})) {
                beat.change(scene);
                if (beat.says) {
                    said = beat.says(scene, {players, marks});
                    ++times;
                }
            }
            [&] { QCOMPARE(times, 1); }();
            return said;
        };
        const Announcement job = recap({JobEnded{1, 2, false}, Refilled{chicago, {2, 3}}});
        QCOMPARE(job.title, QStringLiteral("Job 2 is over"));
        QCOMPARE(job.text, QStringLiteral("Next: job 3 of 4."));
        QCOMPARE(job.seats.size(), 3);
        QCOMPARE(job.seats[1].value<AnnouncedSeat>(),
            (AnnouncedSeat{"Bea", 1, "0", "revolvers", "", "in this job (4 gangsters in all)"}));
        // The special that ended the last job was used.
        const Announcement round = recap({SpecialDiscarded{0, Special::lookout}, JobEnded{1, 4, false},
            RoundEnded{1, false}, SpecialDiscarded{1, Special::spy}, Dealt{0, {1}, Special::spy}});
        QCOMPARE(round.title, QStringLiteral("Round 1 is over"));
        QCOMPARE(round.text,
            QStringLiteral("Bea discards an unused card: Spy.\nNext: round 2, with new cards for everyone."));
        const Announcement end = recap({JobEnded{4, 4, true}, RoundEnded{4, true}, GameOver{}});
        QCOMPARE(end.text, QStringLiteral("The last of 4 rounds is over. Now the piles are turned face up."));
    }

    /// The recap has each seat's gains from the whole job, before its last action and with it. A reveal begins a new
    /// job.
    void aRecapTellsWhatTheJobHasBrought()
    {
        const QStringList players{"Rosa", "Bea", "Vito"};
        const QList<int> marks{3, 1, 2};
        const auto gains = [&](const std::vector<Event>& events) {
            Scene scene;
            scene.open.seats = 3;
            QStringList told;
            for (const Beat& beat : script(events, scene, {{{0, 0}, {2, 5}, {1, 1}}}))
                if (beat.says)
                    for (const QVariant& seat : beat.says(scene, {players, marks}).seats)
                        told += seat.value<AnnouncedSeat>().figure;
            return told;
        };
        const Captured captured{2, chicago, {24, 36, 40}};
        const int worth = revolvers(captured.gangsters);
        QCOMPARE(gains({Placed{2, 19, chicago, 1}, captured, JobEnded{1, 2, false}}),
            (QStringList{"0", "+5", QStringLiteral("+%1").arg(worth + 1)}));
        QCOMPARE(gains({Revealed{}, Placed{2, 19, chicago, 1}, captured, JobEnded{1, 2, false}}),
            (QStringList{"0", "0", QStringLiteral("+%1").arg(worth)}));
    }

    /// The job that ended stays until its recap is gone; the recap of a round stays longer.
    void theJobThatEndedStaysUntilItsRecapIsGone()
    {
        const auto recap_of = [](int job, const std::vector<Event>& events) {
            Scene scene;
            scene.open.seats = 3;
            scene.open.round = 1;
            scene.open.job = static_cast<std::uint8_t>(job);
            int duration = 0;
            for (const Beat& beat : script(events, scene)) {
                beat.change(scene);
                if (beat.says) {
                    duration = beat.duration;
                    [&] { QCOMPARE(scene.shownJob().round, 1); }();
                    [&] { QCOMPARE(scene.shownJob().job, job); }();
                    [&] { QVERIFY(scene.open.job != job); }();
                }
            }
            [&] { QCOMPARE(scene.shownJob().job, int{scene.open.job}); }();
            return duration;
        };
        const int job = recap_of(2, {JobEnded{1, 2, false}, Refilled{chicago, {2, 3}}});
        const int round = recap_of(4, {JobEnded{1, 4, false}, RoundEnded{1, false}, Dealt{0, {1}, Special::spy}});
        QCOMPARE(round, 7500);
        QVERIFY(job < round);
    }

    /// The second card of a turn does not begin another turn.
    void oneTurnOfTwoCards()
    {
        Scene scene;
        scene.active = Seat{2};
        const auto beats = script({SpecialPlayed{2, Special::spy, chicago, {}, 24}, Placed{2, 19, chicago, 1},
                                      SpecialDiscarded{2, Special::spy}, Placed{0, 43, detroit, 2}},
            scene);
        QCOMPARE(beat_names(beats), (QStringList{"special", "placed", "discarded", "turn", "placed"}));
    }
};

BACKROOM_SUITE(TheGangScriptTest)
#include "tst_the_gang_script.moc"
