// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/match_list.hpp"

#include "app/games/game_list.hpp"
#include "app/models/player_names.hpp"
#include "app/settings/preferences.hpp"
#include "app/shell/match_exchange.hpp"
#include "app/shell/new_game.hpp"
#include "app/shell/relative_time.hpp"
#include "app/table/naming.hpp"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>

namespace {

/// As many as a view shows: rows that were scrolled past are requested again when they come back.
constexpr std::size_t most_unread = 40;

QString capitalized_in(const QString& words, const QString& language)
{
    return words.isEmpty() ? words : QLocale(language).toUpper(words.left(1)) + words.mid(1);
}

}

MatchList::MatchList(GameStore& store, const GameList& games, const Preferences& preferences)
    : ItemList(MatchItem::staticMetaObject)
    , store_(store)
    , games_(games)
    , preferences_(preferences)
{
    reading_.setSingleShot(true);
    connect(&reading_, &QTimer::timeout, this, &MatchList::readNext);
}

MatchList::~MatchList() = default;

const void* MatchList::itemAt(int row) const
{
    Row& asked = rows_[static_cast<std::size_t>(row)];
    if (!asked.looked)
        look(asked);
    if (!asked.read && std::ranges::find(unread_, asked.id) == unread_.end()) {
        if (unread_.size() == most_unread)
            unread_.erase(unread_.begin());
        unread_.push_back(asked.id);
        reading_.start();
    }
    return &asked.item;
}

void MatchList::look(Row& row) const
{
    row.looked = true;
    const auto listed = store_.look(row.id);
    const GameEntry* game = listed ? games_.game(listed->game) : nullptr;
    if (game == nullptr)
        return;
    // If the journal has not grown, what was read from it is still valid.
    row.read = row.read && row.changed == listed->changed;
    row.changed = listed->changed;
    MatchItem& item = row.item;
    item.game = game->name();
    item.named = !listed->name.isEmpty();
    item.title = item.named ? PlayerNames::shown(listed->name) : item.game;
    item.finished = listed->over;
    const QString note = listed->over ? QString() : note_of_(row.id);
    item.when = !note.isEmpty() ? note
        : listed->over          ? relative_time::ended(listed->changed, preferences_.language())
                                : relative_time::left(listed->changed, preferences_.language());
    item.elsewhere = elsewhere_.contains(row.id);
    item.emblem = game->emblem_source;
}

void MatchList::describe(
    Row& row, const MatchStanding& standing, const QList<int>& marks, const QList<int>& levels) const
{
    MatchItem& item = row.item;
    row.read = true;
    item.damaged = standing.damaged;
    item.names = standing.names;
    item.marks.clear();
    item.players.clear();
    const QStringList level_names = NewGame::levelNames();
    for (int seat = 0; seat < item.names.size(); ++seat) {
        item.marks += marks.value(seat, seat);
        const int level = levels.value(seat);
        item.players += level > 0 ? tr("%1, %2", "a player and the level of the computer that plays")
                                        .arg(item.names[seat], level_names.value(level))
                                  : item.names[seat];
    }
    item.standing = standing.over ? won(standing.winners) : capitalized_in(standing.progress, preferences_.language());
}

QString MatchList::won(const QStringList& winners)
{
    return winners.size() == 1 ? tr("%1 won").arg(winners.first()) : tr("%1 won together").arg(naming::joined(winners));
}

MatchList::Row* MatchList::find(qint64 match)
{
    const auto found = std::ranges::find(rows_, match, &Row::id);
    if (found == rows_.end())
        return nullptr;
    if (!found->looked)
        look(*found);
    return &*found;
}

void MatchList::readNext()
{
    if (unread_.empty())
        return;
    const qint64 match = unread_.back();
    unread_.pop_back();
    Row* row = find(match);
    const auto kept = row != nullptr ? store_.read(match) : std::nullopt;
    if (const GameEntry* game = kept ? games_.game(kept->game) : nullptr) {
        describe(*row, game->standing(*kept), kept->marks, kept->levels);
        rowChanged(rowOf(static_cast<int>(match)));
    }
    if (!unread_.empty())
        reading_.start();
}

