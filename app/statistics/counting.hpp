// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/statistics/counted_match.hpp"

#include <QHash>
#include <QObject>

#include <map>
#include <thread>

/// Counts the finished matches of a database file in a thread of its own. Results stay in memory, and a match is
/// counted again only if its journal has changed.
class Counting : public QObject {
    Q_OBJECT

public:
    using Counter = decltype(GameStatistics::count);

    /// `counters` maps games to their functions; matches of other games are ignored.
    explicit Counting(QHash<QString, Counter> counters, QObject* parent = nullptr);
    ~Counting() override;

    bool busy() const { return busy_; }
    /// Starts counting and abandons the previous run. `counted` is emitted later, never from within this call.
    void begin(const QString& file);
    /// Abandons the run, within the time that one match takes; `counted` is not emitted.
    void stop();

    /// Sorted from the oldest; copies of a match count once.
    const std::vector<CountedMatch>& matches() const { return matches_; }

signals:
    void progressed(int done, int of);
    void counted();

private:
    using Known = std::map<qint64, CountedMatch>;

    void take(Known known, const QList<qint64>& order);

    QHash<QString, Counter> counters_;
    Known known_;
    std::vector<CountedMatch> matches_;
    std::jthread worker_;
    /// The number of the current run. A result of an older run may still be queued.
    int number_ = 0;
    bool busy_ = false;
};
