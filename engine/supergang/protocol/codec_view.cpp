#include "engine/core/variants.hpp"
#include "engine/supergang/lookup.hpp"
#include "engine/supergang/protocol/codec.hpp"
#include "engine/supergang/protocol/words.hpp"

namespace backroom {

using namespace supergang;

namespace {

OrderedJson figure_json(const Figure& one)
{
    OrderedJson crimes = OrderedJson::array();
    for (const Crime crime : all_crimes)
        for (int times = one.crimes[static_cast<std::size_t>(crime)]; times > 0; --times)
            crimes.push_back(words::of(crime));
    OrderedJson json{{"place", words::of_place(one.place)}, {"behind", words::place_or_null(one.behind)},
        {"state", words::of(one.state)}, {"years", one.years}, {"record", one.record}, {"crimes", std::move(crimes)},
        {"vamped_by", words::seat_or_null(one.vamped_by)}, {"vamped_turns", one.vamped_turns}};
    if (one.held)
        json["held"] = true;
    return json;
}

OrderedJson gang_json(const Gang& gang)
{
    OrderedJson json{{"cash", gang.cash}, {"pawns", gang.stored}, {"tokens", gang.tokens()}, {"out", gang.out}};
    for (const Character character : all_characters)
        json["figures"][std::string(words::of(character))] =
            figure_json(gang.figures[static_cast<std::size_t>(character)]);
    json["figures"]["vamp"]["last_vamped"] =
        gang.last_vamped.none() ? OrderedJson(nullptr) : words::figure(gang.last_vamped);
    return json;
}

OrderedJson shops_json(const PublicState& open)
{
    OrderedJson json = OrderedJson::object();
    for (Shop shop = 0; shop < shop_count; ++shop)
        json[std::string(words::of_shop(shop))] = {{"owner", words::seat_or_null(owner_of(open, shop))},
            {"racket", words::seat_or_null(racketeer_of(open, shop))}};
    return json;
}

OrderedJson sections_json(const PublicState& open)
{
    OrderedJson json = OrderedJson::object();
    for (Section section = 0; section < section_count; ++section)
        if (const Seat seat = pawn_on(open, section); seat != nobody)
            json[std::string(words::of_section(section))] = seat;
    return json;
}

OrderedJson patrol_json(const Patrol& patrol)
{
    return {{"place", words::place_or_null(patrol.place)}, {"behind", words::place_or_null(patrol.behind)},
        {"state", words::of(patrol.state)}, {"returns", words::seat_or_null(patrol.returns)}};
}

OrderedJson turn_json(const Turn& turn)
{
    OrderedJson json{{"phase", words::of(turn.phase)}};
    json["dice"] = OrderedJson::object();
    for (std::size_t die = 0; die < turn.dice.size(); ++die)
        if (turn.dice[die] != 0)
            json["dice"][std::string(words::dice[die])] = turn.dice[die];
    json["active"] = turn.active ? OrderedJson(words::of(*turn.active)) : OrderedJson(nullptr);
    json["threw"] = OrderedJson::array();
    for (const Member member : all_members)
        if (turn.of(member).threw)
            json["threw"].push_back(words::of(member));
    json["robbed"] = words::list(turn.robbed);
    json["collected"] = turn.collected;
    return json;
}

OrderedJson waiting_json(const PublicState& open)
{
    if (open.frames.empty())
        return nullptr;
    const auto kind = [&](const char* name) { return OrderedJson{{"kind", name}, {"seat", decider(open)}}; };
    const auto parts = Overloaded{
        [&](const Duel& duel) {
            OrderedJson json = kind("duel");
            json["side"] = words::of(duel.shooting);
            json["darts"] = duel.darts;
            json["attack"] = words::targets(duel.attack);
            json["defence"] = words::targets(duel.defence);
            return json;
        },
        [&](const Arrest& arrest) {
            OrderedJson json = kind("arrest");
            json["gang"] = arrest.figure.seat;
            json["figure"] = words::of(arrest.figure.character);
            json["patrol"] = words::of_patrol(arrest.patrol);
            return json;
        },
        [&](const Price& price) {
            OrderedJson json = kind(price.price ? "accept" : "price");
            json["who"] = words::of(price.who);
            json["shop"] = words::of_shop(price.shop);
            json["price"] = price.price ? OrderedJson(*price.price) : OrderedJson(nullptr);
            return json;
        },
        [&](const Trade& trade) {
            OrderedJson json = kind("trade");
            json["give"] = words::bundle(trade.give);
            json["take"] = words::bundle(trade.take);
            return json;
        },
        [&](const Custody& custody) {
            OrderedJson json = kind("custody");
            json["patrol"] = words::of_patrol(custody.patrol);
            return json;
        },
    };
    return std::visit(parts, open.frames.back());
}

OrderedJson open_json(const PublicState& open)
{
    OrderedJson json{{"round", open.round}, {"seat", open.turn.seat}, {"first", open.first}, {"bank", open.bank}};
    json["gangs"] = OrderedJson::array();
    for (Seat seat = 0; seat < open.gang_count(); ++seat)
        json["gangs"].push_back(gang_json(open.gangs[seat]));
    json["shops"] = shops_json(open);
    json["sections"] = sections_json(open);
    json["patrols"] = OrderedJson::array();
    for (const Patrol& patrol : open.patrols)
        json["patrols"].push_back(patrol_json(patrol));
    json["police_owner"] = words::seat_or_null(open.police_owner);
    json["turn"] = turn_json(open.turn);
    json["waiting"] = waiting_json(open);
    return json;
}

}

OrderedJson Codec<SuperGang>::to_json(const View& view)
{
    return open_json(view.open);
}

OrderedJson Codec<SuperGang>::to_json(const State& state)
{
    OrderedJson json = open_json(state);
    json["dice"] = OrderedJson::array();
    for (std::size_t left = state.faces.size(); left > 0; --left)
        json["dice"].push_back(state.faces[left - 1]);
    return json;
}

}
