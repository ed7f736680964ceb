#include "allocation_suite.hpp"
#include "cases.hpp"

class TheGangAllocation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noneInWholeGames() { test::AllocationSuite<test::GangCases>::noneInWholeGames(60); }
};

QTEST_APPLESS_MAIN(TheGangAllocation)
#include "tst_allocation.moc"
