// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/journal.hpp"
#include "engine/core/journal_codec.hpp"
#include "engine/core/playout.hpp"
#include "engine/core/random.hpp"
#include "game_cases.hpp"
#include "matches.hpp"
#include "models.hpp"

#include <QSignalSpy>

/// Tests that the replays of all games share. A game's tst_<game>_replay.cpp runs them.
namespace test {

template <class Table>
class ReplaySuite : public ReplayCases {
public:
    using Game = typename Table::Game;
    using Match = backroom::Match<Game>;
    using Seat = backroom::Seat;

    /// For every viewer, seeking to a position gives the same table as playing up to it.
    void seeksAnywhere() override
    {
        HouseFolder folder;
        backroom::Random random(11);
        const Match whole = randomMatch(Game::max_seats, 21, 150);
        const auto played = replayed(folder.house(), whole);
        const auto sought = replayed(folder.house(), whole);
        QCOMPARE(played->replay()->length(), whole.actions());
        std::vector<QStringList> shown{show(*played)};
        while (played->replay()->position() < played->replay()->length()) {
            played->replay()->stepOn();
            played->director()->finish();
            shown.push_back(show(*played));
        }
        for (int time = 0; time < 60; ++time) {
            const auto to = static_cast<int>(random.below(static_cast<std::uint32_t>(whole.actions()) + 1));
            sought->replay()->seek(to);
            QCOMPARE(sought->replay()->position(), to);
            same(show(*sought), shown[static_cast<std::size_t>(to)]);
        }
        while (played->replay()->position() > 0) {
            played->replay()->stepBack();
            same(show(*played), shown[static_cast<std::size_t>(played->replay()->position())]);
        }
    }

    void skipsWhatWasUndone() override
    {
        HouseFolder folder;
        backroom::Setup<Game> setup = setup_of<Game>(Game::min_seats, 5);
        setup.friendly_undo = true;
        Match crooked = match(setup);
        Match straight = match(setup);
        backroom::Random random(2);
        for (int action = 0; action < 24 && !crooked.over(); ++action) {
            playAny(crooked, random);
            if (action % 3 == 0)
                QVERIFY(!crooked.undo());
        }
        for (const auto& act : crooked.line())
            QVERIFY(!straight.act(act.seat, act.action));
        const auto one = replayed(folder.house(), crooked);
        const auto other = replayed(folder.house(), straight);
        QCOMPARE(one->replay()->length(), other->replay()->length());
        QVERIFY(one->replay()->length() < static_cast<int>(crooked.journal().size()));
        for (int position = 0; position <= other->replay()->length(); ++position) {
            one->replay()->seek(position);
            other->replay()->seek(position);
            same(show(*one), show(*other));
        }
    }

    /// In an unfinished match, what is hidden from the viewer does not influence what is shown.
    void secrets() override
    {
        HouseFolder folder;
        backroom::Random random(29);
        int checked = 0;
        for (int round = 0; round < 40; ++round) {
            const int seats = Game::min_seats + round % (Game::max_seats - Game::min_seats + 1);
            const backroom::Setup<Game> setup = setup_of<Game>(seats, next_seed(random));
            Match before = match(setup);
            for (auto left = random.below(40); left > 0 && !before.over(); --left)
                playAny(before, random);
            if (before.over())
                continue;
            ++checked;
            const Seat looks = *before.pending().begin();
            auto seen = view(before.state(), looks);
            if constexpr (requires { forget(seen.open); })
                forget(seen.open);
            else if constexpr (requires { seen.open.memory; })
                seen.open.memory = {};
            const auto one = replayed(folder.house(), Match(setup, before.state()));
            const auto other = replayed(folder.house(), Match(setup, sample(seen, random)));
            QCOMPARE(one->replay()->seenBy() == Replay::Everyone, false);
            same(show(*one), show(*other));
            one->replay()->setViewer(looks);
            other->replay()->setViewer(looks);
            same(show(*one), show(*other));
            one->openCurtain();
            other->openCurtain();
            same(show(*one), show(*other));
        }
        QVERIFY(checked > 10);
    }

