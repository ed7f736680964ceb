// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/qml_singleton.hpp"
#include "app/table/seat_plate.hpp"

#include <QVariantList>

namespace supergang_table {

/// The number of shops of a district that a gang owns.
struct SuperGangDistrict {
    Q_GADGET
    QML_VALUE_TYPE(superGangDistrict)

public:
    MEMBER_PROPERTY(int, district) = 0;
    MEMBER_PROPERTY(QString, picture);
    MEMBER_PROPERTY(int, owned) = 0;
    MEMBER_PROPERTY(int, all) = 0;
    /// True if two or fewer are missing.
    MEMBER_PROPERTY(bool, near) = false;
    /// Such as "Old Town: 3 of 8".
    MEMBER_PROPERTY(QString, label);

    bool operator==(const SuperGangDistrict&) const = default;
};

struct SuperGangFigure {
    Q_GADGET
    QML_VALUE_TYPE(superGangFigure)

public:
    /// `index_of` the figure; patrols are 12 and 13.
    MEMBER_PROPERTY(int, figure) = 0;
    MEMBER_PROPERTY(QString, picture);
    /// True if in jail, clinic or graveyard; for a patrol, if out of play.
    MEMBER_PROPERTY(bool, away) = false;
    /// Drawn on the picture: handcuffs, the vamp that leads this man, or the man whom this vamp leads. Empty for none.
    MEMBER_PROPERTY(QString, badge);
    /// Shown beside the picture: an icon, a number, or both.
    MEMBER_PROPERTY(QString, chip);
    MEMBER_PROPERTY(QString, text);
    /// True if `text` is the number of years on the police record (SG-9.3).
    MEMBER_PROPERTY(bool, record) = false;

    bool operator==(const SuperGangFigure&) const = default;
};

/// The plate of a gang or of the police player (SG-10.3).
struct SeatPlate : SeatPlateOfAll {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER key)

public:
    MEMBER_PROPERTY(bool, police) = false;
    /// True if out of the game (SG-10.2).
    MEMBER_PROPERTY(bool, out) = false;
    /// For the police player: the number of gangsters in play, of all gangs (SG-10.3).
    MEMBER_PROPERTY_AS(int, inPlay, in_play) = 0;
    MEMBER_PROPERTY(int, cash) = 0;
    /// The income due in its turn (SG-3.4), such as "+65"; empty for none.
    MEMBER_PROPERTY(QString, income);
    MEMBER_PROPERTY(bool, collected) = false;
    /// Lists of `SuperGangDistrict` and `SuperGangFigure`.
    MEMBER_PROPERTY(QVariantList, districts);
    MEMBER_PROPERTY(QVariantList, figures);
    /// The number left in the stock; `stored` pawns have been bought but not placed (SG-6.1).
    MEMBER_PROPERTY(int, tokens) = 0;
    MEMBER_PROPERTY(int, pawns) = 0;
    MEMBER_PROPERTY(int, stored) = 0;

    bool operator==(const SeatPlate&) const = default;
};

}
