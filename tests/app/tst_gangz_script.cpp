// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/parts.hpp"
#include "app/gangz/plates.hpp"
#include "app/gangz/script.hpp"
#include "app/gangz/words/tattoo_names.hpp"
#include "app/gangz/words/wording.hpp"
#include "beats.hpp"
#include "gangz_driver.hpp"
#include "suites.hpp"

using namespace test;
using namespace test::gangz;

class GangzScriptTest : public QObject {
    Q_OBJECT

    /// Provides the language.
    HouseFolder folder_;

    static Shown x1_shown(const Position& position = usual(4)) { return shown(voting(x1_played, position), x1_votes); }
    static std::vector<Beat> script_of(const Shown& show) { return script(show.events, show.before); }
    static Scene before(const Shown& show)
    {
        Scene scene;
        scene.begin(show.before);
        return scene;
    }
    /// Returns X1 of the rules, played to the end of this step.
    static Scene x1(const char* until)
    {
        const Shown show = x1_shown();
        Scene scene = before(show);
        for (const Beat& beat : script_of(show)) {
            beat.change(scene);
            if (qstrcmp(beat.name, until) == 0)
                break;
        }
        return scene;
    }
    static QStringList chips(const Scene& scene, Seat seat)
    {
        GangzLayout layout;
        layout.setCounts(scene.open.seats, 15);
        layout.setSpread(GangzLayout::Revealing, static_cast<int>(scene.open.wall.size()));
        layout.setSize({1280, 800});
        const auto plates = gangz_table::plates(scene, layout, {}, {"Red", "Green", "Blue", "Orange"}, usual_marks(4));
        QStringList list;
        for (const QVariant& chip : plates[seat].reasons) {
            const auto reason = chip.value<GangzReason>();
            list += reason.points + QLatin1Char(' ') + reason.title;
        }
        return list;
    }

private Q_SLOTS:
    void aSecretShowsNothing()
    {
        const PublicState before = public_state(match(usual(3), 3).state());
        QVERIFY(script({Chosen{0, {}}}, before).empty());
        QVERIFY(script({Voted{0, {}}}, before).empty());
        QCOMPARE(beat_names(script({Swapped{0, {}, 5}}, before)), QStringList{"swapped"});
    }

    /// GZ-2.3: the cards first lie face down on the deck and are then laid out.
    void theWallIsLaid()
    {
        auto game = match(usual(3), 3);
        QVERIFY(!game.act(0, Play{{0}}) && !game.act(1, Play{{10}}));
        const PublicState before = public_state(game.state());
        State state = game.state();
        Events events;
        apply(state, 2, Play{{20, 21}}, events);
        const std::vector<Beat> beats = script(seen(events), before);
        QCOMPARE(beat_names(beats), (QStringList{"laying", "laid-out"}));
        QVERIFY(!beats[1].waits);
        QVERIFY(script(seen(events), before, true)[1].waits);
        Scene scene;
        scene.begin(before);
        beats[0].change(scene);
        QVERIFY(scene.entering);
        QCOMPARE(scene.open.wall.size(), std::size_t{6});
        beats[1].change(scene);
        QVERIFY(!scene.entering);
        const Announcement said = beats[1].says(scene, {{"Rosa", "Bea", "Vito"}, usual_marks(3)});
        QCOMPARE(said.title, QStringLiteral("The wall is up"));
        QVERIFY2(said.text.startsWith(QStringLiteral("6 cards, 2 of them intruders")), qPrintable(said.text));
        QVERIFY(scene.open == public_state(state));
    }

    void theBeatsOfARound()
    {
        const Shown show = x1_shown();
        const std::vector<Beat> beats = script_of(show);
        QStringList expected{"look"};
        expected += QStringList(3, "pawn");
        expected += "votes";
        // Seven cards have an owner.
        expected += QStringList(6, "owner");
        expected += {"owners", "shaking", "intruders", "scoring"};
        // Two reasons for red, two for green, two for blue and three for orange.
        expected += QStringList(9, "reason");
        expected += {"points", "leaving", "discarded", "drawn", "drawn", "drawn", "drawn", "leader"};
        QCOMPARE(beat_names(beats), expected);
        for (const Beat& beat : beats) {
            const QByteArray name = beat.name;
            QCOMPARE(beat.waits, name == "points");
            QCOMPARE(beat.still, name == "votes" || name == "owners" || name == "intruders");
            QVERIFY(beat.says == nullptr || name == "look");
        }
    }

