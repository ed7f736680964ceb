#include "table_setup.hpp"

QUICK_TEST_MAIN_WITH_SETUP(lessons, TableSetup)
