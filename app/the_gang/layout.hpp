// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_layout.hpp"
#include "engine/the_gang/state.hpp"

/// Places everything on the table of The Gang, depending on the numbers of seats and streets.
class TheGangLayout : public TableLayout {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    Q_PROPERTY(QList<QRectF> streets READ streets NOTIFY changed)
    Q_PROPERTY(qreal skyline READ skyline NOTIFY changed)
    Q_PROPERTY(QSizeF card READ card NOTIFY changed)
    Q_PROPERTY(QSizeF handCard READ handCard NOTIFY changed)
    Q_PROPERTY(QRectF playPlate READ playPlate NOTIFY changed)
    Q_PROPERTY(QRectF playText READ playText NOTIFY changed)
    Q_PROPERTY(QRectF turnText READ turnText NOTIFY changed)
    Q_PROPERTY(QRectF waitingTitle READ waitingTitle NOTIFY changed)
    Q_PROPERTY(QRectF lookButton READ lookButton NOTIFY changed)
    Q_PROPERTY(QList<qreal> railDividers READ railDividers NOTIFY changed)

public:
    explicit TheGangLayout(QObject* parent = nullptr);

    void setCounts(int streets, int seats);
    /// Lays out a figure of the rulebook: the rows of these cities, and below them the cards being played.
    void showAsFigure(const QList<int>& cities);

    const QList<QRectF>& streets() const { return streets_; }
    qreal skyline() const { return skyline_; }
    QSizeF card() const { return card_; }
    QSizeF handCard() const { return hand_card_; }
    QRectF playPlate() const { return toTheRight(pastHand(804, 12, 0, 166)); }
    QRectF playText() const;
    QRectF turnText() const;
    QRectF waitingTitle() const;
    QRectF lookButton() const { return inRail(134, 122, 170, 48); }
    QList<qreal> railDividers() const;

    /// The part of a street in which its row lies.
    QRectF row(int street) const;
    /// The place of element `index` of `count` of the row: a gangster, a Lookout or an open slot.
    QRectF rowCard(int street, int index, int count) const;
    QRectF handPlace(int index, int count) const;
    QRectF specialPlace() const { return {pastHand(514, 20, 0, 0).topLeft(), hand_card_}; }
    QRectF ticketPlace(int index, int count) const;
    /// The two places of the play spot: for the gangster and for the card that goes with it.
    QRectF spotGangster() const { return {pastHand(818, 20, 0, 0).topLeft(), hand_card_}; }
    QRectF spotTicket() const;
    QRectF spotSpecial() const { return {pastHand(956, 20, 0, 0).topLeft(), hand_card_}; }
    /// While placing: the closed hand, and the two cards of the seat in turn.
    QRectF closedHandPlace(int index) const;
    QRectF openHandPlace(int index) const { return inRail(134 + index * 46, 16, 68, 95); }
    /// The same place, for all cards of a hand that stays open.
    QRectF handAside(int index, int count) const;
    QRectF turnGangster() const;
    QRectF turnSecond() const;
    /// The gangsters whose turn is still to come, the next one first.
    QRectF waitingPlace(int index, int count) const;
    /// The destination of captured cards, as large as the icon of the count.
    QRectF pile(int seat) const;
    QRectF deck() const;

protected:
    void arrangeGame() override;

private:
    /// Like inRail(), for what lies to the right of the hand: in wider windows the cards of a hand lie side by side.
    QRectF pastHand(qreal x, qreal y, qreal width, qreal height) const;
    /// How much wider the hand is than in a rail of 1280 units.
    qreal handGrowth() const;
    void arrangeStreets(int count, qreal width, qreal height, qreal from);

    QList<int> figure_cities_;
    int street_count_ = backroom::the_gang::city_count;
    QList<QRectF> streets_;
    qreal skyline_ = 0;
    QSizeF card_;
    QSizeF hand_card_;
};
