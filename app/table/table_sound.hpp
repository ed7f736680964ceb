#pragma once

#include "sound/sounds.hpp"

#include <QObject>

class GameTable;
class Preferences;
class SoundPlayer;

/// What is heard at a table: what the game says of a cue, as it is played, and what sounds at every table alike.
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
    /// What has just been shown was celebrated already.
    bool celebrated_ = false;
};
