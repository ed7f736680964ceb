// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTest>

#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <string>

namespace test {

/// The suites of a program by their names: tst_new_game.cpp holds "new_game".
using Suites = std::map<std::string, std::function<std::unique_ptr<QObject>()>>;

inline Suites& suites()
{
    static Suites all;
    return all;
}

inline bool add_suite(std::string file, std::function<std::unique_ptr<QObject>()> make)
{
    const auto begin = file.rfind("tst_") + 4;
    suites().emplace(file.substr(begin, file.rfind('.') - begin), std::move(make));
    return true;
}

/// The main function of a program of suites: runs the suite that the first argument names, and passes the rest to Qt
/// Test. Without a name that it knows it lists them.
template <class Application>
int run(int argc, char* argv[])
{
    const auto suite = argc > 1 ? suites().find(argv[1]) : suites().end();
    if (suite == suites().end()) {
        for (const auto& [name, make] : suites())
            std::printf("%s\n", name.c_str());
        return 2;
    }
    argv[1] = argv[0];
    Application application(--argc, ++argv);
    return QTest::qExec(suite->second().get(), argc, argv);
}

/// The first parameter of a lambda that tries one case of a table: after a failure the report names the case.
class Case {
public:
    Case(QString name)
        : name_(std::move(name))
    {
        if (failed_)
            say();
    }
    Case(const char* name)
        : Case(QString::fromUtf8(name))
    {
    }
    ~Case()
    {
        if (!failed_ && QTest::currentTestFailed())
            say();
    }
    Q_DISABLE_COPY_MOVE(Case)

private:
    void say() const { qInfo("The case is “%s”.", qPrintable(name_)); }

    QString name_;
    /// After another case has failed, this one is named before its own failures.
    bool failed_ = QTest::currentTestFailed();
};

}

/// In place of QTEST_MAIN: many suites are one program, linked once.
#define BACKROOM_SUITE(Class)                                                                                          \
    static const bool added_##Class = test::add_suite(__FILE__, [] { return std::make_unique<Class>(); });
