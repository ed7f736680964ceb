// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <QTest>

namespace test {

/// Returns all rule numbers of a game, such as "TG-4.1", from the list that the engine's tests are checked against.
inline QStringList rule_numbers(QString game)
{
    game.replace(QLatin1Char('-'), QLatin1Char('_'));
    QFile list(QFINDTESTDATA(qPrintable(QStringLiteral("../engine/%1/rules.cmake").arg(game))));
    if (!list.open(QIODevice::ReadOnly))
        return {};
    const QString text = QString::fromUtf8(list.readAll());
    const auto value = [&](const char* name) {
        const QRegularExpression set(QStringLiteral("set\\(%1\\s([^)]*)\\)").arg(QLatin1String(name)));
        return set.match(text).captured(1).simplified();
    };
    QStringList numbers;
    for (QString number : value("rules").split(QLatin1Char(' ')))
        numbers += value("prefix") + QLatin1Char('-') + number.replace(QLatin1Char('_'), QLatin1Char('.'));
    return numbers;
}

}
