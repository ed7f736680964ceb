#pragma once

#include <QSet>

class Database;

/// What a file held that was taken away while it was open, for the file that comes in its place.
namespace rescue {

/// Copies all matches that `to` lacks, and the lines that it lacks of those it has. Matches of `held` keep their
/// numbers. False when `to` cannot be written; `whole` becomes false when something of `from` cannot be read.
bool copy(const Database& from, const Database& to, const QSet<qint64>& held, bool& whole);
/// Frees the number of a match for another one: the number that it has from now on, or 0 where nothing can be written.
qint64 renumber(const Database& database, qint64 match);

}
