// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQuickTest>

/// `main` of the program that runs the tests of the folder `suite`. In place of QUICK_TEST_MAIN_WITH_SETUP, whose
/// definition of the folder on the command line would keep the programs from sharing a precompiled header.
#define QUICK_TEST_MAIN_OF(suite, Setup)                                                                               \
    int main(int argc, char** argv)                                                                                    \
    {                                                                                                                  \
        QTEST_SET_MAIN_SOURCE_PATH                                                                                     \
        Setup setup;                                                                                                   \
        return quick_test_main_with_setup(argc, argv, #suite, QUICK_TEST_FOLDERS "/" #suite, &setup);                  \
    }
