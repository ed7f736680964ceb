// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDebug>
#include <QRectF>
#include <QTest>

#include <vector>

/// What the layout tests of all tables share. Each runs in every window, from the smallest to 4K, tall and wide, with
/// every number of seats.
namespace test {

inline void all_windows(int min_seats, int max_seats)
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("seats");
    for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080), QSize(2560, 1440),
             QSize(3840, 2160), QSize(1280, 1024), QSize(2560, 1080)})
        for (int seats = min_seats; seats <= max_seats; ++seats)
            QTest::addRow("%dx%d, %d seats", size.width(), size.height(), seats) << size << seats;
}

/// A layout for the window and the number of seats of the current test row.
template <class Layout, auto set_counts>
struct ArrangedFor : Layout {
    ArrangedFor()
    {
        QFETCH_GLOBAL(QSize, size);
        QFETCH_GLOBAL(int, seats);
        set_counts(*this, seats);
        this->setSize(size);
    }
};

using Named = std::pair<const char*, QRectF>;

inline void add(std::vector<Named>& things, const char* name, const QList<QRectF>& places)
{
    for (const QRectF& place : places)
        things.emplace_back(name, place);
}

inline QString described(const Named& thing)
{
    QString text;
    QDebug(&text) << thing.first << thing.second;
    return text;
}

/// Checks that the things are inside the window and do not overlap.
inline void apart_in(QRectF window, const std::vector<Named>& things)
{
    for (std::size_t at = 0; at < things.size(); ++at) {
        const QRectF place = things[at].second;
        QVERIFY2(place.width() > 0 && place.height() > 0, qPrintable(described(things[at])));
        QVERIFY2(window.contains(place), qPrintable(described(things[at])));
        for (std::size_t other = 0; other < at; ++other)
            QVERIFY2(!place.intersects(things[other].second),
                qPrintable(described(things[at]) + QStringLiteral(" over ") + described(things[other])));
    }
}

inline void apart_in_window(const std::vector<Named>& things)
{
    QFETCH_GLOBAL(QSize, size);
    apart_in(QRectF({0, 0}, QSizeF(size)), things);
}

inline void all_inside(QRectF outer, const std::vector<Named>& things)
{
    for (const Named& thing : things)
        QVERIFY2(outer.contains(thing.second), qPrintable(described(thing)));
}

}
