#pragma once

#include "models/lent.hpp"
#include "supergang/scene.hpp"
#include "table/seated.hpp"

#include <QPointF>
#include <QString>
#include <QVariantList>

/// The contents of a duel's stall, for QML. Lengths are in widths of a target, y upwards from half its height (SG-8.4).
namespace supergang_table {

struct DuelDie {
    Q_GADGET
    QML_VALUE_TYPE(duelDie)
    Q_PROPERTY(QString dice MEMBER dice)
    Q_PROPERTY(int face MEMBER face)
    Q_PROPERTY(QString figure MEMBER figure)
    Q_PROPERTY(QString bonus MEMBER bonus)
    Q_PROPERTY(QString label MEMBER label)

public:
    /// "killer", "vamp", "dealer" or "patrol".
    QString dice;
    /// 0 before the throw.
    int face = 0;
    /// The silhouette of the figure that throws it: "figures/killer-diamond".
    QString figure;
    /// "+2", or empty (SG-8.1).
    QString bonus;
    QString label;

    bool operator==(const DuelDie&) const = default;
};

struct DuelSide {
    Q_GADGET
    QML_VALUE_TYPE(duelSide)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(QString role MEMBER role)
    Q_PROPERTY(QVariantList dice MEMBER dice)
    Q_PROPERTY(int sum MEMBER sum)
    Q_PROPERTY(bool ahead MEMBER ahead)
    Q_PROPERTY(bool shooting MEMBER shooting)
    Q_PROPERTY(QString label MEMBER label)

public:
    QString name;
    /// The mark of the gang that shoots for this side.
    int mark = 0;
    /// "defends, with the shop’s two managers".
    QString role;
    /// `DuelDie`s, in plank order.
    QVariantList dice;
    /// −1 before the throw, and for a side that throws no dice.
    int sum = -1;
    /// It threw more than the other side.
    bool ahead = false;
    bool shooting = false;
    QString label;

    bool operator==(const DuelSide&) const = default;
};

struct DuelTarget {
    Q_GADGET
    QML_VALUE_TYPE(duelTarget)
    Q_PROPERTY(qreal place MEMBER place)
    Q_PROPERTY(bool attacks MEMBER attacks)
    Q_PROPERTY(QString picture MEMBER picture)
    Q_PROPERTY(QString back MEMBER back)
    Q_PROPERTY(QString tag MEMBER tag)
    Q_PROPERTY(QString fate MEMBER fate)
    Q_PROPERTY(bool inPlay MEMBER in_play)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(QString label MEMBER label)

public:
    /// The x coordinate of its middle.
    qreal place = 0;
    /// It belongs to the attackers, who stand on the left.
    bool attacks = false;
    /// "duel/target-killer-diamond", "duel/back-diamond".
    QString picture;
    QString back;
    /// For a man led by a vamp, the sign of her gang, "chips/vamped-ring"; empty for others.
    QString tag;
    /// "standing", "back" (injured), "face" (dead) or "left" (SG-7.4).
    QString fate;
    /// It stands and can be hit.
    bool in_play = false;
    /// The texts under the plank: "Killer", "injured".
    QString name;
    QString state;
    QString label;

    bool operator==(const DuelTarget&) const = default;
};

struct DuelDart {
    Q_GADGET
    QML_VALUE_TYPE(duelDart)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString did MEMBER did)
    Q_PROPERTY(QString word MEMBER word)
    Q_PROPERTY(int die MEMBER die)

public:
    /// From 1.
    int number = 1;
    /// "left" (not thrown yet), "next", "rolling" (its die is), "flying", "missed", "face" or "back".
    QString did;
    QString word;
    /// The face of its die (SG-8.5); 0 before the throw and if darts are thrown by hand.
    int die = 0;

    bool operator==(const DuelDart&) const = default;
};

struct DuelRow {
    Q_GADGET
    QML_VALUE_TYPE(duelRow)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString rule MEMBER rule)

public:
    QString icon;
    QString text;
    QString rule;

    bool operator==(const DuelRow&) const = default;
};

