#pragma once

#include <QMetaType>
#include <QPointF>
#include <QString>

namespace supergang_table {

struct ShopItem {
    Q_GADGET
    Q_PROPERTY(int key MEMBER key)
    Q_PROPERTY(QPointF sign MEMBER sign)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool nameAbove MEMBER name_above)
    Q_PROPERTY(qreal nameAside MEMBER name_aside)
    Q_PROPERTY(QString price MEMBER price)
    Q_PROPERTY(QString token MEMBER token)
    Q_PROPERTY(bool usable MEMBER usable)
    Q_PROPERTY(bool flashing MEMBER flashing)
    Q_PROPERTY(QString label MEMBER label)

public:
    int key = 0;
    QPointF sign;
    QString name;
    /// The name is above the sign instead of below.
    bool name_above = false;
    /// How far the name is to the right of the sign's middle, in units of the board.
    qreal name_aside = 0;
    /// "50 · 1 manager".
    QString price;
    /// "ownership-diamond", "racket-star"; empty for none.
    QString token;
    bool usable = false;
    bool flashing = false;
    QString label;

    bool operator==(const ShopItem&) const = default;
};

/// A traffic pawn on the pavement, or a free section where one can be placed now.
struct PawnItem {
    Q_GADGET
    Q_PROPERTY(int key MEMBER key)
    Q_PROPERTY(QPointF foot MEMBER foot)
    Q_PROPERTY(QString picture MEMBER picture)
    Q_PROPERTY(bool usable MEMBER usable)
    Q_PROPERTY(QString label MEMBER label)

public:
    /// The section.
    int key = 0;
    QPointF foot;
    QString picture;
    bool usable = false;
    QString label;

    bool operator==(const PawnItem&) const = default;
};

struct ManholeItem {
    Q_GADGET
    Q_PROPERTY(int key MEMBER key)
    Q_PROPERTY(QPointF middle MEMBER middle)
    Q_PROPERTY(bool open MEMBER open)
    Q_PROPERTY(bool splash MEMBER splash)

public:
    int key = 0;
    QPointF middle;
    bool open = false;
    /// A patrol has fallen in.
    bool splash = false;

    bool operator==(const ManholeItem&) const = default;
};

struct TurnDie {
    Q_GADGET
    Q_PROPERTY(int key MEMBER key)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString picture MEMBER picture)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int face MEMBER face)
    Q_PROPERTY(int tosses MEMBER tosses)
    Q_PROPERTY(int figure MEMBER figure)
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(bool done MEMBER done)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(bool usable MEMBER usable)
    Q_PROPERTY(QString proposal MEMBER proposal)
    Q_PROPERTY(QString proposed MEMBER proposed)
    Q_PROPERTY(bool either MEMBER either)
    Q_PROPERTY(QString label MEMBER label)

public:
    /// The `Mover` that a click lifts.
    int key = 0;
    /// "killer", "vamp", "dealer" or "patrol", as in the names of its pictures.
    QString kind;
    QString picture;
    QString name;
    /// 0 before the throw; stays after the die has been used.
    int face = 0;
    /// Increases with each throw, which starts its animation.
    int tosses = 0;
    int figure = 0;
    QString state;
    bool done = false;
    bool chosen = false;
    bool usable = false;
    /// For a patrol: the label of the button that makes the proposed move; empty for none.
    QString proposal;
    /// The same with the place where the move ends.
    QString proposed;
    /// It is the same die as the previous one: the police player moves either patrol by it (SG-10.3).
    bool either = false;
    QString label;

    bool operator==(const TurnDie&) const = default;
};

}
