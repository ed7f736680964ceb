#pragma once

#include <QMetaType>
#include <QRectF>
#include <QString>

namespace gangz_table {

struct PawnItem {
    Q_GADGET
    Q_PROPERTY(int key MEMBER key)
    Q_PROPERTY(int pawn MEMBER pawn)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(QRectF place MEMBER place)
    Q_PROPERTY(bool usable MEMBER usable)
    Q_PROPERTY(bool held MEMBER held)
    Q_PROPERTY(QString label MEMBER label)

public:
    /// Each seat has two consecutive keys.
    int key = 0;
    /// 0 or 1.
    int pawn = 0;
    int mark = 0;
    QRectF place;
    bool usable = false;
    bool held = false;
    QString label;

    bool operator==(const PawnItem&) const = default;
};

/// A seat's mark on the score track, with a shadow at its previous place.
struct MarkItem {
    Q_GADGET
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(QRectF place MEMBER place)
    Q_PROPERTY(QRectF shadow MEMBER shadow)
    Q_PROPERTY(QString label MEMBER label)

public:
    int key = 0;
    int mark = 0;
    QRectF place;
    /// Is empty if the mark has not moved.
    QRectF shadow;
    QString label;

    bool operator==(const MarkItem&) const = default;
};

}
