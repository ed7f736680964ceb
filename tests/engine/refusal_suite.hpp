// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/journal_codec.hpp"

#include "random_games.hpp"

#include <QFile>
#include <QRegularExpression>

#include <map>
#include <set>

namespace test {

/// A refused action, its refusal and, if it is worth a test, the English sentence.
template <class G>
struct Refused {
    typename G::State state;
    backroom::Seat seat;
    typename G::Action action;
    backroom::Refusal expected;
    const char* sentence = nullptr;
};

/// Every refusal of a game has its rule and parameters, and changes nothing.
template <class Cases>
class RefusalSuite {
    using G = typename Cases::Game;
    using Seat = backroom::Seat;
    using Rules = std::map<std::string, std::set<std::string>>;

    static constexpr std::array<Seat, 7> strange_seats{G::max_seats, 7, 31, 32, 33, 200, backroom::nobody};

    static void refused(const Refused<G>& one)
    {
        const auto refusal = check(one.state, one.seat, one.action);
        QVERIFY(refusal.has_value());
        QCOMPARE(std::string(refusal->code), std::string(one.expected.code));
        QCOMPARE(std::string(refusal->rule), std::string(one.expected.rule));
        QVERIFY(refusal->parameters == one.expected.parameters);
        const std::string sentence = backroom::message_of<G>(*refusal);
        QVERIFY2(sentence != one.expected.code, sentence.c_str());
        if (one.sentence)
            QCOMPARE(sentence, std::string(one.sentence));
        const auto listed = legal(one.state, one.seat);
        QVERIFY(std::ranges::find(listed, one.action) == listed.end());

        backroom::Match<G> match({std::vector<std::string>(one.state.seats, "x"), 0, {}, false, {}}, one.state);
        QVERIFY(match.act(one.seat, one.action) == refusal);
        QVERIFY(match.state() == one.state && match.journal().empty() && match.events().empty());
    }

    /// Reads the codes from the game's rules.hpp, and the rules from the comments beside them.
    static Rules declared()
    {
        QFile file(QStringLiteral(ENGINE_DIR "/%1/rules.hpp").arg(QLatin1String(Cases::folder)));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        static const QRegularExpression line(QStringLiteral("std::string_view \\w+ = \"([a-z-]+)\"; ///< (.*)"));
        static const QRegularExpression rule(QStringLiteral("[A-Z]+-\\d+\\.\\d+"));
        Rules rules;
        const QString refusals = QString::fromUtf8(file.readAll())
                                     .section(QStringLiteral("namespace refusals {"), 1)
                                     .section(QStringLiteral("\n}"), 0, 0);
        auto lines = line.globalMatch(refusals);
        while (lines.hasNext()) {
            const auto found = lines.next();
            auto& named = rules[found.captured(1).toStdString()];
            auto numbers = rule.globalMatch(found.captured(2));
            while (numbers.hasNext())
                named.insert(numbers.next().captured().toStdString());
        }
        return rules;
    }

public:
    static void eachOfThem(const std::vector<Refused<G>>& all)
    {
        for (const Refused<G>& one : all) {
            refused(one);
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QStringLiteral("case %1").arg(&one - all.data())));
        }
    }

    /// There is a case for each rule of every code.
    static void noneIsForgotten(const std::vector<Refused<G>>& all)
    {
        const Rules rules = declared();
        QVERIFY(rules.size() > 1);
        Rules met;
        for (const auto& one : all)
            if (rules.contains(std::string(one.expected.code)))
                met[std::string(one.expected.code)].insert(std::string(one.expected.rule));
        for (const auto& [code, numbers] : rules)
            QVERIFY2(!numbers.empty() && met[code] == numbers, code.c_str());
    }

    /// Any action of a seat that is not pending or does not exist is refused.
    static void notTheirTurn(int games)
    {
        backroom::Random random(31);
        int tried = 0;
        const auto visit = [&](const typename G::State& state, Seat seat, backroom::Random&) {
            const auto waiting = pending(state);
            if (waiting.empty())
                return;
            const Seat stranger = strange_seats[random.below(strange_seats.size())];
            for (const Seat other : {seat, stranger}) {
                if (waiting.contains(other))
                    continue;
                QVERIFY(legal(state, other).empty());
                const Seat playing = *waiting.begin();
                for (const auto& action : {Cases::any_action(random), any_legal<G>(state, playing, random)}) {
                    const auto refusal = check(state, other, action);
                    QVERIFY(refusal && refusal->code != backroom::refusals::game_over);
                    if (other >= state.seats)
                        QCOMPARE(std::string(refusal->code), std::string(backroom::refusals::not_your_turn));
                    ++tried;
                }
            }
        };
        along_random_states<Cases>(games, visit);
        QVERIFY(tried > games * 20);
    }

    /// After the end every action is refused, without a rule.
    static void afterTheEnd()
    {
        backroom::Random random(1);
        typename G::Events events;
        for (typename G::State state : beginnings<Cases>(1)) {
            backroom::play_randomly<G>(state, events, random);
            const auto refuses = [&](Seat seat) {
                QVERIFY(legal(state, seat).empty());
                for (const auto& action : Cases::every_action())
                    QVERIFY(check(state, seat, action) == (backroom::Refusal{backroom::refusals::game_over, {}}));
            };
            for (const Seat seat : backroom::SeatSet::first(state.seats))
                refuses(seat);
            for (const Seat seat : strange_seats)
                refuses(seat);
        }
    }
};

}
