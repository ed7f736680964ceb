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
    /// The silhouette of the figure that throws it: "figures/killer-diamond".
    MEMBER_PROPERTY(QString, figure);
    /// "+2", or empty (SG-8.1).
    MEMBER_PROPERTY(QString, bonus);
    MEMBER_PROPERTY(QString, label);

    bool operator==(const DuelDie&) const = default;
};

struct DuelSide {
    Q_GADGET
    QML_VALUE_TYPE(duelSide)

public:
    MEMBER_PROPERTY(QString, name);
    /// The mark of the gang that shoots for this side.
    MEMBER_PROPERTY(int, mark) = 0;
    /// "defends, with the shop’s two managers".
    MEMBER_PROPERTY(QString, role);
    /// `DuelDie`s, in plank order.
    MEMBER_PROPERTY(QVariantList, dice);
    /// −1 before the throw, and for a side that throws no dice.
    MEMBER_PROPERTY(int, sum) = -1;
    /// It threw more than the other side.
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
    /// It belongs to the attackers, who stand on the left.
    MEMBER_PROPERTY(bool, attacks) = false;
    /// "duel/target-killer-diamond", "duel/back-diamond".
    MEMBER_PROPERTY(QString, picture);
    MEMBER_PROPERTY(QString, back);
    /// For a man led by a vamp, the sign of her gang, "chips/vamped-ring"; empty for others.
    MEMBER_PROPERTY(QString, tag);
    /// "standing", "back" (injured), "face" (dead) or "left" (SG-7.4).
    MEMBER_PROPERTY(QString, fate);
    /// It stands and can be hit.
    MEMBER_PROPERTY_AS(bool, inPlay, in_play) = false;
    /// The texts under the plank: "Killer", "injured".
    MEMBER_PROPERTY(QString, name);
    MEMBER_PROPERTY(QString, state);
    MEMBER_PROPERTY(QString, label);

    bool operator==(const DuelTarget&) const = default;
};

struct DuelDart {
    Q_GADGET
    QML_VALUE_TYPE(duelDart)

public:
    /// From 1.
    MEMBER_PROPERTY(int, number) = 1;
    /// "left" (not thrown yet), "next", "rolling" (its die is), "flying", "missed", "face" or "back".
    MEMBER_PROPERTY(QString, did);
    MEMBER_PROPERTY(QString, word);
    /// The face of its die (SG-8.5); 0 before the throw and if darts are thrown by hand.
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
    /// It doesn't stick: it hit a target that it may not fell or flew too low, and falls to the ground.
    MEMBER_PROPERTY(bool, drops) = false;

    bool operator==(const DuelMiss&) const = default;
};

struct DuelShow {
    Q_GADGET
    QML_VALUE_TYPE(duelShow)

public:
    MEMBER_PROPERTY(bool, active) = false;
    /// "Duel: gangland killing in Chez Zaza".
    MEMBER_PROPERTY(QString, title);
    MEMBER_PROPERTY(QString, heading);
    /// "11 − 6 = 5: Rosa shoots first".
    MEMBER_PROPERTY(QString, sentence);
    MEMBER_PROPERTY(supergang_table::DuelSide, attack);
    MEMBER_PROPERTY(supergang_table::DuelSide, defence);
    /// Increases with each throw of the dice, which starts their animation.
    MEMBER_PROPERTY_AS(int, throwNumber, throw_number) = 0;
    /// `DuelTarget`s from left to right.
    MEMBER_PROPERTY(QVariantList, targets);
    /// `DuelDart`s of the volley. Only the part around the current dart if the volley is long; `darts_before` and
    /// `darts_after` count the darts left out.
    MEMBER_PROPERTY(QVariantList, darts);
    MEMBER_PROPERTY_AS(int, dartsBefore, darts_before) = 0;
    MEMBER_PROPERTY_AS(int, dartsAfter, darts_after) = 0;
    /// Counts the darts of the whole duel that have left the hand.
    MEMBER_PROPERTY_AS(int, dartNumber, dart_number) = 0;
    MEMBER_PROPERTY(bool, flying) = false;
    MEMBER_PROPERTY(QPointF, struck);
    /// The effect of the newest dart: "missed", "face", "back"; empty while it flies.
    MEMBER_PROPERTY(QString, outcome);
    /// The effect for screen readers, unless the log says it: "Bea’s vamp falls on the back: injured."
    MEMBER_PROPERTY(QString, untold);
    /// `DuelMiss`es of the whole duel.
    MEMBER_PROPERTY(QVariantList, stuck);
    /// Dice decide, nobody aims (SG-8.5).
    MEMBER_PROPERTY_AS(bool, byDice, by_dice) = false;
    /// The player at the screen is to throw a dart by hand.
    MEMBER_PROPERTY(bool, aiming) = false;
    MEMBER_PROPERTY_AS(QString, shooterName, shooter_name);
    MEMBER_PROPERTY_AS(int, shooterMark, shooter_mark) = 0;
    /// "Dart 4 of 5".
    MEMBER_PROPERTY_AS(QString, railTitle, rail_title);
    /// The meaning of a hit above and below the middle, or of the numbers if dice decide.
    MEMBER_PROPERTY_AS(QString, aboveText, above_text);
    MEMBER_PROPERTY_AS(QString, belowText, below_text);
    MEMBER_PROPERTY(QString, hint);
    MEMBER_PROPERTY_AS(QString, followsTitle, follows_title);
    /// `DuelRow`s.
    MEMBER_PROPERTY(QVariantList, follows);
    MEMBER_PROPERTY(bool, over) = false;

    bool operator==(const DuelShow&) const = default;
};

/// Returns whether the player who decides is to throw a dart by hand.
bool aims(const Scene& scene);
DuelShow duel_of(const Scene& scene, const Seated& seated);
/// Returns which of the four pictures, 1 to 4, shows this manager of the shop.
int manager_picture(rules::Shop shop, int manager);

}
