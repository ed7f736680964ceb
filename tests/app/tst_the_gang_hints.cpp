// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/words/hint_wording.hpp"
#include "engine/core/playout.hpp"
#include "house_folder.hpp"
#include "suites.hpp"
#include "table_driver.hpp"

#include <set>

using namespace test;
using the_gang_table::HintWording;

class TheGangHintsTest : public QObject {
    Q_OBJECT

    /// Provides the plural forms of the translation.
    test::HouseFolder folder_;

    /// Rosa, at seat 0, is to play 24 with a Spy.
    static View placing()
    {
        Position rows;
        rows.cities[0] = {{1, 33, 35, 60, 71}};
        rows.cities[1] = {{2, 13, 15, 17, 40}};
        return view(with_special(rows, 24, Special::spy).state(), 0);
    }
    static View choosing(Special special)
    {
        View view;
        view.hand = {{24, 35}, special};
        return view;
    }
    static Advice with(Reason reason, const Action& action = Choose{24, chicago})
    {
        Advice advice;
        advice.action = action;
        advice.reason = reason;
        advice.city = detroit;
        advice.gangsters = {13, 15, 17};
        advice.revolvers = 6;
        advice.chance = 62;
        advice.tenths = 24;
        advice.kept = 35;
        advice.plan = Plan{{detroit, 0, Special::spy, {}, 17}, Play{detroit, 24}, advice.gangsters, {}, 6};
        return advice;
    }
    static QString of(const Advice& advice) { return HintWording::of(advice, choosing(Special::spy)); }
    static QString deed(const Action& action, const View& view)
    {
        return HintWording::of(with(Reason::nothing_better, action), view);
    }

private Q_SLOTS:
    /// A review names what was played, and asks for nothing.
    void whatWasPlayed()
    {
        const auto done = [](const Action& action, const View& view) { return HintWording::done(action, view); };
        QCOMPARE(done(Choose{24, chicago}, choosing(Special::spy)), QStringLiteral("24 to Chicago."));
        QCOMPARE(done(Choose{24, {}}, choosing(Special::spy)), QStringLiteral("24 with the Spy."));
        QCOMPARE(done(Choose{24, {}}, choosing(Special::lookout)), QStringLiteral("24 with the Lookout."));
        QCOMPARE(done(Choose{24, {}}, choosing(Special::boss_calls)), QStringLiteral("24 with The Boss Calls."));
        QCOMPARE(done(PlaceGangster{new_york}, placing()), QStringLiteral("24 to New York."));
        QCOMPARE(done(PlaySpy{chicago, 33}, placing()), QStringLiteral("the Spy onto 33 in Chicago."));
    }

    void whatToDo()
    {
        const View spy = choosing(Special::spy);
        QVERIFY(deed(Choose{24, chicago}, spy).startsWith(QStringLiteral("Send 24 to Chicago. ")));
        QVERIFY(deed(Choose{24, {}}, spy).startsWith(QStringLiteral("Choose 24 with the Spy. ")));
        QVERIFY(deed(Choose{24, {}}, choosing(Special::lookout))
                    .startsWith(QStringLiteral("Choose 24 with the Lookout. ")));
        QVERIFY(deed(Choose{24, {}}, choosing(Special::boss_calls))
                    .startsWith(QStringLiteral("Choose 24 with The Boss Calls. ")));
        QVERIFY(deed(PlaceGangster{new_york}, placing()).startsWith(QStringLiteral("Send 24 to New York. ")));
        QVERIFY(deed(PlayLookout{detroit, End::left}, placing())
                    .startsWith(QStringLiteral("The Lookout to the left end of Detroit. ")));
        QVERIFY(deed(PlayLookout{detroit, End::right}, placing())
                    .startsWith(QStringLiteral("The Lookout to the right end of Detroit. ")));
        QVERIFY(deed(PlaySpy{chicago, 33}, placing()).startsWith(QStringLiteral("The Spy onto 33 in Chicago. ")));
        QVERIFY(
            deed(PlayBossCalls{chicago, 13}, placing()).startsWith(QStringLiteral("The Boss Calls: 13 to Chicago. ")));
        QVERIFY(deed(PlayBossCalls{chicago, 0}, placing()).startsWith(QStringLiteral("The Boss Calls to Chicago")));
    }