    void theLastRoundStays()
    {
        Position position = usual(4);
        position.totals = {14, 0, 0, 0};
        const Shown show = x1_shown(position);
        QVERIFY(show.after.phase == Phase::over);
        const std::vector<Beat> beats = script_of(show);
        const QStringList list = beat_names(beats);
        QCOMPARE(list.mid(list.size() - 5), (QStringList{"points", "held", "goal", "reached", "game-over"}));
        for (const Beat& beat : beats)
            QCOMPARE(beat.waits, qstrcmp(beat.name, "reached") == 0);
    }

    /// GZ-4.3: reaching the goal is a spectacle of the highest weight, after a pause of suspense, and then the table
    /// waits.
    void GZ_4_3_theGoalIsReached()
    {
        Position position = usual(4);
        position.totals = {12, 0, 0, 0};
        const Shown show = x1_shown(position);
        Scene scene = before(show);
        for (const Beat& beat : script_of(show)) {
            beat.change(scene);
            const QByteArray name = beat.name;
            if (!scene.reveal)
                break;
            const bool shown_now = name == "held" || name == "goal";
            QCOMPARE(scene.reveal->feat.has_value(), shown_now);
            if (!shown_now)
                continue;
            QCOMPARE(scene.reveal->feat->revealed, name == "goal");
            QVERIFY(scene.reveal->reached() == SeatSet::first(1) && beat.duration >= held_breath(Weight::huge));
        }
    }

    /// If no pawn finds an intruder, there is a pause of suspense before they are unmasked.
    void bothFoolEverybody()
    {
        const Shown show = shown(voting({{0, 1}, {10}, {20}}), {{10, 20}, {0, 20}, {0, 10}});
        const std::vector<Beat> beats = script_of(show);
        const QStringList list = beat_names(beats);
        const auto held = list.indexOf(QStringLiteral("held"));
        QCOMPARE(list.mid(held, 4), (QStringList{"held", "shaking", "intruders", "scoring"}));
        Scene scene = before(show);
        for (qsizetype beat = 0; beat <= held + 2; ++beat)
            beats[static_cast<std::size_t>(beat)].change(scene);
        QVERIFY(scene.reveal->feat && scene.reveal->feat->revealed);
        beats[static_cast<std::size_t>(held + 3)].change(scene);
        QVERIFY(!scene.reveal->feat && scene.reveal->scoring);
        QVERIFY(!beat_names(script_of(x1_shown())).contains(QStringLiteral("held")));
    }

    void whatIsKnownWhen()
    {
        const auto known = [](const char* until, int pawns, int owned, int intruders, int reasons, bool shaking) {
            const RoundReveal reveal = *x1(until).reveal;
            const auto count = [&](const auto& fits) {
                return std::ranges::count_if(
                    reveal.round.wall, [&](Card card) { return fits(reveal.knownOwner(card)); });
            };
            QCOMPARE(reveal.pawns, pawns);
            QCOMPARE(count([](const auto& owner) { return owner && *owner != nobody; }), owned);
            QCOMPARE(count([](const auto& owner) { return owner == nobody; }), intruders);
            QCOMPARE(reveal.reasons, reasons);
            QCOMPARE(reveal.shaking, shaking);
        };
        known("look", 0, 0, 0, 0, false);
        known("pawn", 1, 0, 0, 0, false);
        known("votes", 4, 0, 0, 0, false);
        known("owner", 4, 1, 0, 0, false);
        known("owners", 4, 7, 0, 0, false);
        known("shaking", 4, 7, 0, 0, true);
        known("intruders", 4, 7, 2, 0, false);
        known("points", 4, 7, 2, 9, false);
    }

    void ownersInOrder()
    {
        const Shown show = x1_shown();
        Scene scene = before(show);
        int owners = 0;
        for (const Beat& beat : script_of(show)) {
            beat.change(scene);
            if (qstrcmp(beat.name, "owner") != 0)
                continue;
            ++owners;
            const std::vector<Card> owned = scene.reveal->owned();
            for (int at = 0; at < static_cast<int>(owned.size()); ++at)
                QCOMPARE(scene.reveal->knownOwner(owned[static_cast<std::size_t>(at)]).has_value(), at < owners);
        }
        QCOMPARE(owners, 6);
    }

