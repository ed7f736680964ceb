#pragma once

#include <QObject>

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

}

/// In place of QTEST_MAIN: many suites are one program, linked once.
#define BACKROOM_SUITE(Class)                                                                                          \
    static const bool added_##Class = test::add_suite(__FILE__, [] { return std::make_unique<Class>(); });
