#include "app/gang_of_dice/table.hpp"
#include "kept_suite.hpp"
#include "suites.hpp"

class GangOfDiceTableTest : public QObject {
    Q_OBJECT

    using Suite = test::TableSuite<GangOfDiceTable>;
    using Kept = test::KeptSuite<GangOfDiceTable>;

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
            [](GangOfDiceTable& table, backroom::Random& random) {
                table.hold(Suite::anyKey(*table.dice(), random));
                table.hover(
                    random.below(2) == 0 ? table.layout()->tray().center() : table.layout()->middlePlate().center());
            },
            [](GangOfDiceTable& table, backroom::Random& random) {
                const auto what = random.below(3);
                what == 0 ? table.roll() : what == 1 ? table.reroll() : table.stop();
            });
    }
    void layout() { Suite::layout(); }
    void names() { Suite::names(); }
    void killed() { Kept::killed(); }
    void leftAndContinued() { Kept::leftAndContinued(); }
    void damaged() { Kept::damaged(); }
    void finished() { Kept::finished(); }
    void steppedThrough() { Kept::steppedThrough(); }
};

BACKROOM_SUITE(GangOfDiceTableTest)
#include "tst_gang_of_dice_table.moc"
