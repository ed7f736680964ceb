#include "app/gangz/words/hint_wording.hpp"
#include "app/gangz/words/tattoo_names.hpp"
#include "gangz_driver.hpp"
#include "suites.hpp"

#include <set>

using namespace test;
using namespace test::gangz;
using gangz_table::HintWording;
namespace tattoos = gangz_table::tattoos;

class GangzHintsTest : public QObject {
    Q_OBJECT

    static Advice with(Reason reason, std::array<int, 2> links = {3, 12}, int next = 27)
    {
        return {Vote{{20, 30}}, reason, links, next, 8};
    }

private Q_SLOTS:
    /// Cards have no numbers, so the hint refers to the laid-out pawns.
    void whatToDo()
    {
        const Advice advice = with(Reason::guess);
        QVERIFY(HintWording::of(advice, false)
                    .startsWith(QStringLiteral("Vote for the two cards where your pawns are now. ")));
        const QString named = HintWording::of(advice, true);
        QVERIFY2(named.contains(tattoos::name(20)) && named.contains(tattoos::name(30)), qPrintable(named));
        QCOMPARE(HintWording::of({SwapHand(), {}, {}, 0, 0}, true), QString());
    }

    void andWhy()
    {
        const auto of = [](const Advice& advice) {
            const QString text = HintWording::of(advice, false);
            return text.mid(text.indexOf(QLatin1Char('.')) + 2);
        };
        QVERIFY(of(with(Reason::from_the_deck)).contains(QStringLiteral("8 cards")));
        QVERIFY(of(with(Reason::guess)).contains(QStringLiteral("as good as any")));
        const auto linked = [&](std::array<int, 2> links, int next) {
            return of(with(Reason::least_linked, links, next));
        };
        QCOMPARE(linked({0, 24}, 25),
            QStringLiteral(
                "These two have nothing to do with the leader; all the others have something to do with it."));
        QCOMPARE(linked({0, 0}, 3),
            QStringLiteral(
                "These two have the least to do with the leader, though some of the others have hardly more."));
        QCOMPARE(linked({10, 25}, 40),
            QStringLiteral("Everything has something to do with the leader; these two the least."));
        std::set<QString> texts;
        for (const Reason reason : {Reason::least_linked, Reason::from_the_deck, Reason::guess})
            QVERIFY(texts.insert(of(with(reason))).second);
    }

    void ofAGame()
    {
        Random random(9);
        State state = deal({}, 4, 9);
        Events events;
        int told = 0;
        while (!pending(state).empty()) {
            const Seat seat = *pending(state).begin();
            const View seen = view(state, seat);
            const auto advice = advise(seen, {Level::boss, next_seed(random), {}});
            QCOMPARE(advice.has_value(), state.phase == Phase::voting);
            for (const bool names : {false, true})
                if (advice) {
                    const QString text = HintWording::of(*advice, names);
                    QVERIFY2(text.size() > 20 && !text.contains(QStringLiteral("  ")), qPrintable(text));
                    ++told;
                }
            events.clear();
            apply(state, seat, random_action(state, seat, random), events);
        }
        QVERIFY(told > 0);
    }
};

BACKROOM_SUITE(GangzHintsTest)
#include "tst_gangz_hints.moc"
