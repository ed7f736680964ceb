// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class Database;

/// Reads the rows of a match, for any connection to the file.
namespace match_rows {

/// Reads a list such as "0,2,1".
QList<int> numbers(const QString& text);
/// Returns the journal, header first. A missing line is empty, and a gap of any length becomes one such line, since all
/// that follows is damaged. Sets `whole` to whether all lines could be read.
QStringList lines(const Database& database, qint64 match, bool* whole = nullptr);

}
