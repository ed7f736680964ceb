#pragma once

#include "table/board_camera.hpp"

#include <QList>
#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

#include <memory>

/// Where everything lies on a table, in the coordinates of the whole window: a pure function of the window's
/// size and of what the game sets. Here: what every table has, the bar, the rail with its person, the side panel
/// with a plate a seat and the log.
class TableLayout : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    Q_PROPERTY(QSizeF size READ size WRITE setSize NOTIFY changed)
    /// What lies below the table in the window, as the bar of a replay: it makes the table no narrower.
    Q_PROPERTY(qreal foot READ foot WRITE setFoot NOTIFY changed)
    /// Pixels to a unit of the 1280 × 800 drawing.
    Q_PROPERTY(qreal scale READ scale NOTIFY changed)
    /// How many times larger than usual the parts with words on them are.
    Q_PROPERTY(qreal growth READ growth WRITE setGrowth NOTIFY changed)
    Q_PROPERTY(QRectF bar READ bar NOTIFY changed)
    Q_PROPERTY(QRectF rail READ rail NOTIFY changed)
    Q_PROPERTY(QRectF panel READ panel NOTIFY changed)
    Q_PROPERTY(QList<QRectF> plates READ plates NOTIFY changed)
    Q_PROPERTY(QRectF log READ log NOTIFY changed)
    Q_PROPERTY(QRectF person READ person NOTIFY changed)
    /// Where announcements are made: from under the bar to the rail, beside the panel.
    Q_PROPERTY(QRectF bannerRoom READ bannerRoom NOTIFY changed)
    /// Of a board that is larger than its place; null where there is none.
    Q_PROPERTY(BoardCamera* camera READ camera CONSTANT)
    /// Of a figure: what its width asks for.
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
    QRectF person() const;
    virtual QRectF bannerRoom() const;
    BoardCamera* camera() const { return camera_.get(); }
    bool isFigure() const { return figure_; }
    qreal figureHeight() const { return figure_height_; }
    /// Under the bar, in the middle.
    QPointF belowBar() const;
    /// Units of the drawing in whole pixels.
    qreal px(qreal units) const;

signals:
    void changed();
    /// By the window; everything is about to be placed anew.
    void resized();

protected:
    explicit TableLayout(QObject* parent);

    /// The plates' height in units, and in pixels at least.
    struct PlateHeight {
        qreal units = 0;
        qreal least = 0;
        /// In large print where the log would have no room, of a plate that can show all in one line; 0 where it
        /// cannot.
        qreal one_line = 0;
    };

    void setSeats(int seats, PlateHeight height);
    /// Pixels to a unit of the parts with words on them: `scale`, or more in large print.
    qreal wordScale() const;
    /// What words need at least, given in pixels of the smallest window.
    qreal leastOf(qreal pixels) const;
    /// In units; by these the next `arrange` goes.
    void setRail(qreal height) { rail_height_ = height; }
    /// Of what words grow by in large print, what the rail does.
    void setRailShare(qreal share) { rail_share_ = share; }
    /// Its least height, in pixels: where buttons stand in it, they do not get smaller with the window.
    void setLeastRail(qreal height) { least_rail_ = height; }
    void setPanel(qreal width) { panel_width_ = width; }
    /// It ends there, and what lies beside it reaches down to the window's edge.
    void endRail(qreal right) { rail_.setRight(right); }
    /// The constructor of a game's layout says so once: the board fills `boardPlace`, unless `arrangeGame` gives it
    /// another place.
    void setBoard(QSizeF units, qreal largest_zoom);
    /// Only the part of the table that a figure of the rulebook shows, as wide as the layout's size.
    void beFigure() { figure_ = true; }
    void arrangeFigure(QRectF rail, const QList<QRectF>& plates, qreal height);
    /// Other plates and another log in the panel than the common ones.
    void arrangePanel(const QList<QRectF>& plates, QRectF log);
    /// Places everything anew and tells so; the constructor of a game's layout calls it first.
    void arrange();
    /// Where the board lies: beside the panel, unless the game has another place for it. The common parts lie already.
    virtual QRectF boardPlace() const;
    /// What the game adds; the common parts lie already.
    virtual void arrangeGame() = 0;

    static QRectF rounded(qreal x, qreal y, qreal width, qreal height);
    /// A rectangle of the rail, given in units from the content's left and the rail's top.
    QRectF inRail(qreal x, qreal y, qreal width, qreal height) const;
    /// From a rectangle's upper left corner to the content's right edge.
    QRectF toTheRight(QRectF from) const;
    qreal left() const { return left_; }
    qreal right() const { return left_ + width_; }
    qreal margin() const { return px(12); }
    qreal gap() const { return px(8); }
    /// Between bar and rail.
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
