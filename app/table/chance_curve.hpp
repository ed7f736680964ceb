// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/review.hpp"

#include <QPointer>
#include <QQuickPaintedItem>

/// Draws each seat's chance to win over the positions of a match, in the seat's colour and with a pattern of its own;
/// or a piece of one of these lines, for the legend.
class ChanceCurve : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Review* review READ review WRITE setReview NOTIFY changed)
    /// The size of lines relative to that in a window of 1280 × 800.
    Q_PROPERTY(qreal unit READ unit WRITE setUnit NOTIFY changed)
    /// The mark of the seat whose line is drawn as a sample; −1 for the curves of the review.
    Q_PROPERTY(int sampleOf READ sampleOf WRITE setSampleOf NOTIFY changed)

public:
    explicit ChanceCurve(QQuickItem* parent = nullptr);

    Review* review() const { return review_; }
    void setReview(Review* review);
    qreal unit() const { return unit_; }
    void setUnit(qreal unit);
    int sampleOf() const { return sample_of_; }
    void setSampleOf(int mark);
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    void drawLine(QPainter& painter, const QPolygonF& line, int mark) const;
    void drawReview(QPainter& painter, QRectF in) const;

    QPointer<Review> review_;
    qreal unit_ = 1;
    int sample_of_ = -1;
};
