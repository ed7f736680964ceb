#pragma once

#include "games/game_statistics.hpp"
#include "models/player_names.hpp"

#include "core/journal.hpp"

#include <array>

/// Plays a journal again, tells a `Tally` of the game everything that led to its end, and asks it for what it counted:
/// `told(actor, event)` for each event, then `counts(seat, result)`. One that is made of an `Open` gets the match's
/// beginning.
template <backroom::Game G, class Tally>
std::optional<std::vector<CountedSeat>> count_match(std::span<const std::string> journal)
{
    using namespace backroom;
    auto loaded = Journal<G>::load(journal);
    const auto* match = std::get_if<Match<G>>(&loaded);
    if (match == nullptr || !match->over())
        return {};
    typename G::State state = match->initial();
    Tally tally = [&] {
        if constexpr (std::constructible_from<Tally, typename G::Open>)
            return Tally(open(state));
        else
            return Tally();
    }();
    typename G::Events events;
    for (const auto& act : match->line()) {
        events.clear();
        apply(state, act.seat, act.action, events);
        for (const auto& event : events)
            tally.told(act.seat, event);
    }
    const Result end = result(state);
    std::vector<CountedSeat> seats;
    for (Seat seat = 0; seat < end.seats; ++seat)
        seats.push_back({PlayerNames::tidy(QString::fromStdString(match->setup().names[seat])), end.places[seat],
            end.scores[seat], end.winners.contains(seat), tally.counts(seat, end)});
    return seats;
}
