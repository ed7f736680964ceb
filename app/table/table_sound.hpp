// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sound/sounds.hpp"

#include <QObject>

class GameTable;
class Preferences;
class SoundPlayer;

/// Plays the sounds of a table: those of the game's cues and those that all tables share.
class TableSound : public QObject {
    Q_OBJECT

public:
    TableSound(GameTable& table, const Preferences& preferences, SoundPlayer& player);

private:
    void hear(const QString& cue);
    void hearStage();

    GameTable& table_;
    const Preferences& preferences_;
    SoundPlayer& player_;
    double pace_;
    bool curtain_closed_;
    bool over_;
    /// True if the animation has already had its own sound of celebration.
    bool celebrated_ = false;
};
