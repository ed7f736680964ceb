#pragma once

#include "item_model.hpp"

#include <QRectF>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// An empty place for a card: in the play spot, in the hand where a card was taken from, or where a row opens.
struct SlotItem {
    int key = 0;
    QRectF place;
    /// Shown in the place; 0 for none.
    int number = 0;
    /// The card in the air would land here.
    bool aimed = false;

    bool operator==(const SlotItem&) const = default;
};

class SlotModel : public ItemModel<SlotItem> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")

public:
    using ItemModel::ItemModel;

protected:
    const std::vector<Column>& columns() const override;
};

/// Over each gang that is or would be captured.
struct GangItem {
    int key = 0;
    QRectF place;
    int count = 0;
    int revolvers = 0;

    bool operator==(const GangItem&) const = default;
};

class GangModel : public ItemModel<GangItem> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")

public:
    using ItemModel::ItemModel;

protected:
    const std::vector<Column>& columns() const override;
};

/// Where the held card can be dropped.
struct TargetItem {
    enum Kind { Spot, Street, LeftEnd, RightEnd, OnGangster };

    int key = 0;
    Kind kind = Spot;
    int city = 0;
    int gangster = 0;
    QRectF place;
    /// Where clicks and drops count, when more than what is drawn.
    QRectF reach;
    /// The rules allow it; the others only answer why not.
    bool legal = true;
    bool aimed = false;
    QString label;

    bool operator==(const TargetItem&) const = default;
};

class TargetModel : public ItemModel<TargetItem> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")

public:
    using ItemModel::ItemModel;

    /// The target at a point; the later ones lie on top.
    const TargetItem* at(QPointF point) const;

protected:
    const std::vector<Column>& columns() const override;
};
