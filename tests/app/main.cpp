#include "suites.hpp"

#include <QGuiApplication>

int main(int argc, char* argv[])
{
    return test::run<QGuiApplication>(argc, argv);
}
