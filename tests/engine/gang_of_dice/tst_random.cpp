#include "dice_table.hpp"

#include <map>
#include <set>

using namespace test;

namespace {

Action any_action(Random& random)
{
    switch (random.below(4)) {
    case 0:
        return Take{static_cast<std::uint8_t>(random.below(60))};
    case 1:
        return Stop();
    case 2:
        return Reroll{DiceSet::of_bits(random.below(256))};
    default:
        return Reroll{DiceSet::of_bits(next_seed(random) >> random.below(64))};
    }
}

bool contains(const Actions& actions, const Action& action)
{
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

/// The table in the middle of a turn of seat 0.
State rolled(const std::vector<int>& faces)
{
    Position position = rolls(faces);
    position.wealth = {140, 2, 2};
    Table table(position, 3);
    table.take(0, static_cast<int>(faces.size()));
    return table.state;
}

std::set<Counts> rerolled_faces(const State& state)
{
    std::set<Counts> found;
    for (const Action& action : legal(state, 0))
        if (const auto* reroll = std::get_if<Reroll>(&action)) {
            Counts counts{};
            for (const int die : reroll->dice)
                ++counts[state.shown[0][static_cast<std::size_t>(die)]];
            found.insert(counts);
        }
    return found;
}

}

/// Whole games by random players.
class GangOfDiceRandom : public QObject {
    Q_OBJECT

    static void check_step(const Table& table, Random& random)
    {
        const State& state = table.state;
        QCOMPARE(table.everything(), state.seats == 2 ? 114 : 162);
        const SeatSet seats = pending(state);
        QCOMPARE(seats.size(), state.phase == Phase::over ? 0 : 1);
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const Actions actions = legal(state, seat);
            QCOMPARE(actions.empty(), !seats.contains(seat));
            for (const Action& action : actions)
                QVERIFY(!check(state, seat, action));
            const Action tried = any_action(random);
            const bool listed = contains(actions, tried);
            if (check(state, seat, tried))
                QVERIFY(!listed);
            else
                QVERIFY(listed || state.shown[seat].size() > dice_listed_one_by_one);
        }
    }

private Q_SLOTS:
    void wholeGames()
    {
        Random random(12345);
        int actions = 0;
        int longest = 0;
        std::array<int, 13> rounds{};
        for (int game = 0; game < 10000; ++game) {
            const int seats = min_seats + game % 3;
            Table table(deal({}, seats, static_cast<std::uint64_t>(game)));
            // Some players take anything at all.
            const bool wild = game % 4 == 0;
            while (table.state.phase != Phase::over) {
                check_step(table, random);
                if (QTest::currentTestFailed())
                    return;
                const Seat seat = table.state.playing;
                Action action = random_action(table.state, seat, random);
                if (wild && table.state.phase == Phase::taking)
                    action = Take{static_cast<std::uint8_t>(
                        1 + random.below(static_cast<std::uint32_t>(most_to_take(table.state))))};
                table.act(seat, action);
                QVERIFY(!table.events.empty());
                longest = std::max(longest, static_cast<int>(table.events.size()));
                ++actions;
            }
            check_step(table, random);
            ++rounds.at(table.state.round);
        }
        QVERIFY(actions > 500000);
        QVERIFY(longest >= 6 && longest <= Events::capacity());
        QVERIFY(rounds[12] > 7000 && rounds[12] < 10000);
    }

