// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game_store.hpp"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

/// Interferes with the file of all matches as other programs and a full disk would.
namespace test {

inline const QStringList store_files{"games.sqlite", "games.sqlite-wal", "games.sqlite-shm"};

/// Limits every connection that this program has to the file.
inline void limit_pages(const GameStore& store, int most)
{
    for (const QString& name : QSqlDatabase::connectionNames()) {
        const QSqlDatabase database = QSqlDatabase::database(name, false);
        QSqlQuery query(database);
        if (database.databaseName() == store.file())
            QVERIFY(query.exec(QStringLiteral("PRAGMA max_page_count = %1").arg(most)));
    }
}

/// Makes every write that needs another page fail.
inline void fill_disk(const GameStore& store)
{
    limit_pages(store, 1);
}

inline void make_room(const GameStore& store)
{
    limit_pages(store, 1'000'000);
}

/// Runs the statement through a connection of its own, and returns the first column of what it answers.
inline QStringList sql(const QString& file, const QString& statement)
{
    QStringList answer;
    const QString name = QStringLiteral("another");
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(file);
        database.open();
        QSqlQuery query(database);
        QTest::qVerify(query.exec(statement), "query.exec(statement)", qPrintable(statement), __FILE__, __LINE__);
        while (query.next())
            answer += query.value(0).toString();
    }
    QSqlDatabase::removeDatabase(name);
    return answer;
}

inline QString integrity(const QString& file)
{
    return sql(file, QStringLiteral("PRAGMA integrity_check")).value(0);
}

}
