#pragma once

#include <QList>
#include <QStringList>

/// Who sits at a table, the mark of each, 0 to 5, and what plays there.
struct SeatList {
    QStringList names;
    QList<int> marks;
    /// Of each seat the level of the computer player there, 1 to 3, or 0 for a person; persons where there is none.
    QList<int> levels = {};

    bool operator==(const SeatList&) const = default;
};
