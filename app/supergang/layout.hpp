#pragma once

#include "table/table_layout.hpp"

/// Where everything lies on SuperGang's table: the town with its camera, the seats' panel down to the window's edge,
/// and the rail beside it; where the town is larger so, as beside the rulebook, the seats lie between it and the rail.
class SuperGangLayout : public TableLayout {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    /// Bank and police, below the seats.
    Q_PROPERTY(QRectF bank READ bank NOTIFY changed)
    /// The rail's parts: the dice, the sentence, the buttons.
    Q_PROPERTY(QRectF dice READ dice NOTIFY changed)
    Q_PROPERTY(QRectF words READ words NOTIFY changed)
    Q_PROPERTY(QRectF buttons READ buttons NOTIFY changed)
    /// Without room for the whole town a small map stands in its corner.
    Q_PROPERTY(bool minimap READ minimap NOTIFY changed)

public:
    explicit SuperGangLayout(QObject* parent = nullptr);

    /// The last seat plays the police, if anybody does: it has less to show.
    void setCounts(int seats, bool police);
    /// Shows the part of the town round these points of the board, with the seats below it or without.
    void beFigureOf(QRectF part, bool seats);
    /// Of the town; empty where this is no figure.
    QRectF part() const { return part_; }

    /// The stall of a duel covers town and panel: what is announced lies in its middle, below what it says itself.
    void setDueling(bool dueling);
    QRectF bannerRoom() const override;
    QRectF bank() const { return bank_; }
    QRectF dice() const { return dice_; }
    QRectF words() const { return words_; }
    QRectF buttons() const { return buttons_; }
    bool minimap() const { return minimap_; }

protected:
    QRectF boardPlace() const override;
    void arrangeGame() override;

private:
    /// Of the strip with the seats between town and rail; 0 where they lie beside them.
    qreal stripHeight() const;
    void arrangePlates();
    void arrangeStrip(qreal height);
    qreal shareOf(int seat) const;
    qreal bankHeight() const;
    void arrangeRail(qreal right);
    void arrangePart();

    int seat_count_ = 3;
    bool police_ = false;
    QRectF part_;
    bool figure_seats_ = false;
    QRectF bank_;
    QRectF dice_;
    QRectF words_;
    QRectF buttons_;
    bool minimap_ = false;
    bool dueling_ = false;
};
