#include "suites.hpp"

#include <QCoreApplication>

int main(int argc, char* argv[])
{
    return test::run<QCoreApplication>(argc, argv);
}
