#pragma once

#include "games/game_statistics.hpp"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <vector>

/// A match that is over, as its journal tells it.
struct CountedMatch {
    qint64 id = 0;
    QString game;
    QDateTime when;
    QList<int> marks;
    /// As `SeatList::levels`.
    QList<int> levels;
    qint64 last_line = 0;
    /// Of the whole journal: two that are the same tell of one match.
    QByteArray fingerprint;
    /// Nobody when it cannot be counted.
    std::vector<CountedSeat> seats;
};
