// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.hpp"
#include "engine/core/codec.hpp"

#include "bent.hpp"
#include "random_games.hpp"

#include <QFile>
#include <QRegularExpression>

#include <set>
#include <utility>

namespace test {

/// Data from another machine (core/untrusted.hpp): true data is accepted, and mutated data is refused or does no harm.
template <class Cases>
class UntrustedSuite {
    using G = typename Cases::Game;
    using Codec = backroom::Codec<G>;
    using State = typename G::State;
    using View = typename G::View;
    using Events = typename G::Events;
    using Seat = backroom::Seat;

    static Json parsed(const auto& value) { return Json::parse(Codec::whole(value).dump()); }

    static Json as_seen(const Events& events, Seat seat)
    {
        Json list = Json::array();
        for (const auto& event : events)
            list.push_back(parsed(redact(event, seat)));
        return list;
    }

    /// Does everything that a guest's program does with a view.
    static void doesNoHarm(const View& seen, backroom::Random& random)
    {
        const auto level = random.below(40) == 0 ? backroom::Level::boss : backroom::Level::rookie;
        QVERIFY(!Codec::to_json(seen).empty());
        QVERIFY(Codec::view(parsed(seen)) == seen);
        State guess = sample(seen, random);
        std::string wrong;
        if constexpr (requires { Cases::wrong(guess, false); })
            wrong = Cases::wrong(guess, false);
        else
            wrong = Cases::wrong(guess);
        QVERIFY2(wrong.empty(), (wrong + parsed(seen).dump()).c_str());
        QVERIFY(view(guess, seen.seat) == seen);
        if (pending(guess).contains(seen.seat))
            QVERIFY(!check(guess, seen.seat, decide(seen, backroom::BotContext{level, random.next(), {}})));
        Events events;
        for (int actions = 0; actions < 12 && !pending(guess).empty(); ++actions) {
            const Seat seat = any_of_seats(pending(guess), random);
            const auto action = any_legal<G>(guess, seat, random);
            QVERIFY(!check(guess, seat, action));
            static_cast<void>(check(guess, seat, Cases::any_action(random)));
            events.clear();
            apply(guess, seat, action, events);
        }
    }

    /// Reads mutated data. Returns whether it was refused, and notes the reason.
    static bool isRefused(const auto& read, std::set<std::string>& reasons)
    {
        try {
            read();
            return false;
        } catch (const backroom::InputError& error) {
            reasons.insert(error.what());
            return true;
        }
    }

    /// Returns the reasons in the source of the game.
    static std::set<std::string> declared()
    {
        std::set<std::string> reasons;
        for (const char* source : {"fits", "sound"}) {
            QFile file(
                QStringLiteral(ENGINE_DIR "/%1/%2.cpp").arg(QLatin1String(Cases::folder), QLatin1String(source)));
            if (!file.open(QIODevice::ReadOnly))
                continue;
            static const QRegularExpression reason(QStringLiteral("\"([^\"]+)\"\\);"));
            auto found = reason.globalMatch(QString::fromUtf8(file.readAll()));
            while (found.hasNext())
                reasons.insert(found.next().captured(1).toStdString());
        }
        return reasons;
    }

public:
    /// Returns why these events cannot follow; empty if they can.
    static std::string refusal(View known, const std::vector<typename G::Event>& events)
    {
        Json list = Json::array();
        for (const auto& event : events)
            list.push_back(parsed(event));
        std::set<std::string> reasons{std::string()};
        isRefused([&] { Codec::read_events(known, list); }, reasons);
        return *reasons.rbegin();
    }
    static std::string refusal(const View& view)
    {
        std::set<std::string> reasons{std::string()};
        isRefused([&] { Codec::view(parsed(view)); }, reasons);
        return *reasons.rbegin();
    }

