#pragma once

#include <QMap>
#include <QStringList>

namespace test {

/// How many rules each section of the rule pages has, by the prefix of the numbers.
inline QStringList rule_numbers(const QString& game)
{
    static const QMap<QString, std::pair<QString, QList<int>>> counts{
        {QStringLiteral("the-gang"), {QStringLiteral("TG"), {3, 4, 10, 6, 4, 3, 2}}},
        {QStringLiteral("gang-of-dice"), {QStringLiteral("GD"), {6, 4, 6, 9, 2}}},
    };
    QStringList numbers;
    const auto [prefix, sections] = counts.value(game);
    for (qsizetype section = 0; section < sections.size(); ++section)
        for (int rule = 1; rule <= sections[section]; ++rule)
            numbers += QStringLiteral("%1-%2.%3").arg(prefix).arg(section + 1).arg(rule);
    return numbers;
}

}
