#include "storage/game_store.hpp"

#include <QDir>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

namespace {

constexpr int application_id = 0x42724D31;
/// The lock of those who open the file, one after the other: it may be half made.
constexpr qint64 opening = 0;
constexpr int first_schema = 1;
/// 2: damaged lines are set aside, matches put away.
constexpr int second_schema = 2;
/// 3: a match keeps the rules of the house it began with.
constexpr int third_schema = 3;
/// 4: seats that computers play.
constexpr int schema_version = 4;

const QString new_set_aside =
    QStringLiteral("CREATE TABLE set_aside (match INTEGER NOT NULL REFERENCES match(id), number INTEGER NOT NULL, "
                   "text TEXT NOT NULL, moved INTEGER NOT NULL)");
const QString listed =
    QStringLiteral("SELECT id, game, marks, changed, house_rules, levels FROM match WHERE over = 0 AND put_away = 0 "
                   "ORDER BY changed DESC, id DESC");

QString joined(const QList<int>& numbers)
{
    QStringList list;
    for (const int number : numbers)
        list += QString::number(number);
    // Not null, which no column takes.
    return list.isEmpty() ? QStringLiteral("") : list.join(QLatin1Char(','));
}

QList<int> split(const QString& text)
{
    QList<int> numbers;
    for (const QString& number : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
        numbers += number.toInt();
    return numbers;
}

GameStore::Listed row_of(const QSqlQuery& query)
{
    return {query.value(0).toLongLong(), query.value(1).toString(), split(query.value(2).toString()),
        QDateTime::fromSecsSinceEpoch(query.value(3).toLongLong()),
        query.value(4).toString().split(QLatin1Char(','), Qt::SkipEmptyParts), split(query.value(5).toString())};
}

qint64 now()
{
    return QDateTime::currentSecsSinceEpoch();
}

}

GameStore::GameStore(const QString& folder, std::function<void()> troubled)
    : folder_(folder)
    , file_(QDir(folder).filePath(QStringLiteral("games.sqlite")))
    , connection_(QUuid::createUuid().toString())
    , locks_(folder)
{
    QDir().mkpath(folder_);
    locks_.takeInTurn(opening);
    open();
    locks_.release(opening);
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
    const qint64 id = number(QStringLiteral("PRAGMA application_id"));
    const qint64 version = number(QStringLiteral("PRAGMA user_version"));
    if (id == -1)
        return Trouble::damaged;
    // Made, but ended before the first table was kept.
    blank = id == 0 && version == 0 && number(QStringLiteral("SELECT count(*) FROM sqlite_master")) == 0;
    if (blank)
        return Trouble::none;
    if (id != application_id)
        return Trouble::foreign;
    if (version > schema_version)
        return Trouble::newer;
    QSqlQuery query(QSqlDatabase::database(connection_));
    if (!query.exec(QStringLiteral("PRAGMA quick_check")) || !query.next()
        || query.value(0).toString() != QLatin1String("ok") || version < first_schema
        || !query.exec(QStringLiteral("SELECT game, marks, changed, over FROM match LIMIT 1"))
        || !query.exec(QStringLiteral("SELECT match, number, text FROM line LIMIT 1")))
        return Trouble::damaged;
    if (version > first_schema
        && (!query.exec(QStringLiteral("SELECT put_away FROM match LIMIT 1"))
            || !query.exec(QStringLiteral("SELECT match, number, text, moved FROM set_aside LIMIT 1"))))
        return Trouble::damaged;
    if (version > second_schema && !query.exec(QStringLiteral("SELECT house_rules FROM match LIMIT 1")))
        return Trouble::damaged;
    if (version > third_schema && !query.exec(QStringLiteral("SELECT levels FROM match LIMIT 1")))
        return Trouble::damaged;
    return Trouble::none;
}

bool GameStore::claim()
{
    return run(QStringLiteral("PRAGMA synchronous = FULL")) && together([this] {
        // Another program may have brought it up to date by now.
        const qint64 version = number(QStringLiteral("PRAGMA user_version"));
        if (version < second_schema
            && (!run(QStringLiteral("ALTER TABLE match ADD COLUMN put_away INTEGER NOT NULL DEFAULT 0"))
                || !run(new_set_aside)))
            return false;
        if (version < third_schema
            && !run(QStringLiteral("ALTER TABLE match ADD COLUMN house_rules TEXT NOT NULL DEFAULT ''")))
            return false;
        return version == schema_version
            || (run(QStringLiteral("ALTER TABLE match ADD COLUMN levels TEXT NOT NULL DEFAULT ''"))
                && run(QStringLiteral("PRAGMA user_version = %1").arg(schema_version)));
    });
}

bool GameStore::prepare()
{
    // Nothing can be lost before the first match, whose commit writes all of this to disk as well.
    return run(QStringLiteral("PRAGMA synchronous = OFF")) && run(QStringLiteral("PRAGMA journal_mode = WAL"))
        && together([this] {
               // Another program may have made it by now.
               if (number(QStringLiteral("PRAGMA application_id")) == application_id)
                   return true;
               return run(QStringLiteral("PRAGMA application_id = %1").arg(application_id))
                   && run(QStringLiteral("PRAGMA user_version = %1").arg(schema_version))
                   && run(QStringLiteral(
                       "CREATE TABLE match (id INTEGER PRIMARY KEY, game TEXT NOT NULL, marks TEXT NOT NULL, "
                       "changed INTEGER NOT NULL, over INTEGER NOT NULL DEFAULT 0, "
                       "put_away INTEGER NOT NULL DEFAULT 0, house_rules TEXT NOT NULL DEFAULT '', "
                       "levels TEXT NOT NULL DEFAULT '')"))
                   && run(QStringLiteral("CREATE TABLE line (match INTEGER NOT NULL REFERENCES match(id), "
                                         "number INTEGER NOT NULL, text TEXT NOT NULL, "
                                         "PRIMARY KEY (match, number)) WITHOUT ROWID"))
                   && run(new_set_aside);
           })
        && run(QStringLiteral("PRAGMA synchronous = FULL"));
}

bool GameStore::run(const QString& statement, const QVariantList& values, int* changed) const
{
    QSqlQuery query(QSqlDatabase::database(connection_));
    if (!query.prepare(statement))
        return false;
    for (const QVariant& value : values)
        query.addBindValue(value);
    if (!query.exec())
        return false;
    if (changed != nullptr)
        *changed = query.numRowsAffected();
    return true;
}

qint64 GameStore::number(const QString& statement, const QVariantList& values) const
{
    QSqlQuery query(QSqlDatabase::database(connection_));
    query.prepare(statement);
    for (const QVariant& value : values)
        query.addBindValue(value);
    return query.exec() && query.next() ? query.value(0).toLongLong() : -1;
}

bool GameStore::together(const std::function<bool()>& work) const
{
    // Not the deferred transaction of QSqlDatabase, which could be refused when it begins to write.
    if (!run(QStringLiteral("BEGIN IMMEDIATE")))
        return false;
    if (work() && run(QStringLiteral("COMMIT")))
        return true;
    run(QStringLiteral("ROLLBACK"));
    return false;
}

qint64 GameStore::begin(const QString& game, const QList<int>& marks, const QString& header,
    const QStringList& house_rules, const QList<int>& levels)
{
    if (trouble_ != Trouble::none)
        return 0;
    qint64 id = 0;
    const bool begun = together([&] {
        if (!run(QStringLiteral("INSERT INTO match (game, marks, changed, house_rules, levels) VALUES (?, ?, ?, ?, ?)"),
                {game, joined(marks), now(),
                    house_rules.isEmpty() ? QStringLiteral("") : house_rules.join(QLatin1Char(',')), joined(levels)}))
            return false;
        id = number(QStringLiteral("SELECT last_insert_rowid()"));
        // Held before any other program can see it.
        return locks_.take(id)
            && run(QStringLiteral("INSERT INTO line (match, number, text) VALUES (?, 0, ?)"), {id, header});
    });
    if (!begun) {
        locks_.release(id);
        fail(Trouble::cannot_write);
        return 0;
    }
    holds_.insert(id, {1, 1});
    return id;
}

bool GameStore::hold(qint64 match)
{
    if (trouble_ != Trouble::none)
        return false;
    if (!holds_.contains(match)) {
        if (!locks_.take(match))
            return false;
        holds_.insert(match, {0, number(QStringLiteral("SELECT count(*) FROM line WHERE match = ?"), {match})});
    }
    ++holds_[match].holders;
    return true;
}

void GameStore::release(qint64 match)
{
    const auto found = holds_.find(match);
    if (found == holds_.end() || --found->holders > 0)
        return;
    holds_.erase(found);
    locks_.release(match);
}

bool GameStore::heldElsewhere(qint64 match) const
{
    return trouble_ == Trouble::none && !holds_.contains(match) && locks_.takenElsewhere(match);
}

bool GameStore::append(qint64 match, const QString& line, bool over)
{
    const auto held = holds_.find(match);
    if (trouble_ != Trouble::none || held == holds_.end() || held->overtaken)
        return false;
    int added = 0;
    const bool written = together([&] {
        return run(QStringLiteral("INSERT INTO line (match, number, text) SELECT ?, ?, ? "
                                  "WHERE (SELECT count(*) FROM line WHERE match = ?) = ?"),
                   {match, held->lines, line, match, held->lines}, &added)
            && (added == 0
                || run(QStringLiteral("UPDATE match SET changed = ?, over = ? WHERE id = ?"),
                    {now(), over ? 1 : 0, match}));
    });
    if (!written) {
        fail(Trouble::cannot_write);
        return false;
    }
    if (added == 0) {
        held->overtaken = true;
        if (overtaken_)
            overtaken_(match);
        return false;
    }
    ++held->lines;
    return true;
}

bool GameStore::setAside(qint64 match, qsizetype from)
{
    if (trouble_ != Trouble::none || !holds_.contains(match))
        return false;
    const QVariantList rest{match, from};
    const bool moved = together([&] {
        return run(QStringLiteral("INSERT INTO set_aside (match, number, text, moved) "
                                  "SELECT match, number, text, ? FROM line WHERE match = ? AND number >= ?"),
                   QVariantList{now()} + rest)
            && run(QStringLiteral("DELETE FROM line WHERE match = ? AND number >= ?"), rest);
    });
    if (!moved) {
        fail(Trouble::cannot_write);
        return false;
    }
    holds_[match].lines = from;
    return true;
}

void GameStore::putAway(qint64 match)
{
    if (trouble_ == Trouble::none)
        run(QStringLiteral("UPDATE match SET put_away = 1 WHERE id = ?"), {match});
}

QList<GameStore::Listed> GameStore::unfinished() const
{
    QList<Listed> list;
    if (trouble_ != Trouble::none)
        return list;
    QSqlQuery query(QSqlDatabase::database(connection_));
    query.exec(listed);
    while (query.next())
        list += row_of(query);
    return list;
}

std::optional<GameStore::KeptMatch> GameStore::read(qint64 match) const
{
    if (trouble_ != Trouble::none)
        return {};
    QSqlQuery query(QSqlDatabase::database(connection_));
    query.prepare(QStringLiteral("SELECT id, game, marks, changed, house_rules, levels FROM match WHERE id = ?"));
    query.addBindValue(match);
    if (!query.exec() || !query.next())
        return {};
    KeptMatch kept{row_of(query), {}};
    query.prepare(QStringLiteral("SELECT number, text FROM line WHERE match = ? ORDER BY number"));
    query.addBindValue(match);
    query.exec();
    while (query.next()) {
        // What follows a gap is damaged, however long the gap is.
        if (query.value(0).toLongLong() != kept.lines.size())
            kept.lines += QString();
        kept.lines += query.value(1).toString();
    }
    return kept;
}

std::optional<GameStore::KeptMatch> GameStore::newestUnfinished() const
{
    const QList<Listed> list = unfinished();
    return list.isEmpty() ? std::nullopt : read(list.first().id);
}

bool GameStore::hasPlayed(const QString& game) const
{
    return trouble_ == Trouble::none
        && number(QStringLiteral("SELECT count(*) FROM match WHERE game = ?1"), {game}) > 0;
}

qint64 GameStore::changesElsewhere() const
{
    return trouble_ == Trouble::none ? number(QStringLiteral("PRAGMA data_version")) : 0;
}
