#pragma once

#include "models/item_list.hpp"

#include <QRectF>
#include <QString>

namespace gang_of_dice_table {

/// One die on the table. Its `key` never changes, so QML can animate it.
struct DieItem {
    Q_GADGET
    Q_PROPERTY(int key MEMBER key)
    Q_PROPERTY(int face MEMBER face)
    Q_PROPERTY(QRectF place MEMBER place)
    Q_PROPERTY(qreal tilt MEMBER tilt)
    Q_PROPERTY(qreal stack MEMBER stack)
    Q_PROPERTY(int tosses MEMBER tosses)
    Q_PROPERTY(int order MEMBER order)
    Q_PROPERTY(int thrown MEMBER thrown)
    Q_PROPERTY(bool usable MEMBER usable)
    Q_PROPERTY(bool held MEMBER held)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(QString tag MEMBER tag)
    Q_PROPERTY(bool offending MEMBER offending)
    Q_PROPERTY(bool dimmed MEMBER dimmed)
    Q_PROPERTY(bool fading MEMBER fading)
    Q_PROPERTY(QString label MEMBER label)

public:
    int key = 0;
    /// 1 to 5, or 0 for the boss.
    int face = 0;
    QRectF place;
    qreal tilt = 0;
    qreal stack = 0;
    /// Changes whenever the die is thrown, which starts the tumbling.
    int tosses = 0;
    /// The die's place in its throw, from 0, and the number of dice in the throw.
    int order = 0;
    int thrown = 0;
    bool usable = false;
    bool held = false;
    /// Marked to be rerolled, or, behind the screen, to be taken.
    bool chosen = false;
    /// The word under the die; may be empty.
    QString tag;
    bool offending = false;
    bool dimmed = false;
    bool fading = false;
    /// For screen readers.
    QString label;

    bool operator==(const DieItem&) const = default;
};

}
