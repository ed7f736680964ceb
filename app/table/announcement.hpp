// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"
#include "app/models/qml_singleton.hpp"

#include <QString>
#include <QVariantList>

/// A seat in an announcement, such as "Rosa", "5 captured", "+2".
struct AnnouncedSeat {
    Q_GADGET
    QML_VALUE_TYPE(announcedSeat)

public:
    MEMBER_PROPERTY(QString, name);
    MEMBER_PROPERTY(int, mark) = 0;
    /// The number, in large figures, and its unit.
    MEMBER_PROPERTY(QString, figure);
    MEMBER_PROPERTY(QString, text);
    /// The increase, such as "+2"; empty for none.
    MEMBER_PROPERTY(QString, gain);
    /// Another line below, such as "+3 revolvers"; empty for none.
    MEMBER_PROPERTY(QString, also);

    bool operator==(const AnnouncedSeat&) const = default;
};

/// A banner for everybody at the table: the next turn, the end of a round, a tie.
struct Announcement {
    Q_GADGET
    QML_VALUE_TYPE(announcement)

public:
    /// Empty if nothing is announced.
    MEMBER_PROPERTY(QString, title);
    MEMBER_PROPERTY(QString, text);
    /// The mark of the seat it is about; −1 for none.
    MEMBER_PROPERTY(int, mark) = -1;
    /// True for a loss.
    MEMBER_PROPERTY(bool, bad) = false;
    /// True if it disappears by itself and blocks no clicks.
    MEMBER_PROPERTY(bool, passing) = false;
    /// True if it stays until a player continues, and says so.
    MEMBER_PROPERTY(bool, waits) = false;
    /// A list of `AnnouncedSeat`: what each seat has now.
    MEMBER_PROPERTY(QVariantList, seats);

    bool operator==(const Announcement&) const = default;
};
