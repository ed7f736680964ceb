// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/town/board_file.hpp"
#include "engine/supergang/town/board_words.hpp"

#include <cmath>
#include <map>

namespace backroom::supergang::board_file {

namespace {

/// The maximum number of items in a list: far more than a town needs, but few enough to be cheap.
constexpr std::size_t most_items = 500;
constexpr std::size_t longest_id = 40;
constexpr std::size_t longest_name = 100;
constexpr double farthest = 1e6;

using Numbers = std::map<std::string, std::size_t, std::less<>>;

InputError problem(const std::string& message)
{
    return InputError(problems::bad_value, message);
}

std::string to_id(const Json& value, std::string_view what)
{
    std::string id = to_text(value, what);
    constexpr std::string_view allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
    if (id.empty() || id.size() > longest_id || id.find_first_not_of(allowed) != std::string::npos)
        throw problem("\"" + std::string(what) + "\" must be 1 to 40 letters, digits, \"-\" and \"_\"");
    return id;
}

const Json::array_t& to_short_list(const Json& value, std::string_view what)
{
    const Json::array_t& list = to_list(value, what);
    if (list.size() > most_items)
        throw problem("\"" + std::string(what) + "\" must have at most " + std::to_string(most_items) + " items");
    return list;
}

double to_coordinate(const Json& value, std::string_view what)
{
    if (!value.is_number() || !std::isfinite(value.get<double>()) || std::abs(value.get<double>()) > farthest)
        throw problem("\"" + std::string(what) + "\" must be a number from -1000000 to 1000000");
    return value.get<double>();
}

Names to_names(const Json& value)
{
    const ObjectReader fields(value, "name", {"en", "it", "fr"});
    Names names;
    for (std::size_t at = 0; at < names.size(); ++at) {
        names[at] = to_text(fields.at(languages[at]), languages[at]);
        if (names[at].find_first_not_of(' ') == std::string::npos || names[at].size() > longest_name)
            throw problem("\"" + std::string(languages[at]) + "\" must be a name of 1 to 100 bytes");
    }
    return names;
}

struct Reader {
    const Json& file;
    Faults& complaints;
    Board board{};
    Numbers places{};
    Numbers shops{};
    Numbers streets{};
    Numbers districts{};
    Numbers sections{};

    Board read()
    {
        if (!check_parts())
            return {};
        number("places", "SG-2.1", places);
        number("shops", "SG-2.1", shops);
        number("streets", "SG-2.6", streets);
        number("districts", "SG-2.2", districts);
        number("sections", "SG-2.7", sections);
        read_all("places", "SG-2.1", [this](const Json& item) { board.places.push_back(to_place(item)); });
        read_all("shops", "SG-2.1", [this](const Json& item) { board.shops.push_back(to_shop(item)); });
        read_all("streets", "SG-2.6", [this](const Json& item) {
            const ObjectReader fields(item, "a street", {"id", "name"});
            board.streets.push_back({to_id(fields.at("id"), "id"), to_names(fields.at("name"))});
        });
        read_all("districts", "SG-2.2", [this](const Json& item) {
            const ObjectReader fields(item, "a district", {"id", "name", "shops"});
            board.districts.push_back({to_id(fields.at("id"), "id"), to_names(fields.at("name")),
                to_indices(fields.at("shops"), "shops", shops, "shop")});
        });
        read_all("sections", "SG-2.7", [this](const Json& item) {
            const ObjectReader fields(item, "a section", {"id", "squares", "shops"});
            board.sections.push_back({to_id(fields.at("id"), "id"), to_places(fields.at("squares"), "squares"),
                to_indices(fields.at("shops"), "shops", shops, "shop")});
        });
        read_all("bridges", "SG-2.6", [this](const Json& item) {
            const ObjectReader fields(item, "a bridge", {"over", "under"});
            board.bridges.push_back({to_places(fields.at("over"), "over"), to_places(fields.at("under"), "under")});
        });
        attempt("SG-2.4", "exits", [this] { board.exits = to_places(file["exits"], "exits"); });
        return std::move(board);
    }

