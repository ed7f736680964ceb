#include "suites.hpp"
#include "table.hpp"

using namespace test;

/// TG-6 and TG-7
class TheGangEnd : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void TG_6_1_deckTooSmallForTheCities()
    {
        Table table = before_the_end({61}, 2);
        finish(table);
        QVERIFY(table.state.phase == Phase::over);
        QCOMPARE(table.all<GameOver>().size(), 1u);
        QVERIFY(table.all<Refilled>().empty());
        QCOMPARE(table.row(chicago), (Gangsters{1, 21, 23}));
        QCOMPARE(table.state.deck.size(), 1u);
        QVERIFY(pending(table.state).empty());
    }

    void TG_6_1_justEnoughGoesOn()
    {
        Table table = before_the_end({61, 62}, 2);
        finish(table);
        QVERIFY(table.state.phase == Phase::choosing);
        QVERIFY(table.state.deck.empty());
        QCOMPARE(int(table.state.job), 4);
    }

    void TG_6_1_nothingToFillNeedsNoDeck()
    {
        Position position;
        position.cities = {{{{21, 23, 25, 27}}, {{31, 33, 35, 37, 39}}, {{51, 53, 55, 57, 59}}}};
        position.hands = {hand({1, 41}), hand({3, 43}), hand({5, 45})};
        position.deck = std::vector<int>{};
        Table table(position, 3);
        finish(table);
        QVERIFY(table.state.phase == Phase::choosing);
    }

    void TG_6_1_handsAndCitiesTogetherAfterTheFourthJob()
    {
        std::vector<int> deck{60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72};
        Table short_of_one = before_the_end(deck, 1);
        finish(short_of_one);
        QVERIFY(short_of_one.state.phase == Phase::over);
        QVERIFY(short_of_one.all<Dealt>().empty());
        QCOMPARE(short_of_one.all<RoundEnded>().size(), 1u);
        deck.push_back(73);
        Table enough = before_the_end(deck, 1);
        finish(enough);
        QVERIFY(enough.state.phase == Phase::choosing);
        QCOMPARE(enough.all<Dealt>().size(), 3u);
    }

    void TG_6_2_lastRound()
    {
        Position position;
        position.round = 4;
        position.hands = {hand({1}), hand({3}), hand({5})};
        Table table(position, 3);
        finish(table);
        QVERIFY(table.state.phase == Phase::over);
        QCOMPARE(int(table.state.round), 4);
        Table unlimited(position, 3, {0});
        finish(unlimited);
        QVERIFY(unlimited.state.phase == Phase::choosing);
        QCOMPARE(int(unlimited.state.round), 5);
    }

    void TG_6_3_mostRevolversThenHighestNumber()
    {
        Position position;
        position.captured = {{9}, {1, 2, 80}, {3, 4, 5}, {}, {}};
        const Result standing = result(arranged(position, 5));
        QVERIFY((std::vector(standing.scores.begin(), standing.scores.begin() + 5) == std::vector{3, 4, 3, 0, 0}));
        QVERIFY((std::vector(standing.places.begin(), standing.places.begin() + 5) == std::vector{2, 1, 3, 4, 4}));
        QVERIFY(standing.winners == SeatSet::only(1));
        QVERIFY(!standing.over);
    }

    /// Of piles that are as good, the one with the highest number may hold the lowest one too.
    void TG_6_3_onlyTheHighestDecides()
    {
        Position position;
        position.captured = {{21, 22, 23}, {1, 2, 33}, {11, 12, 31}};
        const Result tied = result(arranged(position, 3));
        QVERIFY((std::vector(tied.scores.begin(), tied.scores.begin() + 3) == std::vector{3, 3, 3}));
        QVERIFY((std::vector(tied.places.begin(), tied.places.begin() + 3) == std::vector{3, 1, 2}));
    }

    void TG_6_3_whatDecidesTies()
    {
        Position position;
        position.captured = {{9}, {1, 2, 80}, {3, 4, 5}, {}, {}};
        const State state = arranged(position, 5);
        const auto deciders = tie_deciders(state.captured, state.seats);
        QVERIFY(deciders[0] == 9 && deciders[2] == 5);
        QVERIFY(!deciders[1]);
        QVERIFY(deciders[3] == 0 && deciders[4] == 0);
    }

    void TG_6_3_nobodyCapturedAnything()
    {
        const Result standing = result(deal({}, 3, 1));
        QVERIFY(standing.winners == SeatSet::first(3));
    }

    void TG_6_3_pilesAreOpenAtTheEnd()
    {
        Table table(deal({}, 3, 4));
        Random random(4);
        play_until(table, random, [](const Table&) { return false; });
        for (Seat seat = 0; seat < 3; ++seat)
            QVERIFY(view(table.state, seat).open.piles == table.state.captured);
        QVERIFY(result(table.state).over);
    }

    void TG_7_1_digitalRoots()
    {
        std::array<int, 4> count{};
        for (int number = 1; number <= gangster_count; ++number) {
            int root = number;
            while (root > 9)
                root = root / 10 + root % 10;
            const int expected = root <= 6 ? 1 : root <= 8 ? 2 : 3;
            QCOMPARE(revolvers(static_cast<Gangster>(number)), expected);
            ++count[static_cast<std::size_t>(expected)];
        }
        QVERIFY((count == std::array{0, 54, 18, 8}));
        Gangsters all;
        for (int number = 1; number <= gangster_count; ++number)
            all.insert(static_cast<Gangster>(number));
        QCOMPARE(revolvers(all), 114);
    }

    void TG_7_2_twoTypes()
    {
        QVERIFY(is_odd(1) && is_odd(79));
        QVERIFY(!is_odd(2) && !is_odd(80));
    }

private:
    /// Hands of the size; Chicago lacks two after the job.
    static Table before_the_end(const std::vector<int>& deck, int size)
    {
        Position position;
        position.cities = {{{{21, 23}}, {{31, 33, 35, 37, 39}}, {{51, 53, 55, 57, 59}}}};
        for (const int first : {1, 3, 5}) {
            std::vector<int> gangsters{first};
            for (int more = 1; more < size; ++more)
                gangsters.push_back(first + 10 * more);
            position.hands.push_back(hand(gangsters));
        }
        position.deck = deck;
        return Table(position, 3);
    }

    /// Chicago gets one gangster, Detroit two.
    static void finish(Table& table)
    {
        table.ticket(0, 1, chicago);
        table.ticket(1, 3, detroit);
        table.ticket(2, 5, detroit);
    }
};

BACKROOM_SUITE(TheGangEnd)
#include "tst_end.moc"
