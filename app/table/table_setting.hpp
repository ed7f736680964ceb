// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/seat.hpp"

#include <QList>
#include <QStringList>

#include <optional>

class Preferences;

/// The setup of a table, in addition to its match.
struct TableSetting {
    const Preferences& preferences;
    QList<int> marks;
    /// The names of the house rules; none for a figure of the rulebook.
    QStringList house_rules = {};
    /// True for a resumed match, where it is unknown who sits at the screen.
    bool continued = false;
    /// As `SeatList::levels`.
    QList<int> levels = {};
    /// True if the match is shown as a replay and not played.
    bool replayed = false;
    /// If the match is judged in another house, the only seat that decides at this screen.
    std::optional<backroom::Seat> own = {};
};
