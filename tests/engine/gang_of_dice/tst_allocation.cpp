#include "allocation_suite.hpp"
#include "cases.hpp"

class GangOfDiceAllocation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noneInWholeGames() { test::AllocationSuite<test::DiceCases>::noneInWholeGames(140); }
};

QTEST_APPLESS_MAIN(GangOfDiceAllocation)
#include "tst_allocation.moc"
