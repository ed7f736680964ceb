// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements GameStore: writing, and what waits to be written.
#include "app/storage/game_store.hpp"

#include <QVariant>

#include <algorithm>

qint64 GameStore::queue(Listed as, const QStringList& lines, int holders)
{
    as.id = --newest_waiting_;
    if (!as.changed.isValid())
        as.changed = QDateTime::currentDateTime();
    Hold waits{holders, as};
    for (const QString& line : lines)
        waits.waiting.push_back({line, as.over});
    waits.unbegun = true;
    waits.turn = ++turns_;
    holds_.insert(as.id, waits);
    return as.id;
}

bool GameStore::write(const std::function<bool()>& work)
{
    if (!secure())
        return false;
    std::vector<Written> written;
    if (!database_->together([&] { return writeWaiting(written) && work(); })) {
        for (const Written& one : written)
            if (one.number != one.match)
                locks_.release(one.number);
        setTrouble(database_->damaged() ? Trouble::damaged : Trouble::stuck);
        return false;
    }
    noteWritten(written);
    setTrouble(Trouble::none);
    return true;
}

bool GameStore::writeWaiting(std::vector<Written>& written)
{
    QList<qint64> waiting;
    for (auto held = holds_.cbegin(); held != holds_.cend(); ++held)
        if (!held->waiting.empty())
            waiting += held.key();
    std::ranges::sort(waiting, {}, [this](qint64 match) { return holds_[match].turn; });
    return std::ranges::all_of(waiting, [&](qint64 match) {
        written.push_back({match, match});
        return writeWaiting(holds_[match], written.back());
    });
}

bool GameStore::writeWaiting(const Hold& held, Written& one)
{
    const Listed as = held.listed();
    if (held.unbegun) {
        if (!insert(as, one.number) || !locks_.take(one.number)
            || (held.put_away
                && !database_->run(QStringLiteral("UPDATE match SET put_away = 1 WHERE id = ?"), {one.number}))
            || (!held.picture.isEmpty()
                && !database_->run(
                    QStringLiteral("INSERT INTO picture (match, image) VALUES (?, ?)"), {one.number, held.picture})))
            return false;
    }
    const qint64 there = lengthOf(one.number);
    if (there < 0)
        return false;
    one.overtaken = there != held.length;
    if (one.overtaken)
        return true;
    QStringList lines;
    for (const Line& line : held.waiting)
        lines += line.text;
    return insertLines(one.number, held.length, lines)
        && database_->run(QStringLiteral("UPDATE match SET changed = ?, over = ?, "
                                         "turn = (SELECT max(turn) + 1 FROM match) WHERE id = ?"),
            {as.changed.toSecsSinceEpoch(), as.over ? 1 : 0, one.number});
}

void GameStore::noteWritten(const std::vector<Written>& written)
{
    for (const Written& one : written) {
        Hold held = holds_.take(one.match);
        if (one.number != one.match)
            numbers_.insert(one.match, one.number);
        held.as = held.listed();
        held.as.id = one.number;
        if (!one.overtaken) {
            held.length += static_cast<qint64>(held.waiting.size());
            held.lines = held.journal();
        }
        held.overtaken = one.overtaken;
        held.waiting.clear();
        held.unbegun = false;
        held.picture.clear();
        if (held.holders > 0)
            holds_.insert(one.number, held);
        else
            locks_.release(one.number);
        if (one.overtaken && overtaken_)
            overtaken_(one.number);
    }
}

bool GameStore::retry()
{
    if (trouble_ == Trouble::none && !gone_ && files_.inPlace() && locks_.inPlace())
        return true;
    return (writable() || openAgain()) && write([] { return true; });
}

bool GameStore::insertLines(qint64 match, qint64 from, const QStringList& lines) const
{
    QList<QVariantList> rows;
    rows.reserve(lines.size());
    for (const QString& line : lines)
        rows += QVariantList{match, from++, line};
    return database_->runEach(QStringLiteral("INSERT INTO line (match, number, text) VALUES (?, ?, ?)"), rows);
}

qint64 GameStore::lengthOf(qint64 match) const
{
    return database_->number(QStringLiteral("SELECT coalesce(max(number), -1) + 1 FROM line WHERE match = ?"), {match});
}
