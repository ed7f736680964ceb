#pragma once

#include "statistics/counted_match.hpp"

#include <QByteArray>

class GameList;
class PlayerBook;
class VersusTable;

/// The statistics as a table for other programs.
namespace statistics_table {

/// CSV as RFC 4180 has it, in UTF-8: a line for each seat of each match, the oldest match first, without those who are
/// forgotten. The man pages (packaging/man) say what the columns are. `game`: empty for all.
QByteArray csv(const std::vector<CountedMatch>& matches, const PlayerBook& book, const GameList& games,
    const QString& game, bool computers);

/// Everyone against everyone: a line for each two that met, both ways round.
QByteArray versus(const VersusTable& table);

/// A name for the file that nothing in the folder has yet. `of`: at its end.
QString free_name(const QString& folder, const QDate& day, const QString& of = {});

}
