// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/window_keeper.hpp"
#include "app/shell/window_place.hpp"
#include "house_folder.hpp"
#include "suites.hpp"

#include <QTest>

class WindowPlaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itFitsItsScreen()
    {
        const auto row = [&](test::Case, QSize wanted, QSize available, QSize size) {
            QCOMPARE(window_place::size(wanted, available, window_place::usual_frame), size);
        };
        const QSize nothing;
        row("room enough", nothing, QSize(1920, 1040), QSize(1280, 800));
        row("1366x768 with panels", nothing, QSize(1366, 704), QSize(1280, 656));
        row("1280x720", nothing, QSize(1280, 720), QSize(1264, 672));
        row("1024x640", nothing, QSize(1024, 640), QSize(1008, 592));
        row("1920x1080 at 150 %", nothing, QSize(1280, 720), QSize(1264, 672));
        row("1920x1080 at 200 %", nothing, QSize(960, 540), QSize(944, 492));
        row("3840x2160 at 300 %", nothing, QSize(1280, 720), QSize(1264, 672));
        row("as it was left", QSize(1400, 900), QSize(1920, 1040), QSize(1400, 900));
        row("left on a larger screen", QSize(1900, 1000), QSize(1366, 704), QSize(1350, 656));
        row("left smaller than can be", QSize(300, 200), QSize(1920, 1040), QSize(800, 500));
        row("a tiny screen", nothing, QSize(640, 480), QSize(624, 432));
        row("no room at all", nothing, QSize(10, 10), QSize(1, 1));
    }

    void allOfItsFrameIsOnTheScreen()
    {
        const QRect available(100, 30, 1366, 704);
        const QMargins frame(2, 30, 2, 4);
        const QSize size(1280, 600);
        const auto moved = [&](int x, int y) {
            return window_place::moved({{x, y}, size}, available, frame).topLeft();
        };
        QCOMPARE(moved(150, 100), QPoint(150, 100));
        QCOMPARE(moved(0, 0), QPoint(102, 60));
        QCOMPARE(moved(2000, 2000), QPoint(100 + 1366 - 2 - 1280, 30 + 704 - 4 - 600));
        QCOMPARE(window_place::moved({0, 0, 1500, 900}, available, frame).topLeft(), QPoint(102, 60));
    }

    /// The offscreen platform's screen has 800 × 800 pixels.
    void itIsAsItWasLeft()
    {
        const auto row = [&](test::Case, Qt::WindowState left) {
            test::HouseFolder folder;
            const QSize room = QGuiApplication::primaryScreen()->availableSize();
            const QRect place(8, 40, room.width() - 16, room.height() - 60);
            {
                QQuickWindow window;
                window.resize(folder->windowKeeper().size());
                folder->windowKeeper().open(&window);
                QVERIFY(QTest::qWaitForWindowExposed(&window));
                QCOMPARE(window.windowState(), Qt::WindowNoState);
                window.setGeometry(place);
                QTRY_COMPARE(folder->preferences()->windowGeometry(), QRectF(place));
                window.setWindowState(left);
                window.close();
            }
            folder.restart();
            QQuickWindow window;
            QCOMPARE(folder->windowKeeper().size(), place.size());
            window.resize(folder->windowKeeper().size());
            folder->windowKeeper().open(&window);
            QCOMPARE(window.windowState(), left);
            QCOMPARE(folder->preferences()->windowGeometry(), QRectF(place));
            if (left == Qt::WindowNoState)
                QCOMPARE(window.geometry(), place);
        };
        row("normal", Qt::WindowNoState);
        row("maximised", Qt::WindowMaximized);
        row("full screen", Qt::WindowFullScreen);
    }

    void fullScreenComesAndGoes()
    {
        test::HouseFolder folder;
        WindowKeeper& keeper = folder->windowKeeper();
        keeper.toggleFullScreen();
        QVERIFY2(!folder->preferences()->fullScreen(), "there is no window yet");
        QQuickWindow window;
        keeper.open(&window);
        for (const Qt::WindowState beneath : {Qt::WindowNoState, Qt::WindowMaximized}) {
            window.setWindowState(beneath);
            keeper.toggleFullScreen();
            QCOMPARE(window.windowState(), Qt::WindowFullScreen);
            keeper.toggleFullScreen();
            QCOMPARE(window.windowState(), beneath);
        }
        keeper.setFullScreen(true);
        keeper.setFullScreen(true);
        QCOMPARE(window.windowState(), Qt::WindowFullScreen);
        window.setWindowState(Qt::WindowMinimized);
        QVERIFY(folder->preferences()->fullScreen());
    }
};

BACKROOM_SUITE(WindowPlaceTest)
#include "tst_window_place.moc"
