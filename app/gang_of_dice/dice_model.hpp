#pragma once

#include "item_model.hpp"

#include <QRectF>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// One die as it lies on the table. `key` stays with the die wherever it goes.
struct DieItem {
    int key = 0;
    /// 1 to 5; 0: the boss.
    int face = 0;
    QRectF place;
    qreal tilt = 0;
    qreal stack = 0;
    /// Changes when the die is thrown: it tumbles to its place then.
    int tosses = 0;
    /// In which order the dice of a throw leave the hand, from 0, and how many they are.
    int order = 0;
    int thrown = 0;
    bool usable = false;
    bool held = false;
    /// To be rerolled; behind the screen: to be taken.
    bool chosen = false;
    /// With the word under it, where there is room.
    bool tagged = false;
    /// Triggers the card.
    bool offending = false;
    bool dimmed = false;
    bool fading = false;
    QString label;

    bool operator==(const DieItem&) const = default;
};

class DiceModel : public ItemModel<DieItem> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")

public:
    using ItemModel::ItemModel;

protected:
    const std::vector<Column>& columns() const override;
};

/// A token: in the middle, or behind the open screen.
struct TokenItem {
    int key = 0;
    QRectF place;
    bool usable = false;
    QString label;

    bool operator==(const TokenItem&) const = default;
};

class TokenModel : public ItemModel<TokenItem> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")

public:
    using ItemModel::ItemModel;

protected:
    const std::vector<Column>& columns() const override;
};
