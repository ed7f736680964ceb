#pragma once

#include <QMetaType>
#include <QString>

/// The part of a row in the final standings that all games share.
struct StandingOfAll {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER key)
    Q_PROPERTY(int placeNumber MEMBER place)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(bool winner MEMBER winner)

public:
    int key = 0;
    /// From 1; seats that share a place have the same number.
    int place = 1;
    QString name;
    int mark = 0;
    bool winner = false;

    bool operator==(const StandingOfAll&) const = default;
};
