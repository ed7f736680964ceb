// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/seat.hpp"

#include <QDateTime>

#include <array>

/// The state of the phone on which a person plays. It is quiet or away only while the table waits for that person: at
/// other times it may be silent. A person in another house may also have left the table for good.
struct Presence {
    enum State { none, here, quiet, away, left };
    State state = none;
    QDateTime since = {};
    /// True if it has been away for so long that the house may play.
    bool long_away = false;

    bool operator==(const Presence&) const = default;
};

using Presences = std::array<Presence, backroom::max_seats>;
