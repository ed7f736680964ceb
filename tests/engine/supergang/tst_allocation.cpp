#include "allocation_suite.hpp"
#include "cases.hpp"
#include "suites.hpp"

class SuperGangAllocation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noneInWholeGames() { test::AllocationSuite<test::SuperGangCases>::noneInWholeGames(4); }
};

BACKROOM_SUITE(SuperGangAllocation)
#include "tst_allocation.moc"
