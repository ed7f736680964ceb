// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>

class Database;

/// Transfers the content of a file that disappeared while it was open to the file that replaces it.
namespace rescue {

/// Copies the matches, and the lines of matches, that `to` lacks. Matches in `held` keep their numbers. Returns false
/// if `to` cannot be written; sets `whole` to false if a part of `from` cannot be read.
bool copy(const Database& from, const Database& to, const QSet<qint64>& held, bool& whole);
/// Gives a match another number, to free the current one. Returns the new number, or 0 if that cannot be written.
qint64 renumber(const Database& database, qint64 match);

}
