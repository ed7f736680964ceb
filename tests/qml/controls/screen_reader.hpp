#pragma once

#include <QAccessible>
#include <QObject>
#include <QString>

/// What a screen reader does with an item; tests use it as `Reader`.
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
