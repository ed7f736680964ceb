// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"
#include "supergang_tables.hpp"

using namespace test;
using namespace test::supergang;

/// Tests what matters to a person at this screen while computer players play: it is not hurried, and waits to be read.
/// Once no person is left, nothing stops.
class SuperGangStakesTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

    struct Table : SuperGangTable {
        using SuperGangTable::beats;
        using SuperGangTable::SuperGangTable;
    };
    static std::vector<Event> done(backroom::Match<SuperGang>& match, const Action& action)
    {
        if (match.act(*match.pending().begin(), action))
            throw std::logic_error("refused");
        std::vector<Event> events;
        for (const Event& event : match.events())
            events.push_back(redact(event, nobody));
        return events;
    }
    /// Rosa, a computer player, takes over The Hair Shop, which is Bea's: she shoots the manager with her first dart.
    static backroom::Match<SuperGang> beforeTakingOver()
    {
        backroom::Setup<SuperGang> setup = setup_of<SuperGang>(3, 1);
        Position from = before_hair();
        from.shops = {{shop("hair"), 1, nobody}};
        from.dice = {2, 2, 2, 6, 1, 3};
        setup.options.duels = Duels::dice;
        setup.position = from;
        auto game = match(std::move(setup));
        done(game, Roll());
        done(game, into_hair);
        return game;
    }
    bool waits(const QList<int>& levels)
    {
        const Action take_over = StickUp{Member::killer, Prize::ownership, {}, nobody};
        auto game = beforeTakingOver();
        const auto table = seated<Table>(folder_.house(), beforeTakingOver(), levels);
        bool over = false;
        bool waits = false;
        for (const Beat& beat : table->beats(done(game, take_over))) {
            over = over || QLatin1String(beat.name) == QLatin1String("duel-over");
            waits = waits || beat.waits;
        }
        if (!over)
            throw std::logic_error("no duel");
        return waits;
    }
    int pace(int round, const QList<int>& levels)
    {
        Position from = position(round);
        from.seat = 1;
        from.first = 0;
        from.shops = {{shop("hair"), nobody, 1}};
        const auto table = seated<Table>(folder_.house(), match_at<SuperGang>(from, 3), levels);
        return table->beats({TokenRemoved{1, shop("hair")}}).front().duration;
    }

private Q_SLOTS:
    /// A lost shop is read although its owner has not thrown a dart.
    void aShopOfAPersonIsReadInPeace()
    {
        QVERIFY(waits({1, 0, 1}));
        QVERIFY(waits({0, 1, 1}));
        QVERIFY(!waits({1, 1, 0}));
        QVERIFY(!waits({1, 1, 1}));
    }

    /// The turns of computer players before the first one of a person are the first that is seen of the game.
    void theFirstTurnsAreNotHurried()
    {
        QVERIFY(pace(5, {1, 1, 0}) < pace(1, {1, 1, 0}));
        QCOMPARE(pace(1, {0, 1, 1}), pace(5, {0, 1, 1}));
    }

    /// SG-10.2: nothing stops a skip to the end, neither announcements nor the outcomes of duels.
    void skippingToTheEnd()
    {
        backroom::Setup<SuperGang> setup = setup_of<SuperGang>(3, 1);
        setup.options.length = 10;
        setup.position = position(8);
        const auto table = seated<SuperGangTable>(folder_.house(), match(std::move(setup)), {0, 1, 1});
        constexpr int very_long = 600'000;
        table->director()->setStillTime(very_long);
        table->giveUp();
        QTRY_VERIFY(table->personsOut());
        table->skipAhead(true);
        QTRY_VERIFY_WITH_TIMEOUT(table->over(), 60'000);
    }
};

BACKROOM_SUITE(SuperGangStakesTest)
#include "tst_supergang_stakes.moc"
