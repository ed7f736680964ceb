#pragma once

#include "statistics/counted_match.hpp"

#include <QHash>
#include <QObject>

#include <map>
#include <thread>

/// Counts the finished matches of a file in a thread of its own. What was counted once is kept in memory and counted
/// again only when its journal has changed.
class Counting : public QObject {
    Q_OBJECT

public:
    using Counter = decltype(GameStatistics::count);

    /// How each game is counted; matches of others are left out.
    explicit Counting(QHash<QString, Counter> counters, QObject* parent = nullptr);
    ~Counting() override;

    bool busy() const { return busy_; }
    /// Begins; `counted` comes later, never from within. What was being counted before is given up.
    void begin(const QString& file);
    /// Returns within the time that one match takes; `counted` does not come.
    void stop();

    /// The oldest first; each match once, however often it is kept.
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
    /// Which counting it is: an older one may still be on its way here.
    int number_ = 0;
    bool busy_ = false;
};
