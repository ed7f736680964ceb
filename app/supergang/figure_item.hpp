#pragma once

#include <QMetaType>
#include <QPointF>
#include <QString>

namespace supergang_table {

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
    /// `index_of` the figure; patrols are 12 and 13.
    int key = 0;
    /// The `Mover` by which the figure is picked up; −1 if this turn's dice cannot move it.
    int mover = -1;
    /// The place that a click on the figure can mean; −1 behind the door of the centre and in the sewer.
    int place = -1;
    /// In units of the board.
    QPointF feet;
    QString picture;
    QString base;
    /// The direction it faces: degrees clockwise from the right.
    qreal angle = 0;
    /// True if it faces nowhere: it may go any way.
    bool free = true;
    /// Scale, 1 for the usual size; smaller in a crowd.
    qreal size = 1;
    qreal stack = 0;
    bool usable = false;
    /// The ends of its moves are lit.
    bool chosen = false;
    /// It covers a lit end and is drawn translucent.
    bool veiled = false;
    bool acting = false;
    bool underground = false;
    int record = 0;
    /// "jail", "clinic", "graveyard", "cuffs" or "mask" (a crime that nobody has seen); empty for none.
    QString chip;
    /// The number on the chip; 0 for none.
    int turns = 0;
    /// The mark of the gang whose vamp leads him; −1 for none.
    int leader = -1;
    /// For a vamp: the vector to the feet of the man she leads; null if he isn't beside her.
    QPointF joint;
    QString label;

    bool operator==(const FigureItem&) const = default;
};

}
