// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/fields.hpp"
#include "engine/the_gang/protocol/codec.hpp"

namespace backroom {

using namespace the_gang;

namespace {

OrderedJson choice_of(const Choice& choice)
{
    return choice.gangster == 0 ? OrderedJson(nullptr) : json_of(choice);
}

OrderedJson turn_of(const PublicState& open)
{
    if (open.phase != Phase::placing)
        return nullptr;
    const Seat seat = open.to_play.back();
    const Choice choice = open.still_to_play(seat);
    const Turn& turn = open.turn;
    return {{"seat", seat}, {"gangster", choice.gangster}, {"special", json_of(choice.special, or_no_special)},
        {"gangster_placed", turn.gangster_placed}, {"special_played", turn.special_played},
        {"city", turn.begun() ? json_of(turn.city) : OrderedJson(nullptr)}, {"lookout", json_of(turn.lookout)},
        {"spied", json_of(turn.spied, OrNull{Gangster{0}})}};
}

/// `hand`, `captured` and `choice` are functions that return the list entry of a seat.
void add_table(OrderedJson& json, const PublicState& open, const auto& hand, const auto& captured, const auto& choice,
    OrderedJson deck, OrderedJson special_deck)
{
    json["phase"] = word(open.phase);
    json["round"] = open.round;
    json["job"] = open.job;
    OrderedJson& rows = json["cities"] = OrderedJson::object();
    for (std::size_t city = 0; static_cast<int>(city) < open.cities_in_play(); ++city)
        rows[std::string(words::cities[city])] = json_of(open.cities[city]);
    json["hands"] = of_seats(open.seats, hand);
    json["captured"] = of_seats(open.seats, captured);
    json["deck"] = std::move(deck);
    json["special_deck"] = std::move(special_deck);
    json["special_discard"] = json_of(open.special_discard);
    json["choices"] = of_seats(open.seats, choice);
    json["turn"] = turn_of(open);
}

}

OrderedJson Codec<TheGang>::to_json(const State& state)
{
    OrderedJson json;
    add_table(
        json, public_state(state), [&](Seat seat) { return json_of(state.hands[seat]); },
        [&](Seat seat) { return json_of(state.captured[seat]); },
        [&](Seat seat) { return choice_of(state.choices[seat]); }, top_first(state.deck),
        top_first(state.special_deck));
    return json;
}

OrderedJson Codec<TheGang>::to_json(const View& view)
{
    const PublicState& open = view.open;
    const auto hand = [&](Seat seat) -> OrderedJson {
        const PublicState::Place& place = open.places[seat];
        if (seat == view.seat)
            return json_of(view.hand);
        return {{"gangsters", place.gangsters}, {"special", place.special}};
    };
    const auto captured = [&](Seat seat) -> OrderedJson {
        if (seat == view.seat)
            return json_of(view.captured);
        return open.phase == Phase::over ? json_of(open.piles[seat]) : OrderedJson(open.places[seat].captured);
    };
    const auto choice = [&](Seat seat) -> OrderedJson {
        if (open.phase != Phase::choosing)
            return choice_of(open.still_to_play(seat));
        return seat == view.seat ? choice_of(view.choice) : OrderedJson(open.places[seat].chosen);
    };
    OrderedJson json{{"seat", view.seat}};
    add_table(json, open, hand, captured, choice, open.deck, open.special_deck);
    return json;
}

}
