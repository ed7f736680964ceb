// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/layout.hpp"
#include "layout_cases.hpp"
#include "suites.hpp"

using namespace test;

class TheGangLayoutTest : public QObject {
    Q_OBJECT

    static int streetsFor(int seats) { return seats == 2 ? 2 : 3; }
    using Arranged =
        ArrangedFor<TheGangLayout, [](auto& layout, int seats) { layout.setCounts(streetsFor(seats), seats); }>;

private Q_SLOTS:
    void initTestCase_data() { all_windows(2, 5); }

    void partsOfTheTable()
    {
        Arranged layout;
        std::vector<Named> things{{"bar", layout.bar()}, {"rail", layout.rail()}, {"panel", layout.panel()}};
        add(things, "street", layout.streets());
        apart_in_window(things);
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
        for (int seat = 0; seat < seats; ++seat)
            QVERIFY(layout.plates()[seat].contains(layout.pile(seat).center()));
    }

    void railWhileChoosing()
    {
        QFETCH_GLOBAL(int, seats);
        Arranged layout;
        const QRectF hand = layout.handPlace(0, 4) | layout.handPlace(3, 4);
        const int tickets = streetsFor(seats);
        const QRectF all_tickets = layout.ticketPlace(0, tickets) | layout.ticketPlace(tickets - 1, tickets);
        apart_in_window({{"person", layout.person()}, {"hand", hand}, {"special", layout.specialPlace()},
            {"tickets", all_tickets}, {"play plate", layout.playPlate()}});
        apart_in_window({{"gangster's place", layout.spotGangster()}, {"special's place", layout.spotSpecial()},
            {"text", layout.playText()}});
        apart_in_window({{"gangster's place", layout.spotGangster()}, {"ticket's place", layout.spotTicket()},
            {"text", layout.playText()}});
        for (const QRectF& place : {hand, layout.person(), layout.specialPlace(), all_tickets, layout.playPlate(),
                 layout.ticketPlace(0, tickets)})
            QVERIFY(layout.rail().contains(place));
        for (const QRectF& place :
            {layout.spotGangster(), layout.spotSpecial(), layout.spotTicket(), layout.playText()})
            QVERIFY(layout.playPlate().contains(place));
        const QRectF second = layout.handPlace(1, 4);
        QVERIFY(second.left() - layout.handPlace(0, 4).left() >= 0.42 * second.width());
        // In a wide window no card of the hand lies on another.
        QVERIFY(layout.size() != QSizeF(1920, 1080) || second.left() > layout.handPlace(0, 4).right());
        for (const qreal divider : layout.railDividers())
            for (const QRectF& place : {hand, layout.specialPlace(), all_tickets, layout.playPlate()})
                QVERIFY(divider <= place.left() || divider >= place.right());
    }

    void railWhilePlacing()
    {
        Arranged layout;
        const QRectF closed = layout.closedHandPlace(0) | layout.closedHandPlace(2);
        const QRectF open = layout.openHandPlace(0) | layout.openHandPlace(2);
        QFETCH_GLOBAL(int, seats);
        for (int count = 1; count < seats; ++count) {
            const QRectF waiting = layout.waitingPlace(0, count) | layout.waitingPlace(count - 1, count);
            apart_in_window({{"person", layout.person()}, {"hand", closed | open}, {"gangster", layout.turnGangster()},
                {"second card", layout.turnSecond()}, {"text", layout.turnText()}, {"still to come", waiting},
                {"its title", layout.waitingTitle()}});
            QVERIFY(layout.rail().contains(waiting) && layout.rail().contains(layout.waitingTitle()));
            for (int place = 1; place < count; ++place)
                QVERIFY(layout.waitingPlace(place, count).left() - layout.waitingPlace(place - 1, count).left()
                    >= 0.42 * layout.waitingPlace(0, count).width() - 1);
        }
        for (const QRectF& hand : {closed, open})
            apart_in_window({{"person", layout.person()}, {"hand", hand}, {"gangster", layout.turnGangster()},
                {"second card", layout.turnSecond()}, {"text", layout.turnText()}});
        apart_in_window({{"person", layout.person()}, {"closed hand", closed}, {"look", layout.lookButton()},
            {"gangster", layout.turnGangster()}});
        apart_in_window({{"open hand", open}, {"look", layout.lookButton()}});
        for (const QRectF& place :
            {closed, open, layout.lookButton(), layout.turnGangster(), layout.turnSecond(), layout.turnText()})
            QVERIFY(layout.rail().contains(place));
    }

    void rows()
    {
        Arranged layout;
        for (int street = 0; street < layout.streets().size(); ++street) {
            const QRectF area = layout.row(street);
            QVERIFY(layout.streets()[street].contains(area));
            QVERIFY(area.left() >= layout.streets()[street].left() + layout.skyline());
            for (int count = 1; count <= 12; ++count)
                for (int place = 0; place < count; ++place) {
                    const QRectF card = layout.rowCard(street, place, count);
                    QVERIFY2(layout.streets()[street].contains(card),
                        qPrintable(QStringLiteral("card %1 of %2").arg(place).arg(count)));
                    QVERIFY(card.left() >= area.left() && card.right() <= area.right() + 1);
                    if (place > 0) {
                        const qreal shown = card.left() - layout.rowCard(street, place - 1, count).left();
                        QVERIFY2(shown >= 0.42 * card.width() - 1,
                            qPrintable(QStringLiteral("%1 of %2 px").arg(shown).arg(card.width())));
                    }
                }
            // Even a row longer than any readable one stays in its street.
            QVERIFY(layout.rowCard(street, 29, 30).right() <= area.right() + 1);
        }
    }

    void cardsCanBeRead()
    {
        Arranged layout;
        QVERIFY(layout.card().width() >= 60);
        QVERIFY(layout.handCard().width() >= 60);
        QVERIFY(layout.handCard().width() <= layout.card().width());
        QVERIFY(layout.lookButton().height() >= 28);
    }
};

BACKROOM_SUITE(TheGangLayoutTest)
#include "tst_the_gang_layout.moc"
