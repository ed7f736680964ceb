// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/game_list.hpp"
#include "app/shell/new_game.hpp"
#include "app/supergang/table.hpp"
#include "app/supergang/words/menu_wording.hpp"
#include "engine/core/journal.hpp"
#include "engine/core/journal_codec.hpp"
#include "engine/supergang/protocol/codec.hpp"
#include "kept_suite.hpp"
#include "suites.hpp"
#include "supergang_cases.hpp"
#include "supergang_play.hpp"

#include <QSignalSpy>
#include <QTimer>

using namespace test;
using namespace test::town;

/// Runs the suite for all tables, and tests what is special to SuperGang: no secrets, drafts, the clock, steady hands.
class SuperGangTableTest : public test::KeptSuite<SuperGangTable> {
    Q_OBJECT

    QVariantMap matchOptions() const override { return {{QStringLiteral("length"), 10}}; }

    void lift(SuperGangTable& table, backroom::Random& random) override
    {
        table.hold(static_cast<int>(random.below(5)));
        table.aimNext(1 + static_cast<int>(random.below(4)));
    }
    void press(SuperGangTable& table, backroom::Random& random) override
    {
        const auto what = random.below(4);
        what == 0 ? table.roll() : what == 1 ? table.act(1) : what == 2 ? table.go() : table.done();
    }

    static std::unique_ptr<SuperGangTable> table_of(HouseFolder& folder, const Position& from,
        const std::vector<Action>& actions, int seats = 3, Options options = {}, bool friendly = false)
    {
        backroom::Setup<SuperGang> setup = setup_of<SuperGang>(seats, 1);
        options.police_player = options.police_player || setup.options.police_player;
        setup.options = options;
        setup.position = from;
        setup.friendly_undo = friendly;
        auto table = seated<SuperGangTable>(folder.house(), match(std::move(setup)));
        play(*table, actions);
        return table;
    }
    static void play(SuperGangTable& table, const std::vector<Action>& actions)
    {
        for (const Action& action : actions) {
            table.play(*match_of(table).pending().begin(), action);
            table.director()->finish();
            if (!table.refusal().text.isEmpty())
                throw std::logic_error(table.refusal().text.toStdString());
        }
    }
    static SuperGangTable& left(HouseFolder& folder, const backroom::Match<SuperGang>& match)
    {
        const auto lines = backroom::Journal<SuperGang>::lines(match);
        folder->goHome();
        const qint64 id = folder->store().begin(QStringLiteral("supergang"),
            usual_marks(static_cast<int>(match.setup().names.size())), QString::fromStdString(lines.front()),
            folder->preferences()->houseRules());
        for (std::size_t line = 1; line < lines.size(); ++line)
            folder->store().append(id, QString::fromStdString(lines[line]));
        folder->continueMatch();
        return table_in<SuperGangTable>(folder.house());
    }
    static void same(const GameTable& one, const GameTable& other)
    {
        // The number of throws only starts animations.
        const QRegularExpression what(QStringLiteral("^(?!.*tosses = |refusal\\.point = )"));
        const QStringList first = dump(one).filter(what);
        const QStringList second = dump(other).filter(what);
        for (qsizetype line = 0; line < std::min(first.size(), second.size()); ++line)
            QCOMPARE(first[line], second[line]);
        QCOMPARE(first.size(), second.size());
    }
    static int key(FigureId id) { return index_of(id); }
    static Position street()
    {
        Position from = position();
        put(from, rosas_killer, "s46", "s37");
        from.dice = {3, 2, 2};
        return from;
    }
    static Position shopping()
    {
        Position from = position();
        from.gangs[0].cash = 100;
        from.gangs[1].cash = 50;
        from.shops = {{test::town::shop("baker"), 0, nobody}, {test::town::shop("hair"), 1, nobody}};
        put(from, rosas_killer, "s50", "s45");
        figure_in(from, rosas_vamp).state = FigureState::graveyard;
        from.dice = {2, 2};
        return from;
    }
    static void act(SuperGangTable& table, const QString& word)
    {
        for (const QVariant& row : table.menu().rows)
            if (row.value<supergang_table::MenuRow>().word == word)
                return table.act(row.value<supergang_table::MenuRow>().number);
        QFAIL(qPrintable(word));
    }
    static QTimer& clock_of(SuperGangTable& table)
    {
        auto* clock = table.findChild<QTimer*>(QString(), Qt::FindDirectChildrenOnly);
        return clock == nullptr ? throw std::logic_error("the clock is no child of the table") : *clock;
    }
    /// Lets a second of the clock pass.
    static void tick(SuperGangTable& table)
    {
        QVERIFY(QMetaObject::invokeMethod(&clock_of(table), "timeout", Qt::DirectConnection));
        table.director()->finish();
    }
    static int lines(const SuperGangTable& table) { return static_cast<int>(match_of(table).line().size()); }

