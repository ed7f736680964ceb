// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/protocol/codec.hpp"
#include "engine/gang_of_dice/protocol/words.hpp"

namespace backroom {

using namespace gang_of_dice;

namespace {

OrderedJson turn_of(const PublicState& open)
{
    if (open.phase == Phase::over)
        return nullptr;
    const std::size_t dice = open.phase == Phase::rolling ? open.shown[open.playing].size() : 0;
    return OrderedJson{{"seat", open.playing}, {"dice", dice}, {"rolls_left", rolls_a_turn - open.roll}};
}

void add_table(OrderedJson& json, const PublicState& open, const auto& wealth)
{
    json["round"] = open.round;
    json["start"] = open.start;
    json["warning"] = json_of(open.warning());
    json["middle"] = open.middle;
    json["wealth"] = of_seats(open.seats, wealth);
    json["shown"] = of_seats(open.seats, [&](Seat seat) { return json_of(open.shown[seat]); });
    json["results"] = of_seats(open.seats, [&](Seat seat) { return json_of(open.results[seat]); });
    json["turn"] = turn_of(open);
    json["out"] = of_seats(open.seats, [&](Seat seat) { return open.out.contains(seat); });
}

}

OrderedJson Codec<GangOfDice>::to_json(const State& state)
{
    OrderedJson json;
    add_table(json, public_state(state), [&](Seat seat) { return state.wealth[seat]; });
    json["warnings"] = json_of(std::span(state.warnings).subspan(state.round));
    return json;
}

OrderedJson Codec<GangOfDice>::to_json(const View& view)
{
    const PublicState& open = view.open;
    OrderedJson json{{"seat", view.seat}};
    add_table(json, open, [&](Seat seat) -> OrderedJson {
        if (seat == view.seat)
            return view.wealth;
        return open.phase == Phase::over ? OrderedJson(open.wealth[seat]) : OrderedJson(nullptr);
    });
    return json;
}

}
