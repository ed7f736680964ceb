// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/scene.hpp"
#include "app/table/seated.hpp"

#include <QPointF>

/// The contents of a duel's stall, for QML. Lengths are in widths of a target, y upwards from half its height (SG-8.4).
namespace supergang_table {

struct DuelDie {
    Q_GADGET
    QML_VALUE_TYPE(duelDie)

public:
    /// "killer", "vamp", "dealer" or "patrol".
    MEMBER_PROPERTY(QString, dice);
    /// 0 before the throw.
    MEMBER_PROPERTY(int, face) = 0;
    /// True from the throw until all dice of it lie still.
    MEMBER_PROPERTY(bool, rolling) = false;
    /// The silhouette of the figure that throws it, such as "figures/killer-diamond".
    MEMBER_PROPERTY(QString, figure);
    /// Such as "+2"; may be empty (SG-8.1).
    MEMBER_PROPERTY(QString, bonus);
    MEMBER_PROPERTY(QString, label);

    bool operator==(const DuelDie&) const = default;
};

struct DuelSide {
    Q_GADGET
    QML_VALUE_TYPE(duelSide)

public:
    MEMBER_PROPERTY(QString, name);
    /// The mark of the gang that shoots for this side, and the face and mood of its player as on its plate.
    MEMBER_PROPERTY(int, mark) = 0;
    MEMBER_PROPERTY(int, face) = 0;
    MEMBER_PROPERTY(QString, mood);
    backroom::Seat seat = backroom::nobody;
    /// Such as "defends, with the shop’s two managers".
    MEMBER_PROPERTY(QString, role);
    /// A list of `DuelDie`, in plank order.
    MEMBER_PROPERTY(QVariantList, dice);
    /// −1 until the dice lie still, and for a side that throws no dice.
    MEMBER_PROPERTY(int, sum) = -1;
    /// True if it threw more than the other side.
    MEMBER_PROPERTY(bool, ahead) = false;
    MEMBER_PROPERTY(bool, shooting) = false;
    MEMBER_PROPERTY(QString, label);

    bool operator==(const DuelSide&) const = default;
};

struct DuelTarget {
    Q_GADGET
    QML_VALUE_TYPE(duelTarget)

public:
    /// The x coordinate of its middle.
    MEMBER_PROPERTY(qreal, place) = 0;
    /// True if it belongs to the attackers, who stand on the left.
    MEMBER_PROPERTY(bool, attacks) = false;
    /// Such as "duel/target-killer-diamond" or "duel/back-diamond".
    MEMBER_PROPERTY(QString, picture);
    MEMBER_PROPERTY(QString, back);
    /// For a man led by a vamp, the sign of her gang, such as "chips/vamped-ring"; empty for others.
    MEMBER_PROPERTY(QString, tag);
    /// "standing", "back" (injured), "face" (dead) or "left" (SG-7.4).
    MEMBER_PROPERTY(QString, fate);
    /// True if it stands and can be hit.
    MEMBER_PROPERTY_AS(bool, inPlay, in_play) = false;
    /// The texts under the plank, such as "Killer" and "injured".
    MEMBER_PROPERTY(QString, name);
    MEMBER_PROPERTY(QString, state);
    MEMBER_PROPERTY(QString, label);

    bool operator==(const DuelTarget&) const = default;
};

struct DuelDart {
    Q_GADGET
    QML_VALUE_TYPE(duelDart)

public:
    /// The number of the dart, from 1.
    MEMBER_PROPERTY(int, number) = 1;
    /// "left" (not thrown yet), "next", "rolling" (while its die rolls), "flying", "missed", "face" or "back".
    MEMBER_PROPERTY(QString, did);
    MEMBER_PROPERTY(QString, word);
    /// The face of its die (SG-8.5); 0 before the throw, and if darts are thrown by hand.
    MEMBER_PROPERTY(int, die) = 0;

