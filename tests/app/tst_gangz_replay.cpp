// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/table.hpp"
#include "engine/gangz/protocol/codec.hpp"
#include "gangz_memory.hpp"
#include "replay_suite.hpp"
#include "suites.hpp"

class GangzReplayTest : public test::ReplaySuite<GangzTable> {
    Q_OBJECT

private Q_SLOTS:
    /// Seen as everyone, no card is the watcher's own, whoever is voting; each has its owner’s mark.
    void noCardIsEveryones()
    {
        test::HouseFolder folder;
        const auto table = replayed(folder.house(), randomMatch(Game::min_seats, 6, most_actions));
        Replay& replay = *table->replay();
        const auto owned = [&](int viewer) {
            replay.setViewer(viewer);
            int count = 0;
            for (int position = 0; position < replay.length(); ++position) {
                replay.seek(position);
                for (const auto& card : table->cards()->items())
                    count += card.own ? 1 : 0;
            }
            return count;
        };
        QVERIFY(owned(0) > 0);
        QCOMPARE(owned(Replay::Everyone), 0);
        int walls = 0;
        for (int position = 0; position < replay.length(); ++position) {
            replay.seek(position);
            const auto& cards = table->cards()->items();
            const auto on_wall = std::ranges::count_if(
                cards, [](const auto& card) { return card.stack >= 10 && card.stack < 60 && !card.leader; });
            if (table->layout()->spread() != GangzLayout::Voting)
                continue;
            ++walls;
            QCOMPARE(std::ranges::count_if(cards, [](const auto& card) { return card.owner_mark >= 0; }), on_wall - 2);
            QVERIFY(std::ranges::all_of(cards, [](const auto& card) { return card.points == 0; }));
        }
        QVERIFY(walls > 0);
    }
};

BACKROOM_SUITE(GangzReplayTest)
#include "tst_gangz_replay.moc"