    /// An unfinished match shows a person's hand only behind the curtain, and a computer player's never.
    void curtainWhileUnfinished() override
    {
        HouseFolder folder;
        const Match unfinished = randomMatch(Game::min_seats + 1, 4, 1);
        const auto table = replayed(folder.house(), unfinished);
        Replay& replay = *table->replay();
        QCOMPARE(replay.seenBy(), static_cast<int>(Replay::Table));
        QVERIFY(!table->curtainClosed());
        QVERIFY(replay.viewers()->find(Replay::Everyone) == nullptr);
        replay.setViewer(Replay::Everyone);
        QCOMPARE(replay.seenBy(), static_cast<int>(Replay::Table));
        replay.setViewer(0);
        QVERIFY(table->curtainClosed());
        QCOMPARE(table->inTurn().name, QStringLiteral("Rosa"));
        replay.setPlaying(true);
        QTest::qWait(0);
        QCOMPARE(replay.position(), 0);
        table->openCurtain();
        QVERIFY(!table->curtainClosed());
        replay.setViewer(Replay::Table);
        QVERIFY(!table->curtainClosed());
        replay.setViewer(0);
        QVERIFY(table->curtainClosed());

        if constexpr (backroom::PlayedByBots<Game>) {
            QList<int> levels(Game::min_seats + 1, 1);
            levels[0] = 0;
            const auto alone = replayed(folder.house(), unfinished, levels);
            // A single human player has nobody to hide anything from.
            QCOMPARE(alone->replay()->seenBy(), 0);
            QVERIFY(!alone->curtainClosed());
            QVERIFY(alone->replay()->viewers()->find(1) == nullptr);
        }
    }

    /// A finished match hides nothing.
    void everyone() override
    {
        HouseFolder folder;
        const auto table = replayed(folder.house(), randomMatch(Game::min_seats, 6, most_actions));
        Replay& replay = *table->replay();
        QVERIFY(!table->over());
        QCOMPARE(replay.seenBy(), static_cast<int>(Replay::Everyone));
        QCOMPARE(static_cast<int>(replay.viewers()->items().size()), Game::min_seats + 1);
        for (int seat = 0; seat < Game::min_seats; ++seat) {
            replay.setViewer(seat);
            QVERIFY(!table->curtainClosed());
        }
    }

    /// No input changes the match or what is shown of it.
    void nobodyPlays() override
    {
        HouseFolder folder;
        const auto table = replayed(folder.house(), randomMatch(Game::min_seats, 6, 60));
        const Match& match = match_of(*table);
        for (int position = 0; position <= match.actions(); ++position) {
            table->replay()->seek(position);
            const QStringList before = show(*table);
            table->tapAt(QPointF(table->frame()->size().width() / 2, table->frame()->size().height() / 2));
            table->hover(table->frame()->person().center());
            table->release();
            table->undo();
            table->redo();
            table->askHint();
            table->showAgain();
            QCOMPARE(table->refusal().text, QString());
            QVERIFY(!table->deciding());
            same(show(*table), before);
        }
        QCOMPARE(static_cast<int>(match.journal().size()), match.actions());
    }

    /// Chapters and marks are sorted and lead to their positions.
    void timeline() override
    {
        HouseFolder folder;
        const auto table = replayed(folder.house(), randomMatch(Game::min_seats, 6, most_actions));
        Replay& replay = *table->replay();
        const auto& chapters = replay.chapters()->items();
        QVERIFY(chapters.size() > 1);
        QCOMPARE(chapters.front().key, 0);
        QCOMPARE(chapters.front().round, 1);
        QVERIFY(!replay.marks()->items().empty());
        QVERIFY(replay.marks()->items().size() <= 61);
        for (const ReplayMark& mark : replay.marks()->items()) {
            QVERIFY(mark.key >= 0 && mark.key < replay.length());
            QVERIFY(!mark.words.isEmpty() && !mark.words.contains(QLatin1Char('<')));
            QVERIFY(!mark.icon.isEmpty());
        }
        QCOMPARE(replay.marks()->items().back().words.isEmpty(), false);
        for (std::size_t at = 1; at < chapters.size(); ++at) {
            replay.chapterOn();
            QCOMPARE(replay.position(), chapters[at].key);
        }
        replay.chapterOn();
        QCOMPARE(replay.position(), replay.length());
        for (std::size_t at = chapters.size(); at-- > 0;) {
            replay.chapterBack();
            QCOMPARE(replay.position(), chapters[at].key);
        }
    }

