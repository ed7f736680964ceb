// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/layout.hpp"
#include "layout_cases.hpp"
#include "suites.hpp"

using namespace test;
using namespace backroom::gangz;

class GangzLayoutTest : public QObject {
    Q_OBJECT

    using Arranged = ArrangedFor<GangzLayout, [](auto& layout, int seats) { layout.setCounts(seats, 15); }>;
    static QRectF framed(const GangzLayout& layout)
    {
        const qreal rim = layout.leaderRim();
        return layout.leader().adjusted(-rim, -rim, rim, rim);
    }

private Q_SLOTS:
    void initTestCase_data() { all_windows(min_seats, backroom::gangz::max_seats); }

    void choosing()
    {
        Arranged layout;
        layout.setSpread(GangzLayout::Choosing, 0);
        QCOMPARE(layout.nextLeaders().size(), 2);
        std::vector<Named> things{{"bar", layout.bar()}, {"leader", framed(layout)}, {"words", layout.words()},
            {"next", layout.nextLeaders()[0]}, {"the one after", layout.nextLeaders()[1]}, {"track", layout.track()},
            {"log", layout.log()}, {"person", layout.person()}, {"buttons", layout.buttons()}};
        add(things, "plate", layout.plates());
        for (int card = 0; card < hand_size; ++card)
            things.emplace_back("hand", layout.handCard(card, hand_size, false));
        apart_in_window(things);
        // The leader is the largest card, and a chosen card is raised.
        QVERIFY(layout.leader().width() > 1.5 * layout.nextLeaders()[0].width());
        QVERIFY(layout.handCard(2, 6, true).top() < layout.handCard(2, 6, false).top());
    }

    /// Up to 20 cards lie in rows, in the arrangement with the largest cards, and never smaller than in rows of four.
    void GZ_2_3_voting()
    {
        Arranged layout;
        for (int cards = min_seats + intruder_count; cards <= most_on_wall; ++cards) {
            layout.setSpread(GangzLayout::Voting, cards);
            std::vector<Named> things{{"bar", layout.bar()}, {"leader", framed(layout)},
                {"title", layout.leaderTitle()}, {"enlarged", layout.enlarged()}, {"log", layout.log()},
                {"person", layout.person()}, {"buttons", layout.buttons()}, {"words", layout.railWords()},
                {"first slot", layout.pawnSlots()[0]}, {"second slot", layout.pawnSlots()[1]}};
            add(things, "plate", layout.plates());
            for (int card = 0; card < cards; ++card) {
                const QRectF place = layout.wallCard(card);
                things.emplace_back("wall", place);
                QVERIFY2(place.width() >= 64 * layout.scale(), qPrintable(described({"wall", place})));
                QCOMPARE(place.top(), layout.wallCard(card / layout.columns() * layout.columns()).top());
                QVERIFY(layout.wall().contains(place));
            }
            if (!layout.words().isEmpty())
                things.emplace_back("question", layout.words());
            apart_in_window(things);
            QVERIFY(layout.enlarged().width() > 1.2 * layout.wallCard(0).width());
        }
    }

    /// A wall of 20 cards uses its room: five by four.
    void aLargeWallHasLargeCards()
    {
        GangzLayout layout;
        layout.setCounts(6, 15);
        layout.setSize({1280, 800});
        layout.setSpread(GangzLayout::Voting, most_on_wall);
        QCOMPARE(layout.columns(), 5);
        QVERIFY2(layout.wallCard(0).width() >= 112, qPrintable(described({"wall", layout.wallCard(0)})));
        layout.setSpread(GangzLayout::Voting, 8);
        QCOMPARE(layout.columns(), cards_in_row);
        QVERIFY(!layout.words().isEmpty());
    }

    /// The reveal leaves room for the scores from the beginning, and the wall does not move when they come.
    void theWallOfTheRevealStaysStill()
    {
        Arranged layout;
        QFETCH_GLOBAL(int, seats);
        for (int cards = min_seats + intruder_count; cards <= seats * most_played + intruder_count; ++cards) {
            layout.setSpread(GangzLayout::Revealing, cards, true);
            std::vector<QRectF> scored;
            for (int card = 0; card < cards; ++card)
                scored.push_back(layout.wallCard(card));
            layout.setSpread(GangzLayout::Revealing, cards, false);
            for (int card = 0; card < cards; ++card)
                QCOMPARE(layout.wallCard(card), scored[static_cast<std::size_t>(card)]);
            std::vector<Named> things{{"bar", layout.bar()}, {"leader", framed(layout)},
                {"title", layout.leaderTitle()}, {"track", layout.track()}, {"log", layout.log()}};
            add(things, "plate", layout.plates());
            for (int card = 0; card < cards; ++card)
                things.emplace_back("wall", layout.wallCard(card));
            if (!layout.words().isEmpty())
                things.emplace_back("question", layout.words());
            apart_in_window(things);
        }
    }

