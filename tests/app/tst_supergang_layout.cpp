// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/layout.hpp"
#include "app/supergang/town/town_plan.hpp"
#include "engine/supergang/figures.hpp"
#include "layout_cases.hpp"
#include "suites.hpp"

using namespace test;
using namespace backroom::supergang;

class SuperGangLayoutTest : public QObject {
    Q_OBJECT

    using Arranged =
        ArrangedFor<SuperGangLayout, [](auto& layout, int seats) { layout.setCounts(seats, seats == max_seats); }>;

    static std::vector<Named> partsOf(const SuperGangLayout& layout)
    {
        std::vector<Named> things{{"bar", layout.bar()}, {"town", layout.camera()->view()}, {"bank", layout.bank()},
            {"log", layout.log()}, {"person", layout.person()}, {"dice", layout.dice()}, {"words", layout.words()},
            {"buttons", layout.buttons()}};
        add(things, "plate", layout.plates());
        return things;
    }

private Q_SLOTS:
    void initTestCase_data()
    {
        all_windows(min_seats, max_seats);
        for (const QSize size : {QSize(800, 500), QSize(1366, 768)})
            for (int seats = min_seats; seats <= max_seats; ++seats)
                QTest::addRow("%dx%d, %d seats", size.width(), size.height(), seats) << size << seats;
    }

    void apartFromEachOther()
    {
        Arranged layout;
        QFETCH_GLOBAL(int, seats);
        QCOMPARE(layout.plates().size(), seats);
        apart_in_window(partsOf(layout));
        all_inside(layout.rail().adjusted(-1, -1, 1, 1),
            {{"dice", layout.dice()}, {"words", layout.words()}, {"buttons", layout.buttons()}});
    }

    /// Beside the rulebook, the table is as wide as the window and smaller, with the seats below the town.
    void besideTheRulebook()
    {
        QFETCH_GLOBAL(int, seats);
        for (const QSizeF window : {QSizeF(1264, 752), QSizeF(1280, 800), QSizeF(1366, 768), QSizeF(1904, 1032)})
            for (const qreal growth : {1.0, 1.2, 1.6}) {
                const qreal beside = 1 - std::round(window.width() * 0.37) / window.width();
                const QSizeF size(window.width(), std::round(window.height() / beside));
                SuperGangLayout layout;
                layout.setCounts(seats, seats == max_seats);
                layout.setGrowth(growth);
                layout.setSize(window);
                const qreal full = layout.camera()->zoom();
                layout.setSize(size);
                const QRectF seen = layout.camera()->view();
                QCOMPARE(layout.plates().size(), seats);
                std::vector<Named> parts = partsOf(layout);
                // With large text, the owner's name uses the place of the instructions while there are none.
                if (growth > 1)
                    std::erase_if(parts, [](const Named& part) { return part.first == QLatin1String("person"); });
                apart_in(QRectF({0, 0}, size), parts);
                all_inside(layout.rail().adjusted(-1, -1, 1, 1),
                    {{"dice", layout.dice()}, {"words", layout.words()}, {"buttons", layout.buttons()}});
                if (growth == 1) {
                    QVERIFY2(layout.camera()->zoom() > 1.15 * full,
                        qPrintable(QString::number(layout.camera()->zoom() / full)));
                    QCOMPARE(seen.width(), size.width());
                    for (const QRectF& plate : layout.plates())
                        QVERIFY2(plate.top() >= seen.bottom() && plate.height() >= layout.px(84),
                            qPrintable(described({"plate", plate})));
                    QVERIFY2(layout.log().width() >= layout.px(200) && layout.log().height() > layout.px(60),
                        qPrintable(described({"log", layout.log()})));
                }
                layout.setSize(window);
                QCOMPARE(layout.camera()->zoom(), full);
            }
    }

