#include "engine/the_gang/protocol/codec.hpp"

#include "engine/core/journal_codec.hpp"
#include "engine/the_gang/protocol/words.hpp"

namespace backroom {

using namespace the_gang;

namespace {

City to_city(const Json& value, std::string_view what)
{
    return to_word<City>(value, what, words::cities);
}

Special to_special(const Json& value)
{
    return to_word<Special>(value, "special", words::specials);
}

Gangster to_gangster(const Json& value, std::string_view what)
{
    return static_cast<Gangster>(to_int(value, what, 1, gangster_count));
}

std::vector<int> to_gangsters(const Json& value, std::string_view what)
{
    std::vector<int> numbers;
    for (const Json& number : to_list(value, what))
        numbers.push_back(to_int(number, what, 1, gangster_count));
    return numbers;
}

std::vector<Special> to_specials(const Json& value, std::string_view what)
{
    std::vector<Special> pile;
    for (const Json& special : to_list(value, what))
        pile.push_back(to_special(special));
    return pile;
}

Choose to_choose(const Json& json)
{
    const ObjectReader fields(json, "the action", {"type", "gangster", "ticket", "special"});
    Choose choose;
    choose.gangster = to_gangster(fields.at("gangster"), "gangster");
    const Json* ticket = fields.find("ticket");
    const Json* special = fields.find("special");
    if (ticket)
        choose.ticket = to_city(*ticket, "ticket");
    const bool with_special = special && to_bool(*special, "special");
    if (with_special == choose.ticket.has_value())
        throw InputError(problems::bad_value, "a choice has either a \"ticket\" or \"special\": true");
    return choose;
}

Position::HandPart to_hand(const Json& json)
{
    const ObjectReader fields(json, "a hand", {"gangsters", "special"});
    Position::HandPart hand;
    if (const Json* gangsters = fields.find("gangsters"))
        hand.gangsters = to_gangsters(*gangsters, "gangsters");
    if (const Json* special = fields.find("special"))
        hand.special = special->is_null() ? Special::none : to_special(*special);
    return hand;
}

OrderedJson event(std::string_view type)
{
    return OrderedJson{{"type", type}};
}

OrderedJson event(std::string_view type, Seat seat)
{
    return OrderedJson{{"type", type}, {"seat", seat}};
}

struct ActionToJson {
    OrderedJson operator()(const Choose& choose) const
    {
        OrderedJson json{{"type", "choose"}, {"gangster", choose.gangster}};
        if (choose.ticket)
            json["ticket"] = words::of(*choose.ticket);
        else
            json["special"] = true;
        return json;
    }
    OrderedJson operator()(const PlaceGangster& place) const
    {
        return OrderedJson{{"type", "place-gangster"}, {"city", words::of(place.city)}};
    }
    OrderedJson operator()(const PlayLookout& play) const
    {
        return OrderedJson{{"type", "play-lookout"}, {"city", words::of(play.city)}, {"end", words::of(play.end)}};
    }
    OrderedJson operator()(const PlaySpy& play) const
    {
        return OrderedJson{{"type", "play-spy"}, {"city", words::of(play.city)}, {"on", play.on}};
    }
    OrderedJson operator()(const PlayBossCalls& play) const
    {
        OrderedJson json{{"type", "play-boss-calls"}, {"city", words::of(play.city)}};
        if (play.gangster != 0)
            json["gangster"] = play.gangster;
        return json;
    }
};

struct EventToJson {
    OrderedJson operator()(const Chosen& chosen) const
    {
        OrderedJson json = event("chosen", chosen.seat);
        words::add_choice(json, chosen.choice);
        return json;
    }
    OrderedJson operator()(const Revealed& revealed) const
    {
        OrderedJson json = event("revealed");
        json["choices"] = OrderedJson::array();
        for (const Revealed::Entry& entry : revealed.choices) {
            OrderedJson choice{{"seat", entry.seat}};
            words::add_choice(choice, entry.choice);
            json["choices"].push_back(choice);
        }
        return json;
    }
    OrderedJson operator()(const Placed& placed) const
    {
        OrderedJson json = event("placed", placed.seat);
        json["gangster"] = placed.gangster;
        json["city"] = words::of(placed.city);
        json["index"] = placed.index;
        return json;
    }
    OrderedJson operator()(const SpecialPlayed& played) const
    {
        OrderedJson json = event("special-played", played.seat);
        json["special"] = words::of(played.special);
        json["city"] = words::of(played.city);
        if (played.special == Special::lookout)
            json["end"] = words::of(played.end);
        if (played.special == Special::spy)
            json["on"] = played.gangster;
        if (played.special == Special::boss_calls && played.gangster != 0) {
            json["gangster"] = played.gangster;
            json["from"] = words::of(played.from);
            json["index"] = played.index;
        }
        return json;
    }
    OrderedJson operator()(const Captured& captured) const
    {
        OrderedJson json = event("captured", captured.seat);
        json["city"] = words::of(captured.city);
        json["gangsters"] = words::list(captured.gangsters);
        return json;
    }
    OrderedJson operator()(const SpecialDiscarded& discarded) const
    {
        OrderedJson json = event("special-discarded", discarded.seat);
        json["special"] = words::of(discarded.special);
        return json;
    }
    OrderedJson operator()(const JobEnded& ended) const
    {
        OrderedJson json = event("job-ended");
        json["round"] = ended.round;
        json["job"] = ended.job;
        return json;
    }
    OrderedJson operator()(const Refilled& refilled) const
    {
        OrderedJson json = event("refilled");
        json["city"] = words::of(refilled.city);
        json["gangsters"] = words::list(refilled.gangsters);
        return json;
    }
    OrderedJson operator()(const RoundEnded& ended) const
    {
        OrderedJson json = event("round-ended");
        json["round"] = ended.round;
        return json;
    }
    OrderedJson operator()(const Dealt& dealt) const
    {
        OrderedJson json = event("dealt", dealt.seat);
        json["gangsters"] = words::list(dealt.gangsters);
        json["special"] = words::of(dealt.special);
        return json;
    }
    OrderedJson operator()(const GameOver&) const { return event("game-over"); }
};

}

using GangCodec = Codec<TheGang>;

OrderedJson GangCodec::names()
{
    return {{"en", "The Gang"}, {"it", "The Gang"}, {"fr", "The Gang"}};
}

OrderedJson GangCodec::option_list()
{
    OrderedJson rounds{{"name", "rounds"}, {"values", OrderedJson::array({4, 0})}, {"default", Options().rounds}};
    return OrderedJson::array({std::move(rounds)});
}

Options GangCodec::options(const Json& json)
{
    const ObjectReader fields(json, "options", {"rounds"});
    Options options;
    if (const Json* rounds = fields.find("rounds")) {
        options.rounds = to_int(*rounds, "rounds", 0, jobs_a_round);
        if (options.rounds != 0 && options.rounds != 4)
            throw InputError(problems::bad_value, "\"rounds\" must be 4, or 0 for no limit");
    }
    return options;
}

Action GangCodec::action(const Json& json)
{
    if (!json.is_object() || !json.contains("type"))
        throw InputError(problems::missing_field, "an action is an object with a \"type\"");
    const std::string type = to_text(json["type"], "type");
    if (type == "choose")
        return to_choose(json);
    const auto city = [](const ObjectReader& fields) { return to_city(fields.at("city"), "city"); };
    if (type == "place-gangster")
        return PlaceGangster{city(ObjectReader(json, "the action", {"type", "city"}))};
    if (type == "play-lookout") {
        const ObjectReader fields(json, "the action", {"type", "city", "end"});
        return PlayLookout{city(fields), to_word<End>(fields.at("end"), "end", words::ends)};
    }
    if (type == "play-spy") {
        const ObjectReader fields(json, "the action", {"type", "city", "on"});
        return PlaySpy{city(fields), to_gangster(fields.at("on"), "on")};
    }
    if (type == "play-boss-calls") {
        const ObjectReader fields(json, "the action", {"type", "city", "gangster"});
        const Json* gangster = fields.find("gangster");
        return PlayBossCalls{city(fields), gangster ? to_gangster(*gangster, "gangster") : Gangster{0}};
    }
    throw InputError(
        problems::bad_value, "\"type\" must be choose, place-gangster, play-lookout, play-spy or play-boss-calls");
}

Position GangCodec::position(const Json& json)
{
    const ObjectReader fields(
        json, "the position", {"cities", "hands", "captured", "round", "deck", "special_deck", "special_discard"});
    Position position;
    if (const Json* cities = fields.find("cities")) {
        const ObjectReader rows(*cities, "cities", {words::cities[0], words::cities[1], words::cities[2]});
        for (std::size_t city = 0; city < city_count; ++city)
            if (const Json* row = rows.find(words::cities[city]))
                position.cities[city] = to_gangsters(*row, words::cities[city]);
    }
    if (const Json* hands = fields.find("hands"))
        for (const Json& hand : to_list(*hands, "hands"))
            position.hands.push_back(to_hand(hand));
    if (const Json* captured = fields.find("captured"))
        for (const Json& pile : to_list(*captured, "captured"))
            position.captured.push_back(to_gangsters(pile, "captured"));
    if (const Json* round = fields.find("round"))
        position.round = to_int(*round, "round", 1, 99);
    if (const Json* deck = fields.find("deck"))
        position.deck = to_gangsters(*deck, "deck");
    if (const Json* deck = fields.find("special_deck"))
        position.special_deck = to_specials(*deck, "special_deck");
    if (const Json* pile = fields.find("special_discard"))
        position.special_discard = to_specials(*pile, "special_discard");
    return position;
}

OrderedJson GangCodec::to_json(const Options& options)
{
    return {{"rounds", options.rounds}};
}

OrderedJson GangCodec::to_json(const Action& action)
{
    return std::visit(ActionToJson(), action);
}

OrderedJson GangCodec::to_json(const Event& event)
{
    return std::visit(EventToJson(), event);
}

template struct Journal<TheGang>;

}
