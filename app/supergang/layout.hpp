// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_layout.hpp"

/// The layout of SuperGang's table: the town with its camera, the panel with the seats, which extends to the bottom of
/// the window, and the rail beside it. The seats move between the town and the rail if that makes the town larger, as
/// beside the rulebook.
class SuperGangLayout : public TableLayout {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    Q_PROPERTY(QRectF bank READ bank NOTIFY changed)
    /// The parts of the rail.
    Q_PROPERTY(QRectF dice READ dice NOTIFY changed)
    Q_PROPERTY(QRectF words READ words NOTIFY changed)
    Q_PROPERTY(QRectF buttons READ buttons NOTIFY changed)
    /// True if the whole town does not fit: then its corner has a minimap.
    Q_PROPERTY(bool minimap READ minimap NOTIFY changed)

public:
    explicit SuperGangLayout(QObject* parent = nullptr);

    /// If `police` is set, the last seat is the police player's, whose plate needs less room.
    void setCounts(int seats, bool police);
    /// Shows only the part of the town around this rectangle of the board, with or without the seats below.
    void showAsFigure(QRectF part, bool seats);
    /// The part of the town that a figure of the rulebook shows; empty if this is not a figure.
    QRectF part() const { return part_; }

    /// During a duel the stall covers the town and the panel, and announcements appear in its middle.
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
    /// The height of the strip with the seats between town and rail; 0 if the seats are beside the town.
    qreal stripHeight() const;
    void arrangePlates();
    void arrangeStrip(qreal height);
    qreal shareOf(int seat) const;
    qreal bankHeight() const { return std::round(std::max(leastOf(34), 42 * scale())); }
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
