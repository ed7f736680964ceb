// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"

#include <QCoreApplication>

int main(int argc, char* argv[])
{
    return test::run<QCoreApplication>(argc, argv);
}