    /// Plays to the end at any speed, and begins again from there.
    void plays() override
    {
        HouseFolder folder;
        const auto table = replayed(folder.house(), randomMatch(Game::min_seats, 6, 3));
        Replay& replay = *table->replay();
        QCOMPARE(replay.speedText(), QStringLiteral("×1"));
        for (int time = 0; time < 5; ++time)
            replay.faster();
        QCOMPARE(replay.speedText(), QStringLiteral("×4"));
        QVERIFY(replay.press(Qt::Key_Space));
        QVERIFY(replay.playing());
        QTRY_VERIFY_WITH_TIMEOUT(!replay.playing(), 30000);
        QCOMPARE(replay.position(), replay.length());
        QVERIFY(!replay.canPlayOn());
        replay.toggle();
        QVERIFY(replay.playing());
        QCOMPARE(replay.position(), 0);
        replay.toggle();
        QVERIFY(!replay.playing());
    }

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
        // The players can continue it, and it is saved.
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
            QSignalSpy beats(table->director(), &Director::played);
            table->showAgain();
            QVERIFY(!table->deciding() && !table->curtainClosed());
            QVERIFY(!table->canShowAgain());
            table->director()->finish();
            QVERIFY(!table->director()->busy());
            QVERIFY(beats.count() > 3);
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
    }

    /// A single human player keeps seeing the own cards: each in one place, and in the same place afterwards.
    void onceMoreAlone() override
    {
        HouseFolder folder;
        QList<int> levels(Game::min_seats, 1);
        levels[0] = 0;
        backroom::Random random(9);
        Match played = match(setup_of<Game>(Game::min_seats, 9));
        int times = 0;
        for (int action = 0; action < 80 && times < 6; ++action) {
            playAny(played, random);
            if (played.over())
                break;
            if (!played.pending().contains(0))
                continue;
            const auto table = seated<Table>(folder.house(), played, levels);
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
        }
        QVERIFY(times > 3);
    }

    /// A person has no face. A computer player looks calm until something happens to it; at the end the winners are
    /// pleased and the others beaten.
    void faces() override
    {
        HouseFolder folder;
        QList<int> levels(Game::min_seats, 1);
        levels[0] = 0;
        const Match whole = randomMatch(Game::min_seats, 8, most_actions);
        const auto table = replayed(folder.house(), whole, levels);
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

    static constexpr int most_actions = 1000000;

    static std::unique_ptr<Table> replayed(House& house, Match of, const QList<int>& levels = {})
    {
        const int seats = static_cast<int>(of.setup().names.size());
        TableSetting setting{*house.preferences(), usual_marks(seats), house.preferences()->houseRules()};
        setting.levels = levels;
        setting.replayed = true;
        return std::make_unique<Table>(setting, std::make_unique<LocalMatch<Game>>(std::move(of)));
    }

    static Match randomMatch(int seats, std::uint64_t seed, int actions)
    {
        Match made = match(setup_of<Game>(seats, seed));
        backroom::Random random(seed + 1);
        while (made.actions() < actions && !made.over())
            playAny(made, random);
        return made;
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

    static void playAny(Match& match, backroom::Random& random)
    {
        const Seat seat = *match.pending().begin();
        const auto actions = legal(match.state(), seat);
        if (match.act(seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))]))
            throw std::logic_error("a legal action was refused");
    }
    static void playAny(Table& table, backroom::Random& random)
    {
        const Match& match = match_of(table);
        const Seat seat = *match.pending().begin();
        const auto actions = legal(match.state(), seat);
        table.play(seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
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

    static QStringList show(const GameTable& table)
    {
        return dump(table).filter(QRegularExpression(QStringLiteral("^(?!refusal\\.point = )")));
    }
    static void same(const QStringList& one, const QStringList& other)
    {
        for (qsizetype line = 0; line < std::min(one.size(), other.size()); ++line)
            QCOMPARE(one[line], other[line]);
        QCOMPARE(one.size(), other.size());
    }
};

}
