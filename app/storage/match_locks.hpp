#pragma once

#include <QSet>
#include <QString>

/// Which matches of a data folder are being played, over all programs that use it: a byte of one file is locked for
/// each. The system frees what a program held, however it ended.
class MatchLocks {
public:
    explicit MatchLocks(const QString& folder);
    ~MatchLocks();
    MatchLocks(const MatchLocks&) = delete;
    MatchLocks& operator=(const MatchLocks&) = delete;

    /// The lock of those who do something for a moment, one after the other.
    static constexpr qint64 no_match = 0;

    /// False when another program has it.
    bool take(qint64 match);
    /// Waits until nobody else has it. For moments only.
    void takeInTurn(qint64 match);
    void release(qint64 match);
    /// By another program, or another store of this one.
    bool takenElsewhere(qint64 match) const;
    /// All matches that are.
    QSet<qint64> allTakenElsewhere() const;

    /// The file that is locked is the one that other programs find.
    bool inPlace() const;
    /// In the file that is there now. What others have taken in it meanwhile is returned.
    QSet<qint64> takeAnew();

private:
    /// Whether the file can be locked at all; where it cannot, nothing is ever taken.
    bool ready() const;
    void addTaken(qint64 from, qint64 length, QSet<qint64>& all) const;

    QString file_;
    mutable int descriptor_ = -1;
    QSet<qint64> taken_;
};
