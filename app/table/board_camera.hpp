// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

/// The visible part of a board that is larger than its place in the window. Pieces are placed in board units,
/// independently of pan and zoom.
class BoardCamera : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    /// In board units.
    Q_PROPERTY(QSizeF board READ board CONSTANT)
    Q_PROPERTY(QRectF view READ view WRITE setView NOTIFY changed)
    /// Pixels for each board unit.
    Q_PROPERTY(qreal zoom READ zoom NOTIFY changed)
    /// The upper left corner of the board relative to that of the view, in pixels.
    Q_PROPERTY(QPointF origin READ origin NOTIFY changed)
    /// True while the whole board is visible.
    Q_PROPERTY(bool fitting READ fitting NOTIFY changed)
    /// The visible part, in board units.
    Q_PROPERTY(QRectF seen READ seen NOTIFY changed)

public:
    /// `most` is the largest zoom.
    explicit BoardCamera(QSizeF board, qreal most, QObject* parent = nullptr);

    QSizeF board() const { return board_; }
    QRectF view() const { return view_; }
    /// Keeps the centre of the visible part; a board that was completely visible stays so.
    void setView(QRectF view);
    qreal zoom() const { return zoom_; }
    QPointF origin() const { return origin_; }
    bool fitting() const { return zoom_ <= least(); }
    QRectF seen() const;

    /// Convert between points of the window and of the board.
    Q_INVOKABLE QPointF toBoard(QPointF point) const { return (point - view_.topLeft() - origin_) / zoom_; }
    QPointF toWindow(QPointF point) const;
    QRectF toWindow(QRectF rect) const;

    /// Keeps the point `around` of the window in place, as far as the edges of the board allow.
    Q_INVOKABLE void zoomBy(qreal factor, QPointF around) { zoomTo(zoom_ * factor, toBoard(around), around); }
    /// Moves the point `fixed` of the board to `around` in the window, as far as the edges allow.
    Q_INVOKABLE void zoomTo(qreal zoom, QPointF fixed, QPointF around);
    /// In pixels.
    Q_INVOKABLE void panBy(QPointF by) { look(zoom_, origin_ + by); }
    Q_INVOKABLE void fit() { look(least(), {}); }
    /// Pans as little as possible to make this part visible, and zooms out only if necessary.
    Q_INVOKABLE void show(QRectF part);

signals:
    void changed();

private:
    /// The zoom at which the whole board is visible.
    qreal least() const;
    void look(qreal zoom, QPointF origin);

    QSizeF board_;
    qreal most_;
    QRectF view_{0, 0, 1, 1};
    qreal zoom_ = 0;
    QPointF origin_;
};
