// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

/// A chalk-like outline around letters that makes them legible on any ground. It lies below a `Text` with the same text
/// and font and extends it by `breadth` on every side.
class TextOutline : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text MEMBER text_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QFont font MEMBER font_ NOTIFY changed REQUIRED)
    /// The text's `baselineOffset`.
    Q_PROPERTY(qreal foot MEMBER foot_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor color MEMBER color_ NOTIFY changed REQUIRED)
    Q_PROPERTY(qreal breadth MEMBER breadth_ NOTIFY changed)
    /// While false, nothing is painted.
    Q_PROPERTY(bool there READ there WRITE setThere NOTIFY thereChanged)

public:
    explicit TextOutline(QQuickItem* parent = nullptr);

    bool there() const { return flags().testFlag(ItemHasContents); }
    void setThere(bool there);
    void paint(QPainter* painter) override;

signals:
    void changed();
    void thereChanged();

private:
    QString text_;
    QFont font_;
    qreal foot_ = 0;
    QColor color_;
    qreal breadth_ = 2;
};
