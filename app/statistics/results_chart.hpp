// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

/// A chart of results in order of time: a ring for each, a star for a win, and a line for the moving average.
class ResultsChart : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<qreal> results READ results WRITE setResults NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// The number of results that the line averages.
    Q_PROPERTY(int together READ together CONSTANT)
    Q_PROPERTY(QList<int> wins READ wins WRITE setWins NOTIFY changed)
    /// True if the results are fractions, so that the scale ends at 1; otherwise it ends at the highest result.
    Q_PROPERTY(bool shares READ shares WRITE setShares NOTIFY changed)
    /// The index of the highlighted result; −1 for none.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY changed)
    /// The scale of lines and symbols; 1 in a window of 1280 × 800.
    Q_PROPERTY(qreal unit READ unit WRITE setUnit NOTIFY changed)

public:
    explicit ResultsChart(QQuickItem* parent = nullptr);

    const QList<qreal>& results() const { return results_; }
    void setResults(const QList<qreal>& results);
    int count() const { return static_cast<int>(results_.size()); }
    static constexpr int together() { return 5; }
    const QList<int>& wins() const { return wins_; }
    void setWins(const QList<int>& wins);
    bool shares() const { return shares_; }
    void setShares(bool shares);
    int current() const { return current_; }
    void setCurrent(int index);
    qreal unit() const { return unit_; }
    void setUnit(qreal unit);

    Q_INVOKABLE int nearest(qreal x) const;
    Q_INVOKABLE QPointF placeOf(int index) const;
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    template <class Value>
    void assign(Value& mine, const Value& value);
    QRectF plot() const;
    /// Returns the height on the scale, from 0 to 1.
    qreal height(qreal result) const;
    /// Returns the moving average that ends with this result.
    qreal mean(int index) const;

    QList<qreal> results_;
    QList<int> wins_;
    bool shares_ = false;
    int current_ = -1;
    qreal unit_ = 1;
};
