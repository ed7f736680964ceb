#pragma once

#include <QMetaType>
#include <QRectF>
#include <QString>

#include <vector>

namespace the_gang_table {

/// An empty place for a card: in the play spot, in the hand where a card was taken from, or in a row where one can be
/// placed.
struct SlotItem {
    Q_GADGET
    Q_PROPERTY(QRectF place MEMBER place)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(bool aimed MEMBER aimed)

public:
    int key = 0;
    QRectF place;
    /// The number shown in the place; 0 for none.
    int number = 0;
    /// True if the held card would land here.
    bool aimed = false;

    bool operator==(const SlotItem&) const = default;
};

/// The frame of a gang that is captured or would be.
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

/// A place where the held card can be dropped.
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
    /// False if dropping there is against the rules and only shows why.
    bool legal = true;
    bool aimed = false;
    QString label;

    bool operator==(const TargetItem&) const = default;
};

/// Returns the topmost target at a point, which is the last in the list; null if there is none.
const TargetItem* target_at(const std::vector<TargetItem>& targets, QPointF point);

}