    bool operator==(const DuelDart&) const = default;
};

struct DuelRow {
    Q_GADGET
    QML_VALUE_TYPE(duelRow)

public:
    MEMBER_PROPERTY(QString, icon);
    MEMBER_PROPERTY(QString, text);
    MEMBER_PROPERTY(QString, rule);

    bool operator==(const DuelRow&) const = default;
};

struct DuelMiss {
    Q_GADGET
    QML_VALUE_TYPE(duelMiss)

public:
    MEMBER_PROPERTY(QPointF, at);
    MEMBER_PROPERTY(int, mark) = 0;
    /// True if it falls to the ground, because it flew too low or hit a target that it may not fell.
    MEMBER_PROPERTY(bool, drops) = false;

    bool operator==(const DuelMiss&) const = default;
};

struct DuelShow {
    Q_GADGET
    QML_VALUE_TYPE(duelShow)

public:
    MEMBER_PROPERTY(bool, active) = false;
    /// Such as "Duel: gangland killing in Chez Zaza".
    MEMBER_PROPERTY(QString, title);
    MEMBER_PROPERTY(QString, heading);
    /// Such as "11 − 6 = 5: Rosa shoots first".
    MEMBER_PROPERTY(QString, sentence);
    MEMBER_PROPERTY(supergang_table::DuelSide, attack);
    MEMBER_PROPERTY(supergang_table::DuelSide, defence);
    /// A list of `DuelTarget`, from left to right.
    MEMBER_PROPERTY(QVariantList, targets);
    /// A list of `DuelDart` of the volley: if it is long, only the part around the current dart. `darts_before` and
    /// `darts_after` count the darts left out.
    MEMBER_PROPERTY(QVariantList, darts);
    MEMBER_PROPERTY_AS(int, dartsBefore, darts_before) = 0;
    MEMBER_PROPERTY_AS(int, dartsAfter, darts_after) = 0;
    /// The number of darts of the whole duel that have left the hand.
    MEMBER_PROPERTY_AS(int, dartNumber, dart_number) = 0;
    MEMBER_PROPERTY(bool, flying) = false;
    MEMBER_PROPERTY(QPointF, struck);
    /// The effect of the newest dart: "missed", "face", "back"; empty while it flies.
    MEMBER_PROPERTY(QString, outcome);
    /// The effect for screen readers if the log does not say it, such as "Bea’s vamp falls on the back: injured."
    MEMBER_PROPERTY(QString, untold);
    /// A list of `DuelMiss` of the whole duel.
    MEMBER_PROPERTY(QVariantList, stuck);
    /// True if dice decide and nobody aims (SG-8.5).
    MEMBER_PROPERTY_AS(bool, byDice, by_dice) = false;
    /// True if the player at the screen has to throw a dart by hand.
    MEMBER_PROPERTY(bool, aiming) = false;
    MEMBER_PROPERTY_AS(QString, shooterName, shooter_name);
    MEMBER_PROPERTY_AS(int, shooterMark, shooter_mark) = 0;
    /// Such as "Dart 4 of 5".
    MEMBER_PROPERTY_AS(QString, railTitle, rail_title);
    /// The meaning of a hit above and below the middle, or of the die's numbers if dice decide.
    MEMBER_PROPERTY_AS(QString, aboveText, above_text);
    MEMBER_PROPERTY_AS(QString, belowText, below_text);
    MEMBER_PROPERTY(QString, hint);
    /// This follows the hint if there is room.
    MEMBER_PROPERTY(QString, more);
    MEMBER_PROPERTY_AS(QString, followsTitle, follows_title);
    /// A list of `DuelRow`.
    MEMBER_PROPERTY(QVariantList, follows);
    MEMBER_PROPERTY(bool, over) = false;

    bool operator==(const DuelShow&) const = default;
};

/// Returns whether the player who decides has to throw a dart by hand.
bool aims(const Scene& scene);
DuelShow duel_of(const Scene& scene, const Seated& seated);
/// Returns which of the four pictures, 1 to 4, shows this manager of the shop.
int manager_picture(rules::Shop shop, int manager);

}
