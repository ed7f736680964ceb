#pragma once

#include "table/table_layout.hpp"

/// Where everything lies on the table of Gang of Dice; depends on the number of seats.
class GangOfDiceLayout : public TableLayout {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    /// The warning card, and below it its kind and its words.
    Q_PROPERTY(QRectF card READ card NOTIFY changed)
    Q_PROPERTY(QRectF cardText READ cardText NOTIFY changed)
    Q_PROPERTY(QRectF bossPlate READ bossPlate NOTIFY changed)
    Q_PROPERTY(QRectF tray READ tray NOTIFY changed)
    Q_PROPERTY(QRectF trayTitle READ trayTitle NOTIFY changed)
    Q_PROPERTY(QRectF traySum READ traySum NOTIFY changed)
    Q_PROPERTY(QRectF buttons READ buttons NOTIFY changed)
    Q_PROPERTY(qreal oddsHeight READ oddsHeight NOTIFY changed)
    Q_PROPERTY(QRectF middlePlate READ middlePlate NOTIFY changed)
    Q_PROPERTY(QRectF middleLabel READ middleLabel NOTIFY changed)
    Q_PROPERTY(QRectF middleText READ middleText NOTIFY changed)
    Q_PROPERTY(QRectF screen READ screen NOTIFY changed)
    Q_PROPERTY(QRectF ownTitle READ ownTitle NOTIFY changed)
    Q_PROPERTY(QRectF ownWealth READ ownWealth NOTIFY changed)
    Q_PROPERTY(QRectF turnText READ turnText NOTIFY changed)
    Q_PROPERTY(QRectF lookButton READ lookButton NOTIFY changed)
    Q_PROPERTY(QRectF hideButton READ hideButton NOTIFY changed)
    /// Where a dice throw comes from.
    Q_PROPERTY(QPointF throwFrom READ throwFrom NOTIFY changed)

public:
    explicit GangOfDiceLayout(QObject* parent = nullptr);

    void setCounts(int seats);
    /// Room for a line below the buttons.
    void setOdds(bool shown);
    /// Shows the warning card and the tray alone, which may be small, or the middle and the seats below them as well.
    void beFigureOf(bool seats, bool small = false);

    /// Of a figure without seats: a turn's dice stay in the tray when it has ended.
    bool diceStay() const { return isFigure() && !figure_seats_; }

    /// The warning card stays seen, and so does the middle of the tray.
    QRectF bannerRoom() const override;

    QRectF card() const { return card_; }
    QRectF cardText() const;
    QRectF bossPlate() const;
    QRectF tray() const { return tray_; }
    QRectF trayTitle() const;
    QRectF traySum() const;
    QRectF buttons() const;
    /// Below each of them, where the odds are shown.
    qreal oddsHeight() const { return odds_ ? px(26) : 0; }
    QRectF middlePlate() const;
    QRectF middleLabel() const;
    QRectF middleText() const;
    qreal smallDie() const { return px(23); }
    QRectF screen() const;
    QRectF ownTitle() const;
    QRectF ownWealth() const;
    QRectF turnText() const;
    QRectF lookButton() const;
    /// While one looks behind the own screen.
    QRectF hideButton() const;
    QPointF throwFrom() const;

    /// Die `index` of `count` in the tray, in rows, each a little out of line; `shake` varies that.
    QRectF trayDie(int index, int count, int shake) const;
    /// Degrees by which such a die lies turned.
    static qreal tilt(int index, int shake);
    /// Whether there is room for words under the dice of the tray.
    bool trayTags(int count) const;
    QRectF plateDie(int row, int index, int count) const;
    QRectF middleToken(int index) const;
    QRectF middleDie(int index, int count, int tokens) const;
    QRectF ownToken(int index, int count) const;
    QRectF ownDie(int index, int count) const;
    /// Die `index` of a handful in the air, around the first one.
    QPointF handful(int index) const;

protected:
    void arrangeGame() override;

private:
    /// Above or below the felt: the frame of a tall tray is drawn taller.
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
