// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/match_rows.hpp"

#include "app/storage/database.hpp"

#include <QSqlError>
#include <QVariant>

QList<int> match_rows::numbers(const QString& text)
{
    QList<int> numbers;
    for (const QString& number : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
        numbers += number.toInt();
    return numbers;
}

QStringList match_rows::lines(const Database& database, qint64 match, bool* whole)
{
    QStringList lines;
    QSqlQuery query =
        database.ask(QStringLiteral("SELECT number, text FROM line WHERE match = ? ORDER BY number"), {match});
    while (query.next()) {
        if (query.value(0).toLongLong() != lines.size())
            lines += QString();
        lines += query.value(1).toString();
    }
    if (whole != nullptr)
        *whole = !query.lastError().isValid();
    return lines;
}
