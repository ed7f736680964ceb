#pragma once

#include "the_gang/state.hpp"

#include <QList>
#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

/// Where everything lies on The Gang's table, in the coordinates of the whole window: a pure function of the
/// window's size, the number of seats and the number of streets.
class TheGangLayout : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    Q_PROPERTY(QSizeF size READ size WRITE setSize NOTIFY changed)
    /// Pixels to a unit of the 1280 × 800 drawing.
    Q_PROPERTY(qreal scale READ scale NOTIFY changed)
    Q_PROPERTY(QRectF bar READ bar NOTIFY changed)
    Q_PROPERTY(QRectF rail READ rail NOTIFY changed)
    Q_PROPERTY(QList<QRectF> streets READ streets NOTIFY changed)
    Q_PROPERTY(QRectF panel READ panel NOTIFY changed)
    Q_PROPERTY(QList<QRectF> plates READ plates NOTIFY changed)
    Q_PROPERTY(QRectF log READ log NOTIFY changed)
    Q_PROPERTY(qreal skyline READ skyline NOTIFY changed)
    Q_PROPERTY(QSizeF card READ card NOTIFY changed)
    Q_PROPERTY(QSizeF handCard READ handCard NOTIFY changed)
    Q_PROPERTY(QRectF person READ person NOTIFY changed)
    Q_PROPERTY(QRectF playPlate READ playPlate NOTIFY changed)
    Q_PROPERTY(QRectF playText READ playText NOTIFY changed)
    Q_PROPERTY(QRectF turnText READ turnText NOTIFY changed)
    Q_PROPERTY(QRectF waitingTitle READ waitingTitle NOTIFY changed)
    Q_PROPERTY(QRectF lookButton READ lookButton NOTIFY changed)
    Q_PROPERTY(QList<qreal> railDividers READ railDividers NOTIFY changed)

public:
    explicit TheGangLayout(QObject* parent = nullptr);

    void setCounts(int streets, int seats);
    void setSize(QSizeF size);

    QSizeF size() const { return size_; }
    qreal scale() const { return scale_; }
    QRectF bar() const { return bar_; }
    QRectF rail() const { return rail_; }
    const QList<QRectF>& streets() const { return streets_; }
    QRectF panel() const { return panel_; }
    const QList<QRectF>& plates() const { return plates_; }
    QRectF log() const { return log_; }
    qreal skyline() const { return skyline_; }
    QSizeF card() const { return card_; }
    QSizeF handCard() const { return hand_card_; }
    QRectF person() const;
    QRectF playPlate() const;
    QRectF playText() const;
    QRectF turnText() const;
    QRectF waitingTitle() const;
    QRectF lookButton() const;
    QList<qreal> railDividers() const;

    /// The part of a street where its row stands.
    QRectF row(int street) const;
    /// Element `index` of `count` in the row: gangsters, a Lookout or an open slot.
    QRectF rowCard(int street, int index, int count) const;
    /// While choosing: the own hand.
    QRectF handPlace(int index, int count) const;
    QRectF specialPlace() const;
    QRectF ticketPlace(int index, int count) const;
    /// The two places of the play spot, for the gangster and for what goes with it.
    QRectF spotGangster() const;
    QRectF spotTicket() const;
    QRectF spotSpecial() const;
    /// While placing: the closed hand, and the two cards of the one whose turn it is.
    QRectF closedHandPlace(int index) const;
    QRectF openHandPlace(int index) const;
    QRectF turnGangster() const;
    QRectF turnSecond() const;
    /// Open gangsters whose turn is still to come, the next one first.
    QRectF waitingPlace(int index, int count) const;
    /// Where a card of a seat's captured pile goes, at the size of the count's icon.
    QRectF pile(int seat) const;
    QRectF deck() const;
    /// Where cards leave the table.
    QRectF discard() const;

signals:
    void changed();

private:
    void arrange();
    /// A rectangle of the rail, given in units from the content's left and the rail's top.
    QRectF inRail(qreal x, qreal y, qreal width, qreal height) const;

    QSizeF size_{1280, 800};
    int street_count_ = backroom::the_gang::city_count;
    int seat_count_ = 2;
    qreal scale_ = 1;
    qreal left_ = 0;
    qreal width_ = 0;
    QRectF bar_;
    QRectF rail_;
    QList<QRectF> streets_;
    QRectF panel_;
    QList<QRectF> plates_;
    QRectF log_;
    qreal skyline_ = 0;
    QSizeF card_;
    QSizeF hand_card_;
};
