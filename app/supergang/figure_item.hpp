#pragma once

#include <QMetaType>
#include <QPointF>
#include <QString>

namespace supergang_table {

/// A gangster or a patrol on the board.
struct FigureItem {
    Q_GADGET
    Q_PROPERTY(int key MEMBER key)
    Q_PROPERTY(int mover MEMBER mover)
    Q_PROPERTY(QPointF feet MEMBER feet)
    Q_PROPERTY(QString picture MEMBER picture)
    Q_PROPERTY(QString base MEMBER base)
    Q_PROPERTY(qreal angle MEMBER angle)
    Q_PROPERTY(bool free MEMBER free)
    Q_PROPERTY(qreal size MEMBER size)
    Q_PROPERTY(qreal stack MEMBER stack)
    Q_PROPERTY(bool usable MEMBER usable)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(bool veiled MEMBER veiled)
    Q_PROPERTY(bool acting MEMBER acting)
    Q_PROPERTY(bool underground MEMBER underground)
    Q_PROPERTY(int record MEMBER record)
    Q_PROPERTY(QString chip MEMBER chip)
    Q_PROPERTY(int turns MEMBER turns)
    Q_PROPERTY(int leader MEMBER leader)
    Q_PROPERTY(QPointF joint MEMBER joint)
    Q_PROPERTY(QString label MEMBER label)

public:
    /// Its `index_of`; patrols are 12 and 13.
    int key = 0;
    /// The `Mover` that lifts it; −1 of who is not to be moved by this turn's dice.
    int mover = -1;
    /// Where it stands or lies: what a click on it can mean; −1 behind the centre’s door and in the sewer.
    int place = -1;
    /// In units of the board.
    QPointF feet;
    QString picture;
    QString base;
    /// Degrees by which it faces, clockwise from the right.
    qreal angle = 0;
    /// It may go any way.
    bool free = true;
    /// Of its usual size: smaller in a crowd.
    qreal size = 1;
    qreal stack = 0;
    bool usable = false;
    /// Its ends are lit.
    bool chosen = false;
    /// It stands before a lit end, which shines through it.
    bool veiled = false;
    /// It has moved, and acts now.
    bool acting = false;
    /// On the way from one manhole to another.
    bool underground = false;
    /// Years on the record.
    int record = 0;
    /// "jail", "clinic", "graveyard", "cuffs", "mask" (a crime that nobody has seen); empty for none.
    QString chip;
    /// Of the chip; 0 for no number.
    int turns = 0;
    /// Mark of the gang whose vamp leads him; −1.
    int leader = -1;
    /// Of a vamp: the way to the feet of the man whom she leads; null while nobody stands beside her.
    QPointF joint;
    QString label;

    bool operator==(const FigureItem&) const = default;
};

}
