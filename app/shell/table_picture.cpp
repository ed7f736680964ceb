#include "shell/table_picture.hpp"

#include <QBuffer>
#include <QImage>
#include <QQuickItem>
#include <QQuickWindow>

namespace table_picture {

QByteArray of(const QQuickItem& view)
{
    const QImage window = view.window()->grabWindow();
    const qreal ratio = window.devicePixelRatio();
    const QRectF place = view.mapRectToScene(QRectF(QPointF(), view.size()));
    const QImage table =
        window.copy(QRectF(place.topLeft() * ratio, place.size() * ratio).toRect().intersected(window.rect()));
    if (table.isNull())
        return {};
    // Of a window of another shape, the middle.
    QImage small = table.scaled(size, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
    small = small.copy(
        (small.width() - size.width()) / 2, (small.height() - size.height()) / 2, size.width(), size.height());
    QByteArray file;
    QBuffer buffer(&file);
    buffer.open(QIODevice::WriteOnly);
    small.convertToFormat(QImage::Format_RGB32).save(&buffer, "PNG");
    return file;
}

}