    /// From the votes to the reveal the cards stay in the same rows, unless they would become much smaller.
    void theWallKeepsItsRows()
    {
        int kept = 0;
        for (const QSize window : {QSize(1280, 800), QSize(1024, 640), QSize(1920, 1080)})
            for (int seats = min_seats; seats <= backroom::gangz::max_seats; ++seats)
                for (int cards = seats + intruder_count; cards <= seats * most_played + intruder_count; ++cards) {
                    GangzLayout layout;
                    layout.setCounts(seats, 15);
                    layout.setSize(window);
                    layout.setSpread(GangzLayout::Voting, cards);
                    const int columns = layout.columns();
                    layout.setSpread(GangzLayout::Revealing, cards);
                    const int described = layout.columns();
                    layout.setSpread(GangzLayout::Voting, cards);
                    QCOMPARE(layout.columns(), columns);
                    kept += described == columns ? 1 : 0;
                    // Walls whose cards once moved.
                    if (cards == 7 || cards == 9)
                        QVERIFY2(described == columns,
                            qPrintable(QStringLiteral("%1 cards: %2, %3").arg(cards).arg(columns).arg(described)));
                }
        QVERIFY2(kept >= 100, qPrintable(QString::number(kept)));
    }

    void revealing()
    {
        Arranged layout;
        QFETCH_GLOBAL(int, seats);
        for (int cards = min_seats + intruder_count; cards <= seats * most_played + intruder_count; ++cards) {
            layout.setSpread(GangzLayout::Revealing, cards);
            QCOMPARE(layout.plates().size(), seats);
            std::vector<Named> things{{"bar", layout.bar()}, {"leader", framed(layout)},
                {"title", layout.leaderTitle()}, {"buttons", layout.buttons()}, {"track", layout.track()},
                {"remarks", layout.remarks()}};
            add(things, "plate", layout.plates());
            for (int card = 0; card < cards; ++card)
                things.emplace_back("wall", layout.wallCard(card));
            apart_in_window(things);
        }
    }

    void pawnsOnACard()
    {
        Arranged layout;
        QFETCH_GLOBAL(int, seats);
        layout.setSpread(GangzLayout::Revealing, most_on_wall);
        const QRectF card = layout.wallCard(5);
        for (int count = 1; count <= seats; ++count)
            for (int pawn = 0; pawn < count; ++pawn) {
                const QRectF place = layout.pawnOn(card, pawn, count);
                QVERIFY(place.left() >= card.left() - 1 && place.right() <= card.right() + 1);
                if (pawn > 0)
                    QVERIFY(place.left() > layout.pawnOn(card, pawn - 1, count).left());
            }
    }

    /// GZ-3.4: below 0 a mark stands to the left of the 0; beyond the target at the target.
    void GZ_3_4_marksOnTheTrack()
    {
        Arranged layout;
        layout.setSpread(GangzLayout::Choosing, 0);
        QCOMPARE(layout.beads().size(), 16);
        const QRectF zero = layout.markAt(0, 0, 1);
        QCOMPARE(layout.markAt(-3, 0, 1), zero);
        layout.setRange(-3, 2);
        QCOMPARE(layout.lowest(), -3);
        QCOMPARE(layout.beads().size(), 19);
        QVERIFY(std::abs(layout.markAt(-3, 0, 1).center().x() - layout.beads().first().center().x()) < 1);
        QVERIFY(std::abs(layout.markAt(0, 0, 1).center().x() - layout.beads()[3].center().x()) < 1);
        QVERIFY(layout.track().contains(layout.markAt(-3, 0, 1)));
        // The length of the track is limited.
        layout.setRange(-40, 2);
        QCOMPARE(layout.markAt(-40, 0, 1), layout.markAt(layout.lowest(), 0, 1));
        QVERIFY(layout.lowest() >= -15);
        layout.setRange(0, 2);
        // Six marks at one place are all visible.
        for (int index = 1; index < 6; ++index)
            QVERIFY(layout.markAt(4, index, 6).center() != layout.markAt(4, index - 1, 6).center());
        // The track continues beyond the goal.
        QCOMPARE(layout.goal(), 15);
        layout.setRange(0, 18);
        QCOMPARE(layout.beads().size(), 19);
        QVERIFY(std::abs(layout.markAt(18, 0, 1).center().x() - layout.beads().last().center().x()) < 1);
        QVERIFY(layout.markAt(15, 0, 1).left() < layout.markAt(16, 0, 1).left());
        QVERIFY(layout.track().contains(layout.markAt(18, 0, 1)));
        QVERIFY(layout.track().contains(layout.markAt(15, 0, 1)));
        QVERIFY(layout.markAt(4, 0, 2).left() < layout.markAt(4, 1, 2).left());
    }
};

BACKROOM_SUITE(GangzLayoutTest)
#include "tst_gangz_layout.moc"
