// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/player_names.hpp"
#include "played_suite.hpp"

#include <QSignalSpy>

/// Tests that the tables of all games share. A game's tst_<game>_table.cpp runs them.
namespace test {

/// Refuses every action, as the match of a lesson refuses unexpected ones.
template <backroom::Game G>
class RefusingMatch : public LocalMatch<G> {
public:
    using LocalMatch<G>::LocalMatch;

    std::optional<backroom::Refusal> act(backroom::Seat, const typename G::Action&) override
    {
        return backroom::Refusal{"not-in-this-lesson", {}};
    }
    QString ownWords(const backroom::Refusal&) const override { return QStringLiteral("Not now."); }
};

template <class Table>
class TableSuite : public PlayedSuite<Table, TableCases> {
public:
    using Played = PlayedSuite<Table, TableCases>;
    using Played::anyOf, Played::begunMatch, Played::places, Played::playAny, Played::seatsIn, Played::twinOf;
    using typename Played::Game;
    using typename Played::Match;
    using typename Played::Seat;

    /// Actions, undo and redo are on disk before they are shown.
    void onDiskFirst() override
    {
        HouseFolder folder(Preferences::Slow);
        Table& table = begun(folder, 3, 5);
        const Match& match = match_of(table);
        int shown = 0;
        int late = 0;
        QObject::connect(&table, &GameTable::changed, &table, [&] {
            ++shown;
            const auto kept = folder->store().newestUnfinished();
            if (kept && kept->lines.size() != static_cast<qsizetype>(match.journal().size()) + 1)
                ++late;
        });
        backroom::Random random(3);
        for (int action = 1; action <= 12; ++action) {
            playAny(table, random);
            QCOMPARE(static_cast<int>(match.journal().size()), action);
        }
        for (int time = 0; time < 3; ++time) {
            table.undo();
            table.redo();
            table.director()->skip();
        }
        QVERIFY(shown >= 12);
        QCOMPARE(late, 0);
    }

    /// After any undo and redo, the table looks as if only the remaining actions had been played.
    void undone() override
    {
        HouseFolder folder;
        backroom::Random random(17);
        for (int seats = Game::min_seats; seats <= Game::max_seats; ++seats) {
            backroom::Setup<Game> setup = setup_of<Game>(seats, 40 + static_cast<std::uint64_t>(seats));
            setup.friendly_undo = true;
            const auto table = seated<Table>(folder.house(), match(setup));
            for (int step = 0; step < 60; ++step) {
                const auto what = random.below(10);
                if (what < 2)
                    table->undo();
                else if (what < 3)
                    table->redo();
                else if (!match_of(*table).over())
                    playAny(*table, random);
                table->director()->skip();
                table->clearRefusal();
                Match straight = match(setup);
                for (const auto& act : match_of(*table).line())
                    QVERIFY(!straight.act(act.seat, act.action));
                const auto played = seated<Table>(folder.house(), std::move(straight));
                // The curtain may have closed for the seat that the steps led to.
                if (!played->curtainClosed())
                    table->openCurtain();
                QCOMPARE(shown(*table), shown(*played));
            }
        }
    }

