// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/protocol/words.hpp"

#include <cmath>

namespace backroom::supergang {

namespace {

/// Quotes an id. The id comes from outside, so it is shortened if it is too long.
std::string quoted(const std::string& id)
{
    return '"' + (id.size() > 40 ? id.substr(0, 40) + "…" : id) + '"';
}

template <class Id>
Id found_or_throw(Id (*find)(std::string_view), const Json& json, std::string_view what, std::string_view kind)
{
    const std::string id = to_text(json, what);
    if (const auto found = find(id))
        return found;
    throw InputError(problems::bad_value, "the town has no " + std::string(kind) + ' ' + quoted(id));
}

std::optional<District> find_district(std::string_view id)
{
    for (District district = 0; district < district_count; ++district)
        if (town.districts[district].id == id)
            return district;
    return {};
}

const Json::object_t& to_object(const Json& json, std::string_view what)
{
    if (!json.is_object())
        throw InputError(problems::bad_value, '"' + std::string(what) + "\" must be an object");
    return json.get_ref<const Json::object_t&>();
}

}

Place PlaceId::read(const Json& json, std::string_view what)
{
    return *found_or_throw(find_place, json, what, "place");
}

Shop ShopId::read(const Json& json, std::string_view what)
{
    return *found_or_throw(find_shop, json, what, "shop");
}

Section SectionId::read(const Json& json, std::string_view what)
{
    return *found_or_throw(find_section, json, what, "section");
}

District DistrictId::read(const Json& json, std::string_view what)
{
    return *found_or_throw(find_district, json, what, "district");
}

OrderedJson SeatOrBank::write(Seat seat)
{
    return seat == nobody ? OrderedJson("bank") : OrderedJson(seat);
}

Seat SeatOrBank::read(const Json& json, std::string_view what)
{
    return json == "bank" ? nobody : static_cast<Seat>(to_int(json, what, 0, max_seats - 1));
}

OrderedJson FigureIndex::write(std::uint8_t index)
{
    return json_of(figure_at(index));
}

std::uint8_t FigureIndex::read(const Json& json, std::string_view what)
{
    return index_of(from_json<FigureId>(json, what, Form::protocol, max_gangs));
}

OrderedJson CrimeCounts::write(const Counts& counts)
{
    OrderedJson list = OrderedJson::array();
    for (const Crime crime : all_crimes)
        for (int times = counts[static_cast<std::size_t>(crime)]; times > 0; --times)
            list.push_back(word(crime));
    return list;
}

CrimeCounts::Counts CrimeCounts::read(const Json& json, std::string_view what)
{
    Counts counts{};
    for (const Json& entry : to_list(json, what))
        if (++counts[static_cast<std::size_t>(to_word<Crime>(entry, what, word_list<Crime>))] == 0)
            throw InputError(problems::bad_value, '"' + std::string(what) + "\" are too many");
    return counts;
}

int Thousandths::read(const Json& json, std::string_view what)
{
    constexpr int limit = farthest_shot / 1000;
    // A dart that is aimed at the limit may hit beyond it.
    if (json.is_number() && std::abs(json.get<double>()) <= (farthest_shot + scatter) / 1000.0)
        return static_cast<int>(std::lround(json.get<double>() * 1000));
    throw InputError(problems::bad_value,
        '"' + std::string(what) + "\" must be a number from -" + std::to_string(limit) + " to "
            + std::to_string(limit));
}

OrderedJson Position::ShopsById::write(const std::vector<ShopPosition>& shops)
{
    OrderedJson json;
    for (const ShopPosition& shop : shops)
        json[std::string(ShopId::write(shop.shop))] = json_of(shop);
    return json;
}

std::vector<Position::ShopPosition> Position::ShopsById::read(const Json& json, std::string_view what)
{
    std::vector<ShopPosition> shops;
    for (const auto& [id, tokens] : to_object(json, what)) {
        shops.push_back(from_json<ShopPosition>(tokens, "a shop", Form::protocol, max_seats));
        shops.back().shop = ShopId::read(id, what);
    }
    return shops;
}

OrderedJson Position::SectionsById::write(const std::vector<SectionPosition>& sections)
{
    OrderedJson json;
    for (const SectionPosition& section : sections)
        json[std::string(SectionId::write(section.section))] = section.seat;
    return json;
}

std::vector<Position::SectionPosition> Position::SectionsById::read(const Json& json, std::string_view what)
{
    std::vector<SectionPosition> sections;
    for (const auto& [id, seat] : to_object(json, what))
        sections.push_back({SectionId::read(id, what), to_int(seat, what, 0, max_seats - 1)});
    return sections;
}

}
