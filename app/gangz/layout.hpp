// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_layout.hpp"
#include "engine/gangz/state.hpp"

/// Places everything on the table of Gangz. It has one arrangement for each phase (`Spread`).
class GangzLayout : public TableLayout {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    Q_PROPERTY(GangzLayout::Spread spread READ spread NOTIFY changed)
    /// True while the plates of the reveal are high enough for what each seat scores. The wall leaves room for them
    /// from the beginning of the reveal, and stays like this until the end of the round.
    Q_PROPERTY(bool scoring READ scoring NOTIFY changed)
    /// The leader's card; `leaderRim` is the width of its frame, which is wider than that of the other cards.
    Q_PROPERTY(QRectF leader READ leader NOTIFY changed)
    Q_PROPERTY(qreal leaderRim READ leaderRim NOTIFY changed)
    Q_PROPERTY(QRectF leaderTitle READ leaderTitle NOTIFY changed)
    /// The leaders of the next two rounds; empty while a wall covers their places.
    Q_PROPERTY(QList<QRectF> nextLeaders READ nextLeaders NOTIFY changed)
    /// The place for the instructions: beside the leader, or in the space that the wall leaves; empty if there is none.
    Q_PROPERTY(QRectF words READ words NOTIFY changed)
    /// Empty while there is no wall.
    Q_PROPERTY(QRectF wall READ wall NOTIFY changed)
    Q_PROPERTY(QRectF enlarged READ enlarged NOTIFY changed)
    /// The room below the leader for remarks about the links with it; empty outside the reveal.
    Q_PROPERTY(QRectF remarks READ remarks NOTIFY changed)
    Q_PROPERTY(QRectF track READ track NOTIFY changed)
    Q_PROPERTY(QList<QRectF> beads READ beads NOTIFY changed)
    /// The points of the first bead: 0, or fewer if a player has fewer.
    Q_PROPERTY(int lowest READ lowest NOTIFY changed)
    /// The index of the bead at which the game ends.
    Q_PROPERTY(int goal READ goal NOTIFY changed)
    Q_PROPERTY(QList<QRectF> pawnSlots READ pawnSlots NOTIFY changed)
    Q_PROPERTY(QRectF railWords READ railWords NOTIFY changed)
    Q_PROPERTY(QRectF buttons READ buttons NOTIFY changed)

public:
    enum Spread { Choosing, Voting, Revealing };
    Q_ENUM(Spread)

    explicit GangzLayout(QObject* parent = nullptr);

    void setCounts(int seats, int target);
    /// Sets the range of the track: `lowest` is at most 0, and `highest` is at least the points that end the game.
    void setRange(int lowest, int highest);
    void setSpread(Spread spread, int wall, bool scoring = true);
    /// Lays out a figure of the rulebook: the leader, and beside it the wall, or the next leaders if there is none;
    /// below them the hand or the points if requested.
    void showAsFigure(bool hand, bool points, bool small);

    Spread spread() const { return spread_; }
    bool scoring() const { return spread_ == Revealing && scoring_; }
    /// Returns the number of cards in a row of the wall.
    int columns() const { return columns_; }
    QRectF leader() const { return leader_; }
    qreal leaderRim() const { return px(isFigure() || spread_ == Revealing ? 6 : spread_ == Voting ? 9 : 14); }
    QRectF leaderTitle() const { return leader_title_; }
    const QList<QRectF>& nextLeaders() const { return next_leaders_; }
    QRectF words() const { return words_; }
    QRectF wall() const { return wall_; }
    QRectF enlarged() const { return enlarged_; }
    QRectF remarks() const { return remarks_; }
    QRectF track() const { return track_; }
    const QList<QRectF>& beads() const { return beads_; }
    int lowest() const { return lowest_; }
    int highest() const { return highest_; }
    int goal() const { return target_ - lowest_; }
    QList<QRectF> pawnSlots() const;
    QRectF railWords() const;
    QRectF buttons() const;
    QRectF bannerRoom() const override;

    QRectF handCard(int index, int count, bool chosen) const;
    QRectF wallCard(int index) const;
    /// Returns the place that cards come from; the deck itself is not drawn.
    QRectF deck() const;
    QRectF pawnInSlot(int pawn) const;
    QRectF pawnOn(QRectF card, int index, int count) const;
    QRectF markAt(int points, int index, int count) const;

protected:
    void arrangeGame() override;

private:
    void spreadOut();
    void arrangeChoosing();
    void arrangeVoting();
    void arrangeReveal();
    void arrangeGangzFigure();
    /// The room of a wall. The distances are those between its rows, between its edge and its cards, and above its
    /// first row, where things stick out.
    struct WallRoom {
        QRectF area;
        qreal row_gap = 0;
        qreal pad = 0;
        qreal head = 0;
        qreal widest = 0;
    };
    WallRoom wallRoom(QRectF area, qreal row_gap, qreal widest) const;
    /// Returns the room while voting, or in the reveal, whichever is shown now.
    WallRoom wallRoomOf(Spread spread) const;
    void arrangeWall(const WallRoom& room);
    /// Returns the width of a card of the wall with `columns` cards in a row.
    qreal cardWidth(const WallRoom& room, int columns) const;
    /// Returns the same, less if the words find no room.
    qreal worth(const WallRoom& room, int columns) const;
    /// Returns the number of cards in a row with which the cards are largest.
    int bestColumns(const WallRoom& room) const;
    /// The same number while voting and in the reveal, so that every card keeps its place, unless that would make the
    /// cards much smaller.
    int steadyColumns() const;
    /// Returns the place for words below or beside the cards of the wall; empty if there is no room.
    QRectF roomForWords() const;
    int rowsWith(int columns) const { return std::max(1, (on_wall_ + columns - 1) / columns); }
    void arrangeTrack(QRectF track);
    QRectF framed(QRectF frame) const;
    /// The height of the instructions below the plates after the reveal, which grows with the text size.
    qreal footOfPanel() const { return std::round(76 * wordScale()); }

    Spread spread_ = Choosing;
    int seats_ = backroom::gangz::min_seats;
    int target_ = 15;
    int lowest_ = 0;
    int highest_ = 15;
    int on_wall_ = 0;
    bool scoring_ = true;
    bool figure_hand_ = false;
    bool figure_points_ = false;
    bool figure_small_ = false;
    QRectF leader_;
    QRectF leader_title_;
    QList<QRectF> next_leaders_;
    QRectF words_;
    QRectF wall_;
    QRectF enlarged_;
    QRectF remarks_;
    QRectF track_;
    QList<QRectF> beads_;
    QPointF first_on_wall_;
    QSizeF on_wall_size_;
    int columns_ = backroom::gangz::cards_in_row;
    qreal row_gap_ = 0;
    qreal wall_pad_ = 0;
};
