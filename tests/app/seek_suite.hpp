// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "played_suite.hpp"

namespace test {

/// What a replay shows at each of its positions and to whom, and how its positions are reached.
template <class Table>
class SeekSuite : public PlayedSuite<Table, ReplayCases> {
public:
    using Played = PlayedSuite<Table, ReplayCases>;
    using Played::begunMatch, Played::onePerson, Played::playAny, Played::randomMatch, Played::seatsIn, Played::twinOf;
    using typename Played::Game;
    using typename Played::Match;
    using typename Played::Seat;

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
            const backroom::Setup<Game> setup = setup_of<Game>(seatsIn(round), next_seed(random));
            const Match before = begunMatch(setup, 40, random);
            if (before.over())
                continue;
            ++checked;
            const Seat looks = *before.pending().begin();
            const auto one = replayed(folder.house(), Match(setup, before.state()));
            const auto other = replayed(folder.house(), Match(setup, twinOf(before.state(), looks, random)));
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
            const auto alone = replayed(folder.house(), unfinished, onePerson(Game::min_seats + 1));
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

    static constexpr int most_actions = 1000000;

    static std::unique_ptr<Table> replayed(House& house, Match of, const QList<int>& levels = {})
    {
        const int seats = static_cast<int>(of.setup().names.size());
        TableSetting setting{*house.preferences(), usual_marks(seats), house.preferences()->houseRules()};
        setting.levels = levels;
        setting.replayed = true;
        return std::make_unique<Table>(setting, std::make_unique<LocalMatch<Game>>(std::move(of)));
    }

protected:
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
