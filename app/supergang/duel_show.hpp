#pragma once

#include "models/lent.hpp"
#include "supergang/scene.hpp"
#include "table/seated.hpp"

#include <QPointF>
#include <QString>
#include <QVariantList>

/// What the stall of a duel shows, for QML. Lengths are in widths of a target, y upwards from half its height (SG-8.4).
namespace supergang_table {

/// A die of one side, and who threw it.
struct DuelDie {
    Q_GADGET
    QML_VALUE_TYPE(duelDie)
    Q_PROPERTY(QString dice MEMBER dice)
    Q_PROPERTY(int face MEMBER face)
    Q_PROPERTY(QString figure MEMBER figure)
    Q_PROPERTY(QString bonus MEMBER bonus)
    Q_PROPERTY(QString label MEMBER label)

public:
    /// "killer", "vamp", "dealer" or "patrol"
    QString dice;
    /// 0 before the throw.
    int face = 0;
    /// The silhouette beside it: "figures/killer-diamond".
    QString figure;
    /// "+2", or empty (SG-8.1).
    QString bonus;
    QString label;

    bool operator==(const DuelDie&) const = default;
};

/// One of the two sides, and its throw.
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
    /// Who fights: "Rosa", "Bea and Vito", "Patrol 1".
    QString name;
    /// Of the gang that shoots for it.
    int mark = 0;
    /// "defends, with the shop’s two managers"
    QString role;
    /// `DuelDie`s, in plank order.
    QVariantList dice;
    /// −1 before the throw, and of who throws none.
    int sum = -1;
    /// Threw more than the other.
    bool ahead = false;
    bool shooting = false;
    QString label;

    bool operator==(const DuelSide&) const = default;
};

/// A target on the plank.
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
    /// Its middle.
    qreal place = 0;
    /// Stands on the attackers’ side, the left.
    bool attacks = false;
    /// "duel/target-killer-diamond", "duel/back-diamond"
    QString picture;
    QString back;
    /// Of a vamped man, the sign of her gang: "chips/vamped-ring"; else empty.
    QString tag;
    /// "standing", "back" (injured), "face" (dead) or "left" (SG-7.4)
    QString fate;
    /// Stands and is shot at.
    bool in_play = false;
    /// "Killer", "injured": under the plank.
    QString name;
    QString state;
    /// "Bea’s vamp, injured"
    QString label;

    bool operator==(const DuelTarget&) const = default;
};

/// A dart of the volley.
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
    /// "left", "next", "rolling" (its die is), "flying", "missed", "face" or "back"
    QString did;
    QString word;
    /// By dice (SG-8.5), the face of its die; 0 before it is thrown, and where nobody throws one.
    int die = 0;

    bool operator==(const DuelDart&) const = default;
};

/// What follows, with the rule that says so.
struct DuelRow {
    Q_GADGET
    QML_VALUE_TYPE(duelRow)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString rule MEMBER rule)

public:
    /// "actions/brass/clinic"
    QString icon;
    QString text;
    QString rule;

    bool operator==(const DuelRow&) const = default;
};

/// A dart that struck nobody.
struct DuelMiss {
    Q_GADGET
    QML_VALUE_TYPE(duelMiss)
    Q_PROPERTY(QPointF at MEMBER at)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(bool drops MEMBER drops)

public:
    QPointF at;
    /// Of who threw it.
    int mark = 0;
    /// It met something that it may not fell, or flew too low, and lies below.
    bool drops = false;

    bool operator==(const DuelMiss&) const = default;
};

/// The whole of it.
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
    /// There is a duel.
    bool active = false;
    /// "Duel: gangland killing in Chez Zaza"
    QString title;
    /// "5 darts"
    QString heading;
    /// "11 − 6 = 5: Rosa shoots first"
    QString sentence;
    DuelSide attack;
    DuelSide defence;
    /// Changes with each throw: the dice tumble then.
    int throw_number = 0;
    /// `DuelTarget`s from left to right.
    QVariantList targets;
    /// `DuelDart`s: the volley, or of a long one the part round the dart in question, with so many left out on either
    /// side.
    QVariantList darts;
    int darts_before = 0;
    int darts_after = 0;
    /// Of the whole duel: changes with each dart that leaves the hand.
    int dart_number = 0;
    /// It is on its way.
    bool flying = false;
    /// Where the newest one strikes.
    QPointF struck;
    /// What it did: "missed", "face", "back"; empty before it is known.
    QString outcome;
    /// What it did where the log is silent, for who listens: "Bea’s vamp falls on the back: injured."
    QString untold;
    /// `DuelMiss`es, of the whole duel.
    QVariantList stuck;
    /// Nobody aims (SG-8.5).
    bool by_dice = false;
    /// The one at the screen is to throw a dart.
    bool aiming = false;
    /// Who shoots.
    QString shooter_name;
    int shooter_mark = 0;
    /// "Dart 4 of 5"
    QString rail_title;
    /// What a hit above and below the middle means; by dice, what the numbers mean.
    QString above_text;
    QString below_text;
    /// How to throw; empty for who is not to.
    QString hint;
    QString follows_title;
    /// `DuelRow`s.
    QVariantList follows;
    /// It is decided.
    bool over = false;

    bool operator==(const DuelShow&) const = default;
};

/// Whoever decides is to throw a dart by hand.
bool aims(const Scene& scene);
/// The stall as it is at this moment of the scene.
DuelShow duel_of(const Scene& scene, const Seated& seated);
/// Which of the four managers' pictures, 1 to 4, stand in the shop.
int manager_picture(rules::Shop shop, int manager);

}
