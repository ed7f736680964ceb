// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/protocol/codec.hpp"
#include "engine/gangz/protocol/words.hpp"

namespace backroom {

using namespace gangz;

namespace {

OrderedJson cards_or_null(const Cards& cards)
{
    return json_of(cards, OrNull{Cards()});
}

/// Adds what a view shows of all seats. `hand`, `played`, `vote` and `aside` return the entry of a seat.
void add_table(OrderedJson& json, const PublicState& open, const auto& hand, const auto& played, const auto& vote,
    const auto& aside, OrderedJson deck)
{
    json["phase"] = word(open.phase);
    json["round"] = open.round;
    json["hands"] = of_seats(open.seats, hand);
    json["leaders"] = open.leaders;
    json["totals"] = of_seats(open.seats, [&](Seat seat) { return open.places[seat].total; });
    json["deck"] = std::move(deck);
    json["discard"] = json_of(open.discard);
    json["wall"] = json_of(open.wall);
    json["played"] = of_seats(open.seats, played);
    json["votes"] = of_seats(open.seats, vote);
    json["swapped"] = of_seats(open.seats, [&](Seat seat) { return open.places[seat].swapped; });
    json["aside"] = of_seats(open.seats, aside);
}

}

OrderedJson Codec<Gangz>::to_json(const State& state)
{
    OrderedJson json;
    add_table(
        json, public_state(state), [&](Seat seat) { return json_of(state.hands[seat]); },
        [&](Seat seat) { return cards_or_null(state.played[seat]); },
        [&](Seat seat) { return json_of(state.votes[seat]); }, [&](Seat seat) { return json_of(state.aside[seat]); },
        top_first(state.deck));
    return json;
}

OrderedJson Codec<Gangz>::to_json(const View& view)
{
    const PublicState& open = view.open;
    const bool over = open.phase == Phase::over;
    const Reveal& last = open.story.last;
    const auto own_or = [&](OrderedJson own, auto of_others) {
        return [&view, own, of_others](Seat seat) { return seat == view.seat ? own : OrderedJson(of_others(seat)); };
    };
    OrderedJson json{{"seat", view.seat}};
    add_table(json, open, own_or(json_of(view.hand), [&](Seat seat) { return open.places[seat].hand; }),
        own_or(cards_or_null(view.played),
            [&](Seat seat) { return over ? json_of(last.played[seat]) : OrderedJson(open.has_chosen(seat)); }),
        own_or(json_of(view.vote),
            [&](Seat seat) { return over ? json_of(last.votes[seat]) : OrderedJson(open.places[seat].voted); }),
        own_or(json_of(view.aside), [&](Seat seat) { return open.places[seat].aside; }), open.deck);
    return json;
}

}
