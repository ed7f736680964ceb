// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "joined_houses.hpp"
#include "played_suite.hpp"

#include <QSignalSpy>
#include <QTest>

/// Tests of persons who decide elsewhere, such as on phones, that the tables of all games share.
namespace test {

template <class Table>
class ElsewhereSuite : public PlayedSuite<Table, ElsewhereCases> {
public:
    using Played = PlayedSuite<Table, ElsewhereCases>;
    using Played::anyOf, Played::randomMatch, Played::seatsIn;
    using typename Played::Game;
    using typename Played::Match;
    using typename Played::Seat;
    using Action = typename Game::Action;
    using SeatSet = backroom::SeatSet;

    static QStringList offered(const HandSheet& sheet)
    {
        QStringList ids;
        for (const HandSheet::Group& group : sheet.groups)
            for (const HandSheet::Item& item : group.items)
                if (item.enabled)
                    ids += item.id;
        for (const HandSheet::Button& button : sheet.buttons)
            if (button.enabled)
                ids += button.id;
        return ids;
    }

    /// Random games in which one or all persons decide elsewhere, and sometimes take back a choice, give the same
    /// result as if played here; and at every moment the table says for whom it waits.
    void likeTheSameGameHere() override
    {
        HouseFolder folder;
        backroom::Random random(71);
        for (int round = 0; round < 2 * (Game::max_seats - Game::min_seats + 1); ++round) {
            const int seats = seatsIn(round);
            const auto setup = setup_of<Game>(seats, next_seed(random));
            if (!backroom::seats_fit<Game>(setup.options, seats))
                continue;
            const auto table = seated<Table>(folder.house(), match(setup));
            const auto one = static_cast<Seat>(random.below(static_cast<std::uint32_t>(seats)));
            const SeatSet phones = round % 2 == 0 ? SeatSet::first(seats) : SeatSet::only(one);
            table->elsewhere()->set(phones);
            playOut(*table, phones, random);
            const auto here = seated<Table>(folder.house(), match(setup));
            for (const auto& act : match_of(*table).line()) {
                here->play(act.seat, act.action);
                here->director()->finish();
            }
            QCOMPARE(match_of(*here).actions(), match_of(*table).actions());
            QCOMPARE(match_of(*here).hash(), match_of(*table).hash());
            QCOMPARE(sentences(*table->log()), sentences(*here->log()));
            QCOMPARE(dump(QStringLiteral("end"), *table->standings()), dump(QStringLiteral("end"), *here->standings()));
            QCOMPARE(table->ending(), here->ending());
        }
    }

    /// Each table in another house shows what the judge's match has for its seat.
    void inOtherHouses() override
    {
        HouseFolder folder;
        backroom::Random random(70);
        for (int round = 0; round < Game::max_seats - Game::min_seats + 1; ++round) {
            const auto setup = setup_of<Game>(seatsIn(round), next_seed(random));
            if (!backroom::seats_fit<Game>(setup.options, seatsIn(round)))
                continue;
            JoinedHouses<Table> houses(
                folder.house(), setup, static_cast<Seat>(random.below(static_cast<std::uint32_t>(seatsIn(round)))));
            const Match& judged = match_of(houses.host());
            while (!judged.over() && judged.actions() < enough) {
                for (const Seat seat : judged.pending()) {
                    QVERIFY(houses.at(seat).deciding());
                    const auto actions = legal(judged.state(), seat);
                    houses.at(seat).play(seat, anyOf(actions, random));
                }
                houses.deliver();
                // What the judge takes back is taken back everywhere.
                if (random.below(6) == 0 && houses.host().canUndo())
                    houses.host().undo();
                houses.deliver();
            }
            for (Seat seat = 0; seat < judged.state().seats; ++seat) {
                Table& table = houses.at(seat);
                QCOMPARE(table.match().length(), judged.actions());
                QVERIFY(table.match().pending() == judged.pending());
                QCOMPARE(sentences(*table.log()), sentences(*houses.host().log()));
                QCOMPARE(dump(QStringLiteral("end"), *table.standings()),
                    dump(QStringLiteral("end"), *houses.host().standings()));
                QCOMPARE(table.ending(), houses.host().ending());
                QVERIFY(
                    dynamic_cast<const TableMatchOf<Game>&>(table.match()).view(seat) == view(judged.state(), seat));
            }
        }
    }

    /// Sealed choices of others change nothing in what is legal for those who still have to choose.
    void sealedChoicesChangeNothingForOthers() override
    {
        backroom::Random random(72);
        int sealed = 0;
        for (int round = 0; round < 120; ++round) {
            if (!backroom::seats_fit<Game>(typename Game::Options(), seatsIn(round)))
                continue;
            const Match begun = randomMatch(seatsIn(round), next_seed(random), static_cast<int>(random.below(60)));
            for (const Seat seat : begun.pending()) {
                Match played = begun;
                const auto actions = legal(played.state(), seat);
                const Action action = anyOf(actions, random);
                if (begun.pending().size() < 2 || !staysSealed(action))
                    continue;
                QVERIFY(!played.act(seat, action));
                // The last choice reveals all of them.
                if (played.pending() != begun.pending() - SeatSet::only(seat))
                    continue;
                ++sealed;
                for (const Seat other : played.pending())
                    QVERIFY(legal(played.state(), other) == legal(begun.state(), other));
            }
        }
        QCOMPARE(sealed > 20, several_choose);
    }

