// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/schema.hpp"

#include "app/storage/database.hpp"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace schema {

namespace {

constexpr int application_id = 0x42724D31;

/// What one version adds to the previous one.
struct Version {
    QStringList statements;
    /// Queries that fail unless the version's changes are present.
    QStringList probes;
};

/// The versions, beginning with 1. Never change an entry, since files of every version exist.
const std::vector<Version>& versions()
{
    static const std::vector<Version> all{
        {{QStringLiteral("CREATE TABLE match (id INTEGER PRIMARY KEY, game TEXT NOT NULL, marks TEXT NOT NULL, "
                         "changed INTEGER NOT NULL, over INTEGER NOT NULL DEFAULT 0)"),
             QStringLiteral("CREATE TABLE line (match INTEGER NOT NULL REFERENCES match(id), number INTEGER NOT NULL, "
                            "text TEXT NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID")},
            {QStringLiteral("SELECT game, marks, changed, over FROM match LIMIT 1"),
                QStringLiteral("SELECT match, number, text FROM line LIMIT 1")}},
        // Adds storage for damaged lines, and a flag for deleted matches.
        {{QStringLiteral("ALTER TABLE match ADD COLUMN put_away INTEGER NOT NULL DEFAULT 0"),
             QStringLiteral("CREATE TABLE set_aside (match INTEGER NOT NULL REFERENCES match(id), number INTEGER NOT "
                            "NULL, text TEXT NOT NULL, moved INTEGER NOT NULL)")},
            {QStringLiteral("SELECT put_away FROM match LIMIT 1"),
                QStringLiteral("SELECT match, number, text, moved FROM set_aside LIMIT 1")}},
        // Adds house rules: a match keeps those that it began with.
        {{QStringLiteral("ALTER TABLE match ADD COLUMN house_rules TEXT NOT NULL DEFAULT ''")},
            {QStringLiteral("SELECT house_rules FROM match LIMIT 1")}},
        // Adds the levels of computer players.
        {{QStringLiteral("ALTER TABLE match ADD COLUMN levels TEXT NOT NULL DEFAULT ''")},
            {QStringLiteral("SELECT levels FROM match LIMIT 1")}},
        // Adds names and pictures of matches.
        {{QStringLiteral("ALTER TABLE match ADD COLUMN name TEXT NOT NULL DEFAULT ''"),
             QStringLiteral(
                 "CREATE TABLE picture (match INTEGER PRIMARY KEY REFERENCES match(id), image BLOB NOT NULL)")},
            {QStringLiteral("SELECT name FROM match LIMIT 1"),
                QStringLiteral("SELECT match, image FROM picture LIMIT 1")}},
        // Adds an order of matches that does not depend on the clock, which may be wrong.
        {{QStringLiteral("ALTER TABLE match ADD COLUMN turn INTEGER NOT NULL DEFAULT 0"),
             QStringLiteral("UPDATE match SET turn = ordered.turn FROM (SELECT id, row_number() OVER (ORDER BY "
                            "changed, id) AS turn FROM match) AS ordered WHERE ordered.id = match.id"),
             QStringLiteral("CREATE INDEX match_turn ON match (turn)")},
            {QStringLiteral("SELECT turn FROM match LIMIT 1")}},
        // Adds reviews of finished matches.
        {{QStringLiteral("CREATE TABLE review (match INTEGER PRIMARY KEY REFERENCES match(id), text TEXT NOT NULL)")},
            {QStringLiteral("SELECT match, text FROM review LIMIT 1")}},
    };
    return all;
}

qint64 newest()
{
    return static_cast<qint64>(versions().size());
}

/// Upgrades a file of this version; 0 is an empty file.
bool upgrade_from(const Database& database, qint64 version)
{
    for (auto step = static_cast<std::size_t>(version); step < versions().size(); ++step)
        for (const QString& statement : versions()[step].statements)
            if (!database.run(statement))
                return false;
    return version == newest() || database.run(QStringLiteral("PRAGMA user_version = %1").arg(newest()));
}

}

StoreTrouble inspect(const Database& database, bool& blank)
{
    const qint64 id = database.number(QStringLiteral("PRAGMA application_id"));
    const qint64 version = database.number(QStringLiteral("PRAGMA user_version"));
    if (id == -1)
        return StoreTrouble::damaged;
    // The file was created, but not its first table.
    blank = id == 0 && version == 0 && database.number(QStringLiteral("SELECT count(*) FROM sqlite_master")) == 0;
    if (blank)
        return StoreTrouble::none;
    if (id != application_id)
        return StoreTrouble::foreign;
    if (version > newest())
        return StoreTrouble::newer;
    QSqlQuery check = database.ask(QStringLiteral("PRAGMA quick_check"));
    if (version < 1 || !check.isActive() || !check.next() || check.value(0).toString() != QLatin1String("ok"))
        return StoreTrouble::damaged;
    for (qint64 step = 0; step < version; ++step)
        if (!std::ranges::all_of(versions()[static_cast<std::size_t>(step)].probes,
                [&](const QString& probe) { return database.understands(probe); }))
            return StoreTrouble::damaged;
    return StoreTrouble::none;
}

bool upToDate(const Database& database)
{
    return database.number(QStringLiteral("PRAGMA user_version")) == newest();
}

bool prepare(const Database& database)
{
    // Syncing is off because nothing can be lost before the first match, whose commit syncs all of this as well.
    return database.run(QStringLiteral("PRAGMA synchronous = OFF"))
        && database.run(QStringLiteral("PRAGMA journal_mode = WAL")) && database.together([&] {
               // Another program may have created the schema meanwhile.
               return database.number(QStringLiteral("PRAGMA application_id")) == application_id
                   || (database.run(QStringLiteral("PRAGMA application_id = %1").arg(application_id))
                       && upgrade_from(database, 0));
           })
        && database.run(QStringLiteral("PRAGMA synchronous = FULL"));
}

bool claim(const Database& database)
{
    return database.run(QStringLiteral("PRAGMA synchronous = FULL")) && database.together([&] {
        // Another program may have upgraded the file meanwhile.
        return upgrade_from(database, database.number(QStringLiteral("PRAGMA user_version")));
    });
}

}
