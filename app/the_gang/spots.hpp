#pragma once

#include <QMetaType>
#include <QRectF>
#include <QString>

#include <vector>

namespace the_gang_table {

/// An empty place for a card: in the play spot, in the hand where a card was taken from, or where a row opens.
struct SlotItem {
    Q_GADGET
    Q_PROPERTY(QRectF place MEMBER place)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(bool aimed MEMBER aimed)

public:
    int key = 0;
    QRectF place;
    /// Shown in the place; 0 for none.
    int number = 0;
    /// The card in the air would land here.
    bool aimed = false;

    bool operator==(const SlotItem&) const = default;
};

/// Over each gang that is or would be captured.
struct GangItem {
    Q_GADGET
    Q_PROPERTY(QRectF place MEMBER place)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int revolvers MEMBER revolvers)

public:
    int key = 0;
    QRectF place;
    int count = 0;
    int revolvers = 0;

    bool operator==(const GangItem&) const = default;
};

/// Where the held card can be dropped.
struct TargetItem {
    Q_GADGET
    Q_PROPERTY(int key MEMBER key)
    Q_PROPERTY(Kind kind MEMBER kind)
    Q_PROPERTY(QRectF place MEMBER place)
    Q_PROPERTY(bool legal MEMBER legal)
    Q_PROPERTY(bool aimed MEMBER aimed)
    Q_PROPERTY(QString label MEMBER label)

public:
    enum Kind { Spot, Street, LeftEnd, RightEnd, OnGangster };
    Q_ENUM(Kind)

    int key = 0;
    Kind kind = Spot;
    int city = 0;
    int gangster = 0;
    QRectF place;
    /// The rules allow it; the others only answer why not.
    bool legal = true;
    bool aimed = false;
    QString label;

    bool operator==(const TargetItem&) const = default;
};

/// The target at a point; the later ones lie on top. Null for none.
const TargetItem* target_at(const std::vector<TargetItem>& targets, QPointF point);

}
