// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/menu_wording.hpp"
#include "suites.hpp"
#include "supergang_tables.hpp"

#include <QSignalSpy>

using namespace test;
using namespace test::supergang;

/// Tests what a person does at the table: choosing, aiming, preparing, and taking back.
class SuperGangPlayingTest : public SeatedTest {
    Q_OBJECT

    static int key(FigureId id) { return index_of(id); }
    static void act(SuperGangTable& table, const QString& word)
    {
        for (const QVariant& row : table.menu().rows)
            if (row.value<MenuRow>().word == word)
                return table.act(row.value<MenuRow>().number);
        QFAIL(qPrintable(word));
    }
    /// A table at which an attack is being prepared.
    std::unique_ptr<SuperGangTable> preparing()
    {
        Position from = street();
        put(from, rosas_vamp, "s45", "s48");
        put(from, beas_killer, "s45", "s48");
        auto table = table_of(folder_, from, {Roll(), killer_walks});
        act(*table, QStringLiteral("Gangland killing"));
        return table;
    }

private Q_SLOTS:
    /// A hint is hidden when another figure is picked up than the one it has laid out; looking at a patrol’s path has
    /// no effect.
    void hintsGoWithTheirDraft()
    {
        const auto table = table_of(folder_, street(), {Roll()});
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
        Position from = street();
        put(from, 0, "s45", "s50");
        from.dice = {3, 2, 2, 3};
        auto table = table_of(folder_, from, {});
        QCOMPARE(table->focusPoint(), point_of(at("s46")));
        play(*table, {Roll()});
        QCOMPARE(table->phase(), SuperGangTable::MovingPolice);
        QCOMPARE(table->focusPoint(), point_of(at("s45")));
        play(*table, {Move{Mover::patrol_1, {at("s48"), at("s47"), at("s46")}}});
        QCOMPARE(table->phase(), SuperGangTable::Moving);
        QCOMPARE(table->focusPoint(), point_of(at("s46")));
        table->lift(static_cast<int>(Mover::vamp));
        QCOMPARE(table->focusPoint(), point_of(town.centre));
        table->cancel();
        play(*table, {killer_walks});
        QCOMPARE(table->focusPoint(), point_of(at("s45")));
        play(*table, {Done{Mover::killer}});
        QCOMPARE(table->focusPoint(), point_of(town.centre));
        // No figure of the gang is in play, so the view does not move.
        Position gone = position();
        for (const FigureId id : {rosas_killer, rosas_vamp, rosas_dealer})
            figure_in(gone, id).state = FigureState::clinic;
        QCOMPARE(table_of(folder_, gone, {})->focusPoint(), QPointF(-1, -1));
    }

    void undoTakesBackTheChosenOneFirst()
    {
        const auto table = table_of(folder_, street(), {Roll()}, {}, true);
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
        const auto table = preparing();
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
        const auto table = table_of(folder_, without_tokens(0), {Roll(), into_hair});
        const QString before = table->rail().title;
        act(*table, MenuWording::takeBackToken());
        QVERIFY(table->rail().title != before);
        table->undo();
        QCOMPARE(table->rail().title, before);
        QCOMPARE(lines(*table), 2);
    }

    /// What ends by itself, also after a duel, is undone and redone with the decision before it.
    void nothingIsLeftAfterADuel()
    {
        Position from = before_hair();
        from.shops = {{shop("hair"), nobody, 0}};
        from.dice = {2, 2, 2, 6, 1, 1, 3, 3};
        const auto table = table_of(folder_, from, {Roll(), into_hair}, {.duels = Duels::dice}, true);
        table->play(0, StickUp{Member::killer, Prize::money, {}, 1});
        const auto closed = [&] {
            table->director()->finish();
            return table->phase() == SuperGangTable::Moving && lines(*table) == 4;
        };
        QTRY_VERIFY(closed());
        table->undo();
        QCOMPARE(lines(*table), 2);
        QVERIFY(table->menu().shown);
        table->redo();
        QTRY_VERIFY(closed());
        QVERIFY(!table->canRedo());
    }

    /// While something is asked or composed, the rail says the same as the plate or the menu.
    void theRailSaysWhatIsAsked()
    {
        const auto table = table_of(folder_, shopping(), {Roll(), into_hair});
        const QString before = table->rail().title;
        table->offerTrade();
        QVERIFY(table->trade()->shown());
        QCOMPARE(table->rail().title, table->trade()->title());
        table->trade()->cancel();
        QCOMPARE(table->rail().title, before);
        play(*table, {Recruit{Member::killer, Character::vamp}});
        QVERIFY(table->question()->shown());
        QCOMPARE(table->rail().title, table->question()->title());
        QCOMPARE(preparing()->rail().title, preparing()->menu().question);
    }

