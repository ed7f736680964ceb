// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_statistics.hpp"
#include "app/models/player_names.hpp"

#include "engine/core/journal.hpp"

/// Plays the match again and calls `each(actor, event)` for every event.
template <backroom::Game G, class Each>
void replay_events(const backroom::Match<G>& match, Each each)
{
    typename G::State state = match.initial();
    typename G::Events events;
    for (const auto& act : match.line()) {
        events.clear();
        apply(state, act.seat, act.action, events);
        for (const auto& event : events)
            each(act.seat, event);
    }
}

/// Counts a finished match by playing its journal again. Calls `count(actor, event)` of the game's `Tally` for every
/// event, then `counts(seat, result)` for every seat. A `Tally` that can be made from a `PublicState` gets the public
/// state at the beginning. Returns nothing if the journal is damaged or the match is not over.
template <backroom::Game G, class Tally>
std::optional<std::vector<CountedSeat>> count_match(std::span<const std::string> journal)
{
    using namespace backroom;
    auto loaded = Journal<G>::load(journal);
    const auto* match = std::get_if<Match<G>>(&loaded);
    if (match == nullptr || !match->over())
        return {};
    Tally tally = [&] {
        if constexpr (std::constructible_from<Tally, typename G::PublicState>)
            return Tally(public_state(match->initial()));
        else
            return Tally();
    }();
    replay_events(*match, [&tally](Seat actor, const auto& event) { tally.count(actor, event); });
    const Result end = result(match->state());
    std::vector<CountedSeat> seats;
    for (Seat seat = 0; seat < end.seats; ++seat)
        seats.push_back({PlayerNames::tidy(QString::fromStdString(match->setup().names[seat])), end.places[seat],
            end.scores[seat], end.winners.contains(seat), tally.counts(seat, end)});
    return seats;
}
