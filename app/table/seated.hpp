// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/announcement.hpp"
#include "engine/core/seat.hpp"

#include <QStringList>

/// Refers to the names and marks of a table's seats, which must outlive it.
struct Seated {
    const QStringList& names;
    const QList<int>& marks;
    /// True if only one person plays, so that the mouse never changes hands.
    bool alone = false;
    /// The seat that a text speaks to, as a hint does: its gangsters are "your killer" there.
    backroom::Seat reader = backroom::nobody;

    QString name(backroom::Seat seat) const { return names.value(seat); }
    int mark(backroom::Seat seat) const { return marks.value(seat); }
    AnnouncedSeat seat(backroom::Seat of, const QString& figure, const QString& text, const QString& gain = {}) const
    {
        return {name(of), mark(of), figure, text, gain, {}};
    }
};
