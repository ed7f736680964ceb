// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"
#include "table_driver.hpp"

using namespace test;

namespace {

struct Shown {
    QList<int> sizes;
    QSet<int> threatened;
    /// The number of the slot, and how many cards of its street are to the left of it; −1 without a slot.
    int number = -1;
    int left = -1;
};

Shown shown(TheGangTable& table)
{
    Shown now;
    for (const the_gang_table::GangItem& gang : table.gangs()->items())
        now.sizes += gang.count;
    for (const the_gang_table::CardItem& card : table.gangsters()->items())
        if (card.threatened)
            now.threatened.insert(card.face);
    for (const the_gang_table::SlotItem& slot : table.openPlaces()->items()) {
        if (slot.key < 10)
            continue;
        now.number = slot.number;
        now.left = 0;
        for (const the_gang_table::CardItem& card : table.gangsters()->items())
            if (!card.held && card.place.center().y() > slot.place.top()
                && card.place.center().y() < slot.place.bottom() && card.place.center().x() < slot.place.center().x())
                ++now.left;
    }
    return now;
}

Position rows(std::vector<int> first, std::vector<int> second, std::vector<int> third = {68, 72, 74, 76, 78})
{
    Position position{.cities = {std::move(first), std::move(second), std::move(third)}};
    return position;
}

}

/// The preview shows what dropping the card would do: X2 to X8 of the rules.
class TheGangPreviewTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

    /// Seat 0 chooses behind its curtain and holds the gangster over a street.
    std::unique_ptr<TheGangTable> choosing(Position position, int gangster, City city)
    {
        position.hands = {hand({gangster, 80}, Special::lookout)};
        auto table = table_of(folder_.house(), match(position, 3));
        table->openCurtain();
        table->hold(TheGangTable::GangsterPiece, gangster);
        table->hover(Driver(*table).street(city));
        return table;
    }

