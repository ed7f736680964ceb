#include "allocation_suite.hpp"
#include "cases.hpp"
#include "suites.hpp"

class TheGangAllocation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noneInWholeGames() { test::AllocationSuite<test::GangCases>::noneInWholeGames(60); }
};

BACKROOM_SUITE(TheGangAllocation)
#include "tst_allocation.moc"