    void andWhy()
    {
        const auto row = [&](Case, Reason reason, const QStringList& told) {
            const QString text = of(with(reason));
            QVERIFY(text.endsWith(QLatin1Char('.')) && !text.contains(QStringLiteral("%1")));
            for (const QString& part : told)
                QVERIFY2(text.contains(part), qPrintable(text));
        };
        const QString gang = QStringLiteral("13, 15 and 17");
        // A figure says what it is the chance of: not of the whole plan.
        const QString chance = QStringLiteral("the chance of capturing at least one gang is 62%");
        row("captures", Reason::captures, {gang, "6 revolvers", chance});
        row("will capture", Reason::will_capture, {chance});
        row("special pays", Reason::special_pays, {gang, "Detroit", chance, "2.4 revolvers"});
        row("special expires", Reason::special_expires, {"special card"});
        row("prepares", Reason::prepares, {gang, "6 revolvers"});
        row("spoils", Reason::spoils, {"2.4 revolvers"});
        row("keeps", Reason::keeps, {"35", gang, "Detroit", "6 revolvers", "only 2.4 on average"});
        row("keeps the special", Reason::keeps_special,
            {"special card", gang, "Detroit", "6 revolvers", "only 2.4 on average"});
        row("looks ahead", Reason::looks_ahead, {gang, "Detroit"});
        row("ends better", Reason::ends_better, {gang, "Detroit", "end of the job"});
        row("nothing better", Reason::nothing_better, {"nothing"});
    }

    /// Once the game is decided, a hint says so: it is about revolvers then.
    void whenTheGameIsDecided()
    {
        Advice advice = with(Reason::captures);
        QVERIFY(!of(advice).contains(QStringLiteral("as good as")));
        advice.prospect = Prospect::lost;
        QVERIFY(of(advice).endsWith(QStringLiteral("The game is as good as lost; this is about your score.")));
        advice.prospect = Prospect::won;
        QVERIFY(of(advice).endsWith(QStringLiteral("With this, the game is as good as won.")));
    }

    /// A hint for an action that captures nothing says what the action leaves to others in its city.
    void whatTheOthersCanCapture()
    {
        Position rows;
        rows.cities[0] = {{4, 6, 42, 44, 62}};
        rows.cities[1] = {{2, 13, 15, 17, 40}};
        rows.cities[2] = {{10, 25, 27, 29, 31, 33, 36, 55}};
        const View seen = view(with_special(rows, 24, Special::spy).state(), 0);
        const auto told = [&](City city, Reason reason = Reason::nothing_better) {
            return HintWording::of(with(reason, PlaceGangster{city}), seen);
        };
        QVERIFY2(told(chicago).endsWith(QStringLiteral("It gives the others nothing to capture in Chicago.")),
            qPrintable(told(chicago)));
        QVERIFY2(told(detroit).endsWith(QStringLiteral("It leaves the others nothing to capture in Detroit.")),
            qPrintable(told(detroit)));
        const int before = revolvers({25, 27, 29, 31, 33});
        const int after = revolvers({10, 24, 36});
        QVERIFY(after > 1 && after < before);
        QVERIFY2(told(new_york).endsWith(
                     QStringLiteral(" It leaves the others at most %1 revolvers to capture in New York, instead of %2.")
                         .arg(after)
                         .arg(before)),
            qPrintable(told(new_york)));
        QVERIFY(told(detroit, Reason::looks_ahead).contains(QStringLiteral("leaves the others nothing")));
        QVERIFY(!told(detroit, Reason::captures).contains(QStringLiteral("the others nothing")));
    }

    void whatIsCertain()
    {
        Advice advice = with(Reason::captures);
        advice.chance = 100;
        QVERIFY2(of(advice).endsWith(
                     QStringLiteral("6 revolvers. Then the other card can capture 13, 15 and 17: 6 revolvers.")),
            qPrintable(of(advice)));
        advice.plan = {};
        QVERIFY2(
            of(advice).endsWith(QStringLiteral("It captures 13, 15 and 17: 6 revolvers.")), qPrintable(of(advice)));
        advice.revolvers = 1;
        QVERIFY(of(advice).endsWith(QStringLiteral(": 1 revolver.")));
        Advice pays = with(Reason::special_pays);
        pays.plan = {};
        QVERIFY2(of(pays).contains(QStringLiteral("62%")) && !of(pays).contains(QStringLiteral("Detroit")),
            qPrintable(of(pays)));
    }

    /// The hint counts what each step of the plan captures.
    void bothStepsOfAPlan()
    {
        Advice advice = with(Reason::special_pays, Choose{4, {}});
        const auto told = [&](const Play& first, const Play& second, Gangsters by_first) {
            advice.plan = Plan{first, second, {9, 28, 42, 43}, by_first, 7};
            return of(advice);
        };
        const Play gangster{detroit, 4};
        const QString boss = told({detroit, 0, Special::boss_calls, {}, 11}, gangster, {28, 42});
        QVERIFY2(
            boss.contains(QStringLiteral("In Detroit, as the rows stand: first The Boss Calls brings 11 and captures "
                                         "28 and 42, then 4 goes there and captures 9 and 43. ")),
            qPrintable(boss));
        const QString left = told(gangster, {detroit, 0, Special::lookout, End::left}, {});
        QVERIFY2(
            left.contains(QStringLiteral("first 4 goes there, then the Lookout goes to the left end and captures 9, "
                                         "28, 42 and 43.")),
            qPrintable(left));
        const QString right = told(gangster, {detroit, 0, Special::lookout, End::right}, {9, 28, 42, 43});
        QVERIFY2(right.contains(QStringLiteral("43, then the Lookout goes to the right end. ")), qPrintable(right));
        QVERIFY(
            told({detroit, 0, Special::spy, {}, 35}, gangster, {}).contains(QStringLiteral("the Spy goes onto 35, ")));
        QVERIFY(told({detroit, 0, Special::boss_calls}, gangster, {}).contains(QStringLiteral("brings nobody, ")));
    }

