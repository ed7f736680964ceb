#pragma once

#include "storage/database.hpp"

#include <QDateTime>
#include <QList>
#include <QString>

#include <string>
#include <vector>

/// The matches of a store's file that are over, through a connection of its own that never writes: for another thread
/// than the store's, in which it must live and die.
class FinishedMatches {
public:
    struct Listed {
        qint64 id = 0;
        QString game;
        QList<int> marks;
        /// When it ended.
        QDateTime changed;
        QList<int> levels;
        /// The number of the journal's last line.
        qint64 last_line = 0;
    };

    /// `file` as `GameStore::file` names it.
    explicit FinishedMatches(const QString& file);

    /// The oldest first; those that were put away are left out.
    QList<Listed> list() const;
    /// As `GameStore::KeptMatch::lines`.
    std::vector<std::string> journal(qint64 match) const;

private:
    Database database_;
};
