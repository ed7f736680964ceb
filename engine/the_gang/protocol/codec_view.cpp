#include "engine/the_gang/protocol/codec.hpp"
#include "engine/the_gang/protocol/words.hpp"

namespace backroom {

using namespace the_gang;

namespace {

template <class Pile>
OrderedJson specials_list(const Pile& pile)
{
    OrderedJson list = OrderedJson::array();
    for (const Special special : pile)
        list.push_back(words::of(special));
    return list;
}

OrderedJson rows_of(const PublicState& open)
{
    OrderedJson rows = OrderedJson::object();
    for (std::size_t city = 0; static_cast<int>(city) < open.cities_in_play(); ++city)
        rows[std::string(words::cities[city])] = words::list(open.cities[city]);
    return rows;
}

OrderedJson hand_of(const Hand& hand)
{
    return OrderedJson{{"gangsters", words::list(hand.gangsters)}, {"special", words::of(hand.special)}};
}

OrderedJson choice_of(const Choice& choice)
{
    if (choice.gangster == 0)
        return nullptr;
    OrderedJson json = OrderedJson::object();
    words::add_choice(json, choice);
    return json;
}

OrderedJson beginning(const PublicState& open)
{
    OrderedJson json;
    json["phase"] = words::of(open.phase);
    json["round"] = open.round;
    json["job"] = open.job;
    json["cities"] = rows_of(open);
    return json;
}

OrderedJson turn_of(const PublicState& open)
{
    if (open.phase != Phase::placing)
        return nullptr;
    const Seat seat = open.to_play.back();
    const Choice choice = open.still_to_play(seat);
    const Turn& turn = open.turn;
    OrderedJson json;
    json["seat"] = seat;
    json["gangster"] = choice.gangster;
    json["special"] = words::of(choice.special);
    json["gangster_placed"] = turn.gangster_placed;
    json["special_played"] = turn.special_played;
    json["city"] = nullptr;
    if (turn.begun())
        json["city"] = words::of(turn.city);
    json["lookout"] = nullptr;
    if (turn.lookout)
        json["lookout"] = words::of(*turn.lookout);
    json["spied"] = nullptr;
    if (turn.spied != 0)
        json["spied"] = turn.spied;
    return json;
}

OrderedJson top_first(const GangsterDeck& deck)
{
    OrderedJson list = OrderedJson::array();
    for (std::size_t left = deck.size(); left > 0; --left)
        list.push_back(deck[left - 1]);
    return list;
}

OrderedJson top_first(const SpecialPile& deck)
{
    OrderedJson list = OrderedJson::array();
    for (std::size_t left = deck.size(); left > 0; --left)
        list.push_back(words::of(deck[left - 1]));
    return list;
}

}

OrderedJson Codec<TheGang>::to_json(const State& state)
{
    const PublicState shown = public_state(state);
    OrderedJson json = beginning(shown);
    OrderedJson& hands = json["hands"] = OrderedJson::array();
    for (Seat seat = 0; seat < state.seats; ++seat)
        hands.push_back(hand_of(state.hands[seat]));
    OrderedJson& captured = json["captured"] = OrderedJson::array();
    for (Seat seat = 0; seat < state.seats; ++seat)
        captured.push_back(words::list(state.captured[seat]));
    json["deck"] = top_first(state.deck);
    json["special_deck"] = top_first(state.special_deck);
    json["special_discard"] = specials_list(state.special_discard);
    OrderedJson& choices = json["choices"] = OrderedJson::array();
    for (Seat seat = 0; seat < state.seats; ++seat)
        choices.push_back(choice_of(state.choices[seat]));
    json["turn"] = turn_of(shown);
    return json;
}

OrderedJson Codec<TheGang>::to_json(const View& view)
{
    const PublicState& open = view.open;
    const bool over = open.phase == Phase::over;
    OrderedJson json{{"seat", view.seat}};
    json.update(beginning(open));
    OrderedJson hands = OrderedJson::array();
    OrderedJson captured = OrderedJson::array();
    OrderedJson choices = OrderedJson::array();
    for (Seat seat = 0; seat < open.seats; ++seat) {
        const PublicState::Place& place = open.places[seat];
        const bool own = seat == view.seat;
        if (own) {
            hands.push_back(hand_of(view.hand));
            captured.push_back(words::list(view.captured));
        } else {
            hands.push_back(OrderedJson{{"gangsters", place.gangsters}, {"special", place.special}});
            captured.push_back(over ? words::list(open.piles[seat]) : OrderedJson(place.captured));
        }
        if (open.phase != Phase::choosing)
            choices.push_back(choice_of(open.still_to_play(seat)));
        else
            choices.push_back(own ? choice_of(view.choice) : OrderedJson(place.chosen));
    }
    json["hands"] = std::move(hands);
    json["captured"] = std::move(captured);
    json["deck"] = open.deck;
    json["special_deck"] = open.special_deck;
    json["special_discard"] = specials_list(open.special_discard);
    json["choices"] = std::move(choices);
    json["turn"] = turn_of(open);
    return json;
}

OrderedJson Codec<TheGang>::to_json(const Position& position)
{
    OrderedJson json = OrderedJson::object();
    for (std::size_t city = 0; city < city_count; ++city)
        if (position.cities[city])
            json["cities"][std::string(words::cities[city])] = *position.cities[city];
    for (const Position::HandPart& part : position.hands) {
        OrderedJson hand = OrderedJson::object();
        if (part.gangsters)
            hand["gangsters"] = *part.gangsters;
        if (part.special)
            hand["special"] = words::of(*part.special);
        json["hands"].push_back(std::move(hand));
    }
    if (!position.captured.empty())
        json["captured"] = position.captured;
    if (position.round)
        json["round"] = *position.round;
    if (position.deck)
        json["deck"] = *position.deck;
    if (position.special_deck)
        json["special_deck"] = specials_list(*position.special_deck);
    if (position.special_discard)
        json["special_discard"] = specials_list(*position.special_discard);
    return json;
}

}
