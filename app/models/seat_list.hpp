#pragma once

#include <QList>
#include <QStringList>

/// Who sits at a table, and the mark of each: 0 to 5.
struct SeatList {
    QStringList names;
    QList<int> marks;

    bool operator==(const SeatList&) const = default;
};
