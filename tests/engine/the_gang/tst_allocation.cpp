#include "allocations.hpp"
#include "table.hpp"

using namespace test;

/// The hot path takes no memory from the heap.
class TheGangAllocation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsAtAll() { QVERIFY(allocations_count()); }

    void noneInAWholeGame()
    {
        Random random(8);
        Events events;
        std::uint64_t viewed = 0;
        const std::uint64_t before = allocations;
        for (int game = 0; game < 400; ++game) {
            State state = deal({game % 2 == 0 ? 4 : 0}, min_seats + game % 4, static_cast<std::uint64_t>(game));
            Open followed = open(state);
            for (SeatSet seats = pending(state); !seats.empty(); seats = pending(state)) {
                const Seat seat = *seats.begin();
                const Actions actions = legal(state, seat);
                const Action& action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
                viewed += check(state, seat, action) ? 1 : view(state, seat).open.deck;
                events.clear();
                apply(state, seat, action, events);
                for (const Event& event : events)
                    tell(followed, redact(event, nobody));
                viewed += followed == open(state) ? 1 : 0;
                viewed += hash(sample(view(state, seat), random)) + static_cast<std::uint64_t>(result(state).seats);
            }
        }
        const std::uint64_t after = allocations;
        QCOMPARE(after, before);
        QVERIFY(viewed > 0);
    }
};

QTEST_APPLESS_MAIN(TheGangAllocation)
#include "tst_allocation.moc"
