#pragma once

#include "table/game_table.hpp"

#include <QPointer>
#include <QQuickItem>
#include <QTimer>

namespace lessons {

/// What lies on a table, as a plate sees it that is to lie above.
struct Below {
    QList<QRectF> lit;
    /// What is read there.
    QList<QRectF> said;
    /// What can be looked at.
    QList<QRectF> looked_at;

    bool operator==(const Below&) const = default;
};

/// Where a plate of that size lies: in the room, over nothing that is lit and over no sentence if that can be, best
/// beside what is lit and over little that can be looked at. A place that is as good stays.
QRectF plate_place(QRectF room, QSizeF size, const Below& below, std::optional<QRectF> present);

}

/// Finds what a lesson points at on a table, follows it while it moves, and places the lesson's plate beside it.
class LessonLights : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(GameTable* table MEMBER table_ WRITE setTable NOTIFY askedChanged)
    Q_PROPERTY(QQuickItem* board MEMBER board_ WRITE setBoard NOTIFY askedChanged)
    /// What the lights lie in.
    Q_PROPERTY(QQuickItem* frame MEMBER frame_ WRITE setFrame NOTIFY askedChanged)
    /// As `Lesson::Step::point`.
    Q_PROPERTY(QStringList points MEMBER points_ WRITE setPoints NOTIFY askedChanged)
    Q_PROPERTY(bool shown MEMBER shown_ WRITE setShown NOTIFY askedChanged)
    Q_PROPERTY(QSizeF plateSize MEMBER plate_size_ WRITE setPlateSize NOTIFY askedChanged)
    /// In the frame, in the order of the points.
    Q_PROPERTY(QList<QRectF> lights READ lights NOTIFY changed)
    Q_PROPERTY(QPointF plate READ plate NOTIFY changed)
    /// Points that nothing on the table answers.
    Q_PROPERTY(QStringList missing READ missing NOTIFY changed)

public:
    explicit LessonLights(QObject* parent = nullptr);

    void setTable(GameTable* table);
    void setBoard(QQuickItem* board);
    void setFrame(QQuickItem* frame);
    void setPoints(const QStringList& points);
    void setShown(bool shown);
    void setPlateSize(QSizeF size);
    const QList<QRectF>& lights() const { return lights_; }
    QPointF plate() const { return place_ ? place_->topLeft() : QPointF(); }
    const QStringList& missing() const { return missing_; }

    /// Looks at once, and not only a moment later.
    Q_INVOKABLE void look();
    /// Nothing was drawn since it looked last: it does nothing until something is.
    Q_INVOKABLE bool rests() const { return !following_.isActive(); }

    /// What lies near the upper edge has its arrow below it.
    Q_INVOKABLE bool arrowBelow(QRectF light) const;

signals:
    void askedChanged();
    void changed();

private:
    /// In units of the drawing: an arrow, and its way.
    static constexpr qreal arrow_room = 44;
    /// Between a thing and the frame of its light.
    static constexpr qreal round_it = 6;

    /// Looks a moment after each picture that the window draws: where nothing is drawn, nothing moves.
    void follow();
    QRectF withArrow(QRectF light) const;
    QQuickItem* find(const QString& point) const;
    QPointF subjectOf(const QString& point) const;
    QRectF inFrame(QQuickItem& item) const;
    QRectF lightOn(QQuickItem& item) const;
    lessons::Below below(const QList<QRectF>& lights) const;
    /// Of a board that is larger than the window: brings what is pointed at into sight, once.
    void showOnBoard(const std::vector<QQuickItem*>& found);

    QPointer<GameTable> table_;
    QPointer<QQuickItem> board_;
    QPointer<QQuickItem> frame_;
    QStringList points_;
    bool shown_ = false;
    QSizeF plate_size_;
    QList<QRectF> lights_;
    std::optional<QRectF> place_;
    /// For which the plate was placed.
    QRectF room_;
    lessons::Below below_;
    QStringList missing_;
    /// What was brought into sight, in a window of this size.
    QStringList brought_;
    QSizeF brought_in_;
    QMetaObject::Connection drawn_;
    QTimer following_;
};
