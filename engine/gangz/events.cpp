// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/variants.hpp"
#include "engine/gangz/rules.hpp"

namespace backroom::gangz {

namespace {

/// The events that are public in full. The list is explicit, so that a new event is hidden unless it is added here.
template <class Type>
concept AlwaysOpen = OneOf<Type, Reshuffled, LaidOut, VotesShown, Unmasked, Scored, Discarded, LeaderMoved, GameOver>;

struct Reveals {
    bool operator()(const OneOf<Swapped, LaidOut, VotesShown, Unmasked, Drawn, LeaderMoved> auto&) const
    {
        return true;
    }
    bool operator()(const OneOf<Chosen, Reshuffled, Voted, Scored, Discarded, GameOver> auto&) const { return false; }
};

struct Visible {
    Seat viewer;

    bool operator()(const OneOf<Swapped, Chosen, Voted, Drawn> auto& event) const { return event.seat == viewer; }
    bool operator()(const AlwaysOpen auto&) const { return true; }
};

struct Hidden {
    Event operator()(const Swapped& swapped) const { return Swapped{swapped.seat, {}, swapped.size, swapped.before}; }
    Event operator()(const Chosen& chosen) const { return Chosen{chosen.seat, {}}; }
    Event operator()(const Voted& voted) const { return Voted{voted.seat, {}}; }
    Event operator()(const Drawn& drawn) const { return Drawn{drawn.seat, {}, drawn.size, drawn.before}; }
    Event operator()(const AlwaysOpen auto& event) const { return event; }
};

}

bool reveals(const Event& event)
{
    return std::visit(Reveals(), event);
}

bool visible(const Event& event, Seat viewer)
{
    return std::visit(Visible{viewer}, event);
}

Event redact(const Event& event, Seat viewer)
{
    return visible(event, viewer) ? event : std::visit(Hidden(), event);
}

}
