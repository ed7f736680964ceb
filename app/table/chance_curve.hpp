// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/review.hpp"

#include <QPointer>
#include <QQuickPaintedItem>

/// Draws each seat's chance to win over the positions of a match, in the seat's colour.
class ChanceCurve : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Review* review READ review WRITE setReview NOTIFY changed)
    /// The size of lines relative to that in a window of 1280 × 800.
    Q_PROPERTY(qreal unit READ unit WRITE setUnit NOTIFY changed)

public:
    explicit ChanceCurve(QQuickItem* parent = nullptr);

    Review* review() const { return review_; }
    void setReview(Review* review);
    qreal unit() const { return unit_; }
    void setUnit(qreal unit);
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    QPointer<Review> review_;
    qreal unit_ = 1;
};