    /// After undo or redo, with or without friendly undo, another seat gets the screen only behind a closed curtain.
    /// Without friendly undo, revealed information is not taken back.
    void curtainsBeforeOthers() override
    {
        HouseFolder folder;
        backroom::Random random(31);
        for (int round = 0; round < 80; ++round) {
            backroom::Setup<Game> setup = setup_of<Game>(seatsIn(round), next_seed(random));
            setup.friendly_undo = round % 4 == 3;
            const auto table = seated<Table>(folder.house(), match(setup));
            QString sits = table->deciding() ? table->inTurn().name : QString();
            for (int step = 0; step < 120 && !match_of(*table).over(); ++step) {
                const auto what = random.below(10);
                const bool forth = what >= 5 && !table->curtainClosed();
                if (what < 4) {
                    const bool barred = !setup.friendly_undo && reveals_newest(match_of(*table));
                    const auto before = match_of(*table).line().size();
                    (table.get()->*(what < 2 ? &GameTable::undo : &GameTable::redo))();
                    if (barred && what < 2) {
                        QCOMPARE(match_of(*table).line().size(), before);
                        QVERIFY(!table->canUndo());
                        QVERIFY2(
                            table->refusal().text.endsWith(QStringLiteral(
                                " cannot be undone, unless the game was started with the option “Friendly undo”.")),
                            qPrintable(table->refusal().text));
                    }
                } else if (forth) {
                    playAny(*table, random);
                } else {
                    table->openCurtain();
                    sits = table->inTurn().name;
                }
                table->director()->skip();
                table->clearRefusal();
                if (forth && table->deciding())
                    sits = table->inTurn().name;
                if (table->curtainClosed())
                    sits.clear();
                if (table->deciding())
                    QCOMPARE(table->inTurn().name, sits);
            }
        }
    }

    /// A resumed match looks as it was left, at any moment, including undone actions.
    void continued() override
    {
        HouseFolder folder;
        backroom::Random random(23);
        begun(folder, Game::min_seats, 9);
        for (int time = 0; time < 12; ++time) {
            Table& table = table_in<Table>(folder.house());
            for (int action = 0; action < 4 && !match_of(table).over(); ++action)
                playAny(table, random);
            if (time % 3 == 0)
                table.undo();
            table.clearRefusal();
            if (match_of(table).over())
                break;
            // After an undo, the curtain may be closed in a game that otherwise plays openly.
            table.openCurtain();
            const QStringList left = dump(table);
            const std::uint64_t hash = match_of(table).hash();
            folder.restart();
            folder->continueMatch();
            QVERIFY(table_in<Table>(folder.house()).curtainClosed());
            table_in<Table>(folder.house()).openCurtain();
            QCOMPARE(match_of(table_in<Table>(folder.house())).hash(), hash);
            QCOMPARE(dump(table_in<Table>(folder.house())), left);
        }
    }

    /// What is hidden from the seat at the screen does not influence anything that QML can read, before and after the
    /// curtain opens.
    void secrets() override
    {
        HouseFolder folder;
        backroom::Random random(29);
        for (int round = 0; round < 60; ++round) {
            const backroom::Setup<Game> setup = setup_of<Game>(seatsIn(round), next_seed(random));
            const Match played = begunMatch(setup, 40, random);
            if (played.over())
                continue;
            const Seat asked = *played.pending().begin();
            const auto one = seated<Table>(folder.house(), Match(setup, played.state()));
            const auto other = seated<Table>(folder.house(), Match(setup, twinOf(played.state(), asked, random)));
            QCOMPARE(dump(*one), dump(*other));
            one->openCurtain();
            other->openCurtain();
            QCOMPARE(dump(*one), dump(*other));
        }
    }

    /// After a refusal, the table shows the unchanged state.
    void refused() override
    {
        HouseFolder folder;
        backroom::Random random(41);
        int refusals = 0;
        const auto asIs = [&](Table& table) {
            refusals += table.refusal().text.isEmpty() ? 0 : 1;
            const QStringList before = dump(table);
            emit table.frame()->changed();
            const QStringList after = dump(table);
            table.clearRefusal();
            return before == after;
        };
        for (int round = 0; round < 24; ++round) {
            Match played = match(setup_of<Game>(seatsIn(round), next_seed(random)));
            for (auto left = random.below(40); left > 0 && !played.over(); --left) {
                const Seat seat = *played.pending().begin();
                QVERIFY(!played.act(seat, backroom::random_action<Game>(played.state(), seat, random)));
            }
            if (played.over())
                continue;
            const auto table = seated<Table, RefusingMatch<Game>>(folder.house(), std::move(played));
            table->frame()->setSize({1280, 800});
            table->openCurtain();
            for (int step = 0; step < 25; ++step) {
                lift(*table, random);
                table->release();
                QVERIFY(asIs(*table));
                press(*table, random);
                QVERIFY(asIs(*table));
            }
        }
        QVERIFY(refusals > 0);
    }

