#include "suites.hpp"
#include "table_suite.hpp"
#include "the_gang/table.hpp"

/// What holds for any table.
class TheGangTableTest : public QObject {
    Q_OBJECT

    using Suite = test::TableSuite<TheGangTable>;

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

BACKROOM_SUITE(TheGangTableTest)
#include "tst_the_gang_table.moc"
