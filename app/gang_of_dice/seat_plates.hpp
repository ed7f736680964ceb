#pragma once

#include "item_model.hpp"

#include <QRectF>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// The plate of a seat in the side panel: what it rolled in this round. The dice lie on the table above it.
struct DiceSeatPlate {
    int key = 0;
    QString name;
    int mark = 0;
    QRectF place;
    /// "8"; empty before the first roll.
    QString total;
    /// "leads with 3 dice", "rolling 4 dice", "plays next"
    QString note;
    /// Behind the screen, in dice; −1 while that is secret.
    int wealth = -1;
    bool leads = false;
    bool busted = false;
    bool out = false;
    bool done = false;
    bool active = false;
    /// What a screen reader says.
    QString label;

    bool operator==(const DiceSeatPlate&) const = default;
};

class DiceSeatPlates : public ItemModel<DiceSeatPlate> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")

public:
    using ItemModel::ItemModel;

protected:
    const std::vector<Column>& columns() const override;
};
