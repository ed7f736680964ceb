// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

#include <algorithm>

/// The seats of a table: names, marks (0 to 5) and computer players.
struct SeatList {
    /// The level of a person in another house.
    static constexpr int other_house = -1;

    QStringList names;
    QList<int> marks;
    /// For each seat the level of its computer player, 1 to 3, or 0 for a person. Missing elements mean persons.
    QList<int> levels = {};

    /// Returns the levels with persons in place of other houses.
    static QList<int> withoutHouses(QList<int> of)
    {
        std::replace(of.begin(), of.end(), int{other_house}, 0);
        return of;
    }

    bool operator==(const SeatList&) const = default;
};
