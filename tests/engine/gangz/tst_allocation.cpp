#include "allocation_suite.hpp"
#include "cases.hpp"

class GangzAllocation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noneInWholeGames() { test::AllocationSuite<test::GangzCases>::noneInWholeGames(20); }
};

QTEST_APPLESS_MAIN(GangzAllocation)
#include "tst_allocation.moc"
