// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// A figure counted for one seat of a match, or added up for one player over many matches.
struct Count {
    double value = 0;
    /// The whole that `value` is a share of or averaged over; 0 if there was nothing to count.
    double of = 0;

    bool operator==(const Count&) const = default;
};

/// A figure that the statistics of a game keep beside wins and points.
struct GameFigure {
    enum class Kind {
        total,
        most,
        /// The mean: `value` divided by `of`.
        mean,
        /// A proportion: `value` out of `of`.
        share,
        /// A probability; the smallest is kept.
        rarest,
    };

    /// The name of the column in an export; `of_column` is the one for `Count::of`, if the figure uses it.
    QString column;
    Kind kind = Kind::total;
    QString icon;
    std::function<QString()> name;
    /// Returns a sentence that explains what is counted.
    std::function<QString()> hint;
    QString of_column = {};

    /// Combines the counts of two sets of matches.
    Count join(const Count& one, const Count& other) const;
};

struct CountedSeat {
    QString name;
    int place = 0;
    int points = 0;
    bool won = false;
    /// One element for each of the game's figures.
    std::vector<Count> counts;

    bool operator==(const CountedSeat&) const = default;
};

struct GameStatistics {
    std::vector<GameFigure> figures;
    /// Counts a match from its journal. Returns nothing if the journal is damaged or the match is not over. Safe to
    /// call from any thread.
    std::function<std::optional<std::vector<CountedSeat>>(std::span<const std::string> journal)> count;
};
