// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/database.hpp"

#include <QDateTime>

#include <string>
#include <vector>

/// Reads the finished matches of a store's file by a read-only connection of its own. It must be created, used and
/// destroyed in the same thread, which need not be the store's.
class FinishedMatches {
public:
    struct Listed {
        qint64 id = 0;
        QString game;
        QList<int> marks;
        /// The time when the match ended.
        QDateTime changed;
        QList<int> levels;
        qint64 last_line = 0;
    };

    /// `file` is the value of `GameStore::file`.
    explicit FinishedMatches(const QString& file);

    /// Sorted from the oldest, without deleted matches.
    QList<Listed> list() const;
    /// As `GameStore::KeptMatch::lines`.
    std::vector<std::string> journal(qint64 match) const;

private:
    Database database_;
};
