#include "suites.hpp"

#include <QGuiApplication>
#include <QTest>

#include <cstdio>

/// Runs the suite that the first argument names; what follows goes to Qt Test.
int main(int argc, char* argv[])
{
    const auto suite = argc > 1 ? test::suites().find(argv[1]) : test::suites().end();
    if (suite == test::suites().end()) {
        for (const auto& [name, make] : test::suites())
            std::printf("%s\n", name.c_str());
        return 2;
    }
    argv[1] = argv[0];
    QGuiApplication application(--argc, ++argv);
    return QTest::qExec(suite->second().get(), argc, argv);
}