    /// A refusal stays until it is dismissed.
    void nothingToUndoOrRedo() override
    {
        HouseFolder folder;
        const auto table = seated<Table>(folder.house(), match(setup_of<Game>(Game::min_seats, 1)));
        QSignalSpy told(table.get(), &GameTable::refusalChanged);
        QVERIFY(!table->canUndo() && !table->canRedo());
        table->undo();
        QCOMPARE(table->refusal().text, QStringLiteral("There is nothing to undo."));
        QCOMPARE(told.size(), 1);
        for (int time = 0; time < 2; ++time) {
            table->clearRefusal();
            QCOMPARE(table->refusal().text + table->refusal().rule, QString());
            QCOMPARE(told.size(), 2);
        }
        table->redo();
        QCOMPARE(table->refusal().text, QStringLiteral("There is nothing to redo."));
        QCOMPARE(table->refusal().rule, QString());
    }

    /// The log that grows step by step equals the one rebuilt after a change of language.
    void retold() override
    {
        HouseFolder folder;
        backroom::Random random(6);
        const auto table = seated<Table>(folder.house(), match(setup_of<Game>(Game::min_seats + 1, 6)));
        for (int action = 0; action < 40 && !match_of(*table).over(); ++action) {
            playAny(*table, random);
            const QStringList shown = sentences(*table->log());
            folder->preferences()->setLanguage(QStringLiteral("it"));
            QVERIFY(sentences(*table->log()) != shown);
            folder->preferences()->setLanguage(QStringLiteral("en"));
            QCOMPARE(sentences(*table->log()), shown);
        }
    }

    /// A table that is being left shows public information only, whoever was at the screen and whatever was held.
    void leaving() override
    {
        HouseFolder folder;
        backroom::Random random(37);
        for (int round = 0; round < 40; ++round) {
            const backroom::Setup<Game> setup = setup_of<Game>(seatsIn(round), next_seed(random));
            const Match played = begunMatch(setup, 30, random);
            const auto left = seated<Table>(folder.house(), Match(setup, played.state()));
            const auto never_opened = seated<Table>(folder.house(), Match(setup, played.state()));
            left->openCurtain();
            left->hover({640, 700});
            left->tapAt({640, 700});
            left->showOnlyOpen();
            never_opened->showOnlyOpen();
            QVERIFY(!left->deciding() && !left->thinking());
            QCOMPARE(shown(*left), shown(*never_opened));
        }
    }

    /// In every window and with every number of seats, the common parts do not overlap, and everything with a place
    /// lies inside the window while the curtain is open. A change is told once.
    void layout() override
    {
        HouseFolder folder;
        for (int seats = Game::min_seats; seats <= Game::max_seats; ++seats) {
            const auto table = seated<Table>(folder.house(), match(setup_of<Game>(seats, 8)));
            TableLayout& frame = *table->frame();
            table->openCurtain();
            for (const QSizeF size : {QSizeF(1024, 640), QSizeF(1280, 800), QSizeF(1920, 1080), QSizeF(3840, 2160),
                     QSizeF(1280, 1024), QSizeF(2560, 1080)}) {
                frame.setSize({800, 500});
                QSignalSpy changed(&frame, &TableLayout::changed);
                for (const QSizeF next : {size, size, QSizeF()})
                    frame.setSize(next);
                QCOMPARE(changed.size(), 1);
                const QRectF window(QPointF(), size);
                QCOMPARE(frame.plates().size(), seats);
                QList<QRectF> parts{frame.bar(), frame.rail(), frame.log()};
                parts += frame.plates();
                for (int part = 0; part < parts.size(); ++part) {
                    QVERIFY(window.contains(parts[part]) && !parts[part].isEmpty());
                    for (int other = 0; other < part; ++other)
                        QVERIFY(!parts[part].intersects(parts[other]));
                }
                for (const QRectF& place : places(*table))
                    QVERIFY2(window.contains(place), qPrintable(text(QVariant(place))));
            }
        }
    }