    void aRandomPlayerIsEven()
    {
        Random random(2);
        Position position = rolls({1, 2});
        position.wealth = {4, 70, 70};
        Table table(position, 3);
        std::map<int, int> taken;
        for (int draw = 0; draw < 4000; ++draw)
            ++taken[std::get<Take>(random_action(table.state, 0, random)).dice];
        QCOMPARE(taken.size(), 4u);
        for (const auto& [dice, times] : taken)
            QVERIFY(dice >= 1 && dice <= 4 && times > 850 && times < 1150);
        table.take(0, 2);
        std::map<std::uint64_t, int> steps;
        for (int draw = 0; draw < 4000; ++draw) {
            const Action step = random_action(table.state, 0, random);
            ++steps[std::holds_alternative<Stop>(step) ? 0 : std::get<Reroll>(step).dice.bits()];
        }
        QCOMPARE(steps.size(), 4u);
        for (const auto& [bits, times] : steps)
            QVERIFY(times > 850 && times < 1150);
        const State many = rolled(std::vector(36, 1));
        for (int draw = 0; draw < 1000; ++draw)
            QVERIFY(!check(many, 0, random_action(many, 0, random)));
    }

    void everySetOfUpToSixDice()
    {
        for (int dice = 1; dice <= 6; ++dice) {
            const Actions actions = legal(rolled(std::vector(static_cast<std::size_t>(dice), 3)), 0);
            QCOMPARE(actions.size(), std::size_t{1} << dice);
            QVERIFY(contains(actions, Stop()));
            for (std::uint64_t bits = 1; bits < std::uint64_t{1} << dice; ++bits)
                QVERIFY(contains(actions, Reroll{DiceSet::of_bits(bits)}));
        }
    }

    void everyCombinationOfFacesUpToTwelveDice()
    {
        const std::vector<int> worst{0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5};
        QCOMPARE(legal(rolled(worst), 0).size(), std::size_t(Actions::capacity()));
        QCOMPARE(rerolled_faces(rolled(worst)).size(), 728u);
        const std::vector<int> seven{5, 5, 5, 5, 1, 1, 0};
        const State state = rolled(seven);
        QCOMPARE(legal(state, 0).size(), 5u * 3 * 2);
        QCOMPARE(rerolled_faces(state).size(), 5u * 3 * 2 - 1);
        QVERIFY(contains(legal(state, 0), Reroll{{0, 1, 4, 6}}));
        // Not listed, but allowed.
        QVERIFY(!contains(legal(state, 0), Reroll{{1, 2}}));
        QVERIFY(!check(state, 0, Reroll{{1, 2}}));
    }

    void noneOneOrAllOfAFaceBeyond()
    {
        std::vector<int> faces;
        for (int die = 0; die < 36; ++die)
            faces.push_back(die % 6);
        const Actions actions = legal(rolled(faces), 0);
        QCOMPARE(actions.size(), std::size_t(Actions::capacity()));
        QVERIFY(contains(actions, Reroll{DiceSet::first(36)}));
        QVERIFY(contains(actions, Reroll{{5}}));
        QVERIFY(contains(actions, Reroll{{0, 6, 12, 18, 24, 30}}));
        QCOMPARE(legal(rolled(std::vector(13, 4)), 0).size(), 3u);
    }

    void theSameSeedIsTheSameGame()
    {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            Table one(deal({}, 4, seed));
            Table two(deal({}, 4, seed));
            Random first(seed);
            Random second(seed);
            play_until(one, first, [](const Table&) { return false; });
            play_until(two, second, [](const Table&) { return false; });
            QVERIFY(one.state == two.state);
            QCOMPARE(hash(one.state), hash(two.state));
        }
    }

    void theHashTellsStatesApart()
    {
        Random random(3);
        std::map<std::uint64_t, State> seen;
        const auto look = [&](const Table& now) {
            for (const Action& action : legal(now.state, now.state.playing)) {
                Table next(now.state);
                next.act(next.state.playing, action);
                if (!(seen.try_emplace(hash(next.state), next.state).first->second == next.state))
                    throw std::logic_error("two states of one hash");
            }
            return false;
        };
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            Table table(deal({}, 3, seed));
            play_until(table, random, look);
        }
        QVERIFY(seen.size() > 3000);
    }
};

QTEST_APPLESS_MAIN(GangOfDiceRandom)
#include "tst_random.moc"
