// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements House: match files.
#include "app/shell/house.hpp"

#include "app/games/game_list.hpp"
#include "app/shell/game_files.hpp"
#include "app/shell/match_exchange.hpp"
#include "app/shell/match_list.hpp"

#include <algorithm>

House::Taken House::take(const GameStore::KeptMatch& match)
{
    const qint64 known = store_.find(match.game, match.lines);
    if (known == 0)
        return {store_.add(match, match.lines)};
    const auto listed = store_.all({match.game});
    if (std::ranges::find(listed, known, &GameStore::Entry::id) != listed.end())
        return {known, true};
    store_.bringBack(known);
    return {known};
}

void House::play(const GameStore::KeptMatch& match, int moves)
{
    const qint64 kept = take(match).match;
    if (store_.heldElsewhere(kept))
        return report(tr("This game is being played in another window."));
    continueMatch(static_cast<int>(kept));
    if (moves > 0)
        tellNews(verified(moves));
}

void House::takeFiles(const QList<QUrl>& files)
{
    std::vector<match_exchange::FromFile> read;
    for (const QUrl& file : files)
        read.push_back(match_exchange::read(file, games_->entries()));
    takeRead(read);
}

void House::takeRead(const std::vector<match_exchange::FromFile>& files)
{
    constexpr qsizetype most_reported = 4;
    QStringList refused;
    QStringList added;
    QStringList known;
    qint64 last = 0;
    int moves = 0;
    for (const match_exchange::FromFile& file : files) {
        if (!file.error.isEmpty()) {
            refused += file.message;
            continue;
        }
        const Taken taken = take(file.match);
        last = taken.match;
        (taken.known ? known : added) += file.name;
        moves += file.moves;
    }
    QStringList messages;
    if (added.size() == 1)
        messages += tr("“%1” has been added to your games.").arg(added.first());
    else if (!added.empty())
        messages +=
            tr("%n game(s) from these files have been added to your games.", nullptr, static_cast<int>(added.size()));
    if (known.size() == 1)
        messages += tr("“%1” is already among your games.").arg(known.first());
    else if (!known.empty())
        messages +=
            tr("%n game(s) from these files are already among your games.", nullptr, static_cast<int>(known.size()));
    if (!messages.empty()) {
        messages += verified(moves);
        problem_.clear();
        if (screen_ != Matches)
            openMatches();
        matches_->refresh();
        matches_->say(refused.isEmpty() ? messages.join(QLatin1Char(' ')) : QString(), last);
        emit problemChanged();
    }
    if (refused.isEmpty())
        return;
    messages += refused.mid(0, most_reported);
    if (refused.size() > most_reported)
        messages +=
            tr("%n more file(s) cannot be imported either.", nullptr, static_cast<int>(refused.size() - most_reported));
    report(messages.join(QLatin1Char(' ')));
}

void House::bringIn(const QUrl& file)
{
    const match_exchange::FromFile read = match_exchange::read(file, games_->entries());
    files_->answer(read.message);
    if (!read.error.isEmpty())
        return;
    takeRead({read});
    emit files_->taken();
}
