// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>

/// Keeps the QML engine from deleting an object that C++ owns.
template <class T>
T* lend(T* object)
{
    QQmlEngine::setObjectOwnership(object, QQmlEngine::CppOwnership);
    return object;
}

/// The base of a QML singleton that C++ creates before the engine asks for it.
template <class T>
class QmlSingleton {
public:
    static T* create(QQmlEngine*, QJSEngine*) { return lend(made_); }

protected:
    QmlSingleton() { made_ = static_cast<T*>(this); }
    /// For a second instance, which QML never sees.
    explicit QmlSingleton(std::nullptr_t) { }
    ~QmlSingleton()
    {
        if (made_ == this)
            made_ = nullptr;
    }
    QmlSingleton(const QmlSingleton&) = delete;
    QmlSingleton& operator=(const QmlSingleton&) = delete;

private:
    inline static T* made_ = nullptr;
};
