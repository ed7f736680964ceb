// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/journal.hpp"
#include "engine/core/journal_codec.hpp"
#include "seek_suite.hpp"

#include <QSignalSpy>

/// Tests that the replays of all games share. A game's tst_<game>_replay.cpp runs them.
namespace test {

template <class Table>
class ReplaySuite : public SeekSuite<Table> {
public:
    using Seek = SeekSuite<Table>;
    using Seek::most_actions, Seek::onePerson, Seek::playAny, Seek::randomMatch, Seek::replayed, Seek::same, Seek::show;
    using typename Seek::Game;
    using typename Seek::Match;
    using typename Seek::Seat;

    /// Continues from a position as a new match, without changing the old one.
    void playOnFromHere() override
    {
        HouseFolder folder;
        House& house = folder.house();
        const Match whole = randomMatch(Game::min_seats, 8, 40);
        const qint64 old = keep(house, whole);
        const auto before = house.store().read(old);
        house.replay(static_cast<int>(old));
        QVERIFY(house.table() != nullptr && house.table()->replay() != nullptr);
        const int half = whole.actions() / 2;
        house.table()->replay()->seek(half);
        house.table()->replay()->playOn();
        QTRY_VERIFY(house.table()->replay() == nullptr);
        const Match& made = match_of(table_in<Table>(house));
        QCOMPARE(made.actions(), half);
        QCOMPARE(made.hash(), hashOf(whole.state_at(half)));
        const auto kept = house.store().newestUnfinished();
        QVERIFY(kept && kept->id != old);
        QCOMPARE(kept->lines.size(), half + 1);
        QCOMPARE(kept->lines, before->lines.first(half + 1));
        QCOMPARE(house.store().read(old)->lines, before->lines);
        QCOMPARE(house.table()->seatList().names,
            QStringList({QStringLiteral("Rosa"), QStringLiteral("Bea"), QStringLiteral("Vito")})
                .first(Game::min_seats));
        // The players can continue the new match, and it is saved.
        house.table()->openCurtain();
        backroom::Random random(5);
        playAny(table_in<Table>(house), random);
        QCOMPARE(house.store().read(kept->id)->lines.size(), half + 2);
    }

    /// Leaves the end of a match for its replay, and comes back.
    void fromTheEnd() override
    {
        HouseFolder folder;
        House& house = folder.house();
        Match almost = randomMatch(Game::min_seats, 6, most_actions);
        const qint64 id = keep(house, almost);
        house.continueMatch(static_cast<int>(id));
        QVERIFY(house.table() != nullptr && house.table()->over());
        const GameTable* ended = house.table();
        house.table()->replayMatch();
        QVERIFY(house.table() != ended && house.table()->replay() != nullptr);
        QCOMPARE(house.table()->replay()->position(), 0);
        QCOMPARE(house.table()->replay()->length(), almost.actions());
        QCOMPARE(house.screen(), House::Table);
        house.table()->replay()->leave();
        QTRY_VERIFY(house.table() == ended);
        QVERIFY(house.table()->over());
        // The end itself can be shown again.
        QVERIFY(house.table()->canShowAgain());
        house.table()->showAgain();
        QVERIFY(house.table()->shownAgain() && !house.table()->over());
        QVERIFY(house.table()->endShowingAgain());
        QVERIFY(house.table()->over() && house.table()->endSeen() == false);
        house.table()->replayMatch();
        house.goHome();
        QVERIFY(house.table() == nullptr);
    }

    /// Shows the last job, round or turn again, to the same state; secret decisions are hidden again.
    void onceMore() override
    {
        HouseFolder folder;
        const auto fresh = seated<Table>(folder.house(), match(setup_of<Game>(Game::min_seats, 8)));
        QVERIFY(!fresh->canShowAgain());
        fresh->showAgain();
        QVERIFY(!fresh->director()->busy());
        backroom::Random random(8);
        Match played = match(setup_of<Game>(Game::min_seats, 8));
        int times = 0;
        int cut = 0;
        for (int action = 0; action < 40; ++action) {
            playAny(played, random);
            if (played.over())
                break;
            const auto table = seated<Table>(folder.house(), played);
            if (!table->canShowAgain())
                continue;
            ++times;
            const bool closed = table->curtainClosed();
            const QStringList before = show(*table);
            const int lines = table->log()->rowCount({});
            QSignalSpy beats(table->director(), &Director::played);
            table->showAgain();
            QVERIFY(!table->deciding() && !table->curtainClosed());
            QVERIFY(!table->canShowAgain());
            // It says so, and the log is not ahead of what is shown.
            QVERIFY(table->shownAgain());
            QVERIFY(table->log()->rowCount({}) <= lines);
            cut += table->log()->rowCount({}) < lines ? 1 : 0;
            table->director()->finish();
            QVERIFY(!table->director()->busy());
            QVERIFY(beats.count() > 3);
            QVERIFY(!table->shownAgain());
            QCOMPARE(table->log()->rowCount({}), lines);
            QCOMPARE(table->curtainClosed(), closed);
            same(show(*table), before);
            QCOMPARE(match_of(*table).hash(), played.hash());
            if (closed) {
                table->openCurtain();
                table->showAgain();
                table->director()->finish();
                QVERIFY(table->curtainClosed());
            }
        }
        QVERIFY(times > 3);
        QVERIFY(cut > 3);
    }

