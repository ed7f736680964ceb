#pragma once

class Database;

/// Why games cannot be kept. `stuck`: not for now, as on a full disk.
enum class StoreTrouble { none, cannot_write, damaged, foreign, newer, stuck };

/// What is in the file of all games, in every version there was.
namespace schema {

/// What is wrong with a file that is there; `blank`: nothing is in it yet.
StoreTrouble inspect(const Database& database, bool& blank);
/// A file that is well has all that this version reads.
bool upToDate(const Database& database);
/// Makes what a blank file lacks.
bool prepare(const Database& database);
/// Whether what is ours can be written to; an older file gets what it lacks.
bool claim(const Database& database);

}
