#include "storage/game_store.hpp"

#include <QDir>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

namespace {

constexpr int application_id = 0x42724D31;
constexpr int schema_version = 1;

QString joined(const QList<int>& marks)
{
    QStringList list;
    for (const int mark : marks)
        list += QString::number(mark);
    return list.join(QLatin1Char(','));
}

QList<int> split(const QString& text)
{
    QList<int> marks;
    for (const QString& mark : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
        marks += mark.toInt();
    return marks;
}

}

GameStore::GameStore(const QString& folder, std::function<void()> troubled)
    : folder_(folder)
    , file_(QDir(folder).filePath(QStringLiteral("games.sqlite")))
    , connection_(QUuid::createUuid().toString())
{
    open();
    troubled_ = std::move(troubled);
}

GameStore::~GameStore()
{
    QSqlDatabase::database(connection_, false).close();
    QSqlDatabase::removeDatabase(connection_);
}

void GameStore::fail(Trouble trouble)
{
    trouble_ = trouble;
    QSqlDatabase::database(connection_, false).close();
    if (troubled_)
        troubled_();
}

void GameStore::open()
{
    QDir().mkpath(folder_);
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection_);
    database.setDatabaseName(file_);
    const QFileInfo info(file_);
    if (info.exists() && (!info.isFile() || !info.isReadable() || !info.isWritable()))
        return fail(Trouble::cannot_write);
    bool blank = !info.exists() || info.size() == 0;
    if (!blank) {
        // Without the right to write: SQLite tidies up when it closes, even what is not ours.
        database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
        if (!database.open())
            return fail(Trouble::cannot_write);
        const Trouble found = inspect(blank);
        if (found != Trouble::none)
            return fail(found);
        database.close();
        database.setConnectOptions();
    }
    if (!database.open() || !(blank ? prepare() : claim()))
        fail(Trouble::cannot_write);
}

GameStore::Trouble GameStore::inspect(bool& blank) const
{
    QSqlQuery query(QSqlDatabase::database(connection_));
    const auto number = [&](const char* statement) {
        return query.exec(QLatin1String(statement)) && query.next() ? query.value(0).toLongLong() : qint64{-1};
    };
    const qint64 id = number("PRAGMA application_id");
    if (id == -1)
        return Trouble::damaged;
    // Made, but ended before the first table was kept.
    blank = id == 0 && number("PRAGMA user_version") == 0 && number("SELECT count(*) FROM sqlite_master") == 0;
    if (blank)
        return Trouble::none;
    if (id != application_id)
        return Trouble::foreign;
    if (number("PRAGMA user_version") > schema_version)
        return Trouble::newer;
    if (!query.exec(QStringLiteral("PRAGMA quick_check")) || !query.next()
        || query.value(0).toString() != QLatin1String("ok")
        || !query.exec(QStringLiteral("SELECT game, marks, changed, over FROM match LIMIT 1"))
        || !query.exec(QStringLiteral("SELECT match, number, text FROM line LIMIT 1")))
        return Trouble::damaged;
    return Trouble::none;
}

bool GameStore::claim()
{
    return run(QStringLiteral("PRAGMA synchronous = FULL")) && run(QStringLiteral("BEGIN IMMEDIATE"))
        && run(QStringLiteral("ROLLBACK"));
}

bool GameStore::prepare()
{
    // Nothing can be lost before the first match, whose commit writes all of this to disk as well.
    return run(QStringLiteral("PRAGMA synchronous = OFF")) && run(QStringLiteral("PRAGMA journal_mode = WAL"))
        && run(QStringLiteral("BEGIN IMMEDIATE"))
        && run(QStringLiteral("PRAGMA application_id = %1").arg(application_id))
        && run(QStringLiteral("PRAGMA user_version = %1").arg(schema_version))
        && run(QStringLiteral("CREATE TABLE match (id INTEGER PRIMARY KEY, game TEXT NOT NULL, marks TEXT NOT NULL, "
                              "changed INTEGER NOT NULL, over INTEGER NOT NULL DEFAULT 0)"))
        && run(
            QStringLiteral("CREATE TABLE line (match INTEGER NOT NULL REFERENCES match(id), number INTEGER NOT NULL, "
                           "text TEXT NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID"))
        && run(QStringLiteral("COMMIT")) && run(QStringLiteral("PRAGMA synchronous = FULL"));
}

bool GameStore::run(const QString& statement, const QVariantList& values)
{
    QSqlQuery query(QSqlDatabase::database(connection_));
    if (!query.prepare(statement))
        return false;
    for (const QVariant& value : values)
        query.addBindValue(value);
    return query.exec();
}

qint64 GameStore::begin(const QString& game, const QList<int>& marks, const QString& header)
{
    if (trouble_ != Trouble::none)
        return 0;
    QSqlDatabase database = QSqlDatabase::database(connection_);
    database.transaction();
    QSqlQuery query(database);
    query.prepare(QStringLiteral("INSERT INTO match (game, marks, changed) VALUES (?, ?, ?)"));
    query.addBindValue(game);
    query.addBindValue(joined(marks));
    query.addBindValue(QDateTime::currentSecsSinceEpoch());
    if (!query.exec()) {
        database.rollback();
        fail(Trouble::cannot_write);
        return 0;
    }
    const qint64 id = query.lastInsertId().toLongLong();
    query.finish();
    if (!run(QStringLiteral("INSERT INTO line (match, number, text) VALUES (?, 0, ?)"), {id, header})
        || !database.commit()) {
        database.rollback();
        fail(Trouble::cannot_write);
        return 0;
    }
    return id;
}

bool GameStore::append(qint64 match, const QString& line)
{
    if (trouble_ != Trouble::none || match == 0)
        return false;
    QSqlDatabase database = QSqlDatabase::database(connection_);
    database.transaction();
    const bool kept = run(QStringLiteral("INSERT INTO line (match, number, text) "
                                         "SELECT ?, coalesce(max(number), -1) + 1, ? FROM line WHERE match = ?"),
                          {match, line, match})
        && run(QStringLiteral("UPDATE match SET changed = ? WHERE id = ?"), {QDateTime::currentSecsSinceEpoch(), match})
        && database.commit();
    if (!kept) {
        database.rollback();
        fail(Trouble::cannot_write);
    }
    return kept;
}

void GameStore::finish(qint64 match)
{
    if (trouble_ == Trouble::none)
        run(QStringLiteral("UPDATE match SET over = 1 WHERE id = ?"), {match});
}

void GameStore::reopen(qint64 match)
{
    if (trouble_ == Trouble::none)
        run(QStringLiteral("UPDATE match SET over = 0 WHERE id = ?"), {match});
}

std::optional<GameStore::KeptMatch> GameStore::newestUnfinished()
{
    if (trouble_ != Trouble::none)
        return {};
    QSqlQuery query(QSqlDatabase::database(connection_));
    if (!query.exec(QStringLiteral("SELECT id, game, marks, changed FROM match WHERE over = 0 "
                                   "ORDER BY changed DESC, id DESC LIMIT 1"))
        || !query.next())
        return {};
    KeptMatch kept{query.value(0).toLongLong(), query.value(1).toString(), split(query.value(2).toString()),
        QDateTime::fromSecsSinceEpoch(query.value(3).toLongLong()), {}};
    query.prepare(QStringLiteral("SELECT text FROM line WHERE match = ? ORDER BY number"));
    query.addBindValue(kept.id);
    query.exec();
    while (query.next())
        kept.lines += query.value(0).toString();
    return kept;
}
