#pragma once

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

/// Which part of a board is seen that is larger than its place in the window. Pieces lie in units of the board,
/// whatever is seen of it: panning and zooming move none of them.
class BoardCamera : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    /// In units.
    Q_PROPERTY(QSizeF board READ board CONSTANT)
    /// Its place in the window.
    Q_PROPERTY(QRectF view READ view WRITE setView NOTIFY changed)
    /// Pixels a unit.
    Q_PROPERTY(qreal zoom READ zoom NOTIFY changed)
    /// Where the board's upper left corner lies, from that of the view.
    Q_PROPERTY(QPointF origin READ origin NOTIFY changed)
    /// The whole board is seen.
    Q_PROPERTY(bool fitting READ fitting NOTIFY changed)
    /// What is seen, in units.
    Q_PROPERTY(QRectF seen READ seen NOTIFY changed)

public:
    /// `most` is the largest zoom.
    explicit BoardCamera(QSizeF board, qreal most, QObject* parent = nullptr);

    QSizeF board() const { return board_; }
    QRectF view() const { return view_; }
    /// The same part stays in the middle; a board that was seen whole stays so.
    void setView(QRectF view);
    qreal zoom() const { return zoom_; }
    QPointF origin() const { return origin_; }
    bool fitting() const { return zoom_ <= least(); }
    QRectF seen() const;

    /// Of points of the window, and back.
    Q_INVOKABLE QPointF toBoard(QPointF point) const;
    QPointF toWindow(QPointF point) const;
    QRectF toWindow(QRectF rect) const;

    /// `around`, a point of the window, stays where it is, as far as the board's edges allow.
    Q_INVOKABLE void zoomBy(qreal factor, QPointF around);
    /// The board's point `fixed` comes to lie under `around`, as far as the edges allow.
    Q_INVOKABLE void zoomTo(qreal zoom, QPointF fixed, QPointF around);
    /// In pixels.
    Q_INVOKABLE void panBy(QPointF by);
    Q_INVOKABLE void fit();
    /// Moves as little as it takes to see this part, and zooms out only if it must.
    Q_INVOKABLE void show(QRectF part);

signals:
    void changed();

private:
    /// The zoom at which the whole board is seen.
    qreal least() const;
    void look(qreal zoom, QPointF origin);

    QSizeF board_;
    qreal most_;
    QRectF view_{0, 0, 1, 1};
    qreal zoom_ = 0;
    QPointF origin_;
};
