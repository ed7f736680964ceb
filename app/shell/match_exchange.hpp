// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_entry.hpp"

#include <vector>

/// Reads and writes matches as files: a file is the journal, with the table's setup added to its first line.
namespace match_exchange {

inline const QString file_ending = QStringLiteral("backroom");

struct FromFile {
    /// Describes what is wrong with the file: `error` in one line of English, `message` in a sentence for the player;
    /// both are empty if nothing is.
    QString error;
    QString message;
    GameStore::KeptMatch match;
    /// The number of actions, all verified by the rules.
    int moves = 0;
    QString name = {};
};

/// Checks the file by playing its match through.
FromFile read(const QString& path, const std::vector<GameEntry>& games);
/// Returns an error for anything but a local file.
FromFile read(const QUrl& address, const std::vector<GameEntry>& games);
/// Returns the path for a path or a URL; empty for a URL that is not local.
QString path_of(const QString& named);

/// Writes a match to a new file named after it. Returns the path, or an empty string on failure.
QString write(const GameStore::KeptMatch& match, const QString& title, const QString& folder);

}
