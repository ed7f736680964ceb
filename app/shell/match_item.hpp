// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"

#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QUrl>

struct MatchItem {
    Q_GADGET

public:
    MEMBER_PROPERTY_AS(int, match, key) = 0;
    /// The match's own name, as displayed, or the game's.
    MEMBER_PROPERTY(QString, title);
    MEMBER_PROPERTY(QString, game);
    MEMBER_PROPERTY(bool, named) = false;
    /// Such as "Round 2, job 2", or who won; empty until the journal has been read.
    MEMBER_PROPERTY(QString, standing);
    MEMBER_PROPERTY(QString, when);
    MEMBER_PROPERTY(QStringList, names);
    MEMBER_PROPERTY(QList<int>, marks);
    /// The names; those of computer players with their level.
    MEMBER_PROPERTY(QStringList, players);
    MEMBER_PROPERTY(bool, finished) = false;
    /// True while another window plays the match.
    MEMBER_PROPERTY(bool, elsewhere) = false;
    /// True if the journal is damaged from its beginning, so that the match cannot be continued.
    MEMBER_PROPERTY(bool, damaged) = false;
    /// The emblem of the game, shown if there is no picture.
    MEMBER_PROPERTY(QUrl, emblem);
};