    /// The plate of a seat shows the state of its phone, the table says who is away, and screen readers announce it
    /// once.
    void signsOfPhones() override
    {
        HouseFolder folder;
        const auto table = atPhones(folder.house());
        const Seat asked = *match_of(*table).pending().begin();
        const QString name = table->people().names().value(asked);
        QSignalSpy said(table->elsewhere(), &Elsewhere::said);
        const auto plate = [&](const char* role) {
            QAbstractItemModel& seats = *table->seats();
            for (int row = 0; row < seats.rowCount(); ++row)
                if (seats.index(row, 0).data(seats.roleNames().key("name")).toString() == name)
                    return seats.index(row, 0).data(seats.roleNames().key(role)).toString();
            return QString();
        };
        QCOMPARE(plate("phone"), QString());
        table->elsewhere()->setPresences(backroom::SeatSet::first(backroom::max_seats), signs(*table));
        QCOMPARE(plate("phone"), QStringLiteral("phone"));
        QVERIFY(plate("label").endsWith(QStringLiteral(". Plays on a phone")));
        QVERIFY(said.isEmpty() && table->elsewhere()->absent() < 0);
        // The same if the decision may be made at the screen as well, in the text for everybody.
        QVERIFY(table->elsewhere()->awaited().contains(name));
        QCOMPARE(table->elsewhere()->alsoHere(), table->deciding());
        Presences now = signs(*table);
        now[asked].state = Presence::quiet;
        table->elsewhere()->setPresences(backroom::SeatSet::first(backroom::max_seats), now);
        QCOMPARE(plate("phoneText"), QStringLiteral("The phone is not answering"));
        QVERIFY(said.isEmpty());
        now[asked] = {Presence::away, QDateTime(QDate(2026, 1, 2), QTime(20, 14))};
        for (int time = 0; time < 2; ++time)
            table->elsewhere()->setPresences(backroom::SeatSet::first(backroom::max_seats), now);
        QCOMPARE(plate("phone"), QStringLiteral("phone-away"));
        QVERIFY(plate("label").contains(QStringLiteral("Phone away since ")));
        QCOMPARE(said.size(), 1);
        QVERIFY(said.front().front().toString().startsWith(name + QStringLiteral("’s phone has been away since ")));
        QCOMPARE(table->elsewhere()->absent(), int{asked});
        QVERIFY(!table->elsewhere()->houseMayPlay());
        QVERIFY(table->elsewhere()->awaited().contains(said.front().front().toString()));
        table->elsewhere()->setPresences(backroom::SeatSet::first(backroom::max_seats), signs(*table));
        QCOMPARE(plate("phone"), QStringLiteral("phone"));
        QVERIFY(table->elsewhere()->absent() < 0 && said.size() == 1);
        table->elsewhere()->setPresences(backroom::SeatSet::first(backroom::max_seats), {});
        QVERIFY(!table->elsewhere()->alsoHere() && table->elsewhere()->awaited().isEmpty() == table->deciding());
    }

    /// The house plays for somebody whose phone is away for long, until others have to decide. The log says so, also
    /// after it is rebuilt.
    void theHousePlaysOnce() override
    {
        HouseFolder folder;
        const auto table = atPhones(folder.house());
        const Seat asked = *match_of(*table).pending().begin();
        table->elsewhere()->letHousePlay(asked, true);
        QVERIFY(table->elsewhere()->standIns().empty() && !table->thinking());
        Presences now = signs(*table);
        now[asked] = {Presence::away, QDateTime::currentDateTime(), true};
        table->elsewhere()->setPresences(backroom::SeatSet::first(backroom::max_seats), now);
        QVERIFY(table->elsewhere()->houseMayPlay());
        table->elsewhere()->letHousePlay(asked, true);
        const QString told = QStringLiteral("The house plays for %1.").arg(table->people().names().value(asked));
        QVERIFY(table->thinking());
        QCOMPARE(table->thinkingText(), told);
        QTRY_VERIFY(goOn(*table) && table->elsewhere()->standIns().empty());
        QVERIFY(match_of(*table).action(0).by_house && match_of(*table).action(0).seat == asked);
        QVERIFY(!table->thinking());
        // The person reads this on the phone, until the next tap there.
        const QString meanwhile = QStringLiteral("While your phone was away, the house played for you.");
        QVERIFY(table->handSheet(asked).last.startsWith(meanwhile));
        table->elsewhere()->tapped(asked);
        QVERIFY(!table->handSheet(asked).last.contains(meanwhile));
        const QStringList log = sentences(*table->log());
        QCOMPARE(log.count(told), 1);
        folder->preferences()->setLanguage(QStringLiteral("it"));
        folder->preferences()->setLanguage(QStringLiteral("en"));
        QCOMPARE(sentences(*table->log()), log);
    }