    /// Screen readers get everything that is revealed, each thing once.
    void whatIsHeard()
    {
        const QStringList names{"Rosa", "Bea", "Vito", "Max"};
        const auto heard = [&](const char* until) { return words_of(x1(until), names).heard.split(QLatin1Char('\n')); };
        for (const char* nothing : {"look", "pawn", "owner"})
            QCOMPARE(heard(nothing), QStringList{QString()});
        const Scene end = x1("points");
        const auto pictures = [&](int seat, const auto& cards) {
            QStringList list;
            for (const Card card : cards)
                list += tattoos::name(card);
            return names[seat] + QStringLiteral(": ") + list.join(QStringLiteral(", ")) + QLatin1Char('.');
        };
        QStringList votes{QStringLiteral("The pawns fall")};
        QStringList owners{QStringLiteral("Who played what")};
        for (Seat seat = 0; seat < 4; ++seat) {
            const auto& vote = end.reveal->round.votes[seat];
            votes += pictures(seat, std::array{vote.first, vote.second});
            owners += pictures(seat, end.reveal->round.played[seat]);
        }
        owners += QStringLiteral("And whose are these two?");
        QCOMPARE(heard("votes"), votes);
        QCOMPARE(heard("owners"), owners);
        const auto& [one, other] = end.reveal->round.intruders;
        const QString last = Wording::unmasked(tattoos::name(one), tattoos::name(other));
        QCOMPARE(heard("intruders").size(), 4);
        QCOMPARE(heard("intruders")[1], last);
        QCOMPARE(heard("points"), heard("intruders"));
    }

    /// X1 of the rules: 4, 5, 1 and 1.
    void X1_reasons()
    {
        const Scene scene = x1("points");
        const std::vector<gangz_table::Reason> reasons = scene.reveal->allReasons();
        QStringList list;
        for (const gangz_table::Reason& reason : reasons)
            list += QStringLiteral("%1: %2 of %3 cards").arg(reason.seat).arg(reason.points).arg(reason.cards.size());
        QCOMPARE(list,
            (QStringList{"0: 2 of 1 cards", "0: 2 of 2 cards", "1: 4 of 2 cards", "1: 1 of 1 cards", "2: 2 of 1 cards",
                "2: -1 of 1 cards", "3: 2 of 1 cards", "3: 1 of 1 cards", "3: -2 of 2 cards"}));
        QVERIFY((reasons[0].cards == Cards{200}));
        QVERIFY((reasons[7].cards == Cards{32}));
        QVERIFY((reasons[8].cards == Cards{30, 31}));
        for (const auto& [seat, total] : {std::pair<Seat, int>{0, 4}, {1, 5}, {2, 1}, {3, 1}}) {
            QCOMPARE(scene.reveal->total(seat), total);
            QCOMPARE(scene.open.places[seat].total, total);
        }
        QCOMPARE(chips(scene, 0), (QStringList{"+2 found an intruder", "+2 2 clean"}));
        QCOMPARE(chips(scene, 1), (QStringList{"+4 found both intruders", "+1 1 clean"}));
        QCOMPARE(chips(scene, 2), (QStringList{"+2 found an intruder", QString::fromUtf8("−1 1 pawn hit")}));
        QCOMPARE(
            chips(scene, 3), (QStringList{"+2 found an intruder", "+1 1 clean", QString::fromUtf8("−2 2 pawns hit")}));
        QCOMPARE(chips(x1("intruders"), 3), QStringList());
    }

    void totalsWhileTelling()
    {
        Position position = usual(4);
        position.totals = {3, -2, 0, 7};
        const Shown show = x1_shown(position);
        Scene scene = before(show);
        std::vector<std::vector<int>> totals;
        for (const Beat& beat : script_of(show)) {
            beat.change(scene);
            if (!scene.reveal)
                break;
            std::vector<int> now;
            for (Seat seat = 0; seat < 4; ++seat)
                now.push_back(scene.reveal->total(seat));
            if (totals.empty() || totals.back() != now)
                totals.push_back(now);
        }
        QCOMPARE(totals,
            (std::vector<std::vector<int>>{{3, -2, 0, 7}, {5, -2, 0, 7}, {7, -2, 0, 7}, {7, 2, 0, 7}, {7, 3, 0, 7},
                {7, 3, 2, 7}, {7, 3, 1, 7}, {7, 3, 1, 9}, {7, 3, 1, 10}, {7, 3, 1, 8}}));
    }

