// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements GameStore: makes sure that the open file is the one that other programs use.
#include "app/storage/game_store.hpp"

#include "app/storage/rescue.hpp"

#include <QDir>
#include <QFileInfo>
#include <QVariant>

#include <utility>

bool GameStore::mayWrite() const
{
    const QFileInfo info(file_);
    // The folder must be writable because SQLite creates the log beside the file.
    return QFileInfo(folder_).isWritable()
        && (!info.exists() || (info.isFile() && info.isReadable() && info.isWritable()));
}

bool GameStore::openToRead(const Database& database) const
{
    bool blank = false;
    return QFileInfo(file_).isFile() && database.open(true) && schema::inspect(database, blank) == Trouble::none
        && !blank && schema::upToDate(database);
}

GameStore::Trouble GameStore::openFile(const Database& database) const
{
    QDir().mkpath(folder_);
    if (!mayWrite())
        return Trouble::cannot_write;
    const QFileInfo info(file_);
    bool blank = !info.exists() || info.size() == 0;
    if (!blank) {
        // The file is opened read-only: on closing, SQLite would otherwise modify even a file of another program.
        if (!database.open(true))
            return Trouble::cannot_write;
        const Trouble found = schema::inspect(database, blank);
        if (found != Trouble::none)
            return found;
    }
    return database.open() && (blank ? schema::prepare(database) : schema::claim(database)) ? Trouble::none
                                                                                            : Trouble::cannot_write;
}

GameStore::Trouble GameStore::openInTurn(const Database& database)
{
    QDir().mkpath(folder_);
    // Other programs that open the file at the same time must not see it half made.
    locks_.takeInTurn(MatchLocks::no_match);
    const Trouble found = openFile(database);
    locks_.release(MatchLocks::no_match);
    if (found != Trouble::none && !(found == Trouble::cannot_write && openToRead(database)))
        database.close();
    return found;
}

void GameStore::noteOpened(Trouble found)
{
    open_ = database_->isOpen();
    read_only_ = open_ && found != Trouble::none;
}

QString GameStore::signOfFile() const
{
    const QFileInfo info(file_);
    return QStringLiteral("%1 %2").arg(
        QString::number(info.size()), QString::number(info.lastModified().toMSecsSinceEpoch()));
}

bool GameStore::openAgain()
{
    // Checking a large damaged file takes long, so it is not repeated.
    const QString sign = signOfFile();
    if (trouble_ != Trouble::cannot_write && std::exchange(sign_, sign) == sign)
        return false;
    // A file that is open read-only stays open as long as it still cannot be written.
    if (read_only_ && !mayWrite())
        return false;
    const Trouble found = openInTurn(*database_);
    noteOpened(found);
    if (writable())
        files_.remember();
    else
        setTrouble(found);
    return writable();
}

bool GameStore::secure()
{
    if (!writable())
        return false;
    if (gone_ || !files_.inPlace())
        return writeAnew();
    if (files_.cut()) {
        setTrouble(Trouble::damaged);
        return false;
    }
    if (!locks_.inPlace())
        holdAnew();
    return true;
}

void GameStore::holdAnew()
{
    for (const qint64 match : locks_.takeAnew())
        if (const auto held = holds_.find(match); held != holds_.end() && !std::exchange(held->overtaken, true)) {
            held->waiting.clear();
            if (overtaken_)
                overtaken_(match);
        }
}

bool GameStore::writeAnew()
{
    // Nothing has changed if the same bad file is still there.
    if (gone_ && trouble_ != Trouble::stuck && trouble_ != Trouble::cannot_write && sign_ == signOfFile())
        return false;
    gone_ = true;
    const bool log_alone = files_.databaseInPlace();
    // Writes the log into the old file, wherever that is now, so that no other file can be opened with this log.
    database_->run(QStringLiteral("PRAGMA wal_checkpoint(FULL)"));
    std::unique_ptr<Database> old;
    if (log_alone) {
        database_->close();
    } else {
        files_.removeLog();
        old = std::exchange(database_, std::make_unique<Database>(file_));
    }
    bool whole = !unread_;
    const auto fill = [&] {
        const QList<qint64> numbers = holds_.keys();
        return (!old || rescue::copy(*old, *database_, {numbers.begin(), numbers.end()}, whole)) && restoreHeld();
    };
    const Trouble found = openInTurn(*database_);
    if (found != Trouble::none || !database_->together(fill)) {
        if (old)
            database_ = std::move(old);
        else
            noteOpened(found);
        unread_ = unread_ || !open_;
        sign_ = signOfFile();
        setTrouble(found != Trouble::none ? found : Trouble::stuck);
        return false;
    }
    files_.remember();
    holdAnew();
    gone_ = false;
    unread_ = false;
    if (rewritten_)
        rewritten_(whole);
    return true;
}

bool GameStore::restoreHeld() const
{
    for (auto held = holds_.cbegin(); held != holds_.cend(); ++held) {
        if (held->unbegun || held->overtaken)
            continue;
        const qint64 match = held.key();
        const qint64 there = lengthOf(match);
        if (there < 0)
            return false;
        if (there >= held->lines.size())
            continue;
        qint64 made = match;
        const bool known = database_->number(QStringLiteral("SELECT count(*) FROM match WHERE id = ?"), {match}) > 0;
        if (!known
            && (!insert(held->as, made)
                || !database_->run(QStringLiteral("UPDATE match SET id = ? WHERE id = ?"), {match, made})))
            return false;
        if (!insertLines(match, there, held->lines.mid(there)))
            return false;
    }
    return true;
}
