// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements GameStore: lists of matches, from the file and from those that wait to be written.
#include "app/storage/game_store.hpp"

#include "app/storage/match_rows.hpp"

#include <QVariant>

#include <algorithm>

namespace {

const QString of_a_match =
    QStringLiteral("SELECT id, game, marks, changed, house_rules, levels, over, name FROM match ");
const QString newest_first = QStringLiteral("turn DESC, changed DESC, id DESC");

GameStore::Listed row_of(const QSqlQuery& query)
{
    return {query.value(0).toLongLong(), query.value(1).toString(), match_rows::numbers(query.value(2).toString()),
        QDateTime::fromSecsSinceEpoch(query.value(3).toLongLong()),
        query.value(4).toString().split(QLatin1Char(','), Qt::SkipEmptyParts),
        match_rows::numbers(query.value(5).toString()), query.value(6).toBool(), query.value(7).toString()};
}

/// Returns a condition such as " AND game IN (?, ?)", and appends its values.
QString games_condition(const QStringList& games, QVariantList& values)
{
    QStringList marks;
    for (const QString& game : games) {
        marks += QStringLiteral("?");
        values += game;
    }
    return marks.isEmpty() ? QString() : QStringLiteral(" AND game IN (%1)").arg(marks.join(QLatin1Char(',')));
}

}

GameStore::Listed GameStore::Hold::listed() const
{
    Listed now = as;
    if (!waiting.empty())
        now.over = waiting.back().over;
    return now;
}

QStringList GameStore::Hold::journal() const
{
    QStringList all = lines;
    for (const Line& line : waiting)
        all += line.text;
    return all;
}

QList<GameStore::Listed> GameStore::waiting(const QStringList& games) const
{
    QList<const Hold*> found;
    for (const Hold& held : holds_)
        if (!held.waiting.empty() && !held.put_away && (games.isEmpty() || games.contains(held.as.game)))
            found += &held;
    std::ranges::sort(found, std::ranges::greater(), &Hold::turn);
    QList<Listed> list;
    for (const Hold* held : found)
        list += held->listed();
    return list;
}

GameStore::Hold* GameStore::unbegun(qint64 match)
{
    const auto held = holds_.find(numberOf(match));
    return held != holds_.end() && held->unbegun ? &*held : nullptr;
}

qint64 GameStore::find(const QString& game, const QStringList& lines) const
{
    if (lines.isEmpty())
        return 0;
    for (const Hold& held : holds_)
        if (held.unbegun && held.as.game == game && held.journal() == lines)
            return held.as.id;
    if (!readable())
        return 0;
    QSqlQuery query =
        database_->ask(QStringLiteral("SELECT id FROM match WHERE game = ? AND "
                                      "(SELECT text FROM line WHERE match = id AND number = 0) = ? ORDER BY put_away"),
            {game, lines.first()});
    while (query.next())
        if (match_rows::lines(*database_, query.value(0).toLongLong()) == lines)
            return query.value(0).toLongLong();
    return 0;
}

QByteArray GameStore::picture(qint64 match) const
{
    match = numberOf(match);
    if (const auto held = holds_.constFind(match); held != holds_.cend() && held->unbegun)
        return held->picture;
    if (!readable())
        return {};
    QSqlQuery query = database_->ask(QStringLiteral("SELECT image FROM picture WHERE match = ?"), {match});
    return query.next() ? query.value(0).toByteArray() : QByteArray();
}

QString GameStore::review(qint64 match) const
{
    if (!readable())
        return {};
    QSqlQuery query = database_->ask(QStringLiteral("SELECT text FROM review WHERE match = ?"), {numberOf(match)});
    return query.next() ? query.value(0).toString() : QString();
}

QList<GameStore::Listed> GameStore::unfinished(int most, const QStringList& games) const
{
    QList<Listed> list;
    QSet<qint64> listed;
    for (const Listed& waits : waiting(games)) {
        listed += waits.id;
        if (!waits.over)
            list += waits;
    }
    if (readable()) {
        QVariantList values;
        const QString wanted = games_condition(games, values);
        QSqlQuery query = database_->ask(of_a_match + QStringLiteral("WHERE over = 0 AND put_away = 0") + wanted
                + QStringLiteral(" ORDER BY ") + newest_first + QStringLiteral(" LIMIT ?"),
            values + QVariantList{most < 0 ? most : most + listed.size()});
        while (query.next())
            if (!listed.contains(query.value(0).toLongLong()))
                list += row_of(query);
    }
    return most < 0 ? list : list.mid(0, most);
}

std::vector<GameStore::Entry> GameStore::all(const QStringList& games) const
{
    std::vector<Entry> list;
    QSet<qint64> listed;
    for (const Listed& waits : waiting(games)) {
        listed += waits.id;
        list.push_back({waits.id, waits.over});
    }
    if (readable()) {
        QVariantList values;
        const QString wanted = games_condition(games, values);
        QSqlQuery query = database_->ask(QStringLiteral("SELECT id, over FROM match WHERE put_away = 0") + wanted
                + QStringLiteral(" ORDER BY ") + newest_first,
            values);
        while (query.next())
            if (!listed.contains(query.value(0).toLongLong()))
                list.push_back({query.value(0).toLongLong(), query.value(1).toBool()});
    }
    std::ranges::stable_sort(list, {}, &Entry::over);
    return list;
}

std::optional<GameStore::Listed> GameStore::look(qint64 match) const
{
    match = numberOf(match);
    const auto held = holds_.constFind(match);
    const bool known = held != holds_.cend();
    if (known && (held->unbegun || !readable()))
        return held->listed();
    if (!readable())
        return {};
    QSqlQuery query = database_->ask(of_a_match + QStringLiteral("WHERE id = ?"), {match});
    if (!query.next())
        return {};
    Listed listed = row_of(query);
    if (known && !held->waiting.empty()) {
        listed.over = held->waiting.back().over;
        listed.changed = held->as.changed;
    }
    return listed;
}

std::optional<GameStore::KeptMatch> GameStore::read(qint64 match) const
{
    match = numberOf(match);
    const auto found = look(match);
    if (!found)
        return {};
    const auto held = holds_.constFind(match);
    const bool known = held != holds_.cend();
    if (known && (held->unbegun || !readable()))
        return KeptMatch{*found, held->journal()};
    KeptMatch kept{*found, match_rows::lines(*database_, match)};
    if (known)
        for (const Line& line : held->waiting)
            kept.lines += line.text;
    return kept;
}

std::optional<GameStore::KeptMatch> GameStore::newestUnfinished() const
{
    const QList<Listed> list = unfinished(1);
    return list.isEmpty() ? std::nullopt : read(list.first().id);
}

bool GameStore::hasPlayed(const QString& game) const
{
    return !waiting({game}).isEmpty()
        || (readable() && database_->number(QStringLiteral("SELECT count(*) FROM match WHERE game = ?"), {game}) > 0);
}

qint64 GameStore::changesElsewhere() const
{
    return readable() ? database_->number(QStringLiteral("PRAGMA data_version")) : 0;
}
