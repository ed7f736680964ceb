// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/variants.hpp"
#include "engine/supergang/lookup.hpp"
#include "engine/supergang/protocol/codec.hpp"
#include "engine/supergang/protocol/words.hpp"

namespace backroom {

using namespace supergang;

namespace {

OrderedJson seat_json(Seat seat)
{
    return json_of(seat, seat_or_null);
}

OrderedJson shops_json(const PublicState& open)
{
    OrderedJson json = OrderedJson::object();
    for (Shop shop = 0; shop < shop_count; ++shop)
        json[std::string(ShopId::write(shop))] = {
            {"owner", seat_json(owner_of(open, shop))}, {"racket", seat_json(racketeer_of(open, shop))}};
    return json;
}

OrderedJson sections_json(const PublicState& open)
{
    OrderedJson json = OrderedJson::object();
    for (Section section = 0; section < section_count; ++section)
        if (const Seat seat = pawn_on(open, section); seat != nobody)
            json[std::string(SectionId::write(section))] = seat;
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
            json["side"] = word(duel.shooting);
            json["darts"] = duel.darts;
            json["attack"] = json_of(duel.attack);
            json["defence"] = json_of(duel.defence);
            return json;
        },
        [&](const Arrest& arrest) {
            OrderedJson json = kind("arrest");
            json["gang"] = arrest.figure.seat;
            json["figure"] = word(arrest.figure.character);
            json["patrol"] = words::patrols[arrest.patrol];
            return json;
        },
        [&](const Price& price) {
            OrderedJson json = kind(price.price ? "accept" : "price");
            json["who"] = word(price.who);
            json["shop"] = ShopId::write(price.shop);
            json["price"] = json_of(price.price);
            return json;
        },
        [&](const Trade& trade) {
            OrderedJson json = kind("trade");
            json["give"] = json_of(trade.give);
            json["take"] = json_of(trade.take);
            return json;
        },
        [&](const Custody& custody) {
            OrderedJson json = kind("custody");
            json["patrol"] = words::patrols[custody.patrol];
            return json;
        },
    };
    return std::visit(parts, open.frames.back());
}

OrderedJson open_json(const PublicState& open)
{
    OrderedJson json{{"round", open.round}, {"seat", open.turn.seat}, {"first", open.first}, {"bank", open.bank}};
    json["gangs"] = of_seats(open.gang_count(), [&](Seat seat) { return json_of(open.gangs[seat]); });
    json["shops"] = shops_json(open);
    json["sections"] = sections_json(open);
    json["patrols"] = json_of(open.patrols);
    json["police_owner"] = seat_json(open.police_owner);
    json["turn"] = json_of(open.turn);
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
    json["dice"] = top_first(state.faces);
    return json;
}

}
