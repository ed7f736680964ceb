#pragma once

#include <QQmlEngine>

/// The QML engine must never delete what is lent to it.
template <class T>
T* lend(T* object)
{
    QQmlEngine::setObjectOwnership(object, QQmlEngine::CppOwnership);
    return object;
}

/// A singleton of QML that is made in C++, before the engine asks for it.
template <class T>
class Lent {
public:
    static T* create(QQmlEngine*, QJSEngine*) { return lend(made_); }

protected:
    Lent() { made_ = static_cast<T*>(this); }
    /// One beside it, which QML never sees.
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