    void everyReasonSaysSomethingElse()
    {
        std::set<QString> texts;
        for (int reason = 0; reason <= static_cast<int>(Reason::nothing_better); ++reason)
            QVERIFY(texts.insert(of(with(static_cast<Reason>(reason)))).second);
    }

    /// Only a few hints, because each takes a while to compute.
    void ofAGame()
    {
        Random random(5);
        std::map<std::size_t, int> told;
        State state = deal({}, 3, 5);
        Events events;
        while (!pending(state).empty()) {
            const Seat seat = *pending(state).begin();
            const Action played = random_action<TheGang>(state, seat, random);
            if (told[played.index()]++ < 3) {
                const View seen = view(state, seat);
                const auto advice = advise(seen, {Level::boss, next_seed(random), {}});
                QVERIFY(advice);
                const QString text = HintWording::of(*advice, seen);
                QVERIFY2(text.size() > 20 && !text.contains(QStringLiteral("  ")), qPrintable(text));
            }
            events.clear();
            apply(state, seat, played, events);
        }
        QVERIFY(told.size() >= 3);
    }

    /// A hint refers to the draft that it has laid out: it is hidden when the player changes that draft, and can be
    /// requested again.
    void itGoesWithItsDraft()
    {
        const auto table = table_of(folder_.house(), match(setup(3)));
        table->openCurtain();
        const auto picked = [&] { return table->canConfirm() && !table->hint().isEmpty(); };
        table->askHint();
        QTRY_VERIFY(picked());
        Driver driver(*table);
        // A click on what it has laid out takes that back, and the hint stays readable.
        const auto laid = [&](const auto& items) {
            return std::ranges::find_if(
                items, [&](const auto& item) { return table->layout()->playPlate().contains(item.place.center()); });
        };
        int taken = 0;
        const auto take_back = [&](TheGangTable::PieceKind kind, const auto& items) {
            const auto found = laid(items);
            if (found == items.end())
                return;
            table->activate(kind, found->key);
            QVERIFY(laid(items) == items.end());
            QVERIFY(!table->hint().isEmpty());
            ++taken;
        };
        take_back(TheGangTable::GangsterPiece, table->gangsters()->items());
        take_back(TheGangTable::TicketPiece, table->tickets()->items());
        take_back(TheGangTable::SpecialPiece, table->specials()->items());
        QCOMPARE(taken, 2);
        // Closed, it would put back what lay there before; the player has changed that.
        for (const Gangster gangster : match_of(*table).state().hands[0].gangsters)
            driver.bring(Driver::Keys, TheGangTable::GangsterPiece, gangster, driver.spot());
        QCOMPARE(table->hint(), QString());
        table->askHint();
        QTRY_VERIFY(picked());
        table->clearHint();
        QVERIFY(!table->canConfirm());
        QVERIFY(laid(table->gangsters()->items()) != table->gangsters()->items().end());
    }

    /// The same during the own turn: the hint is hidden when its card is put down, but the card may be aimed elsewhere
    /// before.
    void itGoesWithItsCard()
    {
        Position rows;
        rows.cities[0] = {{1, 33, 35, 60, 71}};
        rows.cities[1] = {{2, 13, 15, 17, 40}};
        const auto table = table_of(folder_.house(), with_special(rows, 24, Special::spy));
        table->openCurtain();
        table->askHint();
        QTRY_VERIFY(!table->hint().isEmpty());
        QVERIFY(table->holding());
        table->hover(Driver(*table).street(detroit));
        QVERIFY(!table->hint().isEmpty());
        // A click on the card itself puts it down as well, but the hint stays readable.
        table->hover({1, 1});
        table->release();
        QVERIFY(!table->holding());
        QCOMPARE(table->hint(), QString());
        table->askHint();
        QTRY_VERIFY(table->holding());
        const bool special = std::ranges::any_of(table->specials()->items(), [](const auto& one) { return one.held; });
        table->activate(special ? TheGangTable::SpecialPiece : TheGangTable::GangsterPiece, special ? 0 : 24);
        QVERIFY(!table->holding());
        QVERIFY(!table->hint().isEmpty());
        table->clearHint();
        table->askHint();
        QTRY_VERIFY(table->holding());
        table->clearHint();
        QVERIFY(!table->holding());
    }
};

BACKROOM_SUITE(TheGangHintsTest)
#include "tst_the_gang_hints.moc"
