#include "storage/game_store.hpp"

#include "storage/match_rows.hpp"

#include <QDir>
#include <QFileInfo>
#include <QVariant>

#include <utility>

namespace {

/// The lock of those who open the file, one after the other: it may be half made.
constexpr qint64 opening = 0;

const QString of_a_match =
    QStringLiteral("SELECT id, game, marks, changed, house_rules, levels, over, name FROM match ");

/// Not null, which no column takes.
QString text_of(const QString& text)
{
    return text.isNull() ? QStringLiteral("") : text;
}

QString joined(const QList<int>& numbers)
{
    QStringList list;
    for (const int number : numbers)
        list += QString::number(number);
    return text_of(list.join(QLatin1Char(',')));
}

GameStore::Listed row_of(const QSqlQuery& query)
{
    return {query.value(0).toLongLong(), query.value(1).toString(), match_rows::numbers(query.value(2).toString()),
        QDateTime::fromSecsSinceEpoch(query.value(3).toLongLong()),
        query.value(4).toString().split(QLatin1Char(','), Qt::SkipEmptyParts),
        match_rows::numbers(query.value(5).toString()), query.value(6).toBool(), query.value(7).toString()};
}

qint64 now()
{
    return QDateTime::currentSecsSinceEpoch();
}

/// " AND game IN (?, ?)", with its values.
QString among(const QStringList& games, QVariantList& values)
{
    QStringList marks;
    for (const QString& game : games) {
        marks += QStringLiteral("?");
        values += game;
    }
    return marks.isEmpty() ? QString() : QStringLiteral(" AND game IN (%1)").arg(marks.join(QLatin1Char(',')));
}

}

GameStore::GameStore(const QString& folder, std::function<void()> troubled)
    : folder_(folder)
    , database_(QDir(folder).filePath(QStringLiteral("games.sqlite")))
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
    troubled_ = {};
    overtaken_ = {};
    retry();
}

void GameStore::fail(Trouble trouble)
{
    database_.close();
    become(trouble);
}

void GameStore::become(Trouble trouble)
{
    if (std::exchange(trouble_, trouble) != trouble && troubled_)
        troubled_();
}

void GameStore::open()
{
    const QFileInfo info(database_.file());
    // Beside the file lies its log, as long as it is open.
    if (!QFileInfo(folder_).isWritable()
        || (info.exists() && (!info.isFile() || !info.isReadable() || !info.isWritable())))
        return fail(Trouble::cannot_write);
    bool blank = !info.exists() || info.size() == 0;
    if (!blank) {
        // Without the right to write: SQLite tidies up when it closes, even what is not ours.
        if (!database_.open(true))
            return fail(Trouble::cannot_write);
        const Trouble found = schema::inspect(database_, blank);
        if (found != Trouble::none)
            return fail(found);
    }
    if (!database_.open() || !(blank ? schema::prepare(database_) : schema::claim(database_)))
        fail(Trouble::cannot_write);
}

bool GameStore::insert(const Listed& as, qint64& id)
{
    if (!database_.run(QStringLiteral("INSERT INTO match (game, marks, changed, house_rules, levels, over, name) "
                                      "VALUES (?, ?, ?, ?, ?, ?, ?)"),
            {as.game, joined(as.marks), now(), text_of(as.house_rules.join(QLatin1Char(','))), joined(as.levels),
                as.over ? 1 : 0, text_of(as.name)}))
        return false;
    id = database_.number(QStringLiteral("SELECT last_insert_rowid()"));
    return true;
}

qint64 GameStore::begin(const QString& game, const QList<int>& marks, const QString& header,
    const QStringList& house_rules, const QList<int>& levels)
{
    return begin({0, game, marks, {}, house_rules, levels}, {header});
}

qint64 GameStore::begin(const Listed& as, const QStringList& lines)
{
    if (!readable())
        return 0;
    qint64 id = 0;
    // Held before any other program can see it.
    if (write([&] { return insert(as, id) && locks_.take(id) && insertLines(id, 0, lines); })) {
        holds_.insert(id, {1, lines.size()});
        return id;
    }
    if (id != 0)
        locks_.release(id);
    Hold waits{1};
    waits.unbegun = as;
    for (const QString& line : lines)
        waits.waiting.push_back({line, as.over});
    holds_.insert(--newest_waiting_, waits);
    return newest_waiting_;
}

bool GameStore::hold(qint64 match)
{
    if (!readable())
        return false;
    if (!holds_.contains(match)) {
        if (!locks_.take(match))
            return false;
        holds_.insert(
            match, {0, database_.number(QStringLiteral("SELECT count(*) FROM line WHERE match = ?"), {match})});
    }
    ++holds_[match].holders;
    return true;
}

void GameStore::release(qint64 match)
{
    const auto found = holds_.find(numberOf(match));
    if (found == holds_.end() || --found->holders > 0)
        return;
    // Held on until all of it is on disk.
    if (!found->waiting.empty()) {
        retry();
        return;
    }
    locks_.release(found.key());
    holds_.erase(found);
}

bool GameStore::heldElsewhere(qint64 match) const
{
    return readable() && !holds_.contains(match) && locks_.takenElsewhere(match);
}

QSet<qint64> GameStore::allHeldElsewhere() const
{
    return readable() ? locks_.allTakenElsewhere() : QSet<qint64>();
}

bool GameStore::append(qint64 match, const QString& line, bool over)
{
    const auto held = holds_.find(numberOf(match));
    if (!readable() || held == holds_.end() || held->overtaken)
        return false;
    held->waiting.push_back({line, over});
    return write([] { return true; }) && !holds_.value(numberOf(match)).overtaken;
}

