#pragma once

#include <QPointF>
#include <QQuickItem>

#include <functional>

/// Finds what is explained on a table: items with the property `explains`, a point of kind and id as
/// `GameTable::detailOf` takes them.
class Explainer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// Its kind and id; of an item that is not explained −1 and −1.
    Q_INVOKABLE QPointF subject(QQuickItem* item) const;
    /// Shown large when asked for, but not told of by itself: its property `quiet` is true.
    Q_INVOKABLE bool quiet(QQuickItem* item) const;
    /// The topmost such item at a point of `root` that can be seen; null for none.
    Q_INVOKABLE QQuickItem* at(QQuickItem* root, QPointF point) const;
    /// The topmost one in `root` that is seen and explains this, or whose property `about` is this; null for none.
    Q_INVOKABLE QQuickItem* find(QQuickItem* root, QPointF subject) const;
    /// The same, but its middle lies in `place`, whatever it is a part of.
    QQuickItem* findWithin(QQuickItem* root, QPointF subject, const QQuickItem& place) const;
    /// The topmost one in `root` that is seen and has this object name; null for none.
    QQuickItem* named(QQuickItem* root, const QString& name) const;
    /// Calls for everything in `root` that is seen and is explained or has an object name.
    void each(QQuickItem* root, const std::function<void(QQuickItem&)>& call) const;
};
