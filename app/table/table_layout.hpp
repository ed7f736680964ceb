// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/board_camera.hpp"

#include <QList>

#include <algorithm>
#include <cmath>
#include <memory>

/// Places everything on a table, in window coordinates, as a pure function of the window's size and of the game's
/// settings. This class places what all tables have: the bar, the rail with its owner, and the side panel with the log
/// and a plate for each seat.
class TableLayout : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    Q_PROPERTY(QSizeF size READ size WRITE setSize NOTIFY changed)
    /// The height below the table that is used by something else, such as the bar of a replay. It does not make the
    /// table narrower.
    Q_PROPERTY(qreal foot READ foot WRITE setFoot NOTIFY changed)
    /// Pixels for each unit of the 1280 × 800 design.
    Q_PROPERTY(qreal scale READ scale NOTIFY changed)
    /// The factor by which parts with text are enlarged.
    Q_PROPERTY(qreal growth READ growth WRITE setGrowth NOTIFY changed)
    Q_PROPERTY(QRectF bar READ bar NOTIFY changed)
    Q_PROPERTY(QRectF rail READ rail NOTIFY changed)
    Q_PROPERTY(QRectF panel READ panel NOTIFY changed)
    Q_PROPERTY(QList<QRectF> plates READ plates NOTIFY changed)
    Q_PROPERTY(QRectF log READ log NOTIFY changed)
    Q_PROPERTY(QRectF person READ person NOTIFY changed)
    /// The area for announcements: between bar and rail, beside the panel.
    Q_PROPERTY(QRectF bannerRoom READ bannerRoom NOTIFY changed)
    /// The camera of a board larger than its place; null if there is none.
    Q_PROPERTY(BoardCamera* camera READ camera CONSTANT)
    /// For a figure: the height that its width requires.
    Q_PROPERTY(qreal figureHeight READ figureHeight NOTIFY changed)

public:
    void setSize(QSizeF size);

    QSizeF size() const { return size_; }
    qreal foot() const { return foot_; }
    void setFoot(qreal height);
    qreal scale() const { return scale_; }
    qreal growth() const { return growth_; }
    void setGrowth(qreal growth);
    QRectF bar() const { return bar_; }
    QRectF rail() const { return rail_; }
    QRectF panel() const { return panel_; }
    const QList<QRectF>& plates() const { return plates_; }
    QRectF log() const { return log_; }
    QRectF person() const { return inRail(12, 16, 110, std::min(158.0, rail_.height() / scale_ - 24)); }
    virtual QRectF bannerRoom() const;
    BoardCamera* camera() const { return camera_.get(); }
    bool isFigure() const { return figure_; }
    qreal figureHeight() const { return figure_height_; }
    QPointF belowBar() const { return bar_.center() + QPointF(0, bar_.height() * 2.5); }
    /// Converts units to whole pixels.
    qreal px(qreal units) const { return std::round(units * scale_); }

signals:
    void changed();
    /// Emitted when the window was resized and everything is about to be placed again.
    void resized();

protected:
    explicit TableLayout(QObject* parent);

    /// The height of the plates in units, and their minimum in pixels.
    struct PlateHeight {
        qreal units = 0;
        qreal least = 0;
        /// The minimum height of a plate that shows everything in one line, for large text if the log would have no
        /// room; 0 if there is no such plate.
        qreal one_line = 0;
    };

    void setSeats(int seats, PlateHeight height);
    /// Pixels for each unit of the parts with text: `scale`, or more for large text.
    qreal wordScale() const;
    /// The scale of the whole window, even if a bar at its foot leaves the table less room.
    qreal pageScale() const;
    /// Returns the minimum size of a text, given in pixels for the smallest window.
    qreal leastOf(qreal pixels) const;
    /// Sets the height of the rail, in units; takes effect with the next `arrange`.
    void setRail(qreal height) { rail_height_ = height; }
    /// The fraction of the text's enlargement by which the rail grows.
    void setRailShare(qreal share) { rail_share_ = share; }
    /// The minimum height in pixels, because the buttons in the rail do not shrink with the window.
    void setLeastRail(qreal height) { least_rail_ = height; }
    void setPanel(qreal width) { panel_width_ = width; }
    /// Ends the rail at this x; the area beside it extends to the edge of the window.
    void endRail(qreal right) { rail_.setRight(right); }
    /// Must be called once in the constructor of a game's layout. The board fills `boardPlace`, unless `arrangeGame`
    /// places it elsewhere.
    void setBoard(QSizeF units, qreal largest_zoom) { camera_ = std::make_unique<BoardCamera>(units, largest_zoom); }
    /// Lays out only the part of the table that a figure of the rulebook shows, as wide as the layout's size.
    void beFigure() { figure_ = true; }
    void arrangeFigure(QRectF rail, const QList<QRectF>& plates, qreal height);
    void arrangePanel(const QList<QRectF>& plates, QRectF log);
    /// Places everything again and emits `changed`; the constructor of a game's layout must call it first.
    void arrange();
    /// Returns the place of the board, by default beside the panel. The common parts have been placed before.
    virtual QRectF boardPlace() const { return {0, bar_.bottom(), panel_.left() - gap(), rail_.top() - bar_.bottom()}; }
    /// Places the parts of the game; the common parts have been placed before.
    virtual void arrangeGame() = 0;

    static QRectF rounded(qreal x, qreal y, qreal width, qreal height);
    /// A rectangle in the rail, in units from the left of the content and the top of the rail.
    QRectF inRail(qreal x, qreal y, qreal width, qreal height) const;
    /// Extends from the upper left corner of a rectangle to the right edge of the content.
    QRectF toTheRight(QRectF from) const;
    qreal left() const { return left_; }
    qreal right() const { return left_ + width_; }
    qreal margin() const { return px(12); }
    qreal gap() const { return px(8); }
    /// The edges of the area between bar and rail.
    qreal top() const { return panel_.top(); }
    qreal bottom() const { return panel_.bottom(); }

private:
    void arrangeCommon();

    QSizeF size_{1280, 800};
    qreal foot_ = 0;
    bool figure_ = false;
    qreal figure_height_ = 0;
    int seats_ = 0;
    PlateHeight plate_height_;
    qreal rail_height_ = 190;
    qreal rail_share_ = 0;
    qreal least_rail_ = 0;
    qreal panel_width_ = 250;
    qreal scale_ = 1;
    qreal growth_ = 1;
    qreal left_ = 0;
    qreal width_ = 0;
    QRectF bar_;
    QRectF rail_;
    QRectF panel_;
    QList<QRectF> plates_;
    QRectF log_;
    std::unique_ptr<BoardCamera> camera_;
};
