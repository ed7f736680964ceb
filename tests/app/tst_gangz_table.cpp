#include "gangz/table.hpp"
#include "gangz_memory.hpp"
#include "suites.hpp"
#include "table_suite.hpp"

/// What holds for any table.
class GangzTableTest : public QObject {
    Q_OBJECT

    using Suite = test::TableSuite<GangzTable>;

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
};

BACKROOM_SUITE(GangzTableTest)
#include "tst_gangz_table.moc"
