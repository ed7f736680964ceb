#pragma once

#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

/// Moves the keyboard's focus by arrow keys to the nearest item that takes the focus, wherever it is in the tree.
class FocusWalker : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// `key` is one of the four arrow keys; looks below `root`, not farther aside than ahead. False when nothing lies
    /// that way.
    Q_INVOKABLE static bool walk(QQuickItem* root, int key);
    /// The first item below `root` that takes the focus, in reading order, takes it; one whose property `legal` is
    /// false only when there is no other.
    Q_INVOKABLE static bool enter(QQuickItem* root);
    /// The last one, in the same order.
    Q_INVOKABLE static bool enterLast(QQuickItem* root);

private:
    static bool enterAt(QQuickItem* root, bool begin);
};
