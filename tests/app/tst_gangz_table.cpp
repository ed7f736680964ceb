#include "gangz/table.hpp"
#include "gangz_memory.hpp"
#include "kept_suite.hpp"
#include "suites.hpp"

class GangzTableTest : public QObject {
    Q_OBJECT

    using Suite = test::TableSuite<GangzTable>;
    using Kept = test::KeptSuite<GangzTable>;

private Q_SLOTS:
    void onDiskFirst() { Suite::onDiskFirst(); }
    void undone() { Suite::undone(); }
    void curtainsBeforeOthers() { Suite::curtainsBeforeOthers(); }
    void continued() { Suite::continued(); }
    void secrets() { Suite::secrets(); }
    void leaving() { Suite::leaving(); }
    void refused()
    {
        Suite::refused(
            [](GangzTable& table, backroom::Random& random) {
                if (random.below(2) == 0)
                    table.hold(GangzTable::HandCard, Suite::anyKey(*table.cards(), random));
                else
                    table.hold(GangzTable::Pawn, static_cast<int>(random.below(2)));
                table.hover(Suite::anywhere(table, random));
            },
            [](GangzTable& table, backroom::Random& random) {
                random.below(4) == 0 ? table.swapHand() : table.confirm();
            });
    }
    void layout() { Suite::layout(); }
    void names() { Suite::names(); }
    void killed() { Kept::killed(); }
    void leftAndContinued() { Kept::leftAndContinued(); }
    void damaged() { Kept::damaged(); }
    void finished() { Kept::finished(); }
    void steppedThrough() { Kept::steppedThrough(); }

    /// GZ-2.3: players who share a screen see the wall together only once, so it waits for them, as announced. A single
    /// player keeps seeing it and need not confirm.
    void theWallWaitsForThoseWhoShareTheScreen()
    {
        test::HouseFolder folder;
        const auto first = [](const auto& game, backroom::Seat seat) {
            return backroom::gangz::Play{{*game.state().hands.at(seat).begin()}};
        };
        for (const QList<int>& levels : {QList<int>(), QList<int>{0, 1, 1}}) {
            auto game = test::match(test::setup_of<backroom::gangz::Gangz>(3, 5));
            for (const backroom::Seat seat : {backroom::Seat{0}, backroom::Seat{1}})
                QVERIFY(!game.act(seat, first(game, seat)));
            const backroom::gangz::Play last = first(game, 2);
            const auto table = test::seated<GangzTable>(folder.house(), std::move(game), levels);
            table->director()->setStillTime(1);
            table->play(2, last);
            table->director()->skip();
            const bool shared = levels.isEmpty();
            QCOMPARE(table->announcement().waits, shared);
            QCOMPARE(table->director()->waiting(), shared);
            if (!shared)
                continue;
            table->director()->skip();
            QVERIFY(table->director()->waiting());
            table->skipAhead();
            QVERIFY(!table->director()->waiting());
            QVERIFY(table->curtainClosed());
        }
    }
};

BACKROOM_SUITE(GangzTableTest)
#include "tst_gangz_table.moc"
