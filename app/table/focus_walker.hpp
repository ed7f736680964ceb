// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

/// Moves the keyboard focus by arrow keys to the nearest focusable item, wherever it is in the item tree.
class FocusWalker : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// `key` is an arrow key. Considers items below `root` that are at most as far aside as ahead. Items in a part
    /// whose property `walkedApart` is true are reached only up or down, when nothing else lies there. Returns false if
    /// there is none.
    Q_INVOKABLE static bool walk(QQuickItem* root, int key);
    /// Focuses the first item below `root` in reading order. Items whose property `legal` is false come last.
    Q_INVOKABLE static bool enter(QQuickItem* root);
    /// Focuses the last one in the same order.
    Q_INVOKABLE static bool enterLast(QQuickItem* root);

private:
    static bool enterAt(QQuickItem* root, bool begin);
};
