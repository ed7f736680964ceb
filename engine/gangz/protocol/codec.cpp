#include "engine/gangz/protocol/codec.hpp"

#include "engine/core/journal_codec.hpp"
#include "engine/gangz/protocol/words.hpp"

namespace backroom {

using namespace gangz;

namespace {

constexpr std::array targets{10, 15, 20};

Card to_card(const Json& value, std::string_view what)
{
    return static_cast<Card>(to_int(value, what, 0, card_count - 1));
}

std::vector<int> to_numbers(const Json& value, std::string_view what, int least, int most)
{
    std::vector<int> numbers;
    for (const Json& number : to_list(value, what))
        numbers.push_back(to_int(number, what, least, most));
    return numbers;
}

std::vector<int> to_cards(const Json& value, std::string_view what)
{
    return to_numbers(value, what, 0, card_count - 1);
}

Play to_play(const Json& value)
{
    const auto& list = to_list(value, "cards");
    if (list.size() > hand_size)
        throw InputError(problems::bad_value, "\"cards\" are of a hand, so at most six");
    Play play;
    for (const Json& card : list)
        play.cards.insert(to_card(card, "cards"));
    return play;
}

Vote to_vote(const Json& value)
{
    const auto& list = to_list(value, "cards");
    if (list.size() != 2)
        throw InputError(problems::bad_value, "\"cards\" of a vote are two");
    return Vote{{to_card(list[0], "cards"), to_card(list[1], "cards")}};
}

OrderedJson event(std::string_view type)
{
    return OrderedJson{{"type", type}};
}

OrderedJson event(std::string_view type, Seat seat)
{
    return OrderedJson{{"type", type}, {"seat", seat}};
}

template <class Value>
OrderedJson with_cards(OrderedJson json, const Value& cards)
{
    json["cards"] = words::list(cards);
    return json;
}

struct ActionToJson {
    OrderedJson operator()(const SwapHand&) const { return event("swap-hand"); }
    OrderedJson operator()(const Play& play) const { return with_cards(event("play"), play.cards); }
    OrderedJson operator()(const Vote& vote) const { return with_cards(event("vote"), vote.pawns); }
};

struct EventToJson {
    OrderedJson operator()(const Swapped& swapped) const
    {
        return with_cards(event("swapped", swapped.seat), swapped.cards);
    }
    OrderedJson operator()(const Chosen& chosen) const
    {
        return with_cards(event("chosen", chosen.seat), chosen.cards);
    }
    OrderedJson operator()(const Reshuffled& reshuffled) const
    {
        OrderedJson json = event("reshuffled");
        json["cards"] = reshuffled.cards;
        return json;
    }
    OrderedJson operator()(const LaidOut& laid) const { return with_cards(event("laid-out"), laid.cards); }
    OrderedJson operator()(const Voted& voted) const { return with_cards(event("voted", voted.seat), voted.pawns); }
    OrderedJson operator()(const VotesShown& shown) const
    {
        OrderedJson json = event("votes-shown");
        json["votes"] = OrderedJson::array();
        for (Seat seat = 0; seat < shown.seats; ++seat)
            json["votes"].push_back(words::list(shown.votes[seat]));
        return json;
    }
    OrderedJson operator()(const Unmasked& unmasked) const
    {
        return with_cards(event("intruders"), unmasked.intruders);
    }
    OrderedJson operator()(const Scored& scored) const
    {
        const Score& score = scored.score;
        OrderedJson json = event("scored", scored.seat);
        json["found"] = score.found;
        json["clean"] = score.clean;
        json["shot"] = score.shot;
        json["points"] = score.points();
        json["total"] = score.total;
        return json;
    }
    OrderedJson operator()(const Discarded& discarded) const { return with_cards(event("discarded"), discarded.cards); }
    OrderedJson operator()(const Drawn& drawn) const { return with_cards(event("drawn", drawn.seat), drawn.cards); }
    OrderedJson operator()(const LeaderMoved& moved) const
    {
        OrderedJson json = event("leader");
        json["card"] = moved.leader;
        json["next"] = moved.revealed;
        return json;
    }
    OrderedJson operator()(const GameOver&) const { return event("game-over"); }
};

}

using GangzCodec = Codec<Gangz>;

OrderedJson GangzCodec::names()
{
    return {{"en", "Gangz"}, {"it", "Gangz"}, {"fr", "Gangz"}};
}

OrderedJson GangzCodec::option_list()
{
    OrderedJson target{{"name", "target"}, {"values", targets}, {"default", Options().target}};
    return OrderedJson::array({std::move(target)});
}

Options GangzCodec::options(const Json& json)
{
    const ObjectReader fields(json, "options", {"target"});
    Options options;
    if (const Json* target = fields.find("target")) {
        options.target = to_int(*target, "target", targets.front(), targets.back());
        if (std::find(targets.begin(), targets.end(), options.target) == targets.end())
            throw InputError(problems::bad_value, "\"target\" must be 10, 15 or 20");
    }
    return options;
}

Action GangzCodec::action(const Json& json)
{
    if (!json.is_object() || !json.contains("type"))
        throw InputError(problems::missing_field, "an action is an object with a \"type\"");
    const std::string type = to_text(json["type"], "type");
    if (type == "swap-hand") {
        const ObjectReader fields(json, "the action", {"type"});
        return SwapHand();
    }
    if (type == "play")
        return to_play(ObjectReader(json, "the action", {"type", "cards"}).at("cards"));
    if (type == "vote")
        return to_vote(ObjectReader(json, "the action", {"type", "cards"}).at("cards"));
    throw InputError(problems::bad_value, "\"type\" must be swap-hand, play or vote");
}

Position GangzCodec::position(const Json& json)
{
    const ObjectReader fields(json, "the position", {"hands", "leaders", "totals", "round", "deck", "discard"});
    Position position;
    if (const Json* hands = fields.find("hands"))
        for (const Json& hand : to_list(*hands, "hands")) {
            auto& cards = position.hands.emplace_back();
            if (!hand.is_null())
                cards = to_cards(hand, "hands");
        }
    if (const Json* leaders = fields.find("leaders"))
        position.leaders = to_cards(*leaders, "leaders");
    if (const Json* totals = fields.find("totals"))
        position.totals = to_numbers(*totals, "totals", -999, 999);
    if (const Json* round = fields.find("round"))
        position.round = to_int(*round, "round", 1, 999);
    if (const Json* deck = fields.find("deck"))
        position.deck = to_cards(*deck, "deck");
    if (const Json* discard = fields.find("discard"))
        position.discard = to_cards(*discard, "discard");
    return position;
}

OrderedJson GangzCodec::to_json(const Options& options)
{
    return {{"target", options.target}};
}

OrderedJson GangzCodec::to_json(const Action& action)
{
    return std::visit(ActionToJson(), action);
}

OrderedJson GangzCodec::to_json(const Event& event)
{
    return std::visit(EventToJson(), event);
}

template struct Journal<Gangz>;

}
