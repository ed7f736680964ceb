#pragma once

#include <QMetaType>
#include <QRectF>
#include <QString>

namespace gangz_table {

/// A tattoo card on the table. Its `key` never changes, so QML can animate it.
struct CardItem {
    Q_GADGET
    Q_PROPERTY(int key MEMBER key)
    Q_PROPERTY(int face MEMBER face)
    Q_PROPERTY(QRectF place MEMBER place)
    Q_PROPERTY(qreal stack MEMBER stack)
    Q_PROPERTY(bool usable MEMBER usable)
    Q_PROPERTY(bool held MEMBER held)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(bool aimed MEMBER aimed)
    Q_PROPERTY(bool own MEMBER own)
    Q_PROPERTY(int ownMark MEMBER own_mark)
    Q_PROPERTY(int ownerMark MEMBER owner_mark)
    Q_PROPERTY(QString ownerName MEMBER owner_name)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(bool shaking MEMBER shaking)
    Q_PROPERTY(bool intruder MEMBER intruder)
    Q_PROPERTY(bool leader MEMBER leader)
    Q_PROPERTY(bool gone MEMBER gone)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString label MEMBER label)

public:
    int key = 0;
    /// The number of the tattoo; −1 while the card lies face down.
    int face = -1;
    QRectF place;
    qreal stack = 0;
    /// True if the card can be picked up, or a pawn be put on it.
    bool usable = false;
    bool held = false;
    bool chosen = false;
    /// True while a held pawn would be put on this card.
    bool aimed = false;
    /// True for a card on the wall that the player at the screen played.
    bool own = false;
    int own_mark = 0;
    /// The mark of the owner; −1 before it is revealed.
    int owner_mark = -1;
    QString owner_name;
    /// The points the card brought its owner, once they are revealed.
    int points = 0;
    bool shaking = false;
    /// True once the card has been unmasked.
    bool intruder = false;
    bool leader = false;
    bool gone = false;
    /// The name of the picture; empty unless names are shown.
    QString name;
    /// For screen readers.
    QString label;

    bool operator==(const CardItem&) const = default;
};

}