    /// Returns whether the file is an object with the lists that belong in it.
    bool check_parts()
    {
        attempt("", "the board file", [this] {
            const ObjectReader fields(file, "the board file",
                {"places", "exits", "shops", "districts", "streets", "sections", "bridges", "drawing"});
            for (const auto* part : {"places", "exits", "shops", "districts", "streets", "sections", "bridges"})
                to_short_list(fields.at(part), part);
        });
        return complaints.empty();
    }

    template <class Function>
    void attempt(std::string_view rule, const std::string& where, Function function)
    {
        try {
            function();
        } catch (const InputError& wrong) {
            complaints.add(rule, where + ": " + wrong.what());
        }
    }

    /// Returns a name like "places[3]", followed by the item's id if it has one.
    static std::string name_of(const char* list, std::size_t at, const Json& item)
    {
        std::string name = std::string(list) + "[" + std::to_string(at) + "]";
        if (const auto id = item.is_object() ? item.find("id") : item.end(); id != item.end() && id->is_string())
            name += " " + to_line(id->get<std::string>().substr(0, longest_id));
        return name;
    }

    template <class Function>
    void read_all(const char* list, std::string_view rule, Function read_one)
    {
        std::size_t at = 0;
        for (const Json& item : file[list])
            attempt(rule, name_of(list, at++, item), [&] { read_one(item); });
    }

    /// Numbers the ids of a list in order. Must be called before references to them are read.
    void number(const char* list, std::string_view rule, Numbers& numbers)
    {
        for (const Json& item : file[list]) {
            const auto id = item.is_object() ? item.find("id") : item.end();
            if (id == item.end() || !id->is_string())
                continue;
            if (!numbers.emplace(id->get<std::string>(), numbers.size()).second)
                complaints.add(rule,
                    std::string(list) + ": the id " + to_line(id->get<std::string>().substr(0, longest_id))
                        + " is there twice");
        }
    }

    std::size_t to_index(const Json& value, std::string_view what, const Numbers& numbers, std::string_view thing) const
    {
        const std::string id = to_id(value, what);
        const auto found = numbers.find(id);
        if (found == numbers.end())
            throw problem(
                "\"" + std::string(what) + "\" names \"" + id + "\", and there is no such " + std::string(thing));
        return found->second;
    }

    Indices to_indices(const Json& value, std::string_view what, const Numbers& numbers, std::string_view thing) const
    {
        Indices indices;
        for (const Json& item : to_short_list(value, what))
            indices.push_back(to_index(item, what, numbers, thing));
        return indices;
    }

    Indices to_places(const Json& value, std::string_view what) const
    {
        return to_indices(value, what, places, "place");
    }

    Place to_place(const Json& item) const
    {
        const ObjectReader fields(item, "a place", {"id", "kind", "x", "y", "street", "next"});
        Place place;
        place.id = to_id(fields.at("id"), "id");
        place.kind = to_word<PlaceKind>(fields.at("kind"), "kind", words::place_kinds);
        place.x = to_coordinate(fields.at("x"), "x");
        place.y = to_coordinate(fields.at("y"), "y");
        if (supergang::is_street(place.kind))
            place.street = to_index(fields.at("street"), "street", streets, "street");
        else if (fields.find("street") != nullptr)
            throw problem("only street squares and manholes have a \"street\"");
        place.next = to_places(fields.at("next"), "next");
        return place;
    }

    Shop to_shop(const Json& item) const
    {
        const ObjectReader fields(
            item, "a shop", {"id", "name", "kind", "district", "block", "accesses", "neighbours"});
        Shop shop;
        shop.id = to_id(fields.at("id"), "id");
        shop.place = to_index(fields.at("id"), "id", places, "place");
        shop.names = to_names(fields.at("name"));
        shop.kind = to_word<ShopKind>(fields.at("kind"), "kind", words::shop_kinds);
        shop.district = to_index(fields.at("district"), "district", districts, "district");
        shop.block = to_id(fields.at("block"), "block");
        shop.accesses = to_places(fields.at("accesses"), "accesses");
        shop.neighbours = to_indices(fields.at("neighbours"), "neighbours", shops, "shop");
        return shop;
    }
};

}

Board read(const Json& file, Faults& complaints)
{
    return Reader{file, complaints}.read();
}

}
