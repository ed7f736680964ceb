#pragma once

#include <QMetaType>
#include <QPointF>
#include <QString>

namespace supergang_table {

/// A shop's sign on the board, with its name and who has a token there.
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
    /// It stands above the sign and not below.
    bool name_above = false;
    /// So far to the right of the sign's middle, in units of the board.
    qreal name_aside = 0;
    /// "50 · 1 manager"
    QString price;
    /// "ownership-diamond", "racket-star"; empty for none.
    QString token;
    /// A click on it means something now.
    bool usable = false;
    /// Its district is being won.
    bool flashing = false;
    QString label;

    bool operator==(const ShopItem&) const = default;
};

/// A traffic pawn on the pavement, or a free piece of it where one can be put now.
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
    /// "traffic-diamond"
    QString picture;
    bool usable = false;
    QString label;

    bool operator==(const PawnItem&) const = default;
};

/// A way into the sewer.
struct ManholeItem {
    Q_GADGET
    Q_PROPERTY(int key MEMBER key)
    Q_PROPERTY(QPointF middle MEMBER middle)
    Q_PROPERTY(bool open MEMBER open)
    Q_PROPERTY(bool splash MEMBER splash)

public:
    int key = 0;
    QPointF middle;
    /// Somebody goes through it.
    bool open = false;
    /// Somebody has fallen in.
    bool splash = false;

    bool operator==(const ManholeItem&) const = default;
};

/// A die of the turn, in the rail.
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
    /// The mover; also whom a click on it lifts.
    int key = 0;
    /// "killer", "vamp", "dealer", "patrol": as its pictures are called.
    QString kind;
    QString picture;
    QString name;
    /// 0 before the throw; what was thrown stays seen.
    int face = 0;
    /// Changes when it is thrown: it tumbles then.
    int tosses = 0;
    /// The key of its `FigureItem`.
    int figure = 0;
    QString state;
    bool done = false;
    bool chosen = false;
    bool usable = false;
    /// Of a patrol: a move that a button takes at once; empty for none.
    QString proposal;
    /// Where it leads.
    QString proposed;
    /// It is the same die as the one before: the police player moves one patrol by it (SG-10.3).
    bool either = false;
    QString label;

    bool operator==(const TurnDie&) const = default;
};

}
