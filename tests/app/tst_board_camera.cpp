// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table_layout.hpp"
#include "suites.hpp"

#include <QSignalSpy>
#include <QTest>

#include <random>

namespace {

/// As large as a town of 126 squares.
class TownLayout : public TableLayout {
public:
    TownLayout()
        : TableLayout(nullptr)
    {
        setBoard({2000, 1250}, 3);
        arrange();
    }

protected:
    void arrangeGame() override { }
};

bool near(QPointF one, QPointF other)
{
    return QLineF(one, other).length() < 1e-6;
}

}

class BoardCameraTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWholeBoardIsSeenAtFirst()
    {
        TownLayout layout;
        const BoardCamera& camera = *layout.camera();
        QVERIFY(camera.fitting());
        QCOMPARE(camera.seen(), QRectF(0, 0, 2000, 1250));
        QVERIFY(layout.bar().bottom() <= camera.view().top());
        QVERIFY(camera.view().bottom() <= layout.rail().top());
        QVERIFY(camera.view().right() < layout.panel().left());
        QVERIFY(near(camera.toWindow(QPointF(1000, 625)), camera.view().center()));
    }

    void aTableWithoutABoardHasNoCamera()
    {
        class Plain : public TableLayout {
        public:
            Plain()
                : TableLayout(nullptr)
            {
                arrange();
            }

        protected:
            void arrangeGame() override { }
        };
        QVERIFY(Plain().camera() == nullptr);
    }

    void zoomingKeepsThePointUnderThePointer()
    {
        TownLayout layout;
        BoardCamera& camera = *layout.camera();
        camera.zoomBy(2.5, camera.view().center());
        const QPointF pointer = camera.view().topLeft() + QPointF(300, 200);
        const QPointF under = camera.toBoard(pointer);
        camera.zoomBy(1.3, pointer);
        QVERIFY(near(camera.toBoard(pointer), under));
        QVERIFY(near(camera.toWindow(under), pointer));
    }

    void zoomHasItsLimits()
    {
        TownLayout layout;
        BoardCamera& camera = *layout.camera();
        const qreal least = camera.zoom();
        camera.zoomBy(0.1, camera.view().center());
        QCOMPARE(camera.zoom(), least);
        camera.zoomBy(1000, camera.view().center());
        QCOMPARE(camera.zoom(), 3.0);
        camera.fit();
        QCOMPARE(camera.zoom(), least);
        QVERIFY(camera.fitting());
    }

    /// A view that would hide hardly anything shows the whole board.
    void nearlyTheWholeBoardIsTheWholeBoard()
    {
        TownLayout layout;
        BoardCamera& camera = *layout.camera();
        camera.zoomBy(2, camera.view().center());
        camera.zoomBy(0.53, camera.view().center());
        QVERIFY(camera.fitting());
        camera.zoomBy(2, camera.view().center());
        camera.show(QRectF(50, 50, 1900, 1190));
        QVERIFY(camera.fitting());
        // On the way in there is no threshold, even in small steps.
        for (int step = 0; step < 8; ++step)
            camera.zoomBy(1.03, camera.view().center());
        QVERIFY(!camera.fitting());
        camera.zoomBy(1.3, camera.view().center());
        camera.panBy({5, 5});
        QVERIFY(!camera.fitting());
    }

    void nothingBesideTheBoardIsSeen()
    {
        TownLayout layout;
        BoardCamera& camera = *layout.camera();
        std::mt19937 random(7);
        const auto number = [&](int from, int to) { return std::uniform_int_distribution(from, to)(random); };
        for (int round = 0; round < 2000; ++round) {
            switch (number(0, 3)) {
            case 0:
                camera.panBy(QPointF(number(-900, 900), number(-900, 900)));
                break;
            case 1:
                camera.zoomBy(number(50, 200) / 100.0, QPointF(number(0, 1000), number(0, 700)));
                break;
            case 2:
                camera.show(QRectF(number(0, 1900), number(0, 1150), 100, 100));
                break;
            default:
                layout.setSize(QSizeF(number(1024, 3840), number(640, 2160)));
            }
            const QRectF board = camera.toWindow(QRectF(0, 0, 2000, 1250));
            const QRectF view = camera.view();
            QVERIFY(board.width() >= view.width() - 1e-6 || qAbs(board.center().x() - view.center().x()) < 1e-6);
            QVERIFY(board.height() >= view.height() - 1e-6 || qAbs(board.center().y() - view.center().y()) < 1e-6);
            if (board.width() > view.width())
                QVERIFY(board.left() <= view.left() + 1e-6 && board.right() >= view.right() - 1e-6);
            if (board.height() > view.height())
                QVERIFY(board.top() <= view.top() + 1e-6 && board.bottom() >= view.bottom() - 1e-6);
        }
    }

    void showingAPlaceMovesAsLittleAsItTakes()
    {
        TownLayout layout;
        BoardCamera& camera = *layout.camera();
        camera.zoomBy(4, camera.view().center());
        const QRectF place(1900, 1150, 60, 60);
        QVERIFY(!camera.seen().contains(place));
        const qreal zoom = camera.zoom();
        camera.show(place);
        QVERIFY(camera.seen().contains(place));
        QCOMPARE(camera.zoom(), zoom);
        QSignalSpy changed(&camera, &BoardCamera::changed);
        camera.show(place);
        QVERIFY(changed.isEmpty());
        // A part larger than the view is shown completely.
        camera.show(QRectF(0, 0, 2000, 300));
        QVERIFY(camera.zoom() < zoom);
        QVERIFY(camera.seen().adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(QRectF(0, 0, 2000, 300)));
    }

    void aResizedWindowKeepsItsMiddle()
    {
        TownLayout layout;
        BoardCamera& camera = *layout.camera();
        camera.zoomBy(3, camera.view().center());
        const QPointF middle = camera.toBoard(camera.view().center());
        layout.setSize(QSizeF(1600, 1000));
        QVERIFY(near(camera.toBoard(camera.view().center()), middle));
        camera.fit();
        layout.setSize(QSizeF(1280, 800));
        QVERIFY(camera.fitting());
    }
};

BACKROOM_SUITE(BoardCameraTest)
#include "tst_board_camera.moc"