struct DuelMiss {
    Q_GADGET
    QML_VALUE_TYPE(duelMiss)
    Q_PROPERTY(QPointF at MEMBER at)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(bool drops MEMBER drops)

public:
    QPointF at;
    int mark = 0;
    /// It doesn't stick: it hit a target that it may not fell or flew too low, and falls to the ground.
    bool drops = false;

    bool operator==(const DuelMiss&) const = default;
};

struct DuelShow {
    Q_GADGET
    QML_VALUE_TYPE(duelShow)
    Q_PROPERTY(bool active MEMBER active)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString heading MEMBER heading)
    Q_PROPERTY(QString sentence MEMBER sentence)
    Q_PROPERTY(supergang_table::DuelSide attack MEMBER attack)
    Q_PROPERTY(supergang_table::DuelSide defence MEMBER defence)
    Q_PROPERTY(int throwNumber MEMBER throw_number)
    Q_PROPERTY(QVariantList targets MEMBER targets)
    Q_PROPERTY(QVariantList darts MEMBER darts)
    Q_PROPERTY(int dartsBefore MEMBER darts_before)
    Q_PROPERTY(int dartsAfter MEMBER darts_after)
    Q_PROPERTY(int dartNumber MEMBER dart_number)
    Q_PROPERTY(bool flying MEMBER flying)
    Q_PROPERTY(QPointF struck MEMBER struck)
    Q_PROPERTY(QString outcome MEMBER outcome)
    Q_PROPERTY(QString untold MEMBER untold)
    Q_PROPERTY(QVariantList stuck MEMBER stuck)
    Q_PROPERTY(bool byDice MEMBER by_dice)
    Q_PROPERTY(bool aiming MEMBER aiming)
    Q_PROPERTY(QString shooterName MEMBER shooter_name)
    Q_PROPERTY(int shooterMark MEMBER shooter_mark)
    Q_PROPERTY(QString railTitle MEMBER rail_title)
    Q_PROPERTY(QString aboveText MEMBER above_text)
    Q_PROPERTY(QString belowText MEMBER below_text)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(QString followsTitle MEMBER follows_title)
    Q_PROPERTY(QVariantList follows MEMBER follows)
    Q_PROPERTY(bool over MEMBER over)

public:
    bool active = false;
    /// "Duel: gangland killing in Chez Zaza".
    QString title;
    QString heading;
    /// "11 − 6 = 5: Rosa shoots first".
    QString sentence;
    DuelSide attack;
    DuelSide defence;
    /// Increases with each throw of the dice, which starts their animation.
    int throw_number = 0;
    /// `DuelTarget`s from left to right.
    QVariantList targets;
    /// `DuelDart`s of the volley. Only the part around the current dart if the volley is long; `darts_before` and
    /// `darts_after` count the darts left out.
    QVariantList darts;
    int darts_before = 0;
    int darts_after = 0;
    /// Counts the darts of the whole duel that have left the hand.
    int dart_number = 0;
    bool flying = false;
    QPointF struck;
    /// The effect of the newest dart: "missed", "face", "back"; empty while it flies.
    QString outcome;
    /// The effect for screen readers, unless the log says it: "Bea’s vamp falls on the back: injured."
    QString untold;
    /// `DuelMiss`es of the whole duel.
    QVariantList stuck;
    /// Dice decide, nobody aims (SG-8.5).
    bool by_dice = false;
    /// The player at the screen is to throw a dart by hand.
    bool aiming = false;
    QString shooter_name;
    int shooter_mark = 0;
    /// "Dart 4 of 5".
    QString rail_title;
    /// The meaning of a hit above and below the middle, or of the numbers if dice decide.
    QString above_text;
    QString below_text;
    QString hint;
    QString follows_title;
    /// `DuelRow`s.
    QVariantList follows;
    bool over = false;

    bool operator==(const DuelShow&) const = default;
};

/// Returns whether the player who decides is to throw a dart by hand.
bool aims(const Scene& scene);
DuelShow duel_of(const Scene& scene, const Seated& seated);
/// Returns which of the four pictures, 1 to 4, shows this manager of the shop.
int manager_picture(rules::Shop shop, int manager);

}
