#pragma once

#include <QMetaType>
#include <QString>

/// What is shown of a player at the end of any game.
struct StandingOfAll {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER key)
    Q_PROPERTY(int placeNumber MEMBER place)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(bool winner MEMBER winner)

public:
    /// The seat.
    int key = 0;
    /// From 1; those who share a place have the same.
    int place = 1;
    QString name;
    int mark = 0;
    bool winner = false;

    bool operator==(const StandingOfAll&) const = default;
};
