// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <array>
#include <sys/types.h>

/// Remembers the files of an open database: the database, its log and the log's index. A cleaning tool or a sync
/// program may remove or replace them at any time.
class OpenFiles {
public:
    explicit OpenFiles(const QString& file);

    void remember();
    /// Returns whether all files are still the remembered ones.
    bool inPlace() const;
    /// Returns whether the database file is still the remembered one, regardless of its log.
    bool databaseInPlace() const { return idOf(paths_[0]) == ids_[0]; }
    /// Returns whether the database was truncated; SQLite never shrinks it here.
    bool cut();
    /// Removes the log of a database that no longer exists, because it would corrupt the next one.
    void removeLog() const;

private:
    struct Id {
        dev_t device = 0;
        /// The inode; 0 if there was no file.
        ino_t number = 0;
        bool operator==(const Id&) const = default;
    };
    static Id idOf(const QByteArray& path, qint64* size = nullptr);

    std::array<QByteArray, 3> paths_;
    std::array<Id, 3> ids_{};
    qint64 size_ = 0;
};
