// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/layout.hpp"
#include "engine/gang_of_dice/rules.hpp"
#include "layout_cases.hpp"
#include "suites.hpp"

#include <QPolygonF>
#include <QTransform>

using namespace test;
namespace rules = backroom::gang_of_dice;

class GangOfDiceLayoutTest : public QObject {
    Q_OBJECT

    using Arranged = ArrangedFor<GangOfDiceLayout, [](auto& layout, int seats) { layout.setCounts(seats); }>;

    /// Returns the part of the tray's picture that is felt.
    static QRectF felt(const GangOfDiceLayout& layout)
    {
        const qreal rim = layout.px(62);
        return layout.tray().adjusted(rim, rim, -rim, -rim);
    }

    /// Returns the outline of a rotated die without its rounded corners.
    static QPolygonF turned(QRectF place, qreal degrees)
    {
        const qreal corner = place.width() * 0.14;
        const QRectF flat(-place.width() / 2, -place.height() / 2, place.width(), place.height());
        QPolygonF outline;
        for (const QPointF& point :
            {QPointF(flat.left() + corner, flat.top()), QPointF(flat.right() - corner, flat.top()),
                QPointF(flat.right(), flat.top() + corner), QPointF(flat.right(), flat.bottom() - corner),
                QPointF(flat.right() - corner, flat.bottom()), QPointF(flat.left() + corner, flat.bottom()),
                QPointF(flat.left(), flat.bottom() - corner), QPointF(flat.left(), flat.top() + corner)})
            outline << point;
        return QTransform().translate(place.center().x(), place.center().y()).rotate(degrees).map(outline);
    }

private Q_SLOTS:
    void initTestCase_data() { all_windows(rules::min_seats, rules::max_seats); }

    /// Announcements cover the middle of the tray, and no part of the warning.
    void theWarningIsSeenBesideABanner()
    {
        Arranged layout;
        QVERIFY(!layout.bannerRoom().intersects(layout.card()));
        QVERIFY(!layout.bannerRoom().intersects(layout.cardText()));
        QCOMPARE(layout.bannerRoom().center().x(), layout.tray().center().x());
    }

    /// As beside the rulebook: in a tall window the tray grows, and the plate below it keeps its height.
    void aWindowThatIsHighForItsWidth()
    {
        GangOfDiceLayout layout;
        layout.setCounts(3);
        layout.setSize({1280, 800});
        const qreal usual = layout.tray().height() / layout.tray().width();
        layout.setSize({806, 800});
        QVERIFY(layout.tray().height() > 1.4 * usual * layout.tray().width());
        QVERIFY(layout.tray().height() <= layout.tray().width());
        QVERIFY(layout.middlePlate().height() <= layout.px(150));
        QVERIFY(layout.middlePlate().bottom() <= layout.panel().bottom());
    }

    void partsOfTheTable()
    {
        Arranged layout;
        apart_in_window({{"bar", layout.bar()}, {"rail", layout.rail()}, {"panel", layout.panel()},
            {"card", layout.card()}, {"words of the card", layout.cardText()}, {"boss", layout.bossPlate()},
            {"tray", layout.tray()}, {"buttons", layout.buttons()}, {"middle", layout.middlePlate()}});
        // The deck shows behind the card, above and to the right of it.
        const QRectF deck = layout.card().translated(layout.px(12), -layout.px(12));
        apart_in_window({{"bar", layout.bar()}, {"deck", deck}, {"tray", layout.tray()}});
    }

    void partsOfThePanel()
    {
        QFETCH_GLOBAL(int, seats);
        Arranged layout;
        QCOMPARE(layout.plates().size(), seats);
        std::vector<Named> things{{"log", layout.log()}};
        add(things, "plate", layout.plates());
        apart_in_window(things);
        all_inside(layout.panel(), things);
        // There is always room for a few lines.
        QVERIFY(layout.log().height() >= 90);
        for (int count = 1; count <= rules::die_count; ++count)
            for (int seat = 0; seat < seats; ++seat)
                for (int die = 0; die < count; ++die) {
                    const QRectF place = layout.plateDie(seat, die, count);
                    QVERIFY(layout.plates()[seat].contains(place));
                    // The sign of a computer player with its portrait, as SeatSign and SeatLine draw it.
                    const qreal face = std::max(34.0, std::round(layout.px(34) * 1.22));
                    const QRectF sign(layout.plates()[seat].topLeft() + QPointF(layout.px(10), layout.px(7)),
                        QSizeF(face + std::round(layout.px(34) * 0.54 * 0.85), face + layout.px(2)));
                    QVERIFY(place.left() >= sign.right() + layout.px(6));
                    QVERIFY(die == 0 || place.left() > layout.plateDie(seat, die - 1, count).left());
                }
    }