    /// A single human player keeps seeing the own cards: each in one place, the same before and after.
    void onceMoreAlone() override
    {
        HouseFolder folder;
        backroom::Random random(9);
        Match played = match(setup_of<Game>(Game::min_seats, 9));
        int times = 0;
        for (int action = 0; action < 80 && times < 6; ++action) {
            playAny(played, random);
            if (played.over())
                break;
            if (!played.pending().contains(0))
                continue;
            const auto table = seated<Table>(folder.house(), played, onePerson(Game::min_seats));
            if (!table->canShowAgain())
                continue;
            ++times;
            const QStringList before = show(*table);
            QString twice;
            QObject::connect(table.get(), &GameTable::changed, table.get(), [&] {
                if (twice.isEmpty())
                    twice = shownTwice(*table);
            });
            for (int again = 0; again < 2; ++again) {
                table->showAgain();
                table->director()->finish();
                QVERIFY(table->deciding());
                QVERIFY2(twice.isEmpty(), qPrintable(twice));
                same(show(*table), before);
            }
            table->showAgain();
            QVERIFY(table->endShowingAgain());
            QVERIFY(table->deciding() && !table->director()->busy());
            same(show(*table), before);
            QVERIFY(!table->endShowingAgain());
        }
        QVERIFY(times > 3);
    }

    /// A person has no face. A computer player looks calm until something happens to it; at the end the winners are
    /// pleased and the others beaten.
    void faces() override
    {
        HouseFolder folder;
        const Match whole = randomMatch(Game::min_seats, 8, most_actions);
        const auto table = replayed(folder.house(), whole, onePerson(Game::min_seats));
        const auto moods = [&plates = *table->seats()] {
            const auto value = [&](int row, const char* name) {
                return plates.index(row, 0).data(plates.roleNames().key(name));
            };
            QStringList by_mark(Game::min_seats);
            for (int row = 0; row < plates.rowCount(); ++row)
                by_mark[value(row, "mark").toInt()] = value(row, "mood").toString();
            return by_mark;
        };
        const QStringList calm = moods();
        QCOMPARE(calm, QStringList(Game::min_seats));
        QStringList seen;
        QObject::connect(table.get(), &GameTable::changed, table.get(), [&] { seen += moods(); });
        while (table->replay()->position() < table->replay()->length()) {
            table->replay()->stepOn();
            table->director()->finish();
        }
        QVERIFY(seen.contains(QStringLiteral("pleased")) && !seen.contains(QStringLiteral("thinking")));
        const auto winners = result(whole.state()).winners;
        QStringList last(Game::min_seats);
        for (int seat = 1; seat < Game::min_seats; ++seat)
            last[seat] =
                winners.contains(static_cast<Seat>(seat)) ? QStringLiteral("pleased") : QStringLiteral("beaten");
        QCOMPARE(moods(), last);
        table->replay()->seek(0);
        QCOMPARE(moods(), calm);
    }

    /// A journal damaged at its end is shown up to there; one damaged from its beginning is not shown.
    void damaged() override
    {
        HouseFolder folder;
        House& house = folder.house();
        Match whole = randomMatch(Game::min_seats, 8, 12);
        auto lines = backroom::Journal<Game>::lines(whole);
        lines[8] = "{";
        house.replay(static_cast<int>(keep(house, lines)));
        QVERIFY(house.table() != nullptr && house.table()->replay() != nullptr);
        QCOMPARE(house.table()->replay()->length(), 7);
        QVERIFY(!house.problem().isEmpty());
        house.dismissProblem();
        house.goHome();
        lines[0] = "{";
        house.replay(static_cast<int>(keep(house, lines)));
        QVERIFY(house.table() == nullptr);
        QVERIFY(!house.problem().isEmpty());
        house.replay(4711);
        QVERIFY(house.table() == nullptr);
    }

private:
    static QString shownTwice(const Table& table)
    {
        const QMetaObject& meta = *table.metaObject();
        for (int at = GameTable::staticMetaObject.propertyOffset(); at < meta.propertyCount(); ++at) {
            const auto* list = qobject_cast<ItemList*>(meta.property(at).read(&table).template value<QObject*>());
            const int role = list == nullptr ? 0 : list->roleNames().key("key");
            QSet<int> keys;
            for (int row = 0; role != 0 && row < list->rowCount(); ++row) {
                const int key = list->index(row, 0).data(role).toInt();
                if (keys.contains(key))
                    return QStringLiteral("%1 %2 is there twice").arg(QLatin1String(meta.property(at).name())).arg(key);
                keys.insert(key);
            }
        }
        return {};
    }

    static std::uint64_t hashOf(const typename Game::State& state) { return hash(state); }

    static qint64 keep(House& house, const std::vector<std::string>& lines)
    {
        const qint64 id = house.store().begin(QString::fromLatin1(Game::id), usual_marks(Game::min_seats),
            QString::fromStdString(lines.front()), house.preferences()->houseRules());
        for (std::size_t line = 1; line < lines.size(); ++line)
            house.store().append(id, QString::fromStdString(lines[line]));
        house.store().release(id);
        return id;
    }
    static qint64 keep(House& house, const Match& match) { return keep(house, backroom::Journal<Game>::lines(match)); }
};

}
