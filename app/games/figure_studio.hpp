// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickRenderControl>
#include <QQuickWindow>

#include <memory>

/// An invisible window with a QML engine of its own, so that the theme follows neither the window's size nor the
/// player's settings. It renders as the program's windows do, by software or by OpenGL.
class FigureStudio {
public:
    FigureStudio();
    ~FigureStudio();

    /// Makes a PaperFigure.qml with these properties; returns null if that fails.
    std::unique_ptr<QQuickItem> make(const QVariantMap& properties);
    /// Renders the item with `dots` dots per unit; returns null if that fails.
    QImage picture(QQuickItem& item, qreal dots);

private:
    void draw(const QQuickRenderTarget& target, qreal dots);

    QQmlEngine engine_;
    QQmlComponent component_;
    QOffscreenSurface surface_;
    QOpenGLContext context_;
    QQuickRenderControl control_;
    std::unique_ptr<QQuickWindow> window_;
};
