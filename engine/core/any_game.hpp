// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/any_match.hpp"
#include "engine/core/hash.hpp"
#include "engine/core/playout.hpp"

#include <chrono>

namespace backroom {

template <Encodable G>
class MatchOf final : public AnyMatch {
public:
    explicit MatchOf(Match<G> match)
        : match_(std::move(match))
    {
    }

    std::string_view game() const override { return G::id; }
    const std::vector<std::string>& names() const override { return match_.setup().names; }
    std::optional<std::uint64_t> seed() const override
    {
        return match_.setup().chance ? std::nullopt : std::optional(match_.setup().seed);
    }
    std::uint64_t hash() const override { return match_.hash(); }
    SeatSet pending() const override { return match_.pending(); }

    OrderedJson legal(Seat seat) const override
    {
        using adl::legal;
        OrderedJson actions = OrderedJson::array();
        for (const auto& action : legal(match_.state(), seat))
            actions.push_back(Codec<G>::to_json(action));
        return actions;
    }

    void check(Seat seat, const Json& action) const override
    {
        using adl::check;
        throw_if(check(match_.state(), seat, Codec<G>::action(action)));
    }

    OrderedJson act(Seat seat, const Json& action) override
    {
        throw_if(match_.act(seat, Codec<G>::action(action)));
        OrderedJson events = OrderedJson::array();
        for (const auto& event : match_.events())
            events.push_back(Codec<G>::to_json(event));
        return events;
    }

    OrderedJson view(Seat seat) const override
    {
        using adl::view;
        return Codec<G>::to_json(view(match_.state(), seat));
    }
    OrderedJson view_of_all() const override { return Codec<G>::to_json(match_.state()); }
    OrderedJson bot(Seat seat, Level level, std::uint64_t seed) const override
    {
        using adl::view;
        if constexpr (PlayedByBots<G>) {
            if (match_.over())
                throw_if(Refusal{refusals::game_over, {}});
            if (!match_.pending().contains(seat))
                throw_if(Refusal{refusals::not_your_turn, {}});
            return Codec<G>::to_json(decide(view(match_.state(), seat), BotContext{level, seed, {}}));
        } else {
            throw InputError("not-available", "no computer plays this game yet");
        }
    }
    Result result() const override
    {
        using adl::result;
        return result(match_.state());
    }
    void undo() override { throw_if(match_.undo()); }
    void redo() override { throw_if(match_.redo()); }
    std::vector<std::string> journal() const override { return Journal<G>::lines(match_); }

private:
    static void throw_if(const std::optional<Refusal>& refusal)
    {
        if (refusal)
            throw InputError(refusal->code, message_of<G>(*refusal), refusal->rule);
    }

    Match<G> match_;
};

/// Returns the action of a player in a playout. Throws InputError if a computer player breaks the rules.
template <Encodable G>
typename G::Action playout_action(const typename G::State& state, Seat seat, PlayoutPlayer player, Random& random)
{
    if constexpr (PlayedByBots<G>) {
        if (player) {
            const typename G::Action action = decide(view(state, seat), BotContext{*player, next_seed(random), {}});
            if (const auto refusal = check(state, seat, action))
                throw InputError("refused-bot",
                    "the computer player of seat " + std::to_string(seat)
                        + " was refused: " + std::string(refusal->code));
            return action;
        }
    }
    return random_action<G>(state, seat, random);
}

/// Plays a game to its end and adds the result of each player to the totals. Player 0 sits at `first`.
template <Encodable G>
void play_for_players(typename G::State& state, typename G::Events& events, Random& random,
    std::span<const PlayoutPlayer> players, int first, Playout& totals)
{
    using Clock = std::chrono::steady_clock;
    const int seats = state.seats;
    totals.actions += play_out<G>(state, events, [&](const typename G::State& present, Seat seat) {
        const auto player = static_cast<std::size_t>((seat + seats - first) % seats);
        const auto begin = Clock::now();
        const auto action = playout_action<G>(present, seat, players[player], random);
        totals.decisions.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
        return action;
    });
    const Result end = result(state);
    for (int player = 0; player < seats; ++player) {
        const auto seat = static_cast<Seat>((player + first) % seats);
        const auto index = static_cast<std::size_t>(player);
        totals.points[index] += end.scores[seat];
        if (end.winners.contains(seat))
            totals.wins[index] += 1.0 / end.winners.size();
    }
}

/// Plays all games of the setup. `setup.players` must have one entry, or one for each seat; a level requires a game
/// that has computer players. Throws InputError if the options or the number of seats are wrong.
template <Encodable G>
Playout play_out_all(const PlayoutSetup& setup)
{
    const typename G::Options options = Codec<G>::options(setup.options);
    if (!seats_fit<G>(options, setup.seats))
        throw InputError("bad-seats", std::to_string(setup.seats) + " seats cannot play with these options");
    Playout totals;
    if (setup.by_player()) {
        totals.wins.resize(static_cast<std::size_t>(setup.seats));
        totals.points.resize(static_cast<std::size_t>(setup.seats));
    }
    Hash ends;
    Random random(setup.seed);
    typename G::Events events;
    for (std::uint64_t number = 0; number < setup.games; ++number) {
        typename G::State state = deal(options, setup.seats, next_seed(random));
        if (setup.by_player())
            play_for_players<G>(state, events, random, setup.players, static_cast<int>(number % setup.seats), totals);
        else
            totals.actions += play_out<G>(state, events, [&](const typename G::State& present, Seat seat) {
                return playout_action<G>(present, seat, setup.players.front(), random);
            });
        ends.add(hash(state));
    }
    totals.hash = ends.value();
    return totals;
}

template <Encodable G>
AnyGame any_game()
{
    AnyGame game;
    game.id = G::id;
    game.min_seats = G::min_seats;
    game.max_seats = G::max_seats;
    game.describe = [] {
        OrderedJson options = Codec<G>::option_list();
        options.push_back({{"name", "friendly-undo"}, {"values", {false, true}}, {"default", false}});
        return OrderedJson{{"id", G::id}, {"names", Codec<G>::names()},
            {"seats", {{"min", G::min_seats}, {"max", G::max_seats}}}, {"options", std::move(options)}};
    };
    game.begin = [](const JournalHeader& header) -> std::unique_ptr<AnyMatch> {
        return std::make_unique<MatchOf<G>>(begin_match<G>(header));
    };
    game.load = [](std::span<const std::string> lines) -> std::unique_ptr<AnyMatch> {
        auto loaded = Journal<G>::load(lines);
        if (const auto* error = std::get_if<JournalError>(&loaded))
            throw InputError("bad-journal", error->message);
        return std::make_unique<MatchOf<G>>(std::get<Match<G>>(std::move(loaded)));
    };
    if constexpr (requires { Codec<G>::queries(); })
        game.queries = Codec<G>::queries();
    game.bots = PlayedByBots<G>;
    game.playout = play_out_all<G>;
    return game;
}

}
