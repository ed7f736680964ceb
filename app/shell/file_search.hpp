// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

/// Searches disks for match files. An unresponsive disk blocks the caller, so call these only in threads that nobody
/// waits for.
namespace file_search {

struct Found {
    QString path;
    /// The canonical path, to recognise a file that is found twice.
    QString real;
    QDateTime written;
};
enum class Kind { nothing, file, folder };

/// Searches a folder down to the given depth; returns the nearest files first.
QList<Found> in(const QString& folder, int depth);
Kind kindOf(const QString& path);
/// Returns the mount points of removable drives. Asks only the system, not the drives.
QStringList sticks();

}
