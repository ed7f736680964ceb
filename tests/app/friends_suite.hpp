// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/match_publisher.hpp"
#include "friends_evening.hpp"
#include "letter_houses.hpp"
#include "played_suite.hpp"
#include "suites.hpp"

#include <QTest>

/// Tests of tables with friends in other houses, for the tables of all games.
namespace test {

template <class Table>
class FriendsSuite : public PlayedSuite<Table, FriendsCases> {
public:
    using Played = PlayedSuite<Table, FriendsCases>;
    using Played::anyOf;
    using typename Played::Game;
    using typename Played::Match;
    using typename Played::Seat;

    /// Plays whole games by letters, with one more house that watches. Each house must show what the host's match tells
    /// its seat, and at the end each must have checked the deal and saved the match. BACKROOM_GAMES is the number of
    /// games.
    void wholeGame() override
    {
        const int games = std::max(1, qEnvironmentVariableIntValue("BACKROOM_GAMES"));
        for (int game = 0; game < games && !QTest::currentTestFailed(); ++game)
            play(this->seatsIn(game), 71 + static_cast<std::uint64_t>(game));
    }

    /// Random games by letters, some of which are lost, doubled or late, are the same games as if everybody played at
    /// one table: at every moment for every seat, and at the end with the log, the result and the reveal.
    /// BACKROOM_NIGHTLY plays a thousand.
    void sameAsLocal() override
    {
        const int usual = qEnvironmentVariableIsSet("BACKROOM_NIGHTLY") ? 1000 : 4;
        const int games =
            qEnvironmentVariableIsSet("BACKROOM_GAMES") ? qEnvironmentVariableIntValue("BACKROOM_GAMES") : usual;
        HouseFolder folder;
        for (int game = 0; game < games && !QTest::currentTestFailed(); ++game)
            playByLetters(folder.house(), game);
    }

    /// Two matches that differ only in secrets tell whoever watches the same, to the byte, until something is revealed.
    void watchersAreToldNoSecrets() override
    {
        backroom::Random random(17);
        int told = 0;
        bool choose_together = false;
        for (int game = 0; game < 60 && !QTest::currentTestFailed(); ++game) {
            const auto setup = setup_of<Game>(this->seatsIn(game), 90 + static_cast<std::uint64_t>(game));
            Match one(setup, this->begunMatch(setup, 60, random).state());
            Match other(setup, sample(view(one.state(), backroom::nobody), random));
            MatchPublisher<Game> by_one(one);
            MatchPublisher<Game> by_other(other);
            QCOMPARE(by_one.firstView(backroom::nobody), by_other.firstView(backroom::nobody));
            for (const Seat seat : one.pending()) {
                const bool alone = one.pending().size() == 1;
                choose_together = choose_together || !alone;
                const auto action = anyOf(legal(one.state(), seat), random);
                // Each of several seats that choose in secret may have another choice.
                const auto twin = alone ? action : anyOf(legal(other.state(), seat), random);
                if (check(other.state(), seat, twin))
                    break;
                QVERIFY(!one.act(seat, action) && !other.act(seat, twin));
                if (reveal(one) || reveal(other))
                    break;
                const int line = by_one.length() - 1;
                QCOMPARE(by_one.lineFor(line, backroom::nobody), by_other.lineFor(line, backroom::nobody));
                ++told;
            }
        }
        // In the other games nearly every action throws dice.
        QVERIFY(told > 20 || !choose_together);
    }

protected:
    /// True for an action by which a long game can be ended at any time.
    virtual bool endsEarly(const typename Game::Action& /*action*/) const { return false; }

private:
    using Act = typename Match::Act;

