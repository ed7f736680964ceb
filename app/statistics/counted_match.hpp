// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_statistics.hpp"

#include <QByteArray>
#include <QDateTime>
#include <QList>

#include <vector>

struct CountedMatch {
    qint64 id = 0;
    QString game;
    QDateTime when;
    QList<int> marks;
    /// As `SeatList::levels`.
    QList<int> levels;
    qint64 last_line = 0;
    /// A hash of the whole journal; equal ones belong to copies of the same match.
    QByteArray fingerprint;
    /// Empty if the match cannot be counted.
    std::vector<CountedSeat> seats;
};
