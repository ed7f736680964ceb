#include "allocation_suite.hpp"
#include "cases.hpp"
#include "suites.hpp"

class GangOfDiceAllocation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noneInWholeGames() { test::AllocationSuite<test::DiceCases>::noneInWholeGames(140); }
};

BACKROOM_SUITE(GangOfDiceAllocation)
#include "tst_allocation.moc"
