// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/qml_singleton.hpp"

#include <QObject>
#include <QQuickWindow>
#include <QTimer>

class Preferences;

/// Opens the window as it was left, on a screen that it fits. Saves its size, whether it is maximised or full screen,
/// and the size that it had before.
class WindowKeeper : public QObject, public QmlSingleton<WindowKeeper> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QSize size READ size CONSTANT)
    Q_PROPERTY(QSize smallest READ smallest CONSTANT)

public:
    explicit WindowKeeper(Preferences& preferences);

    QSize size() const;
    QSize smallest() const;

    void open(QQuickWindow* window);
    /// Has no effect before `open`.
    Q_INVOKABLE void setFullScreen(bool full);
    Q_INVOKABLE void toggleFullScreen();
    void keep();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QRect kept() const;
    const QScreen* screen() const;
    void show();
    void keepState(Qt::WindowState state);
    /// Called once the window is on the screen, because its frame is unknown before.
    void fitFrame();

    Preferences& preferences_;
    QQuickWindow* window_ = nullptr;
    QTimer settling_;
};
