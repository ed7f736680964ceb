#pragma once

#include <QMetaType>
#include <QRectF>
#include <QString>

namespace the_gang_table {

/// A card on the table. Its `key` never changes, so QML can animate it.
struct CardItem {
    Q_GADGET
    Q_PROPERTY(int key MEMBER key)
    Q_PROPERTY(int face MEMBER face)
    Q_PROPERTY(int revolvers MEMBER revolvers)
    Q_PROPERTY(bool faceUp MEMBER face_up)
    Q_PROPERTY(QRectF place MEMBER place)
    Q_PROPERTY(qreal stack MEMBER stack)
    Q_PROPERTY(bool usable MEMBER usable)
    Q_PROPERTY(bool held MEMBER held)
    Q_PROPERTY(bool threatened MEMBER threatened)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(bool turned MEMBER turned)
    Q_PROPERTY(bool fading MEMBER fading)
    Q_PROPERTY(QString label MEMBER label)

public:
    int key = 0;
    /// The number on the face; 0 while it must not be seen.
    int face = 0;
    int revolvers = 0;
    bool face_up = true;
    QRectF place;
    qreal stack = 0;
    bool usable = false;
    bool held = false;
    bool threatened = false;
    bool chosen = false;
    /// True if the card counts as the other type.
    bool turned = false;
    bool fading = false;
    /// For screen readers.
    QString label;

    bool operator==(const CardItem&) const = default;
};

}
