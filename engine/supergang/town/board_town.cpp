// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/protocol/codec.hpp"
#include "engine/supergang/town/board.hpp"
#include "engine/supergang/town/board_words.hpp"
#include "engine/supergang/town/town.hpp"

namespace backroom::supergang {

namespace {

OrderedJson json(const Name& name)
{
    return {{"en", name.en}, {"it", name.it}, {"fr", name.fr}};
}

template <class Ids>
OrderedJson place_ids(const Ids& places)
{
    OrderedJson ids = OrderedJson::array();
    for (const Place place : places)
        ids.push_back(town.places[place].id);
    return ids;
}

OrderedJson shop_ids(std::span<const Shop> shops)
{
    OrderedJson ids = OrderedJson::array();
    for (const Shop shop : shops)
        ids.push_back(town.places[place_of(shop)].id);
    return ids;
}

OrderedJson json(const PlaceFacts& place)
{
    OrderedJson json{{"id", place.id}, {"kind", words::place_kinds[static_cast<std::size_t>(place.kind)]},
        {"x", place.x}, {"y", place.y}};
    if (place.street != no_street)
        json["street"] = town.streets[place.street].id;
    json["next"] = place_ids(place.next);
    return json;
}

OrderedJson json(const ShopFacts& shop)
{
    return {{"id", town.places[shop.place].id}, {"name", json(shop.name)},
        {"kind", words::shop_kinds[static_cast<std::size_t>(shop.kind)]},
        {"district", town.districts[shop.district].id}, {"block", shop.block}, {"accesses", place_ids(shop.accesses)},
        {"neighbours", shop_ids(shop.neighbours)}};
}

OrderedJson json(const DistrictFacts& district)
{
    return {{"id", district.id}, {"name", json(district.name)}, {"shops", shop_ids(district.shops)}};
}

OrderedJson json(const StreetFacts& street)
{
    return {{"id", street.id}, {"name", json(street.name)}};
}

OrderedJson json(const SectionFacts& section)
{
    return {{"id", section.id}, {"squares", place_ids(section.squares)}, {"shops", shop_ids(section.shops)}};
}

OrderedJson json(const BridgeFacts& bridge)
{
    return {{"over", place_ids(bridge.over)}, {"under", place_ids(bridge.under)}};
}

template <class All>
OrderedJson list(const All& all)
{
    OrderedJson items = OrderedJson::array();
    for (const auto& one : all)
        items.push_back(json(one));
    return items;
}

}

OrderedJson town_json()
{
    return {{"places", list(town.places)}, {"exits", place_ids(town.exits)}, {"shops", list(town.shops)},
        {"districts", list(town.districts)}, {"streets", list(town.streets)}, {"sections", list(town.sections)},
        {"bridges", list(town.bridges)}};
}

}

namespace backroom {

using namespace supergang;

std::span<const Query> Codec<SuperGang>::queries()
{
    static constexpr std::array all{Query{"board", [](const Json&) { return town_json(); }, check_board}};
    return all;
}

}