    /// Names with placeholders or with right-to-left letters, which must be isolated, do not change the texts around
    /// them.
    void names() override
    {
        const QStringList usual{"Qaaq", "Qbbq", "Qccq", "Qddq", "Qeeq", "Qffq"};
        const QList<QStringList> odd{
            {"%2", "%3", "%1", "%L1", "%n", "%9"}, {"שלמה", "محمد", "٣", "דנה!", "Rosa ב", "%1 ה"}};
        HouseFolder folder;
        for (int seats = Game::min_seats; seats <= Game::max_seats; ++seats)
            for (const QStringList& called : odd) {
                const QStringList texts = texts_of_a_game(folder.house(), called.mid(0, seats));
                QStringList wanted = texts_of_a_game(folder.house(), usual.mid(0, seats));
                QVERIFY(wanted.filter(usual[1]).size() > 20);
                for (QString& text : wanted)
                    for (int seat = 0; seat < seats; ++seat)
                        text.replace(usual[seat], PlayerNames::shown(called[seat]));
                QCOMPARE(texts, wanted);
            }
    }

    /// Collects all texts of a game in which many forbidden things are tried.
    static QStringList texts_of_a_game(House& house, const QStringList& names)
    {
        backroom::Setup<Game> setup = setup_of<Game>(static_cast<int>(names.size()), 12);
        for (int seat = 0; seat < names.size(); ++seat)
            setup.names[static_cast<std::size_t>(seat)] = names[seat].toStdString();
        const auto table = seated<Table>(house, match(setup));
        QStringList texts;
        const auto add = [&] { texts_of(QVariant::fromValue<QObject*>(table.get()), texts); };
        QObject::connect(table.get(), &GameTable::announcementChanged, table.get(),
            [&] { texts_of(QVariant::fromValue(table->announcement()), texts); });
        QObject::connect(table.get(), &GameTable::refusalChanged, table.get(), [&] { texts += table->refusal().text; });
        backroom::Random random(41);
        std::vector<typename Game::Action> tried;
        for (int step = 0; step < 240 && !match_of(*table).over(); ++step) {
            const Seat seat = *match_of(*table).pending().begin();
            tried.push_back(anyOf(legal(match_of(*table).state(), seat), random));
            table->openCurtain();
            if (step % 3 == 0) {
                table->play(seat, anyOf(tried, random));
                table->director()->skip();
            }
            if (!match_of(*table).pending().contains(seat))
                continue;
            table->play(seat, tried.back());
            table->director()->skip();
            if (step % 8 == 0)
                add();
        }
        add();
        return texts;
    }

protected:
    /// Picks something up and moves it; also presses buttons.
    virtual void lift(Table& table, backroom::Random& random) = 0;
    virtual void press(Table& table, backroom::Random& random) = 0;

    /// Returns whether the last action has revealed something.
    static bool reveals_newest(const Match& match)
    {
        for (const auto& event : match.events())
            if (reveals(event))
                return true;
        return false;
    }

    static Table& begun(HouseFolder& folder, int seats, quint64 deal, QVariantMap options = {})
    {
        SeatList list{{}, usual_marks(seats)};
        std::ranges::reverse(list.marks);
        for (const std::string& name : setup_of<Game>(seats, 0).names)
            list.names += QString::fromStdString(name);
        options.insert(QStringLiteral("friendly-undo"), true);
        folder->startMatch(QString::fromLatin1(Game::id), list, deal, options);
        return table_in<Table>(folder.house());
    }

    /// Leaves out what may differ: redo, the pointer's position, and the number of throws.
    static QStringList shown(const GameTable& table)
    {
        return dump(table).filter(
            QRegularExpression(QStringLiteral("^(?!canRedo = |refusal\\.point = |dice \\d+ tosses = )")));
    }
};

}