int MatchList::rowOf(int match) const
{
    const auto found = std::ranges::find(rows_, qint64{match}, &Row::id);
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

void MatchList::refresh()
{
    seen_ = store_.changesElsewhere();
    elsewhere_ = store_.allHeldElsewhere();
    unread_.clear();
    const std::vector<GameStore::Entry> entries = store_.all(games_.ids());
    QHash<qint64, std::size_t> before;
    for (std::size_t row = 0; row < rows_.size(); ++row)
        before.insert(rows_[row].id, row);
    std::vector<Row> rows;
    rows.reserve(entries.size());
    for (const GameStore::Entry& entry : entries) {
        const auto known = before.constFind(entry.id);
        Row row = known != before.constEnd() ? rows_[*known] : Row{entry.id};
        row.item.key = static_cast<int>(entry.id);
        row.over = entry.over;
        // Views use this to divide the list before they ask for anything else.
        row.item.finished = entry.over;
        row.looked = false;
        rows.push_back(std::move(row));
    }
    const bool same = std::ranges::equal(rows, rows_, {}, &Row::id, &Row::id);
    if (same) {
        rows_ = std::move(rows);
        if (!rows_.empty())
            emit dataChanged(index(0), index(count() - 1));
    } else {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
    }
    unfinished_ = static_cast<int>(std::ranges::count(rows_, false, &Row::over));
    emit changed();
}

void MatchList::retranslate()
{
    for (Row& row : rows_)
        row.read = false;
    say({});
    refresh();
}

void MatchList::lookAround()
{
    store_.retry();
    if (store_.changesElsewhere() != seen_)
        return refresh();
    const QSet<qint64> now = store_.allHeldElsewhere();
    const QSet<qint64> moved = (now - elsewhere_) + (elsewhere_ - now);
    elsewhere_ = now;
    for (const qint64 match : moved)
        if (const int row = rowOf(static_cast<int>(match)); row >= 0) {
            rows_[static_cast<std::size_t>(row)].item.elsewhere = now.contains(match);
            rowChanged(row);
        }
}

void MatchList::forgetNotice()
{
    deletions_.clear();
    say({});
}

void MatchList::say(const QString& notice, qint64 wanted)
{
    const bool deletion = notice.isEmpty() && !deletions_.empty();
    tell(deletion ? tr("“%1” was deleted.").arg(deletions_.back().title) : notice, wanted, deletion);
}

void MatchList::tell(const QString& notice, qint64 wanted, bool deletion)
{
    notice_ = notice;
    deletion_shown_ = deletion;
    emit noticeChanged();
    wanted_ = static_cast<int>(wanted);
    emit wantedChanged();
}

void MatchList::rename(int match, const QString& name)
{
    Row* row = find(match);
    if (row == nullptr)
        return;
    if (!store_.rename(match, name.simplified()))
        return say(tr("Nothing can be saved at the moment."));
    look(*row);
    rowChanged(rowOf(match));
    say({});
}

void MatchList::hide(int match)
{
    const int at = rowOf(match);
    if (at < 0)
        return;
    if (!store_.hide(match)) {
        if (store_.trouble() != GameStore::Trouble::none)
            say(tr("Nothing can be saved at the moment."));
        return lookAround();
    }
    const Row row = *find(match);
    beginRemoveRows({}, at, at);
    rows_.erase(rows_.begin() + at);
    endRemoveRows();
    unfinished_ -= row.over ? 0 : 1;
    emit changed();
    deletions_.push_back({match, row.item.title});
    say({});
}

void MatchList::bringBack()
{
    if (deletions_.empty())
        return;
    const qint64 match = deletions_.back().match;
    if (!store_.bringBack(match))
        return tell(tr("Nothing can be saved at the moment."), 0, true);
    deletions_.pop_back();
    refresh();
    say({}, match);
}

void MatchList::duplicate(int match)
{
    const Row* row = find(match);
    const bool over = row != nullptr && row->over;
    const qint64 copy = row == nullptr
        ? 0
        : store_.duplicate(match, tr("Copy of %1").arg(PlayerNames::plain(row->item.title)).left(name_length));
    if (copy == 0)
        return;
    refresh();
    say(over ? tr("You will find the copy beside it.") : tr("From here on, the copy is a game of its own."), copy);
}

void MatchList::exportMatch(int match)
{
    const Row* row = find(match);
    const auto kept = row != nullptr ? store_.read(match) : std::nullopt;
    if (!kept)
        return;
    const QString folder =
        export_folder_.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : export_folder_;
    const QString file = match_exchange::write(*kept, PlayerNames::plain(row->item.title), folder);
    say(file.isEmpty() ? tr("Could not write to %1.").arg(QDir::toNativeSeparators(folder))
                       : tr("Saved to %1").arg(QDir::toNativeSeparators(file)));
}
