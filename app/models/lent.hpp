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
class Lent {
public:
    static T* create(QQmlEngine*, QJSEngine*) { return lend(made_); }

protected:
    Lent() { made_ = static_cast<T*>(this); }
    /// For a second instance, which QML never sees.
    explicit Lent(std::nullptr_t) { }
    ~Lent()
    {
        if (made_ == this)
            made_ = nullptr;
    }
    Lent(const Lent&) = delete;
    Lent& operator=(const Lent&) = delete;

private:
    inline static T* made_ = nullptr;
};
