// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"

#include <QObject>
#include <QString>

struct StatisticsPlayer {
    Q_GADGET

public:
    MEMBER_PROPERTY_AS(int, player, key) = 0;
    MEMBER_PROPERTY(QString, name);
    /// Such as "12 games, 5 won".
    MEMBER_PROPERTY(QString, games);
    MEMBER_PROPERTY(int, mark) = 0;
    MEMBER_PROPERTY(bool, computer) = false;
    MEMBER_PROPERTY(bool, chosen) = false;

    bool operator==(const StatisticsPlayer&) const = default;
};

/// A headline number with its caption and an optional note in small letters.
struct StatisticsFigure {
    Q_GADGET

public:
    int key = 0;
    MEMBER_PROPERTY(QString, caption);
    MEMBER_PROPERTY(QString, value);
    MEMBER_PROPERTY(QString, note);
    MEMBER_PROPERTY(QString, hint);
    MEMBER_PROPERTY(QString, icon);

    bool operator==(const StatisticsFigure&) const = default;
};

struct StatisticsPlace {
    Q_GADGET

public:
    MEMBER_PROPERTY_AS(int, place, key) = 0;
    MEMBER_PROPERTY(int, count) = 0;
    /// Relative to the most frequent place.
    MEMBER_PROPERTY(double, share) = 0;

    bool operator==(const StatisticsPlace&) const = default;
};

struct StatisticsRival {
    Q_GADGET

public:
    int key = 0;
    MEMBER_PROPERTY(QString, name);
    MEMBER_PROPERTY(int, mark) = 0;
    MEMBER_PROPERTY(bool, computer) = false;
    MEMBER_PROPERTY(int, together) = 0;
    MEMBER_PROPERTY(int, ahead) = 0;
    MEMBER_PROPERTY(int, level) = 0;
    MEMBER_PROPERTY(int, behind) = 0;
    /// The whole row, for screen readers.
    MEMBER_PROPERTY(QString, sentence);

    bool operator==(const StatisticsRival&) const = default;
};
