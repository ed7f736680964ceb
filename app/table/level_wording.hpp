// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

/// The texts about the levels of the computer players: 1 rookie, 2 soldier, 3 boss. Empty for a person (level 0).
class LevelWording {
    Q_DECLARE_TR_FUNCTIONS(LevelWording)

public:
    static QString name(int level)
    {
        return level == 1 ? tr("Rookie") : level == 2 ? tr("Soldier") : level == 3 ? tr("Boss") : QString();
    }
    static QString about(int level)
    {
        switch (level) {
        case 1:
            return tr("Rookie: takes what looks best at a glance, and misses a lot");
        case 2:
            return tr("Soldier: weighs up every choice, but does not look far ahead");
        case 3:
            return tr("Boss: looks ahead, and plays to win the game rather than the moment");
        }
        return {};
    }
};
