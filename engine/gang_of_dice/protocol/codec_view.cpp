#include "engine/gang_of_dice/protocol/codec.hpp"
#include "engine/gang_of_dice/protocol/words.hpp"

namespace backroom {

using namespace gang_of_dice;

namespace {

template <class Cards>
OrderedJson cards_list(const Cards& cards)
{
    OrderedJson list = OrderedJson::array();
    for (const Warning& card : cards)
        list.push_back(words::of(card));
    return list;
}

OrderedJson result_of(const std::optional<TurnResult>& result)
{
    if (!result)
        return nullptr;
    return OrderedJson{{"total", result->total}, {"dice", result->dice}, {"valid", result->valid}};
}

OrderedJson turn_of(const PublicState& open)
{
    if (open.phase == Phase::over)
        return nullptr;
    const std::size_t dice = open.phase == Phase::rolling ? open.shown[open.playing].size() : 0;
    return OrderedJson{{"seat", open.playing}, {"dice", dice}, {"rolls_left", rolls_a_turn - open.roll}};
}

void add_table(OrderedJson& json, const PublicState& open, OrderedJson wealth)
{
    json["round"] = open.round;
    json["start"] = open.start;
    json["warning"] = words::of(open.warning());
    json["middle"] = open.middle;
    json["wealth"] = std::move(wealth);
    OrderedJson& dice = json["shown"] = OrderedJson::array();
    for (Seat seat = 0; seat < open.seats; ++seat)
        dice.push_back(words::list(open.shown[seat]));
    OrderedJson& results = json["results"] = OrderedJson::array();
    for (Seat seat = 0; seat < open.seats; ++seat)
        results.push_back(result_of(open.results[seat]));
    json["turn"] = turn_of(open);
    OrderedJson& out = json["out"] = OrderedJson::array();
    for (Seat seat = 0; seat < open.seats; ++seat)
        out.push_back(open.out.contains(seat));
}

}

OrderedJson Codec<GangOfDice>::to_json(const State& state)
{
    OrderedJson wealth = OrderedJson::array();
    for (Seat seat = 0; seat < state.seats; ++seat)
        wealth.push_back(state.wealth[seat]);
    OrderedJson json;
    add_table(json, public_state(state), std::move(wealth));
    json["warnings"] = cards_list(std::span(state.warnings).subspan(state.round));
    return json;
}

OrderedJson Codec<GangOfDice>::to_json(const View& view)
{
    const PublicState& open = view.open;
    OrderedJson wealth = OrderedJson::array();
    for (Seat seat = 0; seat < open.seats; ++seat)
        if (seat == view.seat)
            wealth.push_back(view.wealth);
        else
            wealth.push_back(open.phase == Phase::over ? OrderedJson(open.wealth[seat]) : OrderedJson());
    OrderedJson json{{"seat", view.seat}};
    add_table(json, open, std::move(wealth));
    return json;
}

OrderedJson Codec<GangOfDice>::to_json(const Position& position)
{
    OrderedJson json = OrderedJson::object();
    if (!position.wealth.empty())
        json["wealth"] = position.wealth;
    if (position.middle)
        json["middle"] = *position.middle;
    if (position.round)
        json["round"] = *position.round;
    if (position.start)
        json["start"] = *position.start;
    if (!position.warnings.empty())
        json["warnings"] = cards_list(position.warnings);
    if (!position.rolls.empty())
        json["rolls"] = position.rolls;
    return json;
}

}
