// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"

#include <QMetaType>
#include <QPointF>
#include <QRectF>
#include <QString>

namespace supergang_table {

struct ShopItem {
    Q_GADGET

public:
    MEMBER_PROPERTY(int, key) = 0;
    MEMBER_PROPERTY(int, district) = 0;
    MEMBER_PROPERTY(QPointF, sign);
    /// The part of the board that its roof covers.
    MEMBER_PROPERTY(QRectF, roof);
    MEMBER_PROPERTY(QString, name);
    /// True if the name is above the sign instead of below.
    MEMBER_PROPERTY_AS(bool, nameAbove, name_above) = false;
    /// The distance from the sign's centre to the name on its right, in units of the board.
    MEMBER_PROPERTY_AS(qreal, nameAside, name_aside) = 0;
    /// Such as "50 · 1 manager".
    MEMBER_PROPERTY(QString, price);
    /// Such as "ownership-diamond" or "racket-star"; empty for none.
    MEMBER_PROPERTY(QString, token);
    /// The mark of the gang that owns it or has a racket there; −1 for none.
    MEMBER_PROPERTY(int, mark) = -1;
    MEMBER_PROPERTY(bool, racket) = false;
    MEMBER_PROPERTY(bool, usable) = false;
    MEMBER_PROPERTY(bool, flashing) = false;
    MEMBER_PROPERTY(QString, label);

    bool operator==(const ShopItem&) const = default;
};

/// A traffic pawn on the pavement, or a free section where one can be placed now.
struct PawnItem {
    Q_GADGET

public:
    /// The number of the section.
    MEMBER_PROPERTY(int, key) = 0;
    MEMBER_PROPERTY(QPointF, foot);
    MEMBER_PROPERTY(QString, picture);
    MEMBER_PROPERTY(bool, usable) = false;
    MEMBER_PROPERTY(QString, label);

    bool operator==(const PawnItem&) const = default;
};

struct ManholeItem {
    Q_GADGET

public:
    MEMBER_PROPERTY(int, key) = 0;
    MEMBER_PROPERTY(QPointF, middle);
    MEMBER_PROPERTY(bool, open) = false;
    /// True if a patrol has fallen in.
    MEMBER_PROPERTY(bool, splash) = false;

    bool operator==(const ManholeItem&) const = default;
};

struct TurnDie {
    Q_GADGET

public:
    /// The `Mover` that a click picks up.
    MEMBER_PROPERTY(int, key) = 0;
    /// "killer", "vamp", "dealer" or "patrol", as in the names of its pictures.
    MEMBER_PROPERTY(QString, kind);
    MEMBER_PROPERTY(QString, picture);
    MEMBER_PROPERTY(QString, name);
    /// 0 before the throw; stays after the die has been used.
    MEMBER_PROPERTY(int, face) = 0;
    /// Increases with each throw, which starts its animation.
    MEMBER_PROPERTY(int, tosses) = 0;
    MEMBER_PROPERTY(int, figure) = 0;
    MEMBER_PROPERTY(QString, state);
    MEMBER_PROPERTY(bool, done) = false;
    MEMBER_PROPERTY(bool, chosen) = false;
    MEMBER_PROPERTY(bool, usable) = false;
    /// For a patrol: the label of the button that makes the proposed move; empty for none.
    MEMBER_PROPERTY(QString, proposal);
    /// The same, with the place where the move ends.
    MEMBER_PROPERTY(QString, proposed);
    /// True if it is the same die as the previous one, with which the police player moves either patrol (SG-10.3).
    MEMBER_PROPERTY(bool, either) = false;
    MEMBER_PROPERTY(QString, label);

    bool operator==(const TurnDie&) const = default;
};

}
