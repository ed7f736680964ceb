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
    void layout() { Suite::layout(); }
    void names() { Suite::names(); }
};

BACKROOM_SUITE(GangzTableTest)
#include "tst_gangz_table.moc"