    void playByLetters(House& house, int game)
    {
        backroom::Random random(300 + static_cast<std::uint64_t>(game));
        const Trouble trouble = game % 4 == 3 ? Trouble{0.1, 0.1, 3000} : Trouble{0, 0, 400};
        LetterHouses<Table> houses(house, setup_of<Game>(this->seatsIn(game), 0), static_cast<unsigned>(game), trouble);
        Match local = houses.dealt(houses.judged().setup());
        const Case which(QStringLiteral("game %1, %2")
                             .arg(game)
                             .arg(QString::fromStdString(backroom::Journal<Game>::header(local.setup()))));
        QVERIFY(isSame(houses, local));
        // Of long games, few are played to their end.
        const int most = game % 50 == 49 ? 100'000 : static_cast<int>(random.below(60));
        // Of random players of Gangz, nobody may ever reach the goal.
        const std::size_t longest = game % 50 == 49 ? 3000 : 300;
        while (!local.over() && local.journal().size() < longest) {
            const std::vector<Act> asked = decideSome(houses, local, most, random);
            QVERIFY(!asked.empty());
            for (const Act& act : asked)
                QVERIFY(std::ranges::count(houses.judged().line(), act) > 0);
            follow(local, houses.judged());
            QVERIFY(isSame(houses, local));
            const auto regrets = static_cast<Seat>(random.below(static_cast<std::uint32_t>(houses.seats())));
            if (random.below(6) > 0 || houses.match(regrets).takeBack(regrets))
                continue;
            QVERIFY(houses.settle());
            follow(local, houses.judged());
            QVERIFY(isSame(houses, local));
        }
        if (local.over())
            compareEnds(house, houses, local, random);
    }
    bool hasAnEnd(const auto& actions) const
    {
        return std::ranges::any_of(actions, [this](const auto& action) { return endsEarly(action); });
    }
    /// Lets some of those who must decide do so at the same time. Returns what the judge has not refused.
    std::vector<Act> decideSome(LetterHouses<Table>& houses, const Match& local, int most, backroom::Random& random)
    {
        std::vector<std::pair<Act, int>> asked;
        for (const Seat seat : local.pending()) {
            if (!asked.empty() && random.below(2) == 0)
                continue;
            const auto actions = legal(local.state(), seat);
            Act act{seat, anyOf(actions, random)};
            const bool must_end = local.actions() >= most;
            while (must_end ? hasAnEnd(actions) && !endsEarly(act.action) : actions.size() > 1 && endsEarly(act.action))
                act.action = anyOf(actions, random);
            asked.emplace_back(act, houses.told(seat).refusals);
            if (houses.match(seat).act(seat, act.action))
                return {};
        }
        std::vector<Act> done;
        if (!houses.settle())
            return done;
        for (const auto& [act, refusals] : asked)
            if (houses.told(act.seat).refusals == refusals)
                done.push_back(act);
        return done;
    }
    static void follow(Match& local, const Match& judged)
    {
        while (local.journal().size() < judged.journal().size())
            if (local.replay(judged.journal()[local.journal().size()].step))
                throw std::logic_error("a journal does not fit its match");
    }
    /// The seats, and `nobody` for the house that watches.
    static std::vector<Seat> viewers(const LetterHouses<Table>& houses)
    {
        std::vector<Seat> all{backroom::nobody};
        for (Seat seat = 0; seat < houses.seats(); ++seat)
            all.push_back(seat);
        return all;
    }
    static bool isSame(LetterHouses<Table>& houses, const Match& local)
    {
        return std::ranges::all_of(viewers(houses), [&](Seat seat) {
            const auto& match = houses.match(seat);
            return match.length() == local.actions() && match.pending() == local.pending()
                && match.open() == public_state(local.state()) && match.view(seat) == view(local.state(), seat);
        });
    }
    void compareEnds(House& house, LetterHouses<Table>& houses, const Match& local, backroom::Random& random)
    {
        const LocalMatch<Game> expected(local);
        for (const Seat seat : viewers(houses)) {
            const auto& match = houses.match(seat);
            QVERIFY(match.result() == expected.result());
            for (int action = 0; action < match.length(); ++action) {
                QVERIFY(match.openAt(action) == expected.openAt(action));
                for (const Seat viewer : {seat, backroom::nobody})
                    QVERIFY(match.eventsOf(action, viewer) == expected.eventsOf(action, viewer));
            }
            if (seat != backroom::nobody)
                QVERIFY(houses.told(seat).journal == backroom::Journal<Game>::lines(local));
        }
        // A table takes longer than the game: one seat has one, or the house that watches.
        compareTables(house, houses, local, anyOf(viewers(houses), random));
    }
    static void compareTables(House& house, LetterHouses<Table>& houses, const Match& local, Seat seat)
    {
        const GameEntry& entry = *house.games()->game(QString::fromLatin1(Game::id));
        KnownMatch known{houses.table().seatList(), seat, *local.setup().chance, houses.told(seat).lines};
        TableSetting setting{*house.preferences(), known.seats.marks};
        setting.levels = known.seats.levels;
        if (seat != backroom::nobody)
            setting.levels[seat] = 0;
        setting.own = seat;
        const RemoteTable remote = entry.join(setting, known.seats.names, known.lines);
        const auto here = seated<Table>(house, local);
        QCOMPARE(sentences(*remote.table->log()), sentences(*here->log()));
        QCOMPARE(remote.table->ending(), here->ending());
        QCOMPARE(dump(QStringLiteral("end"), *static_cast<Table&>(*remote.table).standings()),
            dump(QStringLiteral("end"), *here->standings()));
        if (seat != backroom::nobody)
            QVERIFY(!entry.flaw(known, houses.told(seat).journal, {}));
    }