    /// Returns why the events that `change(view, events)` makes of actions with this kind of event cannot follow.
    template <class Kind, class Change>
    static std::set<std::string> refusals(int games, Change change)
    {
        std::set<std::string> reasons;
        const auto visit = [&](int, const State& before, Seat, const auto&, const State&, const auto& events) {
            std::vector<typename G::Event> seen;
            bool met = false;
            for (const auto& event : events) {
                seen.push_back(redact(event, 0));
                met = met || std::holds_alternative<Kind>(event);
            }
            if (!met)
                return;
            change(view(before, 0), seen);
            reasons.insert(refusal(view(before, 0), seen));
        };
        along_random_actions<Cases>(games, visit);
        return reasons;
    }

    /// Every seat that follows what it is told has the view that it would see, and so has a viewer without a seat.
    static void truthIsBelieved(int games)
    {
        std::vector<View> known;
        int game_known = -1;
        const auto visit = [&](int game, const State& before, Seat, const auto&, const State& state,
                               const auto& events) {
            if (std::exchange(game_known, game) != game) {
                known.clear();
                for (const Seat viewer : all_eyes(state.seats))
                    known.push_back(Codec::view(parsed(view(before, viewer))));
            }
            for (View& seen : known) {
                const Seat viewer = seen.seat;
                try {
                    QCOMPARE(Codec::read_events(seen, as_seen(events, viewer)).size(), events.size());
                } catch (const backroom::InputError& error) {
                    QFAIL(
                        (error.what() + as_seen(events, viewer).dump() + parsed(view(before, viewer)).dump()).c_str());
                }
                QVERIFY(seen == view(state, viewer));
            }
        };
        along_random_actions<Cases>(games, visit);
    }

    /// Mutates events and views along random games, `times` times at one of `every` actions. In the end every reason
    /// must have been met, including those in `met`.
    static void whatIsBentDoesNoHarm(int games, std::uint32_t every, int times, std::set<std::string> met = {})
    {
        struct Bender {
            backroom::Random random;
            Seen events = {};
            Seen views = {};
        };
        Bender of_seats{backroom::Random(8)};
        Bender of_watchers{backroom::Random(9)};
        int refused = 0;
        int tried = 0;
        const auto bend_as = [&](Bender& bender, Seat viewer, const State& before, const auto& events) {
            const View seen = view(before, viewer);
            const Json true_events = as_seen(events, viewer);
            bender.events.note(true_events);
            bender.views.note(parsed(seen));
            if (bender.random.below(every) != 0)
                return;
            for (int time = 0; time < times && !QTest::currentTestFailed(); ++time) {
                Json bent = true_events;
                bend_events(bent, bender.events, bender.random);
                View followed = seen;
                ++tried;
                if (isRefused([&] { Codec::read_events(followed, bent); }, met)) {
                    ++refused;
                    QVERIFY(followed == seen);
                } else {
                    doesNoHarm(followed, bender.random);
                }
                Json bent_view = parsed(seen);
                bend(bent_view, bender.views, bender.random);
                if (!isRefused([&] { followed = Codec::view(bent_view); }, met))
                    doesNoHarm(followed, bender.random);
                if (QTest::currentTestFailed())
                    qInfo("%s\n%s\n%s", bent.dump().c_str(), bent_view.dump().c_str(), parsed(seen).dump().c_str());
            }
        };
        const auto visit = [&](int, const State& before, Seat, const auto&, const State&, const auto& events) {
            bend_as(of_seats, static_cast<Seat>(of_seats.random.below(before.seats)), before, events);
            bend_as(of_watchers, backroom::nobody, before, events);
        };
        along_random_actions<Cases>(games, visit);
        QVERIFY(refused > tried / 2 && refused < tried);
        const std::set<std::string> reasons = declared();
        QVERIFY(reasons.size() > 5);
        std::string missing;
        for (const std::string& reason : reasons)
            if (!met.contains(reason))
                missing += reason + "; ";
        QVERIFY2(missing.empty(), missing.c_str());
    }
};

}
