#include "app/the_gang/table.hpp"
#include "kept_suite.hpp"
#include "suites.hpp"

class TheGangTableTest : public QObject {
    Q_OBJECT

    using Suite = test::TableSuite<TheGangTable>;
    using Kept = test::KeptSuite<TheGangTable>;

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
            [](TheGangTable& table, backroom::Random& random) {
                const auto what = random.below(3);
                if (what == 0)
                    table.hold(TheGangTable::GangsterPiece, Suite::anyKey(*table.gangsters(), random));
                else if (what == 1)
                    table.hold(TheGangTable::SpecialPiece, Suite::anyKey(*table.specials(), random));
                else
                    table.hold(TheGangTable::TicketPiece, Suite::anyKey(*table.tickets(), random));
                const int target = Suite::anyKey(*table.targets(), random);
                table.hover(target < 0 ? QPointF() : table.targets()->find(target)->place.center());
            },
            [](TheGangTable& table, backroom::Random&) { table.confirm(); });
    }
    void layout() { Suite::layout(); }
    void names() { Suite::names(); }
    void killed() { Kept::killed(); }
    void leftAndContinued() { Kept::leftAndContinued(); }
    void damaged() { Kept::damaged(); }
    void finished() { Kept::finished(); }
    void steppedThrough() { Kept::steppedThrough(); }
};

BACKROOM_SUITE(TheGangTableTest)
#include "tst_the_gang_table.moc"
