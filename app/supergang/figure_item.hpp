// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"

#include <QMetaType>
#include <QPointF>
#include <QRectF>
#include <QString>

namespace supergang_table {

struct FigureItem {
    Q_GADGET

public:
    /// `index_of` the figure; patrols are 12 and 13.
    MEMBER_PROPERTY(int, key) = 0;
    /// The `Mover` that picks the figure up; −1 if this turn's dice cannot move it.
    MEMBER_PROPERTY(int, mover) = -1;
    /// The place that a click on the figure can mean; −1 inside the centre and in the sewer.
    int place = -1;
    /// In units of the board.
    MEMBER_PROPERTY(QPointF, feet);
    MEMBER_PROPERTY(QString, picture);
    MEMBER_PROPERTY(QString, base);
    /// The direction it faces: degrees clockwise from the right.
    MEMBER_PROPERTY(qreal, angle) = 0;
    /// True if it faces no direction and may go any way.
    MEMBER_PROPERTY(bool, free) = true;
    /// Scale, 1 for the usual size; smaller in a crowd.
    MEMBER_PROPERTY(qreal, size) = 1;
    MEMBER_PROPERTY(qreal, stack) = 0;
    MEMBER_PROPERTY(bool, usable) = false;
    /// True while the ends of its moves are lit.
    MEMBER_PROPERTY(bool, chosen) = false;
    /// True while it covers a lit end and is drawn translucent.
    MEMBER_PROPERTY(bool, veiled) = false;
    MEMBER_PROPERTY(bool, acting) = false;
    MEMBER_PROPERTY(bool, underground) = false;
    MEMBER_PROPERTY(int, record) = 0;
    /// "jail", "clinic", "graveyard", "cuffs" or "mask" (for an unseen crime); empty for none.
    MEMBER_PROPERTY(QString, chip);
    /// The number on the chip; 0 for none.
    MEMBER_PROPERTY(int, turns) = 0;
    /// The mark of the gang whose vamp leads this man; −1 for none.
    MEMBER_PROPERTY(int, leader) = -1;
    /// For a vamp: the vector to the feet of the man she leads; null if he is not beside her.
    MEMBER_PROPERTY(QPointF, joint);
    MEMBER_PROPERTY(QString, label);

    bool operator==(const FigureItem&) const = default;
};

/// The clinic, the graveyard or the jail: the number of figures in it and their area.
struct WardItem {
    Q_GADGET

public:
    MEMBER_PROPERTY(int, key) = 0;
    MEMBER_PROPERTY(QString, picture);
    MEMBER_PROPERTY(int, count) = 0;
    /// The bounding rectangle of all feet, in units of the board.
    MEMBER_PROPERTY(QRectF, heads);

    bool operator==(const WardItem&) const = default;
};

}