    /// Below 0 (GZ-3.4).
    void nobodyFindsAnything()
    {
        // Every seat votes for the only cards of the others, so that each card has two pawns.
        const Shown show = shown(voting({{0}, {10}, {20}}), {{10, 20}, {0, 20}, {0, 10}});
        const QStringList list = beat_names(script_of(show));
        QCOMPARE(list.count(QStringLiteral("reason")), 3);
        for (Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(show.after.totals[seat], -2);
    }

    void toldAgain()
    {
        const Shown show = x1_shown();
        const std::vector<Beat> first = script_of(show);
        RoundReveal reveal;
        reveal.round = show.after.story.last;
        reveal.seats = 4;
        const std::vector<Beat> again = gangz_table::reveal(reveal);
        QCOMPARE(beat_names(again), beat_names(first).mid(1, static_cast<qsizetype>(again.size())));
        QCOMPARE(beat_names(again).last(), QStringLiteral("points"));
        QVERIFY(again.back().waits);
        QVERIFY(logged(again).empty());
        Scene scene = before(show);
        scene.reveal = reveal;
        for (const Beat& beat : again)
            beat.change(scene);
        RoundReveal whole = reveal;
        whole.complete();
        QCOMPARE(scene.reveal->pawns, whole.pawns);
        QCOMPARE(scene.reveal->reasons, whole.reasons);
        QVERIFY(scene.reveal->unmasked && scene.reveal->walked && !scene.reveal->shaking);
        for (const Card card : reveal.round.wall)
            QVERIFY(scene.reveal->knownOwner(card) == whole.knownOwner(card));
    }

    /// The end of a round that was left is shown to all, and then the next round goes on.
    void theScoredRound()
    {
        const Shown show = x1_shown();
        Scene scene;
        scene.begin(public_state(show.after));
        scene.view = view(show.after, 0);
        RoundReveal reveal;
        reveal.round = show.after.story.last;
        reveal.seats = 4;
        reveal.complete();
        const std::vector<Beat> beats = scored_round(reveal);
        QCOMPARE(beat_names(beats), (QStringList{"scored", "leaving", "discarded"}));
        beats[0].change(scene);
        QVERIFY(beats[0].waits && !scene.view && scene.reveal->walked);
        beats[1].change(scene);
        QVERIFY(scene.leaving);
        beats[2].change(scene);
        QVERIFY(!scene.leaving && !scene.reveal && scene.open == public_state(show.after));
        QVERIFY(logged(beats).empty());
    }

    /// Every event but the secret ones is logged once and in order, and at the end the scene has the public state.
    void randomGames()
    {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            State state = deal({}, min_seats + static_cast<int>(seed % 4), seed);
            Random random(seed);
            Scene scene;
            scene.begin(public_state(state));
            for (int step = 0; step < 200 && state.phase != Phase::over; ++step) {
                const Seat seat = *pending(state).begin();
                const PublicState before = public_state(state);
                Events events;
                apply(state, seat, random_action(state, seat, random), events);
                const std::vector<Event> list = seen(events);
                const std::vector<Beat> beats = script(list, before);
                std::vector<Event> expected = list;
                std::erase_if(expected, [](const Event& event) {
                    return std::holds_alternative<Chosen>(event) || std::holds_alternative<Voted>(event);
                });
                QVERIFY(logged(beats) == expected);
                if (beats.empty()) {
                    scene.begin(public_state(state));
                    continue;
                }
                for (const Beat& beat : beats) {
                    QVERIFY(beat.duration >= 0 && *beat.name != 0);
                    beat.change(scene);
                }
                QVERIFY(scene.open == public_state(state));
                QVERIFY(!scene.entering && !scene.leaving);
                QCOMPARE(scene.reveal.has_value(), state.phase == Phase::over);
            }
        }
    }
};

BACKROOM_SUITE(GangzScriptTest)
#include "tst_gangz_script.moc"
