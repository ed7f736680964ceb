// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/figure_studio.hpp"

#include <QOpenGLFramebufferObject>
#include <QQuickGraphicsDevice>
#include <QQuickItem>
#include <QQuickRenderTarget>

namespace {

bool draws_by(QQuickWindow& window, QSGRendererInterface::GraphicsApi api)
{
    return window.rendererInterface()->graphicsApi() == api;
}

}

FigureStudio::FigureStudio()
    : component_(&engine_)
    , window_(std::make_unique<QQuickWindow>(&control_))
{
    engine_.addImportPath(QStringLiteral("qrc:/qt/qml"));
    component_.loadUrl(QUrl(QStringLiteral("qrc:/qt/qml/Backroom/Rulebook/PaperFigure.qml")));
    if (!draws_by(*window_, QSGRendererInterface::OpenGL))
        return;
    surface_.create();
    if (!context_.create() || !context_.makeCurrent(&surface_))
        return;
    window_->setGraphicsDevice(QQuickGraphicsDevice::fromOpenGLContext(&context_));
    control_.initialize();
}

FigureStudio::~FigureStudio()
{
    if (context_.isValid())
        context_.makeCurrent(&surface_);
    control_.invalidate();
    window_.reset();
}

std::unique_ptr<QQuickItem> FigureStudio::make(const QVariantMap& properties)
{
    // The item is in the window from the beginning, so that each of its pictures is decoded once, at the final size.
    std::unique_ptr<QObject> made(component_.beginCreate(engine_.rootContext()));
    auto* item = qobject_cast<QQuickItem*>(made.get());
    if (item == nullptr)
        return nullptr;
    item->setParentItem(window_->contentItem());
    component_.setInitialProperties(item, properties);
    component_.completeCreate();
    static_cast<void>(made.release());
    return std::unique_ptr<QQuickItem>(item);
}

QImage FigureStudio::picture(QQuickItem& item, qreal dots)
{
    // Only after this are its parts in their places.
    control_.polishItems();
    const QSize size = item.size().toSize();
    const QSize pixels = (QSizeF(size) * dots).toSize();
    window_->setGeometry(QRect(QPoint(), size));
    window_->contentItem()->setSize(size);
    if (draws_by(*window_, QSGRendererInterface::Software)) {
        QImage image(pixels, QImage::Format_RGB32);
        image.setDevicePixelRatio(dots);
        draw(QQuickRenderTarget::fromPaintDevice(&image), dots);
        image.setDevicePixelRatio(1);
        return image;
    }
    if (!context_.isValid() || !context_.makeCurrent(&surface_))
        return {};
    const QOpenGLFramebufferObject frame(pixels);
    draw(QQuickRenderTarget::fromOpenGLTexture(frame.texture(), pixels), dots);
    return frame.toImage().convertToFormat(QImage::Format_RGB32);
}

void FigureStudio::draw(const QQuickRenderTarget& target, qreal dots)
{
    QQuickRenderTarget with = target;
    with.setDevicePixelRatio(dots);
    window_->setRenderTarget(with);
    control_.polishItems();
    control_.beginFrame();
    control_.sync();
    control_.render();
    control_.endFrame();
}
