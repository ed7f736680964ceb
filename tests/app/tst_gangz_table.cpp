#include "gangz/table.hpp"
#include "suites.hpp"
#include "table_suite.hpp"

namespace backroom::gangz {

/// As if the deck had never run out: what can be remembered of it is not shown either.
static void forget(Open& open)
{
    open.memory = {};
    for (Seat seat = 0; seat < open.seats; ++seat) {
        for (int card = 0; card < open.places[seat].aside; ++card) {
            open.memory.draw(seat, 1, 0);
            open.memory.lay_aside(seat);
        }
        open.memory.draw(seat, open.places[seat].hand, 0);
    }
    if (open.phase == Phase::voting)
        open.memory.lay_intruders(0);
}

}

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
    void layout() { Suite::layout(); }
};

BACKROOM_SUITE(GangzTableTest)
#include "tst_gangz_table.moc"
