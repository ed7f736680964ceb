#pragma once

#include <QMetaType>
#include <QRectF>
#include <QString>

namespace gangz_table {

/// A tattoo as it lies on the table. `key` stays with the card wherever it goes, so that the picture glides.
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
    /// The tattoo; −1 while it lies face down.
    int face = -1;
    QRectF place;
    qreal stack = 0;
    /// Can be picked up, or pointed at with a pawn.
    bool usable = false;
    bool held = false;
    bool chosen = false;
    /// A held pawn would lie here.
    bool aimed = false;
    /// On the wall: the one at the screen played it.
    bool own = false;
    int own_mark = 0;
    /// Whose it is, once that is told; −1 before.
    int owner_mark = -1;
    QString owner_name;
    /// What the card brought its owner, once that is told.
    int points = 0;
    bool shaking = false;
    /// Unmasked.
    bool intruder = false;
    bool leader = false;
    /// On its way out of sight.
    bool gone = false;
    /// The picture's name where these are shown.
    QString name;
    /// What a screen reader says.
    QString label;

    bool operator==(const CardItem&) const = default;
};

}
