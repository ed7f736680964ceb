#include "gangz/hint_wording.hpp"
#include "gangz/tattoos.hpp"
#include "gangz_driver.hpp"
#include "suites.hpp"

#include <set>

using namespace test;
using namespace test::gangz;
using gangz_table::HintWording;
namespace tattoos = gangz_table::tattoos;

/// What the boss would do, in words.
class GangzHintsTest : public QObject {
    Q_OBJECT

    /// 50, 20, 40, 30 and 10 hang on the wall.
    static View voting_view()
    {
        View view;
        view.open.phase = Phase::voting;
        for (const int card : {50, 20, 40, 30, 10})
            view.open.wall.push_back(static_cast<Card>(card));
        return view;
    }
    static Advice with(Reason reason) { return {Vote{{20, 30}}, reason, {3, 12}, 27, 8}; }

private Q_SLOTS:
    void whatToDo()
    {
        const View view = voting_view();
        const Advice advice = with(Reason::guess);
        QVERIFY(HintWording::of(advice, view, false)
                    .startsWith(QStringLiteral("Vote for the cards 2 and 4 of the wall. ")));
        const QString named = HintWording::of(advice, view, true);
        QVERIFY2(named.contains(tattoos::name(20)) && named.contains(tattoos::name(30)), qPrintable(named));
        QCOMPARE(HintWording::of({SwapHand(), {}, {}, 0, 0}, view, true), QString());
    }

    /// In the order in which they hang, and each link with its picture.
    void inTheOrderOfTheWall()
    {
        const Advice advice{Vote{{10, 50}}, Reason::least_linked, {3, 12}, 27, 8};
        const QString text = HintWording::of(advice, voting_view(), false);
        QVERIFY2(text.contains(QStringLiteral("cards 1 and 5")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("12% and 3%")), qPrintable(text));
    }

    void andWhy()
    {
        const auto of = [](Reason reason) { return HintWording::of(with(reason), voting_view(), false); };
        const QString linked = of(Reason::least_linked);
        QVERIFY2(linked.contains(QStringLiteral("3% and 12%")) && linked.contains(QStringLiteral("27%")),
            qPrintable(linked));
        QVERIFY(of(Reason::from_the_deck).contains(QStringLiteral("8 cards")));
        QVERIFY(of(Reason::guess).contains(QStringLiteral("as good as any")));
        std::set<QString> texts;
        for (const Reason reason : {Reason::least_linked, Reason::from_the_deck, Reason::guess})
            QVERIFY(texts.insert(of(reason)).second);
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
                    const QString text = HintWording::of(*advice, seen, names);
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
