// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"

#include <QMetaType>
#include <QStringList>

/// The part of a row in the final standings that all games share.
struct StandingOfAll {
    Q_GADGET

public:
    MEMBER_PROPERTY_AS(int, seat, key) = 0;
    /// From 1; seats that share a place have the same number.
    MEMBER_PROPERTY_AS(int, placeNumber, place) = 1;
    MEMBER_PROPERTY(QString, name);
    MEMBER_PROPERTY(int, mark) = 0;
    MEMBER_PROPERTY(bool, winner) = false;
    /// As in `SeatPlateOfAll`; set by the table.
    MEMBER_PROPERTY(int, face) = 0;

    bool operator==(const StandingOfAll&) const = default;
};

inline QStringList winners_of(const auto& standings)
{
    QStringList names;
    for (const StandingOfAll& standing : standings)
        if (standing.winner)
            names += standing.name;
    return names;
}
