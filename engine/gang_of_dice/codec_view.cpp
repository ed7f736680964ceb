#include "gang_of_dice/codec.hpp"
#include "gang_of_dice/words.hpp"

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

/// `shown` is a state or a view.
template <class Shown>
OrderedJson turn_of(const Shown& shown)
{
    if (shown.phase == Phase::over)
        return nullptr;
    const std::size_t dice = shown.phase == Phase::rolling ? shown.shown[shown.playing].size() : 0;
    return OrderedJson{{"seat", shown.playing}, {"dice", dice}, {"rolls_left", rolls_a_turn - shown.roll}};
}

template <class Shown>
void add_table(OrderedJson& json, const Shown& shown, OrderedJson wealth)
{
    json["round"] = shown.round;
    json["start"] = shown.start;
    json["warning"] = words::of(shown.warning());
    json["middle"] = shown.middle;
    json["wealth"] = std::move(wealth);
    OrderedJson& dice = json["shown"] = OrderedJson::array();
    for (Seat seat = 0; seat < shown.seats; ++seat)
        dice.push_back(words::list(shown.shown[seat]));
    OrderedJson& results = json["results"] = OrderedJson::array();
    for (Seat seat = 0; seat < shown.seats; ++seat)
        results.push_back(result_of(shown.results[seat]));
    json["turn"] = turn_of(shown);
    OrderedJson& out = json["out"] = OrderedJson::array();
    for (Seat seat = 0; seat < shown.seats; ++seat)
        out.push_back(shown.out.contains(seat));
}

}

OrderedJson Codec<GangOfDice>::to_json(const State& state)
{
    OrderedJson wealth = OrderedJson::array();
    for (Seat seat = 0; seat < state.seats; ++seat)
        wealth.push_back(state.wealth[seat]);
    OrderedJson json;
    add_table(json, state, std::move(wealth));
    json["warnings"] = cards_list(std::span(state.warnings).subspan(state.round));
    return json;
}

OrderedJson Codec<GangOfDice>::to_json(const View& view)
{
    OrderedJson wealth = OrderedJson::array();
    for (Seat seat = 0; seat < view.seats; ++seat)
        wealth.push_back(view.wealth[seat] ? OrderedJson(*view.wealth[seat]) : OrderedJson());
    OrderedJson json{{"seat", view.seat}};
    add_table(json, view, std::move(wealth));
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
