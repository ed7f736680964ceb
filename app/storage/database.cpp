// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/database.hpp"

#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QUrl>
#include <QUuid>
#include <QVariant>

#include <algorithm>

Database::Database(const QString& file)
    : file_(file)
    , connection_(QUuid::createUuid().toString())
{
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection_);
    database.setDatabaseName(file_);
}

Database::~Database()
{
    close();
    QSqlDatabase::removeDatabase(connection_);
}

bool Database::open(bool untouched) const
{
    if (!untouched)
        return open(file_, {});
    const auto readable = [this] { return number(QStringLiteral("SELECT count(*) FROM sqlite_master")) >= 0; };
    const QFileInfo info(file_);
    const bool opened = open(file_, QStringLiteral("QSQLITE_OPEN_READONLY"));
    if (QFileInfo(info.path()).isWritable() || (opened && readable())
        || QFileInfo(file_ + QStringLiteral("-wal")).size() > 0)
        return opened;
    // To read a file in WAL mode, SQLite would create the log and its index beside it, unless it is told that nobody
    // writes to the file meanwhile.
    return open(
        QUrl::fromLocalFile(info.absoluteFilePath()).toString(QUrl::FullyEncoded) + QStringLiteral("?immutable=1"),
        QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"));
}

bool Database::open(const QString& name, const QString& options) const
{
    QSqlDatabase database = QSqlDatabase::database(connection_, false);
    database.close();
    damaged_ = false;
    database.setDatabaseName(name);
    database.setConnectOptions(options);
    return database.open();
}

bool Database::isOpen() const
{
    return QSqlDatabase::database(connection_, false).isOpen();
}

void Database::close() const
{
    QSqlDatabase::database(connection_, false).close();
}

QSqlQuery Database::ask(const QString& statement, const QVariantList& values) const
{
    QSqlQuery query(QSqlDatabase::database(connection_, false));
    query.setForwardOnly(true);
    if (query.prepare(statement)) {
        for (const QVariant& value : values)
            query.addBindValue(value);
        query.exec();
    }
    listen(query);
    return query;
}

void Database::listen(const QSqlQuery& query) const
{
    constexpr int corrupt = 11;
    constexpr int no_database = 26;
    // The lowest byte of an extended SQLite error code is the primary code.
    const int code = query.lastError().nativeErrorCode().toInt() & 0xff;
    damaged_ = damaged_ || code == corrupt || code == no_database;
}

bool Database::run(const QString& statement, const QVariantList& values, int* changed) const
{
    const QSqlQuery query = ask(statement, values);
    if (!query.isActive())
        return false;
    if (changed != nullptr)
        *changed = query.numRowsAffected();
    return true;
}

bool Database::runEach(const QString& statement, const QList<QVariantList>& values) const
{
    QSqlQuery query(QSqlDatabase::database(connection_, false));
    if (!query.prepare(statement))
        return false;
    const bool done = std::ranges::all_of(values, [&query](const QVariantList& row) {
        for (const QVariant& value : row)
            query.addBindValue(value);
        return query.exec();
    });
    listen(query);
    return done;
}

qint64 Database::number(const QString& statement, const QVariantList& values) const
{
    QSqlQuery query = ask(statement, values);
    return query.isActive() && query.next() ? query.value(0).toLongLong() : -1;
}

bool Database::understands(const QString& statement) const
{
    return ask(statement).isActive();
}

bool Database::together(const std::function<bool()>& work) const
{
    // The deferred transaction that QSqlDatabase begins could be refused at its first write.
    if (!run(QStringLiteral("BEGIN IMMEDIATE")))
        return false;
    if (work() && run(QStringLiteral("COMMIT")))
        return true;
    run(QStringLiteral("ROLLBACK"));
    return false;
}
