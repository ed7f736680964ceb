// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/board_reading.hpp"
#include "app/lessons/plate_place.hpp"
#include "app/table/game_table.hpp"

#include <QPointer>
#include <QQuickItem>

/// Finds what a lesson points at on a table, follows it while it moves, and places the lesson's plate beside it. Also
/// places the plate of a hint.
class LessonHighlights : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(GameTable* table MEMBER table_ WRITE setTable NOTIFY askedChanged)
    Q_PROPERTY(QQuickItem* board MEMBER board_ WRITE setBoard NOTIFY askedChanged)
    /// The item in whose coordinates the lights are placed.
    Q_PROPERTY(QQuickItem* frame MEMBER frame_ WRITE setFrame NOTIFY askedChanged)
    /// In the form of `Lesson::Step::point`.
    Q_PROPERTY(QStringList points MEMBER points_ NOTIFY askedChanged)
    /// Items that the plate must not cover although they are not highlighted.
    Q_PROPERTY(QStringList free MEMBER free_ NOTIFY askedChanged)
    /// The text of the plate. The plate covers nothing that is named in it.
    Q_PROPERTY(QString sentence MEMBER sentence_ NOTIFY askedChanged)
    Q_PROPERTY(bool shown MEMBER shown_ NOTIFY askedChanged)
    /// The sizes that the plate can have, the preferred one first.
    Q_PROPERTY(QList<QSizeF> plateSizes MEMBER plate_sizes_ NOTIFY askedChanged)
    /// True if the step needs an action on the board.
    Q_PROPERTY(bool played MEMBER played_ NOTIFY askedChanged)
    /// Further areas that the plate leaves free, in coordinates of `frame`, and its preferred place if nothing is lit.
    Q_PROPERTY(QList<QRectF> spared MEMBER spared_ NOTIFY askedChanged)
    Q_PROPERTY(QRectF wished MEMBER wished_ NOTIFY askedChanged)
    /// The rectangles to highlight, in coordinates of `frame`, in the order of the points. While an action is expected,
    /// only those with which something can be done now.
    Q_PROPERTY(QList<QRectF> lights READ lights NOTIFY changed)
    /// The side of each light on which its arrow lies, as `lessons::Side`.
    Q_PROPERTY(QList<int> arrows READ arrows NOTIFY changed)
    /// For each light, 1 while the held piece may be meant for it, which emphasises it.
    Q_PROPERTY(QList<int> wanted READ wanted NOTIFY changed)
    Q_PROPERTY(QRectF plate READ plate NOTIFY changed)
    Q_PROPERTY(QStringList missing READ missing NOTIFY changed)

public:
    explicit LessonHighlights(QObject* parent = nullptr);

    void setTable(GameTable* table);
    void setBoard(QQuickItem* board);
    void setFrame(QQuickItem* frame);
    const QList<QRectF>& lights() const { return lights_; }
    const QList<int>& arrows() const { return arrows_; }
    const QList<int>& wanted() const { return wanted_; }
    QRectF plate() const { return place_.value_or(QRectF()); }
    const QStringList& missing() const { return missing_; }

    /// Updates at once instead of after the usual delay.
    Q_INVOKABLE void look();
    /// Returns the rectangles of the items in `free`, in coordinates of `frame`.
    Q_INVOKABLE QList<QRectF> freePlaces() const;
    /// Returns the item that a key should activate next to do what the step asks for: the first highlighted item that
    /// can be used or, while a piece is held, the first place for it that the step leaves free; null if there is none.
    Q_INVOKABLE QQuickItem* asked() const;
    /// True if nothing has been drawn since the last update, and no update is due.
    Q_INVOKABLE bool rests() const { return !following_.isActive(); }

signals:
    void askedChanged();
    void changed();

private:
    /// The space for an arrow and its movement, in units of the layout.
    static constexpr qreal arrow_room = 44;
    /// The margin between an item and its highlight frame.
    static constexpr qreal round_it = 6;
    /// The width of the light's edge that may cover a name: less than its empty border.
    static constexpr qreal edge = 2;

    /// Updates shortly after each frame that the window draws: items move only when frames are drawn.
    void follow();
    QQuickItem* find(const QString& point) const;
    QPointF subjectOf(const QString& point) const;
    bool speaksOf(const QString& name) const { return lessons::speaks_of(sentence_, name); }
    QRectF inFrame(QQuickItem& item) const;
    QRectF lightOn(QQuickItem& item) const;
    /// Returns those of the items that the step still needs; while a piece is held, the places for it.
    std::vector<QQuickItem*> toBeDone(std::vector<QQuickItem*> found) const;
    /// Returns the places where the held piece may go: those that the step points at or, without any, that it leaves
    /// free.
    std::vector<QQuickItem*> placesForHeld() const;
    QList<QRectF> lightsOn(
        const std::vector<QQuickItem*>& found, const QList<lessons::Said>& said, QList<int>& wanted) const;
    lessons::Below below(const QList<QRectF>& lights, const QList<lessons::Said>& said) const;
    /// Chooses the sides of the arrows so that they hide least, and adds their space to what is lit.
    QList<int> pointAtThem(lessons::Below& below, QRectF room) const;
    /// On a board larger than the window, scrolls the highlighted items into view once.
    void showOnBoard(const std::vector<QQuickItem*>& found);

    QPointer<GameTable> table_;
    QPointer<QQuickItem> board_;
    QPointer<QQuickItem> frame_;
    QStringList points_;
    QStringList free_;
    QString sentence_;
    bool shown_ = false;
    bool played_ = false;
    QList<QSizeF> plate_sizes_;
    QList<QRectF> spared_;
    QRectF wished_;
    QList<QRectF> lights_;
    QList<int> arrows_;
    QList<int> wanted_;
    std::optional<QRectF> place_;
    /// The inputs for which the plate was last placed.
    QRectF room_;
    QList<QSizeF> placed_sizes_;
    lessons::Below below_;
    QStringList missing_;
    /// The items last scrolled into view, and the window size at that time.
    QStringList brought_;
    QSizeF brought_in_;
    QMetaObject::Connection drawn_;
    QTimer following_;
};
