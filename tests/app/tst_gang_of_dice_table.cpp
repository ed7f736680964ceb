#include "gang_of_dice/table.hpp"
#include "suites.hpp"
#include "table_suite.hpp"

/// What holds for any table.
class GangOfDiceTableTest : public QObject {
    Q_OBJECT

    using Suite = test::TableSuite<GangOfDiceTable>;

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

BACKROOM_SUITE(GangOfDiceTableTest)
#include "tst_gang_of_dice_table.moc"