    static bool reveal(const Match& match)
    {
        return std::ranges::any_of(match.events(), [](const auto& event) { return reveals(event); });
    }
    static Table& at(FriendsEvening& evening, int house) { return static_cast<Table&>(*evening.table(house)); }

    void play(int seats, std::uint64_t seed)
    {
        backroom::Random random(seed);
        // The last house only watches.
        const int watcher = seats;
        FriendsEvening evening(seats + 1, static_cast<unsigned>(seed));
        QList<int> levels(seats, SeatList::other_house);
        levels[0] = 0;
        evening.invite(QString::fromLatin1(Game::id),
            {{QStringLiteral("duels"), 1}, {QStringLiteral("length"), 10},
                {QStringLiteral("police-player"), seats == Game::max_seats}},
            levels);
        evening.friends(0).setWatching(FriendTable::watched_at_once);
        for (int house = 1; house < seats; ++house)
            evening.join(house);
        evening.join(watcher, true);
        QVERIFY(evening.friends(0).canDeal());
        evening.friends(0).deal();
        evening.pass(3);
        for (int house = 0; house <= seats; ++house)
            QVERIFY(evening.table(house) != nullptr);
        const Match& judged = match_of(at(evening, 0));
        QVERIFY(judged.setup().chance.has_value());
        while (!judged.over()) {
            const int before = judged.actions();
            for (const Seat seat : judged.pending()) {
                QVERIFY(at(evening, seat).deciding());
                at(evening, seat).play(seat, anyOf(legal(judged.state(), seat), random));
            }
            evening.pass(3);
            QVERIFY(judged.actions() > before);
            for (int house = 0; house < seats; ++house)
                QVERIFY(shows(at(evening, house), judged, static_cast<Seat>(house)));
            QVERIFY(shows(at(evening, watcher), judged, backroom::nobody));
            QVERIFY(!at(evening, watcher).deciding() && !at(evening, watcher).curtainClosed());
        }
        evening.pass(4);
        QVERIFY(shows(at(evening, watcher), judged, backroom::nobody));
        QVERIFY(at(evening, watcher).over());
        QCOMPARE(sentences(*at(evening, watcher).log()), sentences(*at(evening, 0).log()));
        QCOMPARE(at(evening, watcher).ending(), at(evening, 0).ending());
        QCOMPARE(evening.friends(watcher).taken(), 0);
        checkEnd(evening, judged, seats);
    }
    /// Returns whether this seat's table knows exactly what the judge's match tells it.
    static bool shows(const Table& table, const Match& judged, Seat seat)
    {
        return table.match().length() == judged.actions()
            && dynamic_cast<const TableMatchOf<Game>&>(table.match()).view(seat) == view(judged.state(), seat);
    }
    void checkEnd(FriendsEvening& evening, const Match& judged, int seats)
    {
        for (int house = 0; house < seats; ++house) {
            QVERIFY(shows(at(evening, house), judged, static_cast<Seat>(house)));
            QCOMPARE(sentences(*at(evening, house).log()), sentences(*at(evening, 0).log()));
            QCOMPARE(at(evening, house).ending(), at(evening, 0).ending());
            // The match is checked in another thread.
            if (house > 0)
                QTRY_VERIFY(evening.friends(house).taken() != 0);
        }
        const auto of_host = evening.house(0).store().read(evening.table(0)->match().number());
        for (int house = 1; house < seats; ++house) {
            const auto of_guest = evening.house(house).store().read(evening.friends(house).taken());
            QVERIFY(of_host && of_guest);
            QCOMPARE(of_guest->lines, of_host->lines);
            QVERIFY(of_guest->over);
        }
    }
};

}