    /// The panel reaches from the bar to the lower edge of the window; the town beside it ends at the rail.
    void theTownTakesTheRest()
    {
        Arranged layout;
        const QRectF whole = layout.camera()->view();
        QFETCH_GLOBAL(QSize, size);
        QCOMPARE(whole.left(), 0);
        QCOMPARE(whole.top(), layout.bar().bottom());
        QVERIFY(whole.bottom() >= layout.rail().top() - 1);
        QVERIFY(layout.panel().left() - whole.right() <= layout.px(12));
        QVERIFY(whole.width() * whole.height() > 0.45 * size.width() * size.height());
        QVERIFY(whole.contains(layout.bannerRoom()));
        // During a duel it is in the middle of the window.
        layout.setDueling(true);
        const QRectF room = layout.bannerRoom();
        QCOMPARE(room.center().x(), size.width() / 2.0);
        QVERIFY(room.top() > layout.bar().bottom() + layout.px(134) && room.height() > layout.px(100));
        layout.setDueling(false);
        QVERIFY(whole.contains(layout.bannerRoom()));
    }

    /// The latest lines are readable with any number of seats.
    void theLogIsUsable()
    {
        Arranged layout;
        QVERIFY2(layout.log().height() > layout.px(60), qPrintable(described({"log", layout.log()})));
        QVERIFY2(layout.plates().front().height() >= layout.px(84),
            qPrintable(described({"plate", layout.plates().front()})));
    }

    /// The rail has room for its buttons, one below the other, and for five dice.
    void theRail()
    {
        Arranged layout;
        const qreal column = layout.px(32) + layout.px(38) + layout.px(26) + 2 * layout.px(5);
        QFETCH_GLOBAL(QSize, size);
        QVERIFY(layout.buttons().top() + column <= size.height());
        QVERIFY2(layout.words().width() >= layout.px(110), qPrintable(described({"words", layout.words()})));
        QVERIFY(layout.dice().width() >= 5 * layout.px(70));
    }

    /// The whole town is visible at first, and again after resizing.
    void theCamera()
    {
        Arranged layout;
        QVERIFY(layout.camera()->fitting());
        // If the whole town is too small to play in, there is a minimap.
        QFETCH_GLOBAL(QSize, size);
        QCOMPARE(layout.minimap(), size.width() < 1100);
        layout.setSize({1099, 800});
        QVERIFY(layout.minimap());
        layout.setSize({1100, 800});
        QVERIFY(!layout.minimap());
        layout.setSize(size);
        const QRectF whole(0, 0, supergang_table::town_width, supergang_table::town_height);
        QVERIFY(layout.camera()->seen().adjusted(-1, -1, 1, 1).contains(whole));
        layout.camera()->zoomBy(2, layout.camera()->view().center());
        QVERIFY(!layout.camera()->fitting());
        QVERIFY(whole.adjusted(-1, -1, 1, 1).contains(layout.camera()->seen()));
        layout.camera()->fit();
        QVERIFY(layout.camera()->fitting());
    }

    /// A figure of the rulebook shows a part of the town, and the seats below it if necessary.
    void figures()
    {
        QFETCH_GLOBAL(int, seats);
        const QRectF part = supergang_table::figure_part(QRectF(200, 400, 60, 60));
        for (const bool with_seats : {false, true}) {
            SuperGangLayout layout;
            layout.setCounts(seats, seats == max_seats);
            layout.showAsFigure(part, with_seats);
            layout.setSize({520, 400});
            QVERIFY(layout.isFigure());
            QVERIFY(layout.camera()->seen().adjusted(-1, -1, 1, 1).contains(part));
            QVERIFY(layout.figureHeight() >= layout.camera()->view().height());
            QCOMPARE(layout.plates().size(), with_seats ? seats : 0);
            for (const QRectF& plate : layout.plates()) {
                QVERIFY(plate.top() >= layout.camera()->view().bottom() && plate.bottom() <= layout.figureHeight() + 1);
                QVERIFY2(plate.left() >= 0 && plate.right() <= 521, qPrintable(described({"plate", plate})));
            }
        }
    }
};

BACKROOM_SUITE(SuperGangLayoutTest)
#include "tst_supergang_layout.moc"
