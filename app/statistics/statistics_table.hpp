// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/statistics/counted_match.hpp"

class GameList;
class PlayerAliases;
class VersusTable;

namespace statistics_table {

/// Returns CSV (RFC 4180, UTF-8) with one line for each seat of each match, the oldest match first, without forgotten
/// players. The man pages (packaging/man) document the columns. An empty `game` means all games.
QByteArray csv(const std::vector<CountedMatch>& matches, const PlayerAliases& book, const GameList& games,
    const QString& game, bool computers);

/// Returns one line for each ordered pair of players who have met.
QByteArray versus(const VersusTable& table);

/// Returns an unused file name in the folder; `of` is its last part.
QString free_name(const QString& folder, const QDate& day, const QString& of = {});

}