    /// With large text the sign of a seat grows with the letters.
    void noDieCoversASignInLargePrint()
    {
        QFETCH_GLOBAL(int, seats);
        for (const QSizeF window : {QSizeF(1024, 640), QSizeF(1280, 800), QSizeF(1920, 1080)})
            for (const qreal growth : {1.05, 1.2, 1.31}) {
                GangOfDiceLayout layout;
                layout.setCounts(seats);
                layout.setSize(window);
                layout.setGrowth(growth);
                const qreal unit = std::min(window.width() / 1280, window.height() / 800) * growth;
                const qreal sign = std::round(10 * unit) + std::max(34.0, std::round(std::round(24 * unit) * 1.22))
                    + std::round(std::max(24.0, 24 * unit * 0.62) * 0.58);
                for (int seat = 0; seat < seats; ++seat)
                    QVERIFY(layout.plateDie(seat, 0, 1).left() >= layout.plates()[seat].left() + sign);
            }
    }

    /// Above the bar of a replay the tray is smaller, but the text of a plate is not: its dice are between the name and
    /// the text below.
    void platesAboveTheBarOfAReplay()
    {
        QFETCH_GLOBAL(int, seats);
        for (const QSizeF window : {QSizeF(1024, 640), QSizeF(1280, 800), QSizeF(1920, 1080)}) {
            GangOfDiceLayout layout;
            layout.setCounts(seats);
            const qreal unit = std::min(window.width() / 1280, window.height() / 800);
            layout.setFoot(std::round(98 * unit));
            layout.setSize({window.width(), window.height() - layout.foot()});
            for (int count = 1; count <= rules::die_count; ++count)
                for (int seat = 0; seat < seats; ++seat) {
                    const QRectF plate = layout.plates()[seat];
                    const QRectF die = layout.plateDie(seat, 0, count);
                    QVERIFY(die.top() >= plate.top() + std::floor(36 * unit));
                    QVERIFY(die.bottom() <= plate.bottom() - std::floor(22 * unit));
                }
            QVERIFY2(layout.log().height() >= 44 * unit, qPrintable(QString::number(layout.log().height() / unit)));
        }
    }

    void partsOfTheTray()
    {
        Arranged layout;
        apart_in_window({{"title", layout.trayTitle()}, {"sum", layout.traySum()}});
        all_inside(layout.tray(), {{"title", layout.trayTitle()}, {"sum", layout.traySum()}});
        QVERIFY(layout.throwFrom().y() > layout.tray().bottom());
    }

    void diceInTheTray()
    {
        Arranged layout;
        const QRectF felt = this->felt(layout);
        for (int count = 1; count <= rules::die_count; ++count) {
            const bool tags = layout.trayTags(count);
            for (int throws = 0; throws < 6; ++throws) {
                std::vector<QRectF> dice;
                std::vector<QPolygonF> outlines;
                for (int index = 0; index < count; ++index) {
                    const int shake = throws * 31 + index;
                    const QRectF place = layout.trayDie(index, count, shake);
                    const QString which = QStringLiteral("die %1 of %2: ").arg(index).arg(count);
                    QVERIFY2(felt.contains(place), qPrintable(which + described({"", place})));
                    QVERIFY2(place.width() >= 22, qPrintable(which + described({"", place})));
                    QCOMPARE(place.width(), place.height());
                    const QRectF covered = tags ? place.adjusted(0, 0, 0, layout.px(24)) : place;
                    QVERIFY2(!covered.intersects(layout.traySum()), qPrintable(which + described({"", place})));
                    QVERIFY2(!place.intersects(layout.trayTitle()), qPrintable(which + described({"", place})));
                    for (const QRectF& other : dice)
                        QVERIFY2(!other.intersects(covered),
                            qPrintable(which + described({"", place}) + described({"", other})));
                    dice.push_back(place);
                    // Dice do not touch at any rotation that they can have.
                    const QPolygonF outline = turned(place, GangOfDiceLayout::tilt(index, shake));
                    for (const QPolygonF& other : outlines)
                        QVERIFY2(!outline.boundingRect().intersects(other.boundingRect())
                                || outline.intersected(other).isEmpty(),
                            qPrintable(which));
                    outlines.push_back(outline);
                }
            }
        }
    }

