// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QObject>
#include <QString>

/// Does what a screen reader does with an item; tests use it as `Reader`.
class ScreenReader : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    Q_INVOKABLE static QString name(QObject* item) { return text(item, QAccessible::Name); }
    Q_INVOKABLE static QString description(QObject* item) { return text(item, QAccessible::Description); }
    Q_INVOKABLE static int role(QObject* item)
    {
        const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
        return face == nullptr ? -1 : static_cast<int>(face->role());
    }
    Q_INVOKABLE static bool checked(QObject* item)
    {
        const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
        return face != nullptr && face->state().checked;
    }
    Q_INVOKABLE static bool enabled(QObject* item)
    {
        const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
        return face != nullptr && !face->state().disabled;
    }
    Q_INVOKABLE static bool seen(QObject* item)
    {
        const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
        return face != nullptr && !face->state().invisible;
    }
    /// Returns whether the item is found by walking down from its window.
    Q_INVOKABLE static bool listed(QObject* item)
    {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
        while (face != nullptr && face->role() != QAccessible::Window) {
            QAccessibleInterface* above = face->parent();
            if (above == nullptr || above->indexOfChild(face) < 0 || above->child(above->indexOfChild(face)) != face)
                return false;
            face = above;
        }
        return face != nullptr;
    }
    Q_INVOKABLE static QStringList actions(QObject* item)
    {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
        return face == nullptr || face->actionInterface() == nullptr ? QStringList()
                                                                     : face->actionInterface()->actionNames();
    }
    Q_INVOKABLE static void setValue(QObject* item, int value)
    {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
        if (face != nullptr && face->valueInterface() != nullptr)
            face->valueInterface()->setCurrentValue(value);
    }
    Q_INVOKABLE static bool press(QObject* item)
    {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
        if (face == nullptr || face->actionInterface() == nullptr)
            return false;
        face->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        return true;
    }

private:
    static QString text(QObject* item, QAccessible::Text which)
    {
        const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
        return face == nullptr ? QString() : face->text(which);
    }
};
