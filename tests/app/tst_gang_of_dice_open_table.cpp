#include "dice_driver.hpp"

using namespace test;
using gang_of_dice_table::OpenTable;

/// What lies in the open, followed from event to event beside the rules' own state.
class GangOfDiceOpenTableTest : public QObject {
    Q_OBJECT

    static Faces faces_of(const OpenTable::Dice& dice)
    {
        Faces faces;
        for (const OpenTable::Die& die : dice)
            faces.push_back(die.face);
        return faces;
    }

    static void agrees(const OpenTable& open, const State& state)
    {
        QCOMPARE(open.seats(), int{state.seats});
        QCOMPARE(open.round(), int{state.round});
        QVERIFY(open.warning() == state.warning());
        QCOMPARE(open.middle_in_dice(), int{state.middle});
        QCOMPARE(open.out().bits(), state.out.bits());
        QCOMPARE(open.results(), state.results);
        if (state.phase != Phase::over) {
            QCOMPARE(open.start(), state.start);
            QCOMPARE(open.leader(), leader(state.results, state.start, state.seats));
        }
        int prize = state.middle;
        for (Seat seat = 0; seat < state.seats; ++seat) {
            prize += static_cast<int>(state.shown[seat].size());
            const bool rolling = state.phase == Phase::rolling && seat == state.playing;
            QCOMPARE(open.turn().has_value() && open.turn()->seat == seat, rolling);
            QVERIFY(state.shown[seat] == (rolling ? open.turn()->faces() : faces_of(open.shown(seat))));
            if (rolling) {
                QCOMPARE(open.turn()->roll, int{state.roll});
                QCOMPARE(open.turn()->thrown.bits(), state.thrown.bits());
                QVERIFY(open.shown(seat).empty());
            }
        }
        QCOMPARE(open.prize(), prize);
        QCOMPARE(open.order().size(), static_cast<std::size_t>(state.seats));
        QCOMPARE(open.order().front(), open.start());
    }

    /// Where each die is, by its key; a key is there once.
    static QMap<int, QString> places(const OpenTable& open)
    {
        QMap<int, QString> found;
        const auto note = [&](const OpenTable::Dice& dice, const QString& place) {
            for (const OpenTable::Die& die : dice) {
                if (found.contains(die.key))
                    throw std::logic_error("a die is at two places");
                found.insert(die.key, place);
            }
        };
        note(open.middle(), QStringLiteral("middle"));
        for (Seat seat = 0; seat < open.seats(); ++seat)
            note(open.shown(seat), QStringLiteral("seat %1").arg(seat));
        if (open.turn())
            note(open.turn()->dice, QStringLiteral("tray"));
        return found;
    }

private Q_SLOTS:
    void randomGames_data()
    {
        QTest::addColumn<int>("seats");
        for (int seats = 2; seats <= 4; ++seats)
            QTest::addRow("%d seats", seats) << seats;
    }

    void randomGames()
    {
        QFETCH(int, seats);
        for (int game = 0; game < 60; ++game) {
            State state = deal({}, seats, static_cast<std::uint64_t>(game));
            Random random(static_cast<std::uint64_t>(game));
            OpenTable open(state);
            agrees(open, state);
            while (state.phase != Phase::over) {
                Events events;
                apply(state, state.playing, any_action(state, random), events);
                for (const Event& event : events) {
                    const QMap<int, QString> before = places(open);
                    open.tell(event);
                    const QMap<int, QString> after = places(open);
                    // Dice leave the table only with the winner of a round, and come onto it by a first roll.
                    for (const int key : before.keys())
                        QCOMPARE(after.contains(key), !std::holds_alternative<RoundWon>(event));
                    const auto* rolled = std::get_if<Rolled>(&event);
                    if (rolled == nullptr || rolled->roll > 1)
                        QVERIFY(after.size() <= before.size());
                }
                agrees(open, state);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

    void aTurn()
    {
        State state = match(rolls({3, 1, 0, 2}), 2).state();
        OpenTable open(state);
        const auto act = [&](const Action& action) {
            Events events;
            apply(state, state.playing, action, events);
            for (const Event& event : events)
                open.tell(event);
        };
        QVERIFY(!open.turn());
        QCOMPARE(open.prize(), 0);
        act(Take{3});
        const OpenTable::Dice rolled = open.turn()->dice;
        QCOMPARE(open.turn()->thrown_in, (std::vector<int>{1, 1, 1}));
        act(Reroll{{2}});
        QCOMPARE(open.turn()->thrown_in, (std::vector<int>{1, 1, 2}));
        QCOMPARE(open.turn()->dice[0], rolled[0]);
        QCOMPARE(open.turn()->dice[2], (OpenTable::Die{rolled[2].key, 2}));
        QCOMPARE(open.prize(), 3);
        QCOMPARE(open.leader(), std::optional<Seat>());
        act(Stop{});
        QVERIFY(!open.turn());
        QCOMPARE(open.shown(0).size(), std::size_t{3});
        QCOMPARE(open.shown(0)[2].key, rolled[2].key);
        QCOMPARE(open.leader(), std::optional<Seat>(0));
    }

    /// Dice of a turn that is lost stay the same dice in the middle.
    void aBust()
    {
        State state = match(rolls({5, 5, 1}, {explosive(Trigger::fives)}), 2).state();
        OpenTable open(state);
        Events events;
        apply(state, 0, Take{3}, events);
        open.tell(events[0]);
        const OpenTable::Dice rolled = open.turn()->dice;
        for (std::size_t at = 1; at < events.size(); ++at)
            open.tell(events[at]);
        QCOMPARE(open.middle(), rolled);
        QCOMPARE(open.results()[0], std::optional(TurnResult{11, 3, false}));
        QCOMPARE(open.prize(), 3);
    }

    /// A position may begin with dice and tokens in the middle (GD-2.1).
    void whatLiesInTheMiddleAtFirst()
    {
        Position position = rolls({});
        position.round = 11;
        position.middle = 10;
        const OpenTable open(match(position, 3).state());
        QCOMPARE(open.middle_tokens(), 2);
        QCOMPARE(open.middle().size(), std::size_t{4});
        QCOMPARE(open.middle_in_dice(), 10);
        QCOMPARE(open.prize(), 10);
        QCOMPARE(OpenTable(match(rolls({}), 3).state()).prize(), 0);
    }
};

QTEST_GUILESS_MAIN(GangOfDiceOpenTableTest)
#include "tst_gang_of_dice_open_table.moc"
