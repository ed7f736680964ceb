// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

/// Marks the matches of a data folder that are in use, across all programs, by locking one byte of a file for each
/// match. The system releases the locks of a program however it ends.
class MatchLocks {
public:
    explicit MatchLocks(const QString& folder);
    ~MatchLocks();
    MatchLocks(const MatchLocks&) = delete;
    MatchLocks& operator=(const MatchLocks&) = delete;

    /// The lock for short operations that must not overlap.
    static constexpr qint64 no_match = 0;

    /// Locks a match; returns false if another program has locked it.
    bool take(qint64 match);
    /// Takes the lock as soon as nobody else has it; blocks until then. Only for short operations.
    void takeInTurn(qint64 match);
    void release(qint64 match);
    /// Returns whether another program, or another store in this process, has the lock.
    bool takenElsewhere(qint64 match) const;
    QSet<qint64> allTakenElsewhere() const;

    bool inPlace() const;
    /// Takes all locks again in the file that is in the folder now. Returns the matches that others have locked there
    /// meanwhile.
    QSet<qint64> takeAnew();

private:
    /// Returns whether the file can be locked; if not, every lock counts as free.
    bool ready() const;
    void addTaken(qint64 from, qint64 length, QSet<qint64>& all) const;

    QString file_;
    mutable int descriptor_ = -1;
    QSet<qint64> taken_;
};
