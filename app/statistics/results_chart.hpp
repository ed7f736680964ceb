#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

/// Results one after the other: a ring each, a star where it was won, and a line through the mean of the last few.
class ResultsChart : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<qreal> results READ results WRITE setResults NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// Which of them were won, by their index.
    Q_PROPERTY(QList<int> wins READ wins WRITE setWins NOTIFY changed)
    /// They lie between 0 and 1, and that is the scale; otherwise it ends with the highest one.
    Q_PROPERTY(bool shares READ shares WRITE setShares NOTIFY changed)
    /// The one that is looked at; -1 for none.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY changed)
    /// Of lines and signs, in pixels for a window of 1280 x 800.
    Q_PROPERTY(qreal unit READ unit WRITE setUnit NOTIFY changed)

public:
    explicit ResultsChart(QQuickItem* parent = nullptr);

    const QList<qreal>& results() const { return results_; }
    void setResults(const QList<qreal>& results);
    int count() const { return static_cast<int>(results_.size()); }
    const QList<int>& wins() const { return wins_; }
    void setWins(const QList<int>& wins);
    bool shares() const { return shares_; }
    void setShares(bool shares);
    int current() const { return current_; }
    void setCurrent(int index);
    qreal unit() const { return unit_; }
    void setUnit(qreal unit);

    /// The one nearest to there; -1 when there is none.
    Q_INVOKABLE int nearest(qreal x) const;
    Q_INVOKABLE QPointF placeOf(int index) const;
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    template <class Value>
    void become(Value& mine, const Value& value);
    QRectF plot() const;
    /// Between the ends of the scale, from 0 to 1.
    qreal height(qreal result) const;
    /// Of this one and those before it.
    qreal mean(int index) const;

    QList<qreal> results_;
    QList<int> wins_;
    bool shares_ = false;
    int current_ = -1;
    qreal unit_ = 1;
};
