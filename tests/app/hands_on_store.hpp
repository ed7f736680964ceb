#pragma once

#include "storage/game_store.hpp"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

/// What others do to the file of all games, and to the disk below it.
namespace test {

/// By every connection that this program has to the file.
inline void limit_pages(const GameStore& store, int most)
{
    for (const QString& name : QSqlDatabase::connectionNames()) {
        const QSqlDatabase database = QSqlDatabase::database(name, false);
        QSqlQuery query(database);
        if (database.databaseName() == store.file())
            QVERIFY(query.exec(QStringLiteral("PRAGMA max_page_count = %1").arg(most)));
    }
}

/// There is no room on the disk for another page.
inline void fill_disk(const GameStore& store)
{
    limit_pages(store, 1);
}

inline void make_room(const GameStore& store)
{
    limit_pages(store, 1'000'000);
}

/// Somebody else's hand on the file.
inline void sql(const QString& file, const QString& statement)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("another"));
        database.setDatabaseName(file);
        database.open();
        QSqlQuery query(database);
        QVERIFY(query.exec(statement));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("another"));
}

inline QString integrity(const QString& file)
{
    QString answer;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("checking"));
        database.setDatabaseName(file);
        database.open();
        QSqlQuery query(database);
        if (query.exec(QStringLiteral("PRAGMA integrity_check")) && query.next())
            answer = query.value(0).toString();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("checking"));
    return answer;
}

}
