#pragma once

#include "item_model.hpp"

#include <QRectF>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// One card as it lies on the table. `key` stays with the card wherever it goes, so that the picture
/// glides from one place to the next.
struct CardItem {
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
    bool dimmed = false;
    /// Counts as the other type.
    bool turned = false;
    bool fading = false;
    /// What a screen reader says.
    QString label;

    bool operator==(const CardItem&) const = default;
};

class CardModel : public ItemModel<CardItem> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")

public:
    using ItemModel::ItemModel;

protected:
    const std::vector<Column>& columns() const override;
};
