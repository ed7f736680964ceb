// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/game_list.hpp"
#include "app/games/table_figure.hpp"
#include "app/gang_of_dice/table.hpp"
#include "app/gangz/table.hpp"
#include "app/rulebook/library.hpp"
#include "app/supergang/table.hpp"
#include "app/the_gang/table.hpp"
#include "matches.hpp"
#include "suites.hpp"

#include <QSignalSpy>
#include <QTest>

class TableFigureTest : public QObject {
    Q_OBJECT

    test::HouseFolder folder_;
    rulebook::Library library_;

    const RuleFigure& figure(const QString& game, const QString& id) const
    {
        for (const RuleFigure& of : library_.book(QStringLiteral("en"), game)->figures)
            if (of.id == id)
                return of;
        throw std::logic_error("no figure " + id.toStdString());
    }
    std::unique_ptr<TableFigure> make(const RuleFigure& of)
    {
        return folder_->games()->game(of.game)->figure(*folder_->preferences(), of);
    }
    static std::uint64_t hash(const TableFigure& figure)
    {
        if (auto* gang = qobject_cast<TheGangTable*>(figure.table()))
            return test::match_of(*gang).hash();
        if (auto* gangz = qobject_cast<GangzTable*>(figure.table()))
            return test::match_of(*gangz).hash();
        if (auto* supergang = qobject_cast<SuperGangTable*>(figure.table()))
            return test::match_of(*supergang).hash();
        return test::match_of(*qobject_cast<GangOfDiceTable*>(figure.table())).hash();
    }
    /// Describes the visible part of a figure as text.
    static QString seen(const TableFigure& figure)
    {
        QString words;
        QDebug out(&words);
        figure.table()->frame()->setSize({486, 1});
        const QRectF room(0, 0, 486, figure.table()->frame()->figureHeight());
        const auto lie = [&](const auto& items, auto tell) {
            for (const auto& item : items)
                if (item.place.intersects(room)) {
                    out << item.place;
                    tell(item);
                }
        };
        if (auto* gang = qobject_cast<TheGangTable*>(figure.table())) {
            const auto card = [&](const the_gang_table::CardItem& item) {
                out << item.face << item.face_up << item.threatened << item.turned;
            };
            lie(gang->gangsters()->items(), card);
            lie(gang->specials()->items(), card);
            lie(gang->tickets()->items(), card);
        } else if (auto* gangz = qobject_cast<GangzTable*>(figure.table())) {
            lie(gangz->cards()->items(), [&](const gangz_table::CardItem& item) {
                out << item.face << item.chosen << item.own << item.owner_mark << item.points << item.intruder;
            });
            lie(gangz->pawns()->items(), [&](const gangz_table::PawnItem& pawn) { out << pawn.mark; });
            lie(gangz->pointMarks()->items(), [&](const gangz_table::MarkItem& mark) { out << mark.mark; });
        } else if (auto* supergang = qobject_cast<SuperGangTable*>(figure.table())) {
            const QRectF part = supergang->layout()->camera()->seen();
            for (const auto& one : supergang->figures()->items())
                if (part.contains(one.feet))
                    out << one.feet << one.picture << one.angle << one.record << one.chip << one.turns << one.leader;
            for (const auto& shop : supergang->shops()->items())
                if (part.contains(shop.sign))
                    out << shop.token;
            for (const auto& pawn : supergang->pawns()->items())
                if (part.contains(pawn.foot))
                    out << pawn.key << pawn.picture;
            if (figure.shows(QStringLiteral("dice")))
                for (const auto& die : supergang->dice()->items())
                    out << die.face << die.state;
            if (figure.shows(QStringLiteral("seats")))
                for (const auto& plate : supergang->plates()->items())
                    out << plate.cash << plate.income << plate.tokens << plate.pawns << plate.stored;
            out << supergang->question()->title() << supergang->trade()->asked();
            const supergang_table::DuelShow& duel = supergang->duel();
            out << duel.active << duel.attack.shooting << duel.defence.shooting << duel.stuck.size();
            for (const QVariant& target : duel.targets)
                out << target.value<supergang_table::DuelTarget>().fate;
        } else {
            auto& dice = *qobject_cast<GangOfDiceTable*>(figure.table());
            out << dice.card().label << dice.tray().sum << dice.tray().ended_sum << dice.tray().ended_busted;
            lie(dice.dice()->items(),
                [&](const gang_of_dice_table::DieItem& die) { out << die.face << die.dimmed << die.offending; });
            lie(dice.tokens()->items(), [](const gang_of_dice_table::TokenItem&) {});
            lie(dice.plates()->items(),
                [&](const gang_of_dice_table::SeatPlate& plate) { out << plate.total << plate.busted; });
            if (!dice.layout()->diceStay())
                out << dice.middle().prize;
        }
        const RuleFigure::Step& step = figure.figure().steps[static_cast<std::size_t>(figure.step())];
        out << step.refused;
        return words;
    }
    /// Plays one step to its end, as the reader does.
    static void play(TableFigure& figure, int step)
    {
        figure.setStep(step);
        QTRY_VERIFY(!figure.busy());
        QCOMPARE(figure.step(), step);
    }

private Q_SLOTS:
    void everyFigureCanBePlayedAndJumpedTo_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("id");
        for (const QString& game : library_.games(QStringLiteral("en")))
            for (const RuleFigure& of : library_.book(QStringLiteral("en"), game)->figures)
                QTest::newRow(qPrintable(game + QLatin1Char(' ') + of.id)) << game << of.id;
    }

    void everyFigureCanBePlayedAndJumpedTo()
    {
        QFETCH(QString, game);
        QFETCH(QString, id);
        const auto played = make(figure(game, id));
        const auto jumped = make(figure(game, id));
        const auto steps = static_cast<int>(played->figure().steps.size());
        QVERIFY(steps > 0);
        for (int step = 0; step < steps; ++step) {
            play(*played, step);
            jumped->jumpTo(step);
            QVERIFY(!jumped->busy());
            QCOMPARE(hash(*played), hash(*jumped));
            QVERIFY(played->table()->refusal().text.isEmpty());
        }
        played->setStep(0);
        jumped->jumpTo(0);
        QCOMPARE(hash(*played), hash(*jumped));
    }

    void everyStepShowsAChange_data() { everyFigureCanBePlayedAndJumpedTo_data(); }

    void everyStepShowsAChange()
    {
        QFETCH(QString, game);
        QFETCH(QString, id);
        const auto made = make(figure(game, id));
        QString before;
        for (int step = 0; step < static_cast<int>(made->figure().steps.size()); ++step) {
            made->jumpTo(step);
            const QString now = seen(*made);
            QVERIFY2(now != before, qPrintable(QStringLiteral("step %1").arg(step + 1)));
            before = now;
        }
    }

    /// The picture stops at the cue that the caption describes, whether the step was played or jumped to.
    void itStopsAtItsMoment()
    {
        const auto made = make(figure(QStringLiteral("gang-of-dice"), QStringLiteral("more-dice-win")));
        play(*made, 1);
        play(*made, 2);
        auto* table = qobject_cast<GangOfDiceTable*>(made->table());
        QVERIFY(table->director()->held());
        QCOMPARE(table->plates()->items()[0].total, QStringLiteral("8"));
        QCOMPARE(table->plates()->items()[1].total, QStringLiteral("8"));
        const QString played = seen(*made);
        made->jumpTo(2);
        QVERIFY(made->table()->director()->held());
        QCOMPARE(seen(*made), played);
        made->setStep(0);
        QVERIFY(!made->table()->director()->held());
    }

    void everyMomentIsOneOfTheScript()
    {
        for (const QString& game : library_.games(QStringLiteral("en")))
            for (const RuleFigure& of : library_.book(QStringLiteral("en"), game)->figures)
                for (std::size_t step = 0; step < of.steps.size(); ++step)
                    if (!of.steps[step].hold.isEmpty()) {
                        const auto made = make(of);
                        made->jumpTo(static_cast<int>(step));
                        QVERIFY2(made->table()->director()->held(), qPrintable(of.id + of.steps[step].hold));
                    }
    }

    void nothingOfAFigureIsKept()
    {
        const auto played = make(figure(QStringLiteral("the-gang"), QStringLiteral("x1")));
        for (int step = 0; step < static_cast<int>(played->figure().steps.size()); ++step)
            play(*played, step);
        QVERIFY(!folder_->store().newestUnfinished());
        QCOMPARE(folder_->problem(), QString());
    }

    void aRefusedActIsNotPlayed()
    {
        for (const QString& game : library_.games(QStringLiteral("en")))
            for (const RuleFigure& of : library_.book(QStringLiteral("en"), game)->figures)
                for (std::size_t step = 1; step < of.steps.size(); ++step)
                    if (!of.steps[step].refused.isEmpty()) {
                        const auto made = make(of);
                        made->jumpTo(static_cast<int>(step) - 1);
                        const std::uint64_t before = hash(*made);
                        play(*made, static_cast<int>(step));
                        QCOMPARE(hash(*made), before);
                    }
    }

    void aFigureShowsItsCitiesAlone()
    {
        const RuleFigure& of = figure(QStringLiteral("the-gang"), QStringLiteral("x1"));
        const auto made = make(of);
        made->table()->frame()->setSize({486, 1});
        auto& layout = *qobject_cast<TheGangTable*>(made->table())->layout();
        QVERIFY(layout.figureHeight() > 100);
        int shown = 0;
        for (const QRectF& street : layout.streets())
            shown += street.top() >= 0 && street.bottom() <= layout.figureHeight() ? 1 : 0;
        QCOMPARE(shown, 1);
        for (const the_gang_table::CardItem& card : qobject_cast<TheGangTable*>(made->table())->gangsters()->items())
            QVERIFY(card.place.right() <= 486 || card.face == 0);
    }

    void diceStayInTheTrayOfAFigure()
    {
        const auto made = make(figure(QStringLiteral("gang-of-dice"), QStringLiteral("x1")));
        made->table()->frame()->setSize({486, 1});
        made->jumpTo(static_cast<int>(made->figure().steps.size()) - 1);
        auto& table = *qobject_cast<GangOfDiceTable*>(made->table());
        QCOMPARE(table.tray().ended_sum, 5);
        QVERIFY(!table.tray().ended_busted);
        int in_tray = 0;
        for (const gang_of_dice_table::DieItem& die : table.dice()->items())
            in_tray += table.layout()->tray().contains(die.place) ? 1 : 0;
        QCOMPARE(in_tray, 2);
    }

    void openScreensChangeNoFigure()
    {
        folder_->preferences()->setHouseRule(QStringLiteral("openScreens"), true);
        const auto made = make(figure(QStringLiteral("gang-of-dice"), QStringLiteral("x1")));
        folder_->preferences()->setHouseRule(QStringLiteral("openScreens"), false);
        const auto usual = make(figure(QStringLiteral("gang-of-dice"), QStringLiteral("x1")));
        const auto dice = [](const TableFigure& of) {
            return qobject_cast<GangOfDiceTable*>(of.table())->dice()->items();
        };
        const auto tokens = [](const TableFigure& of) {
            return qobject_cast<GangOfDiceTable*>(of.table())->tokens()->items();
        };
        QVERIFY(dice(*made) == dice(*usual));
        QVERIFY(tokens(*made) == tokens(*usual));
    }

    void aFigureThatCannotBeIsNotMade()
    {
        RuleFigure wrong = figure(QStringLiteral("gang-of-dice"), QStringLiteral("x1"));
        wrong.position.insert(QStringLiteral("wealth"), QJsonArray{1, 2, 3, 4, 5});
        QVERIFY(make(wrong) == nullptr);
        wrong = figure(QStringLiteral("the-gang"), QStringLiteral("x1"));
        wrong.position.insert(QStringLiteral("cities"), 7);
        QVERIFY(make(wrong) == nullptr);
        wrong = figure(QStringLiteral("the-gang"), QStringLiteral("x1"));
        wrong.steps.back().acts = {{0, QJsonObject{{QStringLiteral("type"), QStringLiteral("fly")}}}};
        QVERIFY(make(wrong) == nullptr);
    }
};

BACKROOM_SUITE(TableFigureTest)
#include "tst_table_figure.moc"
