// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/table.hpp"
#include "engine/supergang/protocol/codec.hpp"
#include "replay_suite.hpp"
#include "suites.hpp"
#include "supergang_play.hpp"

#include <set>

class SuperGangReplayTest : public test::ReplaySuite<SuperGangTable> {
    Q_OBJECT

    // Nothing is hidden, so there is no choice of viewers (tst_replay.cpp).
    void curtainWhileUnfinished() override { }
    void everyone() override { }

private Q_SLOTS:
    /// Seeking neither creates nor removes the pieces of the town.
    void piecesStay()
    {
        test::HouseFolder folder;
        const auto table = replayed(folder.house(), randomMatch(4, 3, 1500));
        int made = 0;
        for (const QAbstractItemModel* pieces :
            {static_cast<QAbstractItemModel*>(table->figures()), static_cast<QAbstractItemModel*>(table->pawns())}) {
            connect(pieces, &QAbstractItemModel::rowsInserted, this, [&made] { ++made; });
            connect(pieces, &QAbstractItemModel::rowsRemoved, this, [&made] { ++made; });
            connect(pieces, &QAbstractItemModel::rowsMoved, this, [&made] { ++made; });
        }
        backroom::Random random(5);
        const auto length = static_cast<std::uint32_t>(table->replay()->length());
        std::set<qreal> places;
        for (int time = 0; time < 60; ++time) {
            table->replay()->seek(static_cast<int>(random.below(length)));
            places.insert(table->figures()->items().front().feet.x());
        }
        QVERIFY(places.size() > 3);
        QCOMPARE(made, 0);
    }
};

BACKROOM_SUITE(SuperGangReplayTest)
#include "tst_supergang_replay.moc"
