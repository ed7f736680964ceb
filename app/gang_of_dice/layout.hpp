// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_layout.hpp"

#include <cmath>
#include <optional>

/// Places everything on the table of Gang of Dice, depending on the number of seats.
class GangOfDiceLayout : public TableLayout {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    /// `cardText` is the place below the warning card for its kind and its text.
    Q_PROPERTY(QRectF card READ card NOTIFY changed)
    Q_PROPERTY(QRectF cardText READ cardText NOTIFY changed)
    Q_PROPERTY(QRectF bossPlate READ bossPlate NOTIFY changed)
    Q_PROPERTY(QRectF tray READ tray NOTIFY changed)
    Q_PROPERTY(QRectF trayTitle READ trayTitle NOTIFY changed)
    Q_PROPERTY(QRectF traySum READ traySum NOTIFY changed)
    Q_PROPERTY(QRectF buttons READ buttons NOTIFY changed)
    Q_PROPERTY(QRectF middlePlate READ middlePlate NOTIFY changed)
    Q_PROPERTY(QRectF middleLabel READ middleLabel NOTIFY changed)
    Q_PROPERTY(QRectF middleText READ middleText NOTIFY changed)
    Q_PROPERTY(QRectF screen READ screen NOTIFY changed)
    Q_PROPERTY(QRectF own READ own NOTIFY changed)
    Q_PROPERTY(QRectF ownTitle READ ownTitle NOTIFY changed)
    Q_PROPERTY(QRectF ownWealth READ ownWealth NOTIFY changed)
    Q_PROPERTY(QRectF turnText READ turnText NOTIFY changed)
    Q_PROPERTY(QRectF lookButton READ lookButton NOTIFY changed)
    Q_PROPERTY(QRectF hideButton READ hideButton NOTIFY changed)

public:
    explicit GangOfDiceLayout(QObject* parent = nullptr);

    void setCounts(int seats);
    void setOdds(bool shown);
    /// Lays out a figure of the rulebook: the warning card and the tray alone, which may be small, or the middle and
    /// the seats below them as well.
    void showAsFigure(bool seats, bool small = false);

    /// True in a figure without seats: the dice stay in the tray after the turn has ended.
    bool diceStay() const { return isFigure() && !figure_seats_; }

    /// Leaves the warning card and the middle of the tray uncovered.
    QRectF bannerRoom() const override;

    QRectF card() const { return card_; }
    QRectF cardText() const;
    QRectF bossPlate() const;
    QRectF tray() const { return tray_; }
    QRectF trayTitle() const;
    QRectF traySum() const;
    QRectF buttons() const;
    /// The height of the line of odds below each button; 0 if the odds are not shown.
    qreal oddsHeight() const { return !odds_ ? 0 : growth() > 1 ? std::round(30 * wordScale()) : px(26); }
    QRectF middlePlate() const;
    QRectF middleLabel() const;
    QRectF middleText() const;
    qreal smallDie() const { return px(23); }
    QRectF screen() const { return inRail(132, 38, 294, 114); }
    /// Everything behind the player's open screen.
    QRectF own() const { return inRail(256, 14, 650, 160); }
    QRectF ownTitle() const { return inRail(256, 14, 650, 30); }
    QRectF ownWealth() const { return toTheRight(inRail(938, 22, 0, 148)); }
    QRectF turnText() const { return inRail(456, 20, 540, 150); }
    QRectF lookButton() const { return inRail(1040, 66, 200, 52); }
    /// Used while the player looks behind the screen.
    QRectF hideButton() const;
    QPointF throwFrom() const { return QPointF(tray_.center().x(), tray_.bottom() + px(60)); }

    /// The place where a handful was dropped, in fractions of the tray's width and height; empty if it was thrown.
    using Landing = std::optional<QPointF>;
    QPointF landing(QPointF at) const;
    QPointF landed(QPointF part) const;
    /// Dice lie scattered around the place where they were dropped, or around the middle, as far apart as the space
    /// allows; `shake` varies their places.
    QRectF trayDie(int index, int count, int shake, const Landing& landing = {}) const;
    /// Returns the rotation of such a die in degrees.
    static qreal tilt(int index, int shake);
    bool trayTags(int count) const;
    QRectF plateDie(int row, int index, int count) const;
    QRectF middleToken(int index) const;
    QRectF middleDie(int index, int count, int tokens) const;
    QRectF ownToken(int index, int count) const;
    QRectF ownDie(int index, int count) const;
    /// Returns the offset of a die of a carried handful from its first die.
    QPointF handful(int index) const;

protected:
    void arrangeGame() override;

private:
    /// The rim above or below the felt, which is drawn taller when the tray is tall.
    qreal rim(qreal units) const;
    struct Grid {
        int columns = 1;
        int rows = 1;
        qreal size = 0;
    };
    QRectF diceArea() const;
    Grid grid(int count) const;

    int seat_count_ = 2;
    bool odds_ = false;
    bool figure_seats_ = false;
    bool figure_small_ = false;
    QRectF card_;
    QRectF tray_;
};
