// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"

#include <QString>
#include <QtQml/qqmlregistration.h>

/// A turning point of a match.
struct ReviewTurn {
    Q_GADGET

public:
    /// The position before the action.
    MEMBER_PROPERTY_AS(int, position, key) = 0;
    /// The mark of the seat whose chance changed most, and its chance afterwards.
    MEMBER_PROPERTY(int, mark) = 0;
    MEMBER_PROPERTY(qreal, chance) = 0;
    MEMBER_PROPERTY(bool, rises) = false;
    MEMBER_PROPERTY(QString, words);

    bool operator==(const ReviewTurn&) const = default;
};

/// A person whose decisions were judged.
struct ReviewPerson {
    Q_GADGET

public:
    MEMBER_PROPERTY_AS(int, seat, key) = 0;
    MEMBER_PROPERTY(QString, name);
    MEMBER_PROPERTY(int, mark) = 0;
    MEMBER_PROPERTY(bool, chosen) = false;

    bool operator==(const ReviewPerson&) const = default;
};

/// A line of the curve of chances.
struct ReviewLine {
    Q_GADGET

public:
    MEMBER_PROPERTY_AS(int, seat, key) = 0;
    MEMBER_PROPERTY(QString, name);
    MEMBER_PROPERTY(int, mark) = 0;

    bool operator==(const ReviewLine&) const = default;
};

/// A decision in words.
struct ReviewNote {
    Q_GADGET
    QML_VALUE_TYPE(reviewNote)

public:
    /// The position before it; −1 if no decision stands out, as `taken` then says.
    MEMBER_PROPERTY(int, position) = -1;
    MEMBER_PROPERTY(QString, taken);
    /// Says what would have been better and why, or why the decision was good.
    MEMBER_PROPERTY(QString, why);
    MEMBER_PROPERTY(QString, worth);

    bool operator==(const ReviewNote&) const = default;
};