    struct Moment {
        Position from;
        std::vector<Action> actions;
        SuperGangTable::Moment phase;
        Options options = {};
    };
    /// Returns tables in every kind of situation, especially with open questions.
    static std::vector<std::pair<const char*, Moment>> moments()
    {
        std::vector<std::pair<const char*, Moment>> list;
        list.push_back({"start", {street(), {}, SuperGangTable::Starting}});
        list.push_back({"moving", {street(), {Roll()}, SuperGangTable::Moving}});
        const Action walk = Move{Mover::killer, {at("s47"), at("s48"), at("s45")}};
        list.push_back({"acting", {street(), {Roll(), walk}, SuperGangTable::Acting}});

        Position law = position();
        put(law, beas_dealer, "s46", "s37");
        figure_in(law, beas_dealer).record = 2;
        put(law, beas_killer, "s46", "s37");
        put(law, 0, "s45", "s50");
        law.dice = {1, 2, 2, 3, 6, 1};
        const Action arrest = Move{Mover::patrol_1, {at("s48"), at("s47"), at("s46")}};
        list.push_back({"police", {law, {Roll()}, SuperGangTable::MovingPolice}});
        list.push_back({"arrest", {law, {Roll(), arrest}, SuperGangTable::Asked}});
        list.push_back({"rebellion", {law, {Roll(), arrest, Rebel{}}, SuperGangTable::Dueling}});

        const Action in = Move{Mover::killer, {at("s51"), at("hair")}};
        const Action ask = Recruit{Member::killer, Character::vamp};
        list.push_back({"price", {shopping(), {Roll(), in, ask}, SuperGangTable::Asked}});
        list.push_back(
            {"price named", {shopping(), {Roll(), in, ask, NamePrice{std::int16_t{40}}}, SuperGangTable::Asked}});
        Offer offer{1, {}, {}};
        offer.give.shops.insert(test::town::shop("baker"));
        offer.take.cash = 30;
        list.push_back({"trade", {shopping(), {Roll(), offer}, SuperGangTable::Asked}});
        list.push_back({"stick-up",
            {shopping(), {Roll(), in, StickUp{Member::killer, Prize::money, {}, nobody}}, SuperGangTable::Dueling}});

        Position custody = position();
        custody.gangs.resize(2);
        custody.patrols[0] = {at("s45"), at("s50"), PatrolState::in_play, nobody};
        custody.patrols[1].returns = 0;
        put(custody, rosas_killer, "s46", "s37");
        put(custody, beas_vamp, "s46", "s37");
        custody.dice = {1, 2, 2, 3};
        list.push_back({"custody", {custody, {Roll(), arrest}, SuperGangTable::Asked, {.police_player = true}}});
        return list;
    }

    /// Nothing is hidden, so the seat that decides is always at the screen.
    void curtainsBeforeOthers() override
    {
        HouseFolder folder;
        backroom::Random random(31);
        for (int round = 0; round < 6; ++round) {
            backroom::Setup<SuperGang> setup = setup_of<SuperGang>(3 + round % 3, next_seed(random));
            setup.friendly_undo = round % 2 == 0;
            const auto table = seated<SuperGangTable>(folder.house(), match(setup));
            for (int step = 0; step < 150 && !match_of(*table).over(); ++step) {
                QVERIFY(!table->curtainClosed() && table->deciding());
                QCOMPARE(
                    table->inTurn().name, QString::fromStdString(setup.names[*match_of(*table).pending().begin()]));
                const auto what = random.below(10);
                if (what < 2) {
                    table->undo();
                } else if (what < 3) {
                    table->redo();
                } else {
                    const Seat seat = *match_of(*table).pending().begin();
                    table->play(seat, random_action(match_of(*table).state(), seat, random));
                }
                table->director()->finish();
                table->clearRefusal();
            }
        }
    }

