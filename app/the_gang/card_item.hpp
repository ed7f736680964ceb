#pragma once

#include <QMetaType>
#include <QRectF>
#include <QString>

namespace the_gang_table {

/// One card as it lies on the table. `key` stays with the card wherever it goes, so that the picture
/// glides from one place to the next.
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
    /// What the face shows; 0 while it must not be seen.
    int face = 0;
    int revolvers = 0;
    bool face_up = true;
    QRectF place;
    qreal stack = 0;
    /// Can be picked up now.
    bool usable = false;
    bool held = false;
    bool threatened = false;
    bool chosen = false;
    /// Counts as the other type.
    bool turned = false;
    bool fading = false;
    /// What a screen reader says.
    QString label;

    bool operator==(const CardItem&) const = default;
};

}
