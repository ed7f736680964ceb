#include "storage/finished_matches.hpp"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

namespace {

QList<int> split(const QString& text)
{
    QList<int> numbers;
    for (const QString& number : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
        numbers += number.toInt();
    return numbers;
}

}

FinishedMatches::FinishedMatches(const QString& file)
    : connection_(QUuid::createUuid().toString())
{
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection_);
    database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
    database.setDatabaseName(file);
    database.open();
}

FinishedMatches::~FinishedMatches()
{
    QSqlDatabase::database(connection_, false).close();
    QSqlDatabase::removeDatabase(connection_);
}

QList<FinishedMatches::Listed> FinishedMatches::list() const
{
    QList<Listed> list;
    QSqlQuery query(QSqlDatabase::database(connection_, false));
    query.setForwardOnly(true);
    if (!query.exec(QStringLiteral("SELECT id, game, marks, changed, levels, "
                                   "(SELECT max(number) FROM line WHERE match = id) "
                                   "FROM match WHERE over = 1 AND put_away = 0 ORDER BY changed, id")))
        return list;
    while (query.next())
        list.push_back({query.value(0).toLongLong(), query.value(1).toString(), split(query.value(2).toString()),
            QDateTime::fromSecsSinceEpoch(query.value(3).toLongLong()), split(query.value(4).toString()),
            query.value(5).toLongLong()});
    return list;
}

std::vector<std::string> FinishedMatches::journal(qint64 match) const
{
    std::vector<std::string> lines;
    QSqlQuery query(QSqlDatabase::database(connection_, false));
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT number, text FROM line WHERE match = ? ORDER BY number"));
    query.addBindValue(match);
    query.exec();
    while (query.next()) {
        // What follows a gap is damaged, however long the gap is.
        if (query.value(0).toLongLong() != static_cast<qint64>(lines.size()))
            lines.emplace_back();
        lines.push_back(query.value(1).toString().toStdString());
    }
    return lines;
}
