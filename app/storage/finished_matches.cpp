// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/finished_matches.hpp"

#include "app/storage/match_rows.hpp"

#include <QVariant>

FinishedMatches::FinishedMatches(const QString& file)
    : database_(file)
{
    database_.open(true);
}

QList<FinishedMatches::Listed> FinishedMatches::list() const
{
    QList<Listed> list;
    QSqlQuery query =
        database_.ask(QStringLiteral("SELECT id, game, marks, changed, levels, "
                                     "(SELECT max(number) FROM line WHERE match = id) "
                                     "FROM match WHERE over = 1 AND put_away = 0 ORDER BY turn, changed, id"));
    while (query.next())
        list.push_back({query.value(0).toLongLong(), query.value(1).toString(),
            match_rows::numbers(query.value(2).toString()), QDateTime::fromSecsSinceEpoch(query.value(3).toLongLong()),
            match_rows::numbers(query.value(4).toString()), query.value(5).toLongLong()});
    return list;
}

std::vector<std::string> FinishedMatches::journal(qint64 match) const
{
    std::vector<std::string> lines;
    for (const QString& line : match_rows::lines(database_, match))
        lines.push_back(line.toStdString());
    return lines;
}
