#include "app/supergang/table.hpp"
#include "engine/core/journal.hpp"
#include "engine/core/journal_codec.hpp"
#include "engine/supergang/protocol/codec.hpp"
#include "replay_suite.hpp"
#include "suites.hpp"
#include "supergang_play.hpp"

#include <set>

class SuperGangReplayTest : public QObject {
    Q_OBJECT

    using Suite = test::ReplaySuite<SuperGangTable>;

private Q_SLOTS:
    void seeksAnywhere() { Suite::seeksAnywhere(); }
    void skipsWhatWasUndone() { Suite::skipsWhatWasUndone(); }
    void nobodyPlays() { Suite::nobodyPlays(); }
    void timeline() { Suite::timeline(); }
    void plays() { Suite::plays(); }
    void playOnFromHere() { Suite::playOnFromHere(); }
    void fromTheEnd() { Suite::fromTheEnd(); }
    void onceMore() { Suite::onceMore(); }
    void onceMoreAlone() { Suite::onceMoreAlone(); }
    void damaged() { Suite::damaged(); }

    /// Seeking neither creates nor removes the pieces of the town.
    void piecesStay()
    {
        test::HouseFolder folder;
        const auto table = Suite::replayed(folder.house(), Suite::randomMatch(4, 3, 1500));
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