    void diceLieALittleTurned()
    {
        for (int index = 0; index < 36; ++index)
            for (int shake = 0; shake < 100; ++shake) {
                const qreal tilt = GangOfDiceLayout::tilt(index, shake);
                QVERIFY(tilt >= -10 && tilt <= 10);
            }
    }

    /// A die keeps its place until it is thrown again.
    void theSameShakeIsTheSamePlace()
    {
        Arranged layout;
        QCOMPARE(layout.trayDie(2, 5, 17), layout.trayDie(2, 5, 17));
        int other = 0;
        for (int shake = 0; shake < 20; ++shake)
            other += layout.trayDie(2, 5, shake) == layout.trayDie(2, 5, 17) ? 0 : 1;
        QVERIFY(other > 10);
    }

    void theMiddle()
    {
        Arranged layout;
        const QRectF plate = layout.middlePlate();
        apart_in_window({{"label", layout.middleLabel()}, {"words", layout.middleText()}});
        all_inside(plate, {{"label", layout.middleLabel()}, {"words", layout.middleText()}});
        for (const int tokens : {0, 1, 2, 3, 5, 6})
            for (int count = 0; count <= rules::die_count; ++count) {
                std::vector<Named> things{{"label", layout.middleLabel()}, {"words", layout.middleText()}};
                if (tokens > 0)
                    things.emplace_back("tokens", layout.middleToken(0) | layout.middleToken(tokens - 1));
                if (count > 0)
                    things.emplace_back(
                        "dice", layout.middleDie(0, count, tokens) | layout.middleDie(count - 1, count, tokens));
                apart_in_window(things);
                all_inside(plate, things);
            }
    }

    void railWhileTheScreenIsOpen()
    {
        Arranged layout;
        // The largest wealth possible, in all the ways to show it.
        for (const auto& [tokens, dice] : {std::pair(1, 1), {12, 12}, {9, 12}, {42, 12}, {1, 36}, {24, 36}, {0, 36}}) {
            std::vector<Named> things{{"person", layout.person()}, {"title", layout.ownTitle()},
                {"wealth", layout.ownWealth()}, {"dice", layout.ownDie(0, dice) | layout.ownDie(dice - 1, dice)}};
            if (tokens > 0)
                things.emplace_back("tokens", layout.ownToken(0, tokens) | layout.ownToken(tokens - 1, tokens));
            apart_in_window(things);
            all_inside(layout.rail(), things);
        }
        const QRectF handful = [&] {
            QRectF all = layout.ownDie(5, 12);
            for (int index = 0; index < 36; ++index)
                all |= layout.ownDie(5, 12).translated(layout.handful(index));
            return all;
        }();
        QVERIFY2(handful.width() < layout.tray().width() && handful.height() < layout.tray().height(),
            qPrintable(described({"a handful", handful})));
    }

    void railWhileTheScreenIsClosed()
    {
        Arranged layout;
        const std::vector<Named> things{{"person", layout.person()}, {"screen", layout.screen()},
            {"words", layout.turnText()}, {"look", layout.lookButton()}};
        apart_in_window(things);
        all_inside(layout.rail(), things);
        QVERIFY(layout.lookButton().height() >= 28);
        QVERIFY(layout.hideButton().height() >= 24);
        QVERIFY(layout.ownWealth().contains(layout.hideButton()));
    }

    void diceCanBeReadAndGrasped()
    {
        Arranged layout;
        QVERIFY(layout.smallDie() >= 16);
        QVERIFY(layout.ownDie(0, 12).width() >= 30);
        QVERIFY(layout.ownDie(1, 12).left() - layout.ownDie(0, 12).left() >= 30);
        for (int count = 1; count <= 6; ++count)
            QVERIFY(layout.trayTags(count));
        QVERIFY(!layout.trayTags(36));
    }
};

BACKROOM_SUITE(GangOfDiceLayoutTest)
#include "tst_gang_of_dice_layout.moc"