    /// A sign of life ends it before the next decision, even before one that is being computed.
    void theHousePlaysUntilThePersonIsBack() override
    {
        HouseFolder folder;
        const auto table = atPhones(folder.house());
        const Seat asked = *match_of(*table).pending().begin();
        Presences now = signs(*table);
        now[asked] = {Presence::away, QDateTime::currentDateTime(), true};
        table->elsewhere()->setPresences(backroom::SeatSet::first(backroom::max_seats), now);
        table->elsewhere()->letHousePlay(asked, false);
        QTRY_VERIFY(goOn(*table) && match_of(*table).actions() > 0);
        QVERIFY(table->elsewhere()->standIns().contains(asked));
        table->elsewhere()->welcome(asked);
        QVERIFY(table->elsewhere()->standIns().empty());
        const int done = match_of(*table).actions();
        goOn(*table);
        QTest::qWait(50);
        QCOMPARE(match_of(*table).actions(), done);
        QVERIFY(!table->thinking());
        // So does a return to the screen.
        table->elsewhere()->setPresences(backroom::SeatSet::first(backroom::max_seats), now);
        if (match_of(*table).pending().contains(asked)) {
            table->elsewhere()->letHousePlay(asked, false);
            table->elsewhere()->setPresences(backroom::SeatSet::first(backroom::max_seats), {});
            QVERIFY(!table->thinking() && table->elsewhere()->standIns().empty());
        }
    }

protected:
    /// True if several seats choose in secret at the same time.
    bool several_choose = false;
    /// The length at which a game counts as long enough.
    int enough = 100'000;

    virtual bool staysSealed(const Action& /*action*/) const { return true; }
    /// Picks something up at the screen, in a game that has secrets.
    virtual void lift(Table& /*table*/, backroom::Random& /*random*/) { }

    static std::unique_ptr<Table> atPhones(House& house)
    {
        auto table = seated<Table>(house, match(setup_of<Game>(3, 5)));
        table->elsewhere()->set(SeatSet::first(3));
        return table;
    }
    static Presences signs(const Table& table)
    {
        Presences here;
        for (const Seat seat : table.people().persons())
            here[seat].state = Presence::here;
        return here;
    }
    static bool goOn(Table& table)
    {
        table.director()->finish();
        return true;
    }

private:
    static bool holds(const Table& table) { return table.property("holding").toBool(); }

    void playOut(Table& table, SeatSet phones, backroom::Random& random)
    {
        for (int taps = 0; !table.over() && table.match().length() < enough; ++taps) {
            QVERIFY2(taps < 60'000, "nobody gets on");
            table.director()->finish();
            if (table.over())
                break;
            table.openCurtain();
            saysForWhomItWaits(table);
            if (table.deciding() && !holds(table))
                lift(table, random);
            std::vector<Seat> able;
            for (const Seat seat : phones)
                if (!offered(table.handSheet(seat)).empty())
                    able.push_back(seat);
            if (able.empty() || (table.deciding() && random.below(4) == 0))
                playHere(table, random);
            else
                tap(table, anyOf(able, random), random);
        }
        table.director()->finish();
    }

    static void saysForWhomItWaits(const Table& table)
    {
        const SeatSet pending = match_of(table).pending();
        const QString awaited = const_cast<Table&>(table).elsewhere()->awaited();
        QCOMPARE(awaited.isEmpty(), table.deciding());
        for (const Seat seat : pending)
            QVERIFY(table.deciding() || awaited.contains(table.people().names()[seat]));
    }

    static void playHere(Table& table, backroom::Random& random)
    {
        const auto seat = static_cast<Seat>(table.people().names().indexOf(table.inTurn().name));
        QVERIFY(table.deciding() && match_of(table).pending().contains(seat));
        const auto actions = legal(match_of(table).state(), seat);
        table.play(seat, anyOf(actions, random));
    }

    static void tap(Table& table, Seat seat, backroom::Random& random)
    {
        const QStringList ids = offered(table.handSheet(seat));
        const bool back = ids == QStringList(HandSheet::unseal_button);
        // Otherwise the others would take back before the last one has chosen.
        if (back && random.below(40) != 0)
            return;
        const bool held = holds(table);
        const auto before = sheets(table, seat);
        table.tapHand(seat, ids[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(ids.size())))]);
        if (back)
            QVERIFY(match_of(table).pending().contains(seat) && table.elsewhere()->mayDecide(seat));
        // Whatever others seal or take back, nobody loses a held piece.
        if (back || !table.handSheet(seat).sealed.isEmpty())
            QVERIFY(holds(table) == held && sheets(table, seat) == before);
    }

    /// Returns the sheets of all other seats, without public parts.
    static std::vector<HandSheet> sheets(Table& table, Seat but)
    {
        std::vector<HandSheet> all;
        for (const Seat seat : table.people().elsewhere())
            if (seat != but) {
                all.push_back(table.handSheet(seat));
                all.back().waits.clear();
                all.back().last.clear();
            }
        return all;
    }
};

}
