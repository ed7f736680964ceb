#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class Database;

/// How a match stands in the file: for whoever reads it by a connection of its own.
namespace match_rows {

/// "0,2,1"
QList<int> numbers(const QString& text);
/// The journal: the header first. A line that is missing is empty; what follows a gap is damaged, however long the gap
/// is. `whole` is told whether all of them could be read.
QStringList lines(const Database& database, qint64 match, bool* whole = nullptr);

}
