#pragma once

#include "models/lent.hpp"
#include "table/seat_plate.hpp"

#include <QVariantList>

namespace supergang_table {

/// How many shops of a district a gang owns.
struct SuperGangDistrict {
    Q_GADGET
    QML_VALUE_TYPE(superGangDistrict)
    Q_PROPERTY(int district MEMBER district)
    Q_PROPERTY(QString picture MEMBER picture)
    Q_PROPERTY(int owned MEMBER owned)
    Q_PROPERTY(int all MEMBER all)
    Q_PROPERTY(bool near MEMBER near)

public:
    int district = 0;
    QString picture;
    int owned = 0;
    int all = 0;
    /// Two or fewer are missing.
    bool near = false;

    bool operator==(const SuperGangDistrict&) const = default;
};

struct SuperGangFigure {
    Q_GADGET
    QML_VALUE_TYPE(superGangFigure)
    Q_PROPERTY(int figure MEMBER figure)
    Q_PROPERTY(QString picture MEMBER picture)
    Q_PROPERTY(bool away MEMBER away)
    Q_PROPERTY(QString badge MEMBER badge)
    Q_PROPERTY(QString chip MEMBER chip)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool record MEMBER record)

public:
    /// `index_of` the figure; patrols are 12 and 13.
    int figure = 0;
    QString picture;
    /// In jail, clinic or graveyard; for a patrol, out of play.
    bool away = false;
    /// Drawn on the picture: cuffs, the vamp that leads him, the man she leads. Empty for none.
    QString badge;
    /// Shown beside the picture: an icon, a number, or both.
    QString chip;
    QString text;
    /// `text` is the number of years on the police record (SG-9.3).
    bool record = false;

    bool operator==(const SuperGangFigure&) const = default;
};

/// The plate of a gang or of the police player (SG-10.3).
struct SeatPlate : SeatPlateOfAll {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER key)
    Q_PROPERTY(bool police MEMBER police)
    Q_PROPERTY(bool out MEMBER out)
    Q_PROPERTY(int inPlay MEMBER in_play)
    Q_PROPERTY(int cash MEMBER cash)
    Q_PROPERTY(QString income MEMBER income)
    Q_PROPERTY(bool collected MEMBER collected)
    Q_PROPERTY(QVariantList districts MEMBER districts)
    Q_PROPERTY(QVariantList figures MEMBER figures)
    Q_PROPERTY(int tokens MEMBER tokens)
    Q_PROPERTY(int pawns MEMBER pawns)
    Q_PROPERTY(int stored MEMBER stored)

public:
    bool police = false;
    /// Out of the game (SG-10.2).
    bool out = false;
    /// For the police player: how many gangsters of all gangs are in play (SG-10.3).
    int in_play = 0;
    int cash = 0;
    /// "+65", due in its turn (SG-3.4); empty for nothing.
    QString income;
    bool collected = false;
    /// `SuperGangDistrict`s and `SuperGangFigure`s.
    QVariantList districts;
    QVariantList figures;
    /// Left in the stock; `stored` pawns are bought and not placed yet (SG-6.1).
    int tokens = 0;
    int pawns = 0;
    int stored = 0;

    bool operator==(const SeatPlate&) const = default;
};

}
