#pragma once

#include "models/lent.hpp"

#include <QObject>
#include <QQuickWindow>
#include <QTimer>

class Preferences;

/// Opens the window where it was left, on a screen that it fits, and keeps how it is left: its size, whether it is
/// maximised or fills the screen, and the size beneath that.
class WindowKeeper : public QObject, public Lent<WindowKeeper> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QSize size READ size CONSTANT)
    Q_PROPERTY(QSize smallest READ smallest CONSTANT)

public:
    explicit WindowKeeper(Preferences& preferences);

    /// Of a window that is made now.
    QSize size() const;
    QSize smallest() const;

    void open(QQuickWindow* window);
    /// Nothing before the window is open.
    Q_INVOKABLE void setFullScreen(bool full);
    Q_INVOKABLE void toggleFullScreen();
    /// Keeps the size as it is now.
    void keep();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QRect kept() const;
    const QScreen* screen() const;
    void show();
    void keepState(Qt::WindowState state);
    /// The frame is known once the window is on the screen.
    void fitFrame();

    Preferences& preferences_;
    QQuickWindow* window_ = nullptr;
    QTimer settling_;
};
