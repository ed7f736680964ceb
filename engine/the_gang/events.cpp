// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/variants.hpp"
#include "engine/the_gang/rules.hpp"

namespace backroom::the_gang {

namespace {

/// The events that are public in full. The list is explicit, so that a new event is hidden unless it is added here.
template <class Type>
concept AlwaysOpen =
    OneOf<Type, Revealed, Placed, SpecialPlayed, Captured, SpecialDiscarded, JobEnded, Refilled, RoundEnded, GameOver>;

struct Reveals {
    bool operator()(const OneOf<Revealed, Dealt, Refilled, GameOver> auto&) const { return true; }
    bool operator()(
        const OneOf<Chosen, Placed, SpecialPlayed, Captured, SpecialDiscarded, JobEnded, RoundEnded> auto&) const
    {
        return false;
    }
};

struct Visible {
    Seat viewer;

    bool operator()(const OneOf<Chosen, Dealt> auto& event) const { return event.seat == viewer; }
    bool operator()(const AlwaysOpen auto&) const { return true; }
};

struct Hidden {
    Event operator()(const Chosen& chosen) const { return Chosen{chosen.seat, {}}; }
    Event operator()(const Dealt& dealt) const
    {
        return Dealt{dealt.seat, {}, Special::none, dealt.size, dealt.with_special};
    }
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
