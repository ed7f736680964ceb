#pragma once

#include "gangz/state.hpp"
#include "table/table_layout.hpp"

/// Where everything lies on Gangz's table. It is spread in one of three ways, by what the players do.
class GangzLayout : public TableLayout {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    Q_PROPERTY(GangzLayout::Spread spread READ spread NOTIFY changed)
    /// The leader's card; its frame is wider.
    Q_PROPERTY(QRectF leader READ leader NOTIFY changed)
    Q_PROPERTY(qreal leaderRim READ leaderRim NOTIFY changed)
    Q_PROPERTY(QRectF leaderTitle READ leaderTitle NOTIFY changed)
    /// Of the next two rounds; empty while a wall lies there.
    Q_PROPERTY(QList<QRectF> nextLeaders READ nextLeaders NOTIFY changed)
    /// What is to be done, in words: beside the leader, or in what the wall leaves free; empty where nothing is free.
    Q_PROPERTY(QRectF words READ words NOTIFY changed)
    /// Empty while there is none.
    Q_PROPERTY(QRectF wall READ wall NOTIFY changed)
    /// Where a card is shown large.
    Q_PROPERTY(QRectF enlarged READ enlarged NOTIFY changed)
    Q_PROPERTY(QRectF track READ track NOTIFY changed)
    Q_PROPERTY(QList<QRectF> beads READ beads NOTIFY changed)
    /// The points of the first bead: 0, or fewer when somebody has fewer.
    Q_PROPERTY(int lowest READ lowest NOTIFY changed)
    /// The bead of the points that end the game.
    Q_PROPERTY(int goal READ goal NOTIFY changed)
    Q_PROPERTY(QList<QRectF> pawnSlots READ pawnSlots NOTIFY changed)
    Q_PROPERTY(QRectF railWords READ railWords NOTIFY changed)
    Q_PROPERTY(QRectF buttons READ buttons NOTIFY changed)

public:
    enum Spread { Choosing, Voting, Telling };
    Q_ENUM(Spread)

    explicit GangzLayout(QObject* parent = nullptr);

    void setCounts(int seats, int target);
    /// The track begins at so many points, at most 0, and ends at so many, at least those that end the game.
    void setRange(int lowest, int highest);
    /// With so many cards on the wall.
    void setSpread(Spread spread, int wall);
    /// Shows the leader, and beside it the wall, or the next leaders while there is none; below them what is asked for.
    void beFigureOf(bool hand, bool points, bool small);

    Spread spread() const { return spread_; }
    QRectF leader() const { return leader_; }
    qreal leaderRim() const;
    QRectF leaderTitle() const { return leader_title_; }
    const QList<QRectF>& nextLeaders() const { return next_leaders_; }
    QRectF words() const { return words_; }
    QRectF wall() const { return wall_; }
    QRectF enlarged() const { return enlarged_; }
    QRectF track() const { return track_; }
    const QList<QRectF>& beads() const { return beads_; }
    int lowest() const { return lowest_; }
    int goal() const { return target_ - lowest_; }
    QList<QRectF> pawnSlots() const;
    QRectF railWords() const;
    QRectF buttons() const;
    QRectF bannerRoom() const override;

    QRectF handCard(int index, int count, bool chosen) const;
    QRectF wallCard(int index) const;
    /// Where the deck is, of which nothing is seen.
    QRectF deck() const;
    QRectF pawnInSlot(int pawn) const;
    /// The pawn `index` of `count` on a card.
    QRectF pawnOn(QRectF card, int index, int count) const;
    /// The mark `index` of `count` that stand at so many points.
    QRectF markAt(int points, int index, int count) const;

protected:
    void arrangeGame() override;

private:
    void spreadOut();
    void arrangeChoosing();
    void arrangeVoting();
    void arrangeTelling();
    void arrangeGangzFigure();
    void arrangeWall(QRectF area, qreal row_gap, qreal widest);
    void arrangeTrack(QRectF track);
    QRectF framed(QRectF frame) const;

    Spread spread_ = Choosing;
    int seats_ = backroom::gangz::min_seats;
    int target_ = 15;
    int lowest_ = 0;
    int highest_ = 15;
    int on_wall_ = 0;
    bool figure_hand_ = false;
    bool figure_points_ = false;
    bool figure_small_ = false;
    QRectF leader_;
    QRectF leader_title_;
    QList<QRectF> next_leaders_;
    QRectF words_;
    QRectF wall_;
    QRectF enlarged_;
    QRectF track_;
    QList<QRectF> beads_;
    QPointF first_on_wall_;
    QSizeF on_wall_size_;
    qreal row_gap_ = 0;
};