    void escapeLetsGoStepByStep()
    {
        const auto table = preparing();
        table->cancel();
        QVERIFY(!table->menu().preparing && table->menu().shown);
        table->cancel();
        QVERIFY(table->menu().shown);
        QCOMPARE(lines(*table), 2);
    }

    /// A chosen figure can be dropped by a key, or released where there is no end.
    void choosingAndDropping()
    {
        const auto table = table_of(folder_, street(), {Roll()});
        table->hold(key(rosas_vamp) % 3);
        QVERIFY(table->choosing());
        table->release();
        QCOMPARE(lines(*table), 1);
        table->hold(0);
        table->hover(table->layout()->camera()->toWindow(point_of(at("s45"))));
        QVERIFY(table->aimed() && table->wayCount() > 0 && table->menu().preview);
        // A held figure is aimed only at ends close to the pointer.
        table->hover(table->layout()->camera()->toWindow(QPointF(1900, 1200)));
        QVERIFY(!table->aimed() && table->choosing());
        table->hover(table->layout()->camera()->toWindow(point_of(at("s45"))));
        table->release();
        QCOMPARE(lines(*table), 2);
        QCOMPARE(figure(match_of(*table).state(), rosas_killer).place, at("s45"));
    }

    /// SG-8.5: the result of a duel stays until a player continues, unless no person threw a dart.
    void whatCameOfADuelStays()
    {
        const auto row = [&](Case, const QList<int>& levels, bool stays) {
            Position from = street();
            from.dice = {1, 2, 2, 6, 1, 1, 3, 3};
            backroom::Setup<SuperGang> setup = setup_of<SuperGang>(3, 1);
            setup.options.duels = Duels::dice;
            setup.position = from;
            const auto table = seated<SuperGangTable>(folder_.house(), match(std::move(setup)), levels);
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
        Position from = street();
        from.dice = {1, 2, 2, 1, 6, 6};
        const auto table = table_of(folder_, from, {Roll(), Move{Mover::killer, {at("boxing")}}});
        table->play(0, StickUp{Member::killer, Prize::money, {}, 1});
        table->director()->finish();
        QCOMPARE(table->phase(), SuperGangTable::Dueling);
        QCOMPARE(table->duel().shooter_name, QStringLiteral("Bea"));
        QCOMPARE(table->announcement(), Announcement());
    }

    /// A minor event is announced for a moment and blocks nothing.
    void whispers()
    {
        Position from = street();
        from.dice = {1, 2, 2};
        const auto table = table_of(folder_, from, {Roll(), Move{Mover::killer, {at("boxing")}}});
        QStringList said;
        connect(table.get(), &GameTable::announcementChanged, this, [&] { said += table->announcement().title; });
        table->play(0, Racket{Member::killer});
        table->director()->finish();
        QVERIFY2(said.contains(QStringLiteral("Rosa starts a racket in Big Arms Boxing")), qPrintable(said.join(u'|')));
        QCOMPARE(table->announcement(), Announcement());
    }

    /// A figure is lifted by a click on its die or by a key. A proposal that is only shown does not lift it.
    void lifting()
    {
        Position from = position();
        put(from, rosas_killer, "s46", "s37");
        put(from, 0, "s45", "s50");
        from.dice = {1, 2, 2, 3};
        const auto table = table_of(folder_, from, {Roll()});
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
        Position from = street();
        put(from, beas_killer, "s45", "s48");
        put(from, rosas_vamp, "s66", "s45");
        const auto table = table_of(folder_, from, {Roll()});
        const BoardCamera& camera = *table->layout()->camera();
        const QPointF head = camera.toWindow(point_of(at("s45")) - QPointF(0, 85));
        table->lift(0);
        table->overFigure(key(beas_killer), true);
        table->hover(head);
        QVERIFY(table->aimed());
        QCOMPARE(table->aimPoint(), point_of(at("s45")));
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
        const Shop boxing = shop("boxing");
        QCOMPARE(subject(point_of(place_of(boxing))), QPointF(SuperGangTable::ShopSubject, boxing));
        QCOMPARE(subject(point_of(at("s46"))), QPointF(SuperGangTable::PlaceSubject, at("s46")));
        QCOMPARE(subject(QPointF(town_plan.sections[3].middle)), QPointF(SuperGangTable::SectionSubject, 3));
        QCOMPARE(subject({-10, -10}), QPointF(-1, -1));
    }

    void nothingOutOfTurn()
    {
        const auto table = table_of(folder_, street(), {});
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
};

BACKROOM_SUITE(SuperGangPlayingTest)
#include "tst_supergang_playing.moc"