    /// A resumed match looks as it was left, whatever question is open.
    void continued() override
    {
        QFETCH(int, index);
        const Moment moment = moments()[static_cast<std::size_t>(index)].second;
        HouseFolder folder;
        const auto table = table_of(folder, moment.from, moment.actions, 3, moment.options);
        QCOMPARE(table->phase(), moment.phase);
        SuperGangTable& other = left(folder, match_of(*table));
        QVERIFY(!other.curtainClosed());
        QCOMPARE(other.phase(), moment.phase);
        QCOMPARE(match_of(other).hash(), match_of(*table).hash());
        other.frame()->setSize(table->frame()->size());
        same(other, *table);
        const Seat seat = *match_of(other).pending().begin();
        backroom::Random random(5);
        other.play(seat, random_action(match_of(other).state(), seat, random));
        QVERIFY2(other.refusal().text.isEmpty(), qPrintable(other.refusal().text));
        QCOMPARE(lines(other), lines(*table) + 1);
    }

private Q_SLOTS:
    /// A hint is hidden when another figure is picked up than the one it has laid out; looking at a patrol’s path has
    /// no effect.
    void hintsGoWithTheirDraft()
    {
        HouseFolder folder;
        const auto table = table_of(folder, street(), {Roll()});
        table->askHint();
        QTRY_VERIFY(!table->hint().isEmpty());
        for (int mover = 0; mover < 5; ++mover) {
            table->showProposal(mover);
            table->hideProposal();
        }
        QVERIFY(!table->hint().isEmpty());
        // A click on the figure that it has lifted puts the figure down, and the hint stays readable.
        const auto lifted =
            std::ranges::find_if(table->figures()->items(), [](const auto& figure) { return figure.chosen; });
        QVERIFY(lifted != table->figures()->items().end());
        const int hinted = lifted->mover;
        table->tapFigure(lifted->key, {2, 2});
        QVERIFY(!table->hint().isEmpty() && !table->choosing());
        int other = -1;
        for (const auto& figure : table->figures()->items())
            if (figure.usable && figure.mover != hinted)
                other = figure.mover;
        QVERIFY(other >= 0);
        table->lift(other);
        QCOMPARE(table->hint(), QString());
        table->askHint();
        QTRY_VERIFY(!table->hint().isEmpty());
        table->offerTrade();
        QCOMPARE(table->hint(), QString());
    }

    /// In a window too small for the whole town, the view follows the figure that moves or acts, or can do so next.
    void whatTheTurnIsAbout()
    {
        using supergang_table::point_of;
        HouseFolder folder;
        Position from = street();
        put(from, 0, "s45", "s50");
        from.dice = {3, 2, 2, 3};
        auto table = table_of(folder, from, {});
        QCOMPARE(table->focusPoint(), point_of(at("s46")));
        play(*table, {Roll()});
        QCOMPARE(table->phase(), SuperGangTable::MovingPolice);
        QCOMPARE(table->focusPoint(), point_of(at("s45")));
        play(*table, {Move{Mover::patrol_1, {at("s48"), at("s47"), at("s46")}}});
        QCOMPARE(table->phase(), SuperGangTable::Moving);
        QCOMPARE(table->focusPoint(), point_of(at("s46")));
        table->lift(static_cast<int>(Mover::vamp));
        QCOMPARE(table->focusPoint(), point_of(backroom::supergang::town.centre));
        table->cancel();
        play(*table, {Move{Mover::killer, {at("s47"), at("s48"), at("s45")}}});
        QCOMPARE(table->focusPoint(), point_of(at("s45")));
        play(*table, {Done{Mover::killer}});
        QCOMPARE(table->focusPoint(), point_of(backroom::supergang::town.centre));
        // No figure of the gang is in play, so the view does not move.
        Position gone = position();
        for (const FigureId id : {rosas_killer, rosas_vamp, rosas_dealer})
            figure_in(gone, id).state = FigureState::clinic;
        QCOMPARE(table_of(folder, gone, {})->focusPoint(), QPointF(-1, -1));
    }

