// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_setup.hpp"

QUICK_TEST_MAIN_OF(lessons, TableSetup)