private Q_SLOTS:
    /// A player who chooses sees the value of each gang in a row; a single gangster is not a gang, and the preview of a
    /// capture replaces the value.
    void whatGangsAreWorth()
    {
        auto table = choosing(rows({17, 24, 36, 57}, {1, 3, 5, 7, 10}), 19, chicago);
        QCOMPARE(table->standingGangs()->rowCount(), 0);
        table->cancel();
        const auto& gangs = table->standingGangs()->items();
        QCOMPARE(gangs.size(), std::size_t{3});
        QCOMPARE(gangs[0].revolvers, revolvers(Gangsters{24, 36}));
        QCOMPARE(gangs[1].revolvers, revolvers(Gangsters{1, 3, 5, 7}));
        QCOMPARE(gangs[1].count, 4);
        QCOMPARE(gangs[2].count, 5);
    }

    void X2_aGangOnTheRight()
    {
        const auto table = choosing(rows({17, 24, 36, 57}, {1, 3, 5, 7, 9}), 19, chicago);
        Shown now = shown(*table);
        QCOMPARE(now.number, 19);
        QCOMPARE(now.left, 1);
        QCOMPARE(now.sizes, QList<int>{2});
        QCOMPARE(now.threatened, (QSet<int>{24, 36}));
        QCOMPARE(table->gangs()->items()[0].revolvers, revolvers(Gangsters{24, 36}));
        QVERIFY(table->railText().contains(QStringLiteral("a gang of 2")));

        table->hover(Driver(*table).street(detroit));
        now = shown(*table);
        QCOMPARE(now.number, 19);
        QCOMPARE(now.left, 5);
        QVERIFY(now.sizes.isEmpty() && now.threatened.isEmpty());

        table->hover({1, 1});
        now = shown(*table);
        QCOMPARE(now.number, -1);
        table->hover(Driver(*table).spot());
        QCOMPARE(shown(*table).number, -1);
        table->release();
        QVERIFY(match_of(*table).journal().empty());
    }

    void X3_aGangOnTheLeft()
    {
        auto table = choosing(rows({1, 3, 5, 7, 9}, {14, 15, 23, 35, 58, 59}), 52, detroit);
        QCOMPARE(shown(*table).threatened, (QSet<int>{15, 23, 35}));
        QCOMPARE(shown(*table).left, 4);
        table.reset();
        table = choosing(rows({1, 3, 5, 7, 9}, {14, 52, 58, 59}), 55, detroit);
        QCOMPARE(shown(*table).number, 55);
        QVERIFY(shown(*table).sizes.isEmpty());
    }

    void X4_twoGangs()
    {
        const auto table =
            choosing(rows({1, 3, 5, 7, 9}, {13, 15, 17, 19, 21}, {11, 12, 34, 36, 54, 55}), 35, new_york);
        const Shown now = shown(*table);
        QCOMPARE(now.sizes, (QList<int>{2, 2}));
        QCOMPARE(now.threatened, (QSet<int>{12, 34, 36, 54}));
        QCOMPARE(now.left, 3);
        QVERIFY(table->railText().contains(QStringLiteral("two gangs")));
    }

    void X5_lookoutAtEitherEnd()
    {
        const auto table = table_of(
            folder_.house(), with_special(rows({19, 21, 23, 26, 30, 32, 38}, {1, 3, 5, 7, 9}), 11, Special::lookout));
        const Driver driver(*table);
        table->hold(TheGangTable::SpecialPiece, the_gang_table::special_key);
        table->hover(driver.endOf(chicago, End::left));
        QCOMPARE(shown(*table).left, 0);
        QCOMPARE(shown(*table).threatened, (QSet<int>{19, 21, 23}));
        table->hover(driver.endOf(chicago, End::right));
        QCOMPARE(shown(*table).left, 7);
        QCOMPARE(shown(*table).threatened, (QSet<int>{26, 30, 32, 38}));
        table->cancel();
        QVERIFY(shown(*table).threatened.isEmpty());
        QCOMPARE(shown(*table).number, -1);
    }

    void X6_spyOnTheOneJustPlaced()
    {
        Driver driver(table_of(folder_.house(),
            with_special(rows({1, 3, 5, 7, 9}, {11, 13, 15, 17, 19}, {24, 30, 36, 44, 45}), 18, Special::spy)));
        driver.play(Driver::Drag, PlaceGangster{new_york});
        driver.settle();
        driver->hold(TheGangTable::SpecialPiece, the_gang_table::special_key);
        driver->hover(driver.on(18));
        QCOMPARE(shown(*driver).threatened, (QSet<int>{24, 30, 36, 44}));
        QCOMPARE(shown(*driver).number, -1);
        driver->hover(driver.on(45));
        QVERIFY(shown(*driver).threatened.isEmpty());
    }

    void X7_spyFirst()
    {
        const auto table =
            table_of(folder_.house(), with_special(rows({1, 3, 5, 7, 9}, {11, 12, 34, 35, 36, 54}), 55, Special::spy));
        Driver driver(*table);
        table->hold(TheGangTable::SpecialPiece, the_gang_table::special_key);
        table->hover(driver.on(35));
        QVERIFY(shown(*table).threatened.isEmpty());
        table->release();
        driver.settle();
        QVERIFY(table->gangsters()->find(35)->turned);
        // Its explanation is that of the type it counts as.
        const Detail turned = table->detailOf(TheGangTable::GangsterPiece, 35);
        QCOMPARE(turned.title, QStringLiteral("Gangster 35, odd, counts as even"));
        QCOMPARE(table->gangsters()->find(35)->label, turned.title);
        QCOMPARE(turned.text, table->detailOf(TheGangTable::GangsterPiece, 34).text);
        QCOMPARE(turned.rule, QStringLiteral("TG-5.3"));
        QVERIFY(table->detailOf(TheGangTable::GangsterPiece, 55).text != turned.text);
        table->hold(TheGangTable::GangsterPiece, 55);
        table->hover(driver.street(detroit));
        QCOMPARE(shown(*table).threatened, (QSet<int>{12, 34, 35, 36, 54}));
        QCOMPARE(shown(*table).sizes, QList<int>{5});
        QCOMPARE(shown(*table).left, 6);
        // No slot opens in another city.
        table->hover(driver.street(chicago));
        QCOMPARE(shown(*table).number, -1);
    }

    void X8_theBossCalls()
    {
        Driver driver(table_of(folder_.house(),
            with_special(rows({18, 24, 26, 30, 32, 44, 45}, {11, 13, 15, 17, 19}), 70, Special::boss_calls)));
        driver.drag(TheGangTable::SpecialPiece, the_gang_table::special_key, driver.street(chicago));
        QVERIFY(match_of(*driver).state().to_play.size() == 2 || match_of(*driver).state().to_play.size() == 3);
        QVERIFY(driver->gangsters()->find(11)->usable);
        QVERIFY(!driver->gangsters()->find(18)->usable);
        driver->hold(TheGangTable::GangsterPiece, 11);
        driver->hover(driver.street(chicago));
        QCOMPARE(shown(*driver).number, 11);
        QCOMPARE(shown(*driver).left, 0);
        QCOMPARE(shown(*driver).threatened, (QSet<int>{18, 24, 26, 30, 32, 44}));
        driver->cancel();
        // Gangsters who can be called light up; hovering over one shows the effect, and a click calls it.
        QVERIFY(driver->gangsters()->find(11)->chosen && !driver->gangsters()->find(18)->chosen);
        const auto consider = [&](int gangster, bool considered) {
            driver->consider(gangster, considered);
            QCoreApplication::processEvents();
        };
        consider(11, true);
        QCOMPARE(shown(*driver).number, 11);
        QCOMPARE(shown(*driver).threatened, (QSet<int>{18, 24, 26, 30, 32, 44}));
        consider(13, true);
        consider(11, false);
        QCOMPARE(shown(*driver).number, 13);
        consider(13, false);
        QCOMPARE(shown(*driver).number, -1);
        driver->tap(TheGangTable::GangsterPiece, 11, driver->gangsters()->find(11)->place.center());
        driver.settle();
        QCOMPARE(match_of(*driver).state().captured[0], (Gangsters{18, 24, 26, 30, 32, 44}));
    }
};

BACKROOM_SUITE(TheGangPreviewTest)
#include "tst_the_gang_preview.moc"
