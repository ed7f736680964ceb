#pragma once

#include "games/game_entry.hpp"
#include "storage/game_store.hpp"

#include <QString>
#include <QStringList>
#include <QUrl>

#include <vector>

/// A match as a file: the lines of its journal, with how the table was laid in the first of them.
namespace match_exchange {

inline const QString file_ending = QStringLiteral("backroom");

struct FromFile {
    /// What is wrong with the file, in one line of English, and in a sentence for the player; empty when nothing is.
    QString error;
    QString told;
    GameStore::KeptMatch match;
    /// All of them follow the rules and lead to what stands there.
    int moves = 0;
    /// What the file is called.
    QString name = {};
};

/// Plays what the file says through, line by line.
FromFile read(const QString& path, const std::vector<GameEntry>& games);
/// Of anything else than a file on this computer it says so.
FromFile read(const QUrl& address, const std::vector<GameEntry>& games);
/// Where a file is that is named by its path or its address; empty where it is an address of something else.
QString path_of(const QString& named);

/// Writes a file named after the match that was not there before; empty when that cannot be done.
QString write(const GameStore::KeptMatch& match, const QString& title, const QString& folder);

}
