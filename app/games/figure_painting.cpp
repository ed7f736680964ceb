#include "games/figure_painting.hpp"

#include <QSvgRenderer>

namespace figure_painting {

namespace {

const QColor baize(0x1F, 0x4D, 0x3A);
/// The distance between steps and around them, in pixels.
constexpr qreal gap = 24;

/// Draws the step's number in the corner of its picture, to match the captions.
void paint_number(QPainter& painter, int number, QPointF corner, qreal size)
{
    const QRectF disc(corner.x() - size * 0.25, corner.y() - size * 0.25, size, size);
    painter.setPen(QPen(QColor(0xD9, 0xB4, 0x5E), size * 0.06));
    painter.setBrush(QColor(0xF9, 0xF2, 0xE0));
    painter.drawEllipse(disc);
    QFont font(QStringLiteral("Cabin"));
    font.setPixelSize(std::max(1, qRound(size * 0.66)));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(QColor(0x1C, 0x17, 0x14));
    painter.drawText(disc, Qt::AlignCenter, QString::number(number));
}

}

void paint_art(QPainter& painter, const QString& name, QRectF place)
{
    QSvgRenderer(QStringLiteral(":/art/%1.svg").arg(name)).render(&painter, place);
}

void paint_card(QPainter& painter, const QString& name, QRectF card)
{
    const qreal rim = card.width() / 50;
    paint_art(painter, name, card.adjusted(-rim, -rim, rim, rim));
}

void paint_figure_text(QPainter& painter, const QString& text, QPointF centre, qreal height, const QColor& color)
{
    QFont font(QStringLiteral("League Gothic"));
    font.setPixelSize(std::max(1, qRound(height)));
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(QRectF(centre.x() - 500, centre.y() - 500, 1000, 1000), Qt::AlignCenter, text);
}

QImage paint(TableFigure& figure, QSizeF room, const Sheet& sheet)
{
    const QList<int>& shown = figure.figure().paper;
    const int columns = std::min(sheet.columns, static_cast<int>(shown.size()));
    // A single picture need not be as wide as the page.
    const qreal whole = columns < sheet.columns ? room.width() * 0.6 : room.width();
    const auto rows = (static_cast<int>(shown.size()) + columns - 1) / columns;
    const qreal width = std::floor((whole - gap * (columns + 1)) / columns);
    QImage image;
    QPainter painter;
    for (int index = 0; index < shown.size(); ++index) {
        figure.jumpTo(shown[index]);
        GameTable& table = *figure.table();
        table.frame()->setSize(QSizeF(width, 1));
        const qreal height = sheet.height(table);
        if (image.isNull()) {
            image = QImage(qRound(whole), qRound(rows * (height + gap) + gap), QImage::Format_RGB32);
            image.fill(baize);
            painter.begin(&image);
            painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        }
        const QPointF at(gap + index % columns * (width + gap), gap + index / columns * (height + gap));
        painter.save();
        painter.setClipRect(QRectF(at, QSizeF(width, height)));
        painter.translate(at);
        sheet.paint(painter, table);
        painter.restore();
        if (figure.figure().steps.size() > 1)
            paint_number(painter, shown[index] + 1, at, room.width() * 0.032);
    }
    return image;
}

}