    void continued_data()
    {
        QTest::addColumn<int>("index");
        const auto list = moments();
        for (std::size_t index = 0; index < list.size(); ++index)
            QTest::newRow(list[index].first) << static_cast<int>(index);
    }
    void continuedAgainAndAgain()
    {
        HouseFolder folder;
        backroom::Random random(23);
        auto game = match(setup_of<SuperGang>(3, 9));
        for (int time = 0; time < 15 && !game.over(); ++time) {
            for (int action = 0; action < 41 && !game.over(); ++action) {
                const Seat seat = *game.pending().begin();
                QVERIFY(!game.act(seat, random_action(game.state(), seat, random)));
            }
            if (time % 3 == 0)
                static_cast<void>(game.undo());
            if (game.over())
                break;
            SuperGangTable& table = left(folder, game);
            const auto fresh = seated<SuperGangTable>(folder.house(), game);
            fresh->frame()->setSize(table.frame()->size());
            QVERIFY(!table.curtainClosed());
            same(table, *fresh);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void undoTakesBackTheChosenOneFirst()
    {
        HouseFolder folder;
        const auto table = table_of(folder, street(), {Roll()}, 3, {}, true);
        table->tapFigure(key(rosas_killer), {});
        QVERIFY(table->choosing() && table->canUndo());
        QCOMPARE(lines(*table), 1);
        table->undo();
        QVERIFY(!table->choosing());
        QCOMPARE(lines(*table), 1);
        table->undo();
        QCOMPARE(lines(*table), 0);
        QCOMPARE(table->phase(), SuperGangTable::Starting);
        table->redo();
        table->director()->finish();
        QCOMPARE(table->phase(), SuperGangTable::Moving);
    }
    void undoTakesBackThePreparedAttackFirst()
    {
        HouseFolder folder;
        Position from = street();
        put(from, rosas_vamp, "s45", "s48");
        put(from, beas_killer, "s45", "s48");
        const auto table = table_of(folder, from, {Roll(), Move{Mover::killer, {at("s47"), at("s48"), at("s45")}}});
        act(*table, QStringLiteral("Gangland killing"));
        QVERIFY(table->menu().preparing && table->canUndo());
        table->undo();
        QVERIFY(table->menu().shown && !table->menu().preparing);
        QCOMPARE(lines(*table), 2);
        table->undo();
        QCOMPARE(table->phase(), SuperGangTable::Moving);
        // The roll has been revealed, so it stays without friendly undo.
        QVERIFY(!table->canUndo());
        table->undo();
        QVERIFY(!table->refusal().text.isEmpty());
        QCOMPARE(lines(*table), 1);
    }
    void undoTakesBackTheChoiceOfATokenFirst()
    {
        HouseFolder folder;
        Position from = position();
        for (Shop one = 0; one < shop_count && static_cast<int>(from.shops.size()) < tokens_of_gang; ++one)
            if (one != test::town::shop("hair") && one % 7 != 0)
                from.shops.push_back({one, nobody, 0});
        put(from, rosas_killer, "s50", "s45");
        from.dice = {2, 2, 2};
        const auto table = table_of(folder, from, {Roll(), Move{Mover::killer, {at("s51"), at("hair")}}});
        const QString before = table->rail().title;
        act(*table, supergang_table::MenuWording::takeBackToken());
        QVERIFY(table->rail().title != before);
        table->undo();
        QCOMPARE(table->rail().title, before);
        QCOMPARE(lines(*table), 2);
    }

    void escapeLetsGoStepByStep()
    {
        HouseFolder folder;
        Position from = street();
        put(from, rosas_vamp, "s45", "s48");
        put(from, beas_killer, "s45", "s48");
        const auto table = table_of(folder, from, {Roll(), Move{Mover::killer, {at("s47"), at("s48"), at("s45")}}});
        act(*table, QStringLiteral("Gangland killing"));
        table->cancel();
        QVERIFY(!table->menu().preparing && table->menu().shown);
        table->cancel();
        QVERIFY(table->menu().shown);
        QCOMPARE(lines(*table), 2);
    }

    /// A chosen figure can be dropped by a key, or released where there is no end.
    void choosingAndDropping()
    {
        HouseFolder folder;
        const auto table = table_of(folder, street(), {Roll()});
        table->hold(key(rosas_vamp) % 3);
        QVERIFY(table->choosing());
        table->release();
        QCOMPARE(lines(*table), 1);
        table->hold(0);
        table->hover(table->layout()->camera()->toWindow(supergang_table::point_of(at("s45"))));
        QVERIFY(table->aimed() && table->wayCount() > 0 && table->menu().preview);
        // A held figure is aimed only at ends close to the pointer.
        table->hover(table->layout()->camera()->toWindow(QPointF(1900, 1200)));
        QVERIFY(!table->aimed() && table->choosing());
        table->hover(table->layout()->camera()->toWindow(supergang_table::point_of(at("s45"))));
        table->release();
        QCOMPARE(lines(*table), 2);
        QCOMPARE(figure(match_of(*table).state(), rosas_killer).place, at("s45"));
    }

    /// SG-8.5: the result of a duel stays until a player continues, unless no person threw a dart.
    void whatCameOfADuelStays()
    {
        const auto row = [&](Case, const QList<int>& levels, bool stays) {
            HouseFolder folder;
            Position from = street();
            from.dice = {1, 2, 2, 6, 1, 1, 3, 3};
            backroom::Setup<SuperGang> setup = setup_of<SuperGang>(3, 1);
            setup.options.duels = Duels::dice;
            setup.position = from;
            const auto table = seated<SuperGangTable>(folder.house(), match(std::move(setup)), levels);
            play(*table, {Roll(), Move{Mover::killer, {at("boxing")}}});
            table->director()->setStillTime(1);
            QSignalSpy played(table->director(), &Director::played);
            table->play(0, StickUp{Member::killer, Prize::money, {}, 1});
            const auto shown = [&](const char* cue) { return played.contains(QVariantList{QString::fromLatin1(cue)}); };
            QTRY_VERIFY(shown("duel-over"));
            QCOMPARE(table->director()->waiting(), stays);
            if (stays) {
                QVERIFY(!shown("town") && table->duel().active && table->duel().over);
                table->goOn();
            }
            QTRY_VERIFY(shown("town"));
            QVERIFY(!table->duel().active);
        };
        row("persons", {0, 0, 0}, true);
        row("a person fights", {0, 1, 1}, true);
        row("a person would have shot for the shop, but had no dart", {1, 0, 1}, false);
        row("computers", {1, 1, 0}, false);
        row("nobody to wait for", {1, 1, 1}, false);
    }

    /// There is no banner for the next seat in a duel, since it would cover the stall, which names the shooter.
    void noBannerInADuel()
    {
        HouseFolder folder;
        Position from = street();
        from.dice = {1, 2, 2, 1, 6, 6};
        const auto table = table_of(folder, from, {Roll(), Move{Mover::killer, {at("boxing")}}});
        table->play(0, StickUp{Member::killer, Prize::money, {}, 1});
        table->director()->finish();
        QCOMPARE(table->phase(), SuperGangTable::Dueling);
        QCOMPARE(table->duel().shooter_name, QStringLiteral("Bea"));
        QCOMPARE(table->announcement(), Announcement());
    }

    /// A minor event is announced for a moment and blocks nothing.
    void whispers()
    {
        HouseFolder folder;
        Position from = street();
        from.dice = {1, 2, 2};
        const auto table = table_of(folder, from, {Roll(), Move{Mover::killer, {at("boxing")}}});
        QStringList said;
        connect(table.get(), &GameTable::announcementChanged, this, [&] { said += table->announcement().title; });
        table->play(0, Racket{Member::killer});
        table->director()->finish();
        QVERIFY2(said.contains(QStringLiteral("Rosa rackets Big Arms Boxing")), qPrintable(said.join(u'|')));
        QCOMPARE(table->announcement(), Announcement());
    }

    /// A figure is lifted by a click on its die or by a key. A proposal that is only shown does not lift it.
    void lifting()
    {
        HouseFolder folder;
        Position from = position();
        put(from, rosas_killer, "s46", "s37");
        put(from, 0, "s45", "s50");
        from.dice = {1, 2, 2, 3};
        const auto table = table_of(folder, from, {Roll()});
        table->lift(0);
        QVERIFY(!table->choosing());
        table->showProposal(3);
        QVERIFY(table->choosing() && table->proposing() && table->aimed());
        table->lift(3);
        QVERIFY(table->choosing() && !table->proposing() && !table->aimed());
        // A lifted figure stays lifted when the pointer passes over the button.
        table->aimTowards({1, 0});
        const QPointF aim = table->aimPoint();
        table->showProposal(3);
        QVERIFY(!table->proposing());
        QCOMPARE(table->aimPoint(), aim);
        table->hideProposal();
        QVERIFY(table->choosing());
        table->cancel();
        QVERIFY(!table->choosing());
        QCOMPARE(lines(*table), 1);
    }

    /// A click anywhere on a figure that stands on a highlighted end means that end.
    void aClickOnSomebodyWhoStandsOnAnEnd()
    {
        HouseFolder folder;
        Position from = street();
        put(from, beas_killer, "s45", "s48");
        put(from, rosas_vamp, "s66", "s45");
        const auto table = table_of(folder, from, {Roll()});
        const BoardCamera& camera = *table->layout()->camera();
        const QPointF head = camera.toWindow(supergang_table::point_of(at("s45")) - QPointF(0, 85));
        table->lift(0);
        table->overFigure(key(beas_killer), true);
        table->hover(head);
        QVERIFY(table->aimed());
        QCOMPARE(table->aimPoint(), supergang_table::point_of(at("s45")));
        table->overFigure(key(rosas_vamp), false);
        QVERIFY(table->aimed());
        table->tapFigure(key(beas_killer), head);
        QCOMPARE(lines(*table), 2);
        QCOMPARE(figure(match_of(*table).state(), rosas_killer).place, at("s45"));
    }

    /// Things that are painted on the board and are not items.
    void whatLiesAtAPoint()
    {
        const auto subject = [](QPointF point) { return SuperGangTable::subjectAt(point); };
        const Shop boxing = test::town::shop("boxing");
        QCOMPARE(subject(supergang_table::point_of(place_of(boxing))), QPointF(SuperGangTable::ShopSubject, boxing));
        QCOMPARE(subject(supergang_table::point_of(at("s46"))), QPointF(SuperGangTable::PlaceSubject, at("s46")));
        QCOMPARE(subject(QPointF(supergang_table::town_plan.sections[3].middle)),
            QPointF(SuperGangTable::SectionSubject, 3));
        QCOMPARE(subject({-10, -10}), QPointF(-1, -1));
    }

    void nothingOutOfTurn()
    {
        HouseFolder folder;
        const auto table = table_of(folder, street(), {});
        const auto nothing = [&] {
            table->hold(0);
            table->release();
            table->drop();
            table->aimTowards({1, 0});
            table->turnWay(1);
            table->propose(3);
            table->lift(0);
            table->goOn();
            table->act(1);
            table->go();
            table->done();
            table->toggleMember(0);
            table->toggleTarget(0);
            table->nameDefender(0);
            table->tapFigure(99, {});
        };
        nothing();
        QCOMPARE(lines(*table), 0);
        QVERIFY(!table->choosing());
        table->endTurn();
        QCOMPARE(lines(*table), 0);
        QVERIFY(!table->refusal().text.isEmpty());
        table->roll();
        QCOMPARE(lines(*table), 1);
        table->act(1);
        table->done();
        table->propose(3);
        QCOMPARE(lines(*table), 1);
        table->act(-3);
        table->toggleMember(-1);
        table->toggleTarget(-7);
        QCOMPARE(lines(*table), 1);
    }

    /// SG-3.7: the timer counts the time of a gang's own moves; the test ticks it without waiting.
    void SG_3_7_theClock()
    {
        HouseFolder folder;
        const auto table = table_of(folder, street(), {}, 3, {.clock = 240});
        QCOMPARE(table->secondsLeft(), 240);
        QVERIFY(clock_of(*table).isActive());
        tick(*table);
        QCOMPARE(table->secondsLeft(), 240);
        table->roll();
        table->director()->finish();
        tick(*table);
        QCOMPARE(table->secondsLeft(), 239);
        while (table->secondsLeft() > 1)
            tick(*table);
        QCOMPARE(match_of(*table).state().turn.seat, Seat{0});
        tick(*table);
        QCOMPARE(match_of(*table).line().back().action, Action(TimeUp()));
        QCOMPARE(match_of(*table).state().turn.seat, Seat{1});
        // It begins again for the next gang.
        QCOMPARE(table->secondsLeft(), 240);
    }
    void SG_3_7_theClockWaitsForAnswers()
    {
        HouseFolder folder;
        Options options;
        options.clock = 240;
        const auto table = table_of(folder, shopping(),
            {Roll(), Move{Mover::killer, {at("s51"), at("hair")}}, Recruit{Member::killer, Character::vamp}}, 3,
            options);
        QCOMPARE(table->phase(), SuperGangTable::Asked);
        const int left = table->secondsLeft();
        tick(*table);
        QCOMPARE(table->secondsLeft(), left);
        table->play(1, NamePrice{});
        table->director()->finish();
        tick(*table);
        QCOMPARE(table->secondsLeft(), left - 1);
    }
    void SG_3_7_theClockStopsAtTheEnd()
    {
        HouseFolder folder;
        const auto table = table_of(folder, street(), {Roll(), GiveUp()}, 3, {.clock = 240});
        QVERIFY(clock_of(*table).isActive());
        play(*table, {Roll(), GiveUp()});
        QVERIFY(table->over());
        QVERIFY(!clock_of(*table).isActive());
    }
    void withoutAClock()
    {
        HouseFolder folder;
        const auto table = table_of(folder, street(), {Roll()});
        QCOMPARE(table->secondsLeft(), -1);
        table->play(0, TimeUp());
        QCOMPARE(lines(*table), 1);
        QCOMPARE(table->refusal().rule, QStringLiteral("SG-3.7"));
    }
    void SG_3_7_undoingGivesNoTime()
    {
        HouseFolder folder;
        const auto table = table_of(folder, street(), {Roll()}, 3, {.clock = 240}, true);
        for (int second = 0; second < 10; ++second)
            tick(*table);
        QCOMPARE(table->secondsLeft(), 230);
        table->undo();
        table->redo();
        QCOMPARE(table->secondsLeft(), 230);
    }

    /// A match keeps the house rule under which it began.
    void steadyHands()
    {
        HouseFolder folder;
        const SeatList seats{{"Rosa", "Bea", "Vito"}, usual_marks(3)};
        folder->startMatch(QStringLiteral("supergang"), seats, 4, {});
        QVERIFY(!table_in<SuperGangTable>(folder.house()).steady());
        folder->preferences()->setHouseRule(supergang_table::steady_hands_rule, true);
        QVERIFY(!table_in<SuperGangTable>(folder.house()).steady());
        folder->startMatch(QStringLiteral("supergang"), seats, 4, {});
        QVERIFY(table_in<SuperGangTable>(folder.house()).steady());
        folder->preferences()->setHouseRule(supergang_table::steady_hands_rule, false);
        folder.restart();
        folder->continueMatch();
        QVERIFY(table_in<SuperGangTable>(folder.house()).steady());
    }

    /// SG-10.3: there are only four gangs for five seats.
    void SG_10_3_fiveSeatsNeedAPolicePlayer()
    {
        HouseFolder folder;
        folder->openNewGame(QStringLiteral("supergang"));
        NewGame& game = *folder->newGame();
        QCOMPARE(game.minSeats(), 3);
        QCOMPARE(game.maxSeats(), 5);
        while (game.count() < 4)
            game.addSeat();
        QCOMPARE(game.problem(), QString());
        QCOMPARE(game.notice(), QString());
        // A fifth seat sets the required option, with a notice; removing the seat restores it.
        game.addSeat();
        QCOMPARE(game.count(), 5);
        QCOMPARE(game.problem(), QString());
        QCOMPARE(game.notice(), QString::fromUtf8("With 5 players, “Police player” is switched on."));
        game.removeSeat(4);
        QCOMPARE(game.notice(), QString());
        QVERIFY(game.start());
        QVERIFY(!match_of(table_in<SuperGangTable>(folder.house())).setup().options.police_player);
        // The screen never opens in a state in which the game cannot start.
        folder->openNewGame(QStringLiteral("supergang"));
        folder->newGame()->addSeat();
        QVERIFY(folder->newGame()->start());
        folder->openNewGame(QStringLiteral("supergang"));
        QCOMPARE(folder->newGame()->count(), 5);
        QCOMPARE(folder->newGame()->problem(), QString());
        QVERIFY(!folder->newGame()->notice().isEmpty());
        // The command line does the same.
        const GameEntry& entry = *folder->games()->game(QStringLiteral("supergang"));
        QCOMPARE(NewGame::fittingOptions(entry, 4), QVariantMap());
        QCOMPARE(NewGame::fittingOptions(entry, 5), (QVariantMap{{QStringLiteral("police-player"), true}}));
        // Otherwise the problem says what is missing.
        refusesFiveGangs(folder);
    }
    static void refusesFiveGangs(HouseFolder& folder)
    {
        NewGame& game = *folder->newGame();
        game.choose(QStringLiteral("police-player"), 0);
        QCOMPARE(game.notice(), QString());
        const QString english = game.problem();
        QVERIFY(!english.isEmpty());
        QVERIFY(!game.dealNumberBad());
        QVERIFY(!game.start());
        folder->preferences()->setLanguage(QStringLiteral("it"));
        QVERIFY(!game.problem().isEmpty() && game.problem() != english);
        game.choose(QStringLiteral("police-player"), 1);
        QCOMPARE(game.problem(), QString());
        QVERIFY(game.start());
        SuperGangTable& table = table_in<SuperGangTable>(folder.house());
        QVERIFY(match_of(table).setup().options.police_player);
        QCOMPARE(table.plates()->rowCount(), 5);
    }

    /// The chosen options are used, also by another match of the same kind.
    void options()
    {
        HouseFolder folder;
        folder->openNewGame(QStringLiteral("supergang"));
        NewGame& game = *folder->newGame();
        game.choose(QStringLiteral("length"), 1);
        game.choose(QStringLiteral("duels"), 1);
        game.choose(QStringLiteral("income"), 1);
        game.choose(QStringLiteral("clock"), 1);
        QVERIFY(game.start());
        const SuperGangTable& table = table_in<SuperGangTable>(folder.house());
        const Options& chosen = match_of(table).setup().options;
        QCOMPARE(chosen.length, 10);
        QCOMPARE(chosen.duels, Duels::dice);
        QCOMPARE(chosen.income, Income::ask);
        QCOMPARE(chosen.clock, 240);
        QVERIFY(!chosen.police_player);
        const QVariantMap again = table.matchOptions();
        QCOMPARE(again.value(QStringLiteral("length")).toInt(), 10);
        QCOMPARE(again.value(QStringLiteral("duels")).toInt(), static_cast<int>(Duels::dice));
        QCOMPARE(again.value(QStringLiteral("income")).toInt(), static_cast<int>(Income::ask));
        QCOMPARE(again.value(QStringLiteral("clock")).toInt(), 240);
    }
};

BACKROOM_SUITE(SuperGangTableTest)
#include "tst_supergang_table.moc"
