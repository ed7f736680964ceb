#pragma once

#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <QTest>

namespace test {

/// Every rule number of a game ("TG-4.1"), from the list that the engine's tests are measured by.
inline QStringList rule_numbers(QString game)
{
    QFile list(QFINDTESTDATA("../engine/rule_numbers.cmake"));
    if (!list.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression demand(QStringLiteral("demand\\((\\w+) ([A-Z]+) \\d+\\s+([0-9_\\s]+)\\)"));
    auto found = demand.globalMatch(QString::fromUtf8(list.readAll()));
    QStringList numbers;
    while (found.hasNext()) {
        const auto match = found.next();
        if (match.captured(1) != game.replace(QLatin1Char('-'), QLatin1Char('_')))
            continue;
        for (QString number : match.captured(3).simplified().split(QLatin1Char(' ')))
            numbers += match.captured(2) + QLatin1Char('-') + number.replace(QLatin1Char('_'), QLatin1Char('.'));
    }
    return numbers;
}

}
