#include "suites.hpp"
#include "table.hpp"

using namespace test;

namespace {

std::string error_of(const Position& position, int seats = 3)
{
    const auto made = arrange({}, seats, 1, position);
    const auto* error = std::get_if<PositionError>(&made);
    return error ? error->message : std::string();
}

std::vector<int> numbers(int first, int last)
{
    std::vector<int> list;
    for (int number = first; number <= last; ++number)
        list.push_back(number);
    return list;
}

Position with(auto change)
{
    Position position;
    change(position);
    return position;
}

}

/// What a position names is used exactly, the rest is dealt, and what is impossible is an error.
class TheGangPosition : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namedNothing()
    {
        const State state = arranged({}, 3);
        QCOMPARE(state.deck.size(), 53u);
        QCOMPARE(state.special_deck.size(), 9u);
        QCOMPARE(int(state.job), 1);
        for (const Gangsters row : state.cities)
            QCOMPARE(row.size(), 5);
    }

    void sameSeedSamePosition()
    {
        Position position;
        position.cities[0] = {{1, 2, 3}};
        QVERIFY(arranged(position, 4, {}, 5) == arranged(position, 4, {}, 5));
        QVERIFY(!(arranged(position, 4, {}, 5) == arranged(position, 4, {}, 6)));
    }

    void namedStandsExactly()
    {
        Position position;
        position.cities = {{{{7}}, std::nullopt, std::vector<int>{}}};
        position.hands = {hand({1, 2, 3}, Special::spy), {}, {std::nullopt, Special::none}};
        position.captured = {{}, {40, 30}};
        position.round = 3;
        position.special_discard = {{Special::lookout, Special::lookout}};
        const State state = arranged(position, 3);
        QCOMPARE(state.cities[0], Gangsters{7});
        QCOMPARE(state.cities[1].size(), 5);
        QVERIFY(state.cities[2].empty());
        QCOMPARE(int(state.job), 2);
        QCOMPARE(int(state.round), 3);
        QCOMPARE(state.hands[0].gangsters, (Gangsters{1, 2, 3}));
        QCOMPARE(state.hands[1].gangsters.size(), 3);
        QVERIFY(state.hands[1].special != Special::none);
        QVERIFY(state.hands[2].special == Special::none);
        QCOMPARE(state.captured[1], (Gangsters{30, 40}));
        QCOMPARE(state.special_deck.size(), 12u - 2 - 2);
        QCOMPARE(state.deck.size(), 80u - 1 - 5 - 9 - 2);
    }

    void namedDeckIsTheWholeDeck()
    {
        Position position;
        position.deck = {{10, 5, 70}};
        position.special_deck = {{Special::spy, Special::lookout}};
        const State state = arranged(position, 3);
        QVERIFY((state.deck == GangsterDeck{70, 5, 10}));
        QVERIFY((state.special_deck == SpecialPile{Special::lookout, Special::spy}));
    }

    void twoPlayersKeepFifty()
    {
        Position position;
        position.captured = {numbers(1, 20), {}};
        const State state = arranged(position, 2);
        QCOMPARE(state.deck.size(), 50u - 20 - 8 - 10);
        QCOMPARE(state.special_deck.size(), 7u);
    }

    void cannotBe_data()
    {
        QTest::addColumn<Position>("position");
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("part");
        const auto row = [](const char* name, int seats, const char* part, auto change) {
            QTest::newRow(name) << with(change) << seats << QString(part);
        };
        row("twice in a row", 3, "named twice", [](Position& p) { p.cities[0] = {{4, 4}}; });
        row("row and hand", 3, "gangster 4 is named twice", [](Position& p) {
            p.cities[0] = {{4}};
            p.hands = {hand({4})};
        });
        row("deck and pile", 3, "named twice", [](Position& p) {
            p.captured = {{4}};
            p.deck = {{4}};
        });
        row("no gangster 0", 3, "no gangster 0", [](Position& p) { p.cities[0] = {{0, 4}}; });
        row("no gangster 81", 3, "no gangster 81", [](Position& p) { p.deck = {{81}}; });
        row("no negative", 3, "no gangster -3", [](Position& p) { p.captured = {{-3}}; });
        row("not ascending", 3, "ascending", [](Position& p) { p.cities[1] = {{9, 4}}; });
        row("sizes", 3, "different sizes", [](Position& p) { p.hands = {hand({4}), hand({5, 6})}; });
        row("hand of 0", 3, "hand of 0", [](Position& p) { p.hands = {hand({})}; });
        row("hand of 5", 3, "hand of 5", [](Position& p) { p.hands = {hand({1, 2, 3, 4, 5})}; });
        row("hands", 2, "3 hands for 2 seats", [](Position& p) { p.hands.resize(3); });
        row("piles", 2, "3 captured piles", [](Position& p) { p.captured.resize(3); });
        row("New York", 2, "New York", [](Position& p) { p.cities[2] = {{1}}; });
        row("specials", 3, "only 4 Spies", [](Position& p) { p.special_deck = std::vector(5, Special::spy); });
        row("specials of two", 2, "only 3 Lookouts", [](Position& p) {
            p.special_discard = std::vector(3, Special::lookout);
            p.hands = {hand({1}, Special::lookout)};
        });
        row("no special in a pile", 3, "only specials", [](Position& p) { p.special_deck = {{Special::none}}; });
        row("round 0", 3, "round 0", [](Position& p) { p.round = 0; });
        row("round 5", 3, "round 5", [](Position& p) { p.round = 5; });
        row("more than 50", 2, "51 gangsters", [](Position& p) { p.deck = numbers(1, 51); });
        row("too few left", 3, "too few", [](Position& p) { p.deck = numbers(1, 54); });
        row("too few of 50", 2, "too few", [](Position& p) { p.deck = numbers(1, 40); });
    }

    void cannotBe()
    {
        QFETCH(Position, position);
        QFETCH(int, seats);
        QFETCH(QString, part);
        const std::string error = error_of(position, seats);
        QVERIFY2(error.find(part.toStdString()) != std::string::npos, error.c_str());
    }

    void justEnoughIsFine()
    {
        QCOMPARE(error_of(with([](Position& p) { p.deck = numbers(1, 53); })), std::string());
        QCOMPARE(error_of(with([](Position& p) { p.deck = numbers(1, 32); }), 2), std::string());
        QCOMPARE(error_of(with([](Position& p) { p.cities[2] = std::vector<int>(); }), 2), std::string());
    }
};

BACKROOM_SUITE(TheGangPosition)
#include "tst_position.moc"