bool GameStore::setAside(qint64 match, qsizetype from)
{
    if (!holds_.contains(match))
        return false;
    const QVariantList rest{match, from};
    const bool moved = write([&] {
        return database_.run(QStringLiteral("INSERT INTO set_aside (match, number, text, moved) "
                                            "SELECT match, number, text, ? FROM line WHERE match = ? AND number >= ?"),
                   QVariantList{now()} + rest)
            && database_.run(QStringLiteral("DELETE FROM line WHERE match = ? AND number >= ?"), rest);
    });
    if (moved)
        holds_[match].lines = from;
    return moved;
}

bool GameStore::putAway(qint64 match)
{
    if (!hold(match))
        return false;
    const bool away =
        write([&] { return database_.run(QStringLiteral("UPDATE match SET put_away = 1 WHERE id = ?"), {match}); });
    release(match);
    return away;
}

bool GameStore::bringBack(qint64 match)
{
    return write([&] { return database_.run(QStringLiteral("UPDATE match SET put_away = 0 WHERE id = ?"), {match}); });
}

bool GameStore::rename(qint64 match, const QString& name)
{
    return write([&] {
        return database_.run(QStringLiteral("UPDATE match SET name = ? WHERE id = ?"), {text_of(name), match});
    });
}

qint64 GameStore::duplicate(qint64 match, const QString& name)
{
    auto as = look(match);
    if (!as)
        return 0;
    as->name = name;
    qint64 id = 0;
    const bool copied = write([&] {
        return insert(*as, id)
            && database_.run(
                QStringLiteral("INSERT INTO line SELECT ?, number, text FROM line WHERE match = ?"), {id, match})
            && database_.run(
                QStringLiteral("INSERT INTO picture SELECT ?, image FROM picture WHERE match = ?"), {id, match});
    });
    return copied ? id : 0;
}

qint64 GameStore::add(const Listed& as, const QStringList& lines)
{
    qint64 id = 0;
    const bool added = write([&] { return insert(as, id) && insertLines(id, 0, lines); });
    return added ? id : 0;
}

qint64 GameStore::find(const QString& game, const QStringList& lines) const
{
    if (!readable() || lines.isEmpty())
        return 0;
    QSqlQuery query =
        database_.ask(QStringLiteral("SELECT id FROM match WHERE game = ? AND "
                                     "(SELECT text FROM line WHERE match = id AND number = 0) = ? ORDER BY put_away"),
            {game, lines.first()});
    while (query.next())
        if (match_rows::lines(database_, query.value(0).toLongLong()) == lines)
            return query.value(0).toLongLong();
    return 0;
}

bool GameStore::keepPicture(qint64 match, const QByteArray& picture)
{
    return readable()
        && database_.run(
            QStringLiteral("INSERT OR REPLACE INTO picture (match, image) SELECT id, ? FROM match WHERE id = ?"),
            {picture, numberOf(match)});
}

QByteArray GameStore::picture(qint64 match) const
{
    if (!readable())
        return {};
    QSqlQuery query = database_.ask(QStringLiteral("SELECT image FROM picture WHERE match = ?"), {match});
    return query.next() ? query.value(0).toByteArray() : QByteArray();
}

QList<GameStore::Listed> GameStore::unfinished(int most, const QStringList& games) const
{
    QList<Listed> list;
    if (!readable())
        return list;
    QVariantList values;
    const QString wanted = among(games, values);
    QSqlQuery query = database_.ask(of_a_match
            + QStringLiteral("WHERE over = 0 AND put_away = 0%1 ORDER BY changed DESC, id DESC LIMIT ?").arg(wanted),
        values + QVariantList{most});
    while (query.next())
        list += row_of(query);
    return list;
}

std::vector<GameStore::Entry> GameStore::all(const QStringList& games) const
{
    std::vector<Entry> list;
    if (!readable())
        return list;
    QVariantList values;
    const QString wanted = among(games, values);
    QSqlQuery query = database_.ask(
        QStringLiteral("SELECT id, over FROM match WHERE put_away = 0%1 ORDER BY over, changed DESC, id DESC")
            .arg(wanted),
        values);
    while (query.next())
        list.push_back({query.value(0).toLongLong(), query.value(1).toBool()});
    return list;
}

std::optional<GameStore::Listed> GameStore::look(qint64 match) const
{
    if (!readable())
        return {};
    QSqlQuery query = database_.ask(of_a_match + QStringLiteral("WHERE id = ?"), {match});
    if (!query.next())
        return {};
    return row_of(query);
}

std::optional<GameStore::KeptMatch> GameStore::read(qint64 match) const
{
    const auto found = look(match);
    if (!found)
        return {};
    KeptMatch kept{*found, match_rows::lines(database_, match)};
    if (const auto held = holds_.constFind(match); held != holds_.cend())
        for (const Line& line : held->waiting) {
            kept.lines += line.text;
            kept.over = line.over;
        }
    return kept;
}

std::optional<GameStore::KeptMatch> GameStore::newestUnfinished() const
{
    const QList<Listed> list = unfinished(1);
    return list.isEmpty() ? std::nullopt : read(list.first().id);
}

bool GameStore::hasPlayed(const QString& game) const
{
    return readable() && database_.number(QStringLiteral("SELECT count(*) FROM match WHERE game = ?"), {game}) > 0;
}

qint64 GameStore::changesElsewhere() const
{
    return readable() ? database_.number(QStringLiteral("PRAGMA data_version")) : 0;
}
