// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class Database;

/// Why matches cannot be saved. `stuck` is temporary, such as a full disk.
enum class StoreTrouble { none, cannot_write, damaged, foreign, newer, stuck };

/// The schema of the database in all its versions.
namespace schema {

/// Returns what is wrong with an existing file; sets `blank` if it is empty.
StoreTrouble inspect(const Database& database, bool& blank);
/// Returns whether the file has everything that this version reads.
bool upToDate(const Database& database);
bool prepare(const Database& database);
/// Checks that a file of this program can be written to, and upgrades an older one.
bool claim(const Database& database);

}
