// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/reveal.hpp"

#include "chances.hpp"
#include "random_games.hpp"

#include <stdexcept>

namespace test {

/// Matches of any game that are dealt from a chance, and what their seats were told.
template <class Cases>
struct ChanceMatches {
    using G = typename Cases::Game;
    using Match = backroom::Match<G>;
    using Act = typename Match::Act;
    using Action = typename G::Action;
    using Seat = backroom::Seat;
    using Records = std::vector<backroom::SeatRecord<G>>;

    static constexpr int seats = 3;
    /// The maximum number of actions of a match, so that checking its decisions repeatedly is quick.
    static constexpr int most_actions = 60;
    /// This seat is a computer player's. The house sometimes plays for the last seat.
    static constexpr Seat computer = 1;

    static Match begun(int number)
    {
        backroom::Setup<G> setup;
        setup.names = {"Rosa", "Otto (computer)", "Bea"};
        const auto options = Cases::options();
        setup.options = options[static_cast<std::size_t>(number) % options.size()];
        if (!backroom::seats_fit<G>(setup.options, seats))
            setup.options = options.front();
        setup.chance = some_chance(static_cast<std::uint64_t>(number));
        return backroom::begin_match(setup);
    }

    static backroom::AgreedSetup<G> agreed(const Match& match)
    {
        const auto& setup = match.setup();
        backroom::AgreedSetup<G> known{setup.names, setup.options, setup.friendly_undo, {0, 1, 0}, *setup.chance};
        known.chance.key = {};
        known.chance.host = {};
        return known;
    }

    static bool personal(const Action& action)
    {
        if constexpr (requires { is_personal(action); })
            return is_personal(action);
        else
            return false;
    }

    static Action thought(const Match& match, Seat seat, backroom::Level level, std::uint64_t other = 0)
    {
        const std::uint64_t seed = match.setup().thought_seed(match.actions()) + other;
        return decide(view(match.state(), seat), backroom::BotContext{level, seed, {}});
    }

    static void must(const std::optional<backroom::Refusal>& refusal)
    {
        if (refusal)
            throw std::logic_error(std::string(refusal->code));
    }

    static void act(Match& match, backroom::Random& random, std::uint64_t other)
    {
        const Seat seat = any_of_seats(match.pending(), random);
        if (seat == computer)
            return must(match.act(seat, thought(match, seat, backroom::Level::rookie, other)));
        if (seat == seats - 1 && random.below(4) == 0) {
            const Action instead = thought(match, seat, backroom::Level::soldier);
            if (!personal(instead))
                return must(match.act(seat, instead, true));
        }
        must(match.act(seat, backroom::random_action<G>(match.state(), seat, random)));
    }

    /// Plays at random, with undo, redo and `take_back`. `other` is added to the seeds of the computer player.
    static Match played(int number, std::uint64_t other = 0)
    {
        Match match = begun(number);
        backroom::Random random(static_cast<std::uint64_t>(number) + 90);
        for (int action = 0; action < most_actions && !match.over(); ++action) {
            act(match, random, other);
            // Refused if the later actions of others depend on the one taken back.
            if (action % 3 == 0)
                static_cast<void>(match.take_back(random.below(2) == 0 ? 0 : seats - 1));
            if (action % 7 == 3 && !match.check_undo()) {
                must(match.undo());
                if (action % 2 == 0)
                    must(match.redo());
            }
        }
        return match;
    }

    static Records records(const Match& match)
    {
        Records all;
        for (Seat seat = 0; seat < seats; ++seat)
            if (seat != computer)
                all.push_back(seat_record(match, seat));
        return all;
    }
};

}
