// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game_store.hpp"

#include "app/storage/match_rows.hpp"

#include <QDir>
#include <QVariant>

#include <algorithm>
#include <utility>

namespace {

/// Avoids a null string, which no column accepts.
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

}

GameStore::GameStore(const QString& folder, std::function<void()> troubled)
    : folder_(folder)
    , file_(QDir(folder).filePath(QStringLiteral("games.sqlite")))
    , database_(std::make_unique<Database>(file_))
    , files_(file_)
    , locks_(folder)
{
    setTrouble(openInTurn(*database_));
    noteOpened(trouble_);
    files_.remember();
    sign_ = signOfFile();
    troubled_ = std::move(troubled);
}

GameStore::~GameStore()
{
    troubled_ = {};
    overtaken_ = {};
    rewritten_ = {};
    retry();
}

void GameStore::setTrouble(Trouble trouble)
{
    if (std::exchange(trouble_, trouble) != trouble && troubled_)
        troubled_();
}

bool GameStore::insert(const Listed& as, qint64& id) const
{
    const QDateTime changed = as.changed.isValid() ? as.changed : QDateTime::currentDateTime();
    if (!database_->run(
            QStringLiteral("INSERT INTO match (game, marks, changed, house_rules, levels, over, name, turn) "
                           "VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT coalesce(max(turn), 0) + 1 FROM match))"),
            {as.game, joined(as.marks), changed.toSecsSinceEpoch(), text_of(as.house_rules.join(QLatin1Char(','))),
                joined(as.levels), as.over ? 1 : 0, text_of(as.name)}))
        return false;
    id = database_->number(QStringLiteral("SELECT last_insert_rowid()"));
    return true;
}

qint64 GameStore::begin(const QString& game, const QList<int>& marks, const QString& header,
    const QStringList& house_rules, const QList<int>& levels)
{
    return begin({0, game, marks, {}, house_rules, levels}, {header});
}

qint64 GameStore::begin(const Listed& as, const QStringList& lines)
{
    qint64 id = 0;
    // The match is held before another program can see it.
    if (!write([&] { return insert(as, id) && locks_.take(id) && insertLines(id, 0, lines); })) {
        if (id != 0)
            locks_.release(id);
        return queue(as, lines, 1);
    }
    Hold begun{1, as, lines, lines.size()};
    begun.as.id = id;
    holds_.insert(id, begun);
    return id;
}

bool GameStore::hold(qint64 match)
{
    match = numberOf(match);
    if (!holds_.contains(match)) {
        if (!readable() || !locks_.take(match))
            return false;
        Hold held;
        held.as = look(match).value_or(Listed());
        held.as.id = match;
        held.lines = match_rows::lines(*database_, match);
        held.length = lengthOf(match);
        holds_.insert(match, held);
    }
    ++holds_[match].holders;
    return true;
}

void GameStore::release(qint64 match)
{
    const auto found = holds_.find(numberOf(match));
    if (found == holds_.end() || --found->holders > 0)
        return;
    // The match stays held until everything is on disk.
    if (!found->waiting.empty()) {
        retry();
        return;
    }
    locks_.release(found.key());
    holds_.erase(found);
}

bool GameStore::heldElsewhere(qint64 match) const
{
    match = numberOf(match);
    return readable() && !holds_.contains(match) && locks_.takenElsewhere(match);
}

bool GameStore::append(qint64 match, const QStringList& lines, bool over)
{
    const auto held = holds_.find(numberOf(match));
    if (held == holds_.end() || held->overtaken)
        return false;
    for (const QString& line : lines)
        held->waiting.push_back({line, over});
    held->as.changed = QDateTime::currentDateTime();
    held->turn = ++turns_;
    return write([] { return true; }) && !holds_.value(numberOf(match)).overtaken;
}

bool GameStore::setAside(qint64 match, qsizetype from)
{
    match = numberOf(match);
    if (!holds_.contains(match))
        return false;
    const QVariantList rest{match, from};
    const bool moved = write([&] {
        return database_->run(QStringLiteral("INSERT INTO set_aside (match, number, text, moved) "
                                             "SELECT match, number, text, ? FROM line WHERE match = ? AND number >= ?"),
                   QVariantList{QDateTime::currentSecsSinceEpoch()} + rest)
            && database_->run(QStringLiteral("DELETE FROM line WHERE match = ? AND number >= ?"), rest);
    });
    if (moved) {
        Hold& held = holds_[match];
        held.length = from;
        held.lines = held.lines.first(std::min(from, held.lines.size()));
    }
    return moved;
}

bool GameStore::setHidden(qint64 match, bool away)
{
    if (Hold* waits = unbegun(match)) {
        waits->put_away = away;
        return true;
    }
    match = numberOf(match);
    if (away && !hold(match))
        return false;
    const bool done = write([&] {
        return database_->run(QStringLiteral("UPDATE match SET put_away = ? WHERE id = ?"), {away ? 1 : 0, match});
    });
    if (away)
        release(match);
    return done;
}

bool GameStore::rename(qint64 match, const QString& name)
{
    if (Hold* waits = unbegun(match)) {
        waits->as.name = name;
        return true;
    }
    match = numberOf(match);
    const bool renamed = write([&] {
        return database_->run(QStringLiteral("UPDATE match SET name = ? WHERE id = ?"), {text_of(name), match});
    });
    if (const auto held = holds_.find(match); renamed && held != holds_.end())
        held->as.name = name;
    return renamed;
}

qint64 GameStore::duplicate(qint64 match, const QString& name)
{
    const auto kept = read(match);
    if (!kept)
        return 0;
    Listed as = *kept;
    as.name = name;
    // The copy of a finished match keeps its date; that of an unfinished one gets the current date.
    if (!as.over)
        as.changed = {};
    const qint64 copy = add(as, kept->lines);
    keepPicture(copy, picture(match));
    if (const QString kept_review = review(match); !kept_review.isEmpty())
        keepReview(copy, kept_review);
    if (as.over && copy > 0)
        write([&] {
            return database_->run(
                QStringLiteral("UPDATE match SET turn = (SELECT turn FROM match WHERE id = ?) WHERE id = ?"),
                {numberOf(match), copy});
        });
    return copy;
}

qint64 GameStore::add(const Listed& as, const QStringList& lines)
{
    qint64 id = 0;
    const bool added = write([&] { return insert(as, id) && insertLines(id, 0, lines); });
    return added ? id : queue(as, lines, 0);
}

bool GameStore::keepPicture(qint64 match, const QByteArray& picture)
{
    match = numberOf(match);
    if (picture.isEmpty())
        return false;
    if (Hold* waits = unbegun(match))
        waits->picture = picture;
    return secure()
        && database_->run(
            QStringLiteral("INSERT OR REPLACE INTO picture (match, image) SELECT id, ? FROM match WHERE id = ?"),
            {picture, match});
}

bool GameStore::keepReview(qint64 match, const QString& review)
{
    return secure()
        && database_->run(
            QStringLiteral("INSERT OR REPLACE INTO review (match, text) SELECT id, ? FROM match WHERE id = ?"),
            {text_of(review), numberOf(match)});
}
