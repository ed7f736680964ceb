#pragma once

#include <QList>
#include <QString>

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// What was counted of a seat in a match, or of somebody in many.
struct Count {
    double value = 0;
    /// What it is a part of, or spread over; 0 when there was nothing to count.
    double of = 0;

    bool operator==(const Count&) const = default;
};

/// A figure of a game that is not what its result says: what there is to tell of somebody beside won and lost.
struct GameFigure {
    enum class Kind {
        /// So often.
        total,
        /// The highest ever.
        most,
        /// `value` for each of `of`.
        mean,
        /// `value` of `of`.
        share,
        /// A probability, of which the smallest counts.
        rarest,
    };

    /// The column of an export; `of_column` where there is something that it is a part of or spread over.
    QString column;
    Kind kind = Kind::total;
    QString icon;
    std::function<QString()> name;
    /// A sentence that says what is counted.
    std::function<QString()> hint;
    QString of_column = {};

    /// Both together.
    Count join(const Count& one, const Count& other) const;
};

/// A seat at the end of a match.
struct CountedSeat {
    QString name;
    int place = 0;
    int points = 0;
    bool won = false;
    /// As many as the game has figures.
    std::vector<Count> counts;

    bool operator==(const CountedSeat&) const = default;
};

/// How matches of a game are counted.
struct GameStatistics {
    std::vector<GameFigure> figures;
    /// From a journal; nothing when it is damaged or the match is not over. For any thread.
    std::function<std::optional<std::vector<CountedSeat>>(std::span<const std::string> journal)> count;
};
