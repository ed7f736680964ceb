#include "allocation_suite.hpp"
#include "cases.hpp"
#include "suites.hpp"

class GangzAllocation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noneInWholeGames() { test::AllocationSuite<test::GangzCases>::noneInWholeGames(20); }
};

BACKROOM_SUITE(GangzAllocation)
#include "tst_allocation.moc"
