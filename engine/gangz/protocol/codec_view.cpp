#include "engine/gangz/protocol/codec.hpp"
#include "engine/gangz/protocol/words.hpp"

namespace backroom {

using namespace gangz;

namespace {

OrderedJson cards_or_null(const Cards& cards)
{
    return cards.empty() ? OrderedJson(nullptr) : words::list(cards);
}

OrderedJson pawns_or_null(const std::optional<Pawns>& pawns)
{
    return pawns ? words::list(*pawns) : OrderedJson(nullptr);
}

OrderedJson top_first(const Deck& deck)
{
    OrderedJson list = OrderedJson::array();
    for (std::size_t left = deck.size(); left > 0; --left)
        list.push_back(deck[left - 1]);
    return list;
}

OrderedJson of_seats(int seats, auto entry)
{
    OrderedJson list = OrderedJson::array();
    for (Seat seat = 0; seat < seats; ++seat)
        list.push_back(entry(seat));
    return list;
}

OrderedJson beginning(const PublicState& open)
{
    OrderedJson json;
    json["phase"] = words::of(open.phase);
    json["round"] = open.round;
    return json;
}

/// Adds the public fields that are printed between the hands and the deck.
void add_middle(OrderedJson& json, const PublicState& open)
{
    json["leaders"] = words::list(open.leaders);
    json["totals"] = of_seats(open.seats, [&](Seat seat) { return open.places[seat].total; });
}

void add_swapped(OrderedJson& json, const PublicState& open)
{
    json["swapped"] = of_seats(open.seats, [&](Seat seat) { return open.places[seat].swapped; });
}

}

OrderedJson Codec<Gangz>::to_json(const State& state)
{
    const PublicState shown = public_state(state);
    OrderedJson json = beginning(shown);
    json["hands"] = of_seats(state.seats, [&](Seat seat) { return words::list(state.hands[seat]); });
    add_middle(json, shown);
    json["deck"] = top_first(state.deck);
    json["discard"] = words::list(state.discard);
    json["wall"] = words::list(state.wall);
    json["played"] = of_seats(state.seats, [&](Seat seat) { return cards_or_null(state.played[seat]); });
    json["votes"] = of_seats(state.seats, [&](Seat seat) { return pawns_or_null(state.votes[seat]); });
    add_swapped(json, shown);
    json["aside"] = of_seats(state.seats, [&](Seat seat) { return words::list(state.aside[seat]); });
    return json;
}

OrderedJson Codec<Gangz>::to_json(const View& view)
{
    const PublicState& open = view.open;
    const bool over = open.phase == Phase::over;
    const Reveal& last = open.story.last;
    const auto shown = [&](auto own, auto of_others) {
        return of_seats(open.seats, [&](Seat seat) -> OrderedJson {
            if (seat == view.seat)
                return own;
            return of_others(seat);
        });
    };
    OrderedJson json{{"seat", view.seat}};
    json.update(beginning(open));
    json["hands"] = shown(words::list(view.hand), [&](Seat seat) -> OrderedJson { return open.places[seat].hand; });
    add_middle(json, open);
    json["deck"] = open.deck;
    json["discard"] = words::list(open.discard);
    json["wall"] = words::list(open.wall);
    json["played"] = shown(cards_or_null(view.played), [&](Seat seat) -> OrderedJson {
        return over ? words::list(last.played[seat]) : OrderedJson(open.has_chosen(seat));
    });
    json["votes"] = shown(pawns_or_null(view.vote), [&](Seat seat) -> OrderedJson {
        return over ? words::list(last.votes[seat]) : OrderedJson(open.places[seat].voted);
    });
    add_swapped(json, open);
    json["aside"] = shown(words::list(view.aside), [&](Seat seat) -> OrderedJson { return open.places[seat].aside; });
    return json;
}

OrderedJson Codec<Gangz>::to_json(const Position& position)
{
    OrderedJson json = OrderedJson::object();
    for (const auto& hand : position.hands)
        json["hands"].push_back(hand ? OrderedJson(*hand) : OrderedJson(nullptr));
    if (!position.leaders.empty())
        json["leaders"] = position.leaders;
    if (!position.totals.empty())
        json["totals"] = position.totals;
    if (position.round)
        json["round"] = *position.round;
    if (position.deck)
        json["deck"] = *position.deck;
    if (!position.discard.empty())
        json["discard"] = position.discard;
    return json;
}

}
