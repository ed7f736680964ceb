#include "allocation_suite.hpp"
#include "cases.hpp"

class SuperGangAllocation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noneInWholeGames() { test::AllocationSuite<test::SuperGangCases>::noneInWholeGames(4); }
};

QTEST_APPLESS_MAIN(SuperGangAllocation)
#include "tst_allocation.moc"
