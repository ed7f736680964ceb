// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QQuickItem>

#include <functional>

/// Finds the items of a table that can be explained: those with a property `explains`, a point of the kind and id for
/// `GameTable::detailOf`.
class Explainer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// Returns the kind and id; (−1, −1) if the item is not explained.
    Q_INVOKABLE QPointF subject(QQuickItem* item) const;
    /// Returns whether the item is explained only on request and not on hovering: its property `quiet` is true.
    Q_INVOKABLE bool quiet(QQuickItem* item) const;
    /// Returns whether its tool tip is the title alone: its property `brief` is true.
    Q_INVOKABLE bool brief(QQuickItem* item) const;
    /// Returns whether its tool tip goes beside it instead of covering what is below: its property `tipBeside` is true.
    Q_INVOKABLE bool besides(QQuickItem* item) const;
    /// Returns the topmost visible explained item at a point of `root`; null if there is none.
    Q_INVOKABLE QQuickItem* at(QQuickItem* root, QPointF point) const;
    /// Returns the topmost visible item in `root` whose `explains` or `about` is the subject; null if there is none.
    Q_INVOKABLE QQuickItem* find(QQuickItem* root, QPointF subject) const;
    /// The same, for an item whose centre lies inside `place`, wherever it is in the item tree.
    QQuickItem* findWithin(QQuickItem* root, QPointF subject, const QQuickItem& place) const;
    /// Returns the topmost visible item in `root` with this object name; null if there is none.
    QQuickItem* named(QQuickItem* root, const QString& name) const;
    /// Calls the function for every visible item in `root` that is explained or has an object name.
    void each(QQuickItem* root, const std::function<void(QQuickItem&)>& call) const;
};
