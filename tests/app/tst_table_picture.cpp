// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/table_picture.hpp"
#include "suites.hpp"

#include <QTest>

namespace {

/// A cloth with a differently coloured corner at each end.
QImage table_of(QSize size)
{
    QImage table(size, QImage::Format_RGB32);
    table.fill(Qt::darkGreen);
    const int corner = std::min(size.width(), size.height()) / 10;
    for (const int x : {0, size.width() - corner})
        for (const int y : {0, size.height() - corner})
            for (int pixel = 0; pixel < corner * corner; ++pixel)
                table.setPixelColor(x + pixel % corner, y + pixel / corner, Qt::red);
    return table;
}

}

class TablePictureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// In a window of any shape, the table is neither cropped nor distorted.
    void showsAllOfIt()
    {
        const auto row = [&](test::Case, QSize table, const QRect& place) {
            const QImage picture = table_picture::whole(table_of(table));
            QCOMPARE(picture.size(), table_picture::size);
            const QRect inner = place.adjusted(3, 3, -3, -3);
            for (const QPoint corner : {inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight()})
                QCOMPARE(picture.pixelColor(corner), QColor(Qt::red));
            QCOMPARE(picture.pixelColor(place.center()), QColor(Qt::darkGreen));
        };
        const QSize whole = table_picture::size;
        row("like the picture", 2 * whole, QRect(QPoint(), whole));
        row("wide", QSize(2000, 500), QRect(0, 72, 384, 96));
        row("high", QSize(500, 1000), QRect(132, 0, 120, 240));
    }

    void theClothGoesOn()
    {
        QImage table(1000, 400, QImage::Format_RGB32);
        table.fill(Qt::blue);
        for (int x = 0; x < table.width(); ++x)
            for (int y = 0; y < 100; ++y)
                table.setPixelColor(x, y, Qt::yellow);
        const QImage picture = table_picture::whole(table);
        QCOMPARE(picture.pixelColor(5, 5), QColor(Qt::yellow));
        QCOMPARE(picture.pixelColor(378, 234), QColor(Qt::blue));
    }
};

BACKROOM_SUITE(TablePictureTest)
#include "tst_table_picture.moc"
