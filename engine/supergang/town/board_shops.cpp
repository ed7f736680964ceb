// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/town/board_file.hpp"
#include "engine/supergang/town/board_words.hpp"

#include <algorithm>
#include <set>

namespace backroom::supergang::board_file {

namespace {

void demand_count(const Board& board, PlaceKind kind, std::size_t demanded, Faults& complaints)
{
    const std::size_t there = board.of_kind(kind).size();
    if (there != demanded)
        complaints.add("SG-2.1",
            count(there, "place") + " of the kind \"" + std::string(words::place_kinds[static_cast<std::size_t>(kind)])
                + "\", not " + std::to_string(demanded));
}

template <class Item>
void demand_names_of_their_own(std::string_view thing, const std::vector<Item>& items, Faults& complaints)
{
    for (std::size_t language = 0; language < languages.size(); ++language) {
        std::set<std::string_view> names;
        for (const Item& item : items)
            if (!names.insert(item.names[language]).second)
                complaints.add("SG-2.2",
                    called(thing, item.id) + " has the name of another one (" + std::string(languages[language]) + ")");
    }
}

Indices places_of(const Board& board, const Indices& shops)
{
    Indices places;
    for (const std::size_t shop : shops)
        places.push_back(board.shops[shop].place);
    return places;
}

void prove_accesses(const Board& board, const Shop& shop, Faults& complaints)
{
    const std::string name = called("shop", shop.id);
    if (shop.accesses.empty() || shop.accesses.size() > 2)
        complaints.add("SG-2.5", name + " has " + std::to_string(shop.accesses.size()) + " accesses, not 1 or 2");
    if (has_doubles(shop.accesses))
        complaints.add("SG-2.5", name + " has two accesses to the same square");
    for (const std::size_t access : shop.accesses) {
        const Place& square = board.places[access];
        if (!board.is_street(access))
            complaints.add("SG-2.5", name + " has an access to \"" + square.id + "\", which is no street square");
        else if (!contains(square.next, shop.place))
            complaints.add("SG-2.5",
                name + " has an access to \"" + square.id + "\", but \"next\" of that square does not list it");
    }
    Indices ways = shop.accesses;
    const Indices neighbours = places_of(board, shop.neighbours);
    ways.insert(ways.end(), neighbours.begin(), neighbours.end());
    if (!same_members(ways, board.places[shop.place].next))
        complaints.add("SG-2.5", name + ": \"next\" of its place is not its accesses and its neighbours");
}

void prove_neighbours(const Board& board, std::size_t at, Faults& complaints)
{
    const Shop& shop = board.shops[at];
    const std::string name = called("shop", shop.id);
    if (has_doubles(shop.neighbours))
        complaints.add("SG-2.5", name + " has a neighbour twice");
    for (const std::size_t other : shop.neighbours) {
        const Shop& neighbour = board.shops[other];
        if (other == at)
            complaints.add("SG-2.5", name + " is its own neighbour");
        else if (neighbour.block != shop.block)
            complaints.add("SG-2.5",
                name + " of the block \"" + shop.block + "\" has a neighbour in another block, \"" + neighbour.id
                    + "\"");
        else if (!contains(neighbour.neighbours, at))
            complaints.add("SG-2.5", name + " has the neighbour \"" + neighbour.id + "\", which does not name it");
    }
}

/// Checks that the shops of a block are connected by neighbours.
void prove_block(const Board& board, std::string_view block, Faults& complaints)
{
    const Indices shops = board.of_block(block);
    Indices met{shops.front()};
    for (std::size_t at = 0; at < met.size(); ++at)
        for (const std::size_t neighbour : board.shops[met[at]].neighbours)
            if (contains(shops, neighbour) && !contains(met, neighbour))
                met.push_back(neighbour);
    for (const std::size_t shop : shops)
        if (!contains(met, shop))
            complaints.add("SG-2.5",
                called("shop", board.shops[shop].id) + " of the block \"" + std::string(block)
                    + "\" does not communicate with \"" + board.shops[shops.front()].id + "\"");
}

}

void prove_places(const Board& board, Faults& complaints)
{
    demand_count(board, PlaceKind::centre, 1, complaints);
    demand_count(board, PlaceKind::shop, shop_count, complaints);
    demand_count(board, PlaceKind::manhole, manhole_count, complaints);
    demand_count(board, PlaceKind::clinic, 1, complaints);
    demand_count(board, PlaceKind::graveyard, 1, complaints);
    Indices places;
    for (const Shop& shop : board.shops) {
        places.push_back(shop.place);
        if (board.places[shop.place].kind != PlaceKind::shop)
            complaints.add("SG-2.1", called("shop", shop.id) + " has a place that is not of the kind \"shop\"");
    }
    for (const std::size_t place : board.of_kind(PlaceKind::shop))
        if (!contains(places, place))
            complaints.add("SG-2.1", called("place", board.places[place].id) + " is missing in \"shops\"");
    for (const std::size_t manhole : board.of_kind(PlaceKind::manhole))
        for (const std::size_t next : board.places[manhole].next)
            if (board.places[next].kind == PlaceKind::manhole)
                complaints.add("SG-2.1",
                    called("manhole", board.places[manhole].id) + " lists the manhole \"" + board.places[next].id
                        + "\": the way below is not listed, and no street joins two manholes");
}

void prove_districts(const Board& board, Faults& complaints)
{
    std::vector<std::size_t> sizes;
    for (const District& district : board.districts)
        sizes.push_back(district.shops.size());
    std::ranges::sort(sizes, std::greater());
    if (sizes != std::vector<std::size_t>{8, 7, 7, 7, 7}) {
        std::string list;
        for (const std::size_t size : sizes)
            list += (list.empty() ? "" : ", ") + std::to_string(size);
        complaints.add("SG-2.2", "the districts have " + (list.empty() ? "no" : list) + " shops, not 8, 7, 7, 7 and 7");
    }
    for (std::size_t at = 0; at < board.districts.size(); ++at) {
        const District& district = board.districts[at];
        if (has_doubles(district.shops))
            complaints.add("SG-2.2", called("district", district.id) + " lists a shop twice");
        for (const std::size_t shop : district.shops)
            if (board.shops[shop].district != at)
                complaints.add("SG-2.2",
                    called("district", district.id) + " lists " + called("shop", board.shops[shop].id)
                        + ", which names another district");
    }
    for (std::size_t shop = 0; shop < board.shops.size(); ++shop) {
        const District& district = board.districts[board.shops[shop].district];
        if (!contains(district.shops, shop))
            complaints.add("SG-2.2",
                called("shop", board.shops[shop].id) + " is not in the list of its district \"" + district.id + "\"");
    }
    demand_names_of_their_own("shop", board.shops, complaints);
    demand_names_of_their_own("district", board.districts, complaints);
}

void prove_shop_kinds(const Board& board, Faults& complaints)
{
    constexpr std::array<std::size_t, words::shop_kinds.size()> demanded{24, 3, 3, 3, 3};
    for (std::size_t kind = 0; kind < demanded.size(); ++kind) {
        const auto there = static_cast<std::size_t>(std::ranges::count_if(
            board.shops, [&](const Shop& shop) { return static_cast<std::size_t>(shop.kind) == kind; }));
        if (there != demanded[kind])
            complaints.add("SG-2.3",
                count(there, "shop") + " of the kind \"" + std::string(words::shop_kinds[kind]) + "\", not "
                    + std::to_string(demanded[kind]));
    }
    for (const District& district : board.districts) {
        std::array<int, words::shop_kinds.size()> counts{};
        for (const std::size_t shop : district.shops)
            ++counts[static_cast<std::size_t>(board.shops[shop].kind)];
        const int not_basic =
            static_cast<int>(district.shops.size()) - counts[static_cast<std::size_t>(ShopKind::basic)];
        if (not_basic < 2)
            complaints.add("SG-2.3",
                called("district", district.id) + " has " + std::to_string(not_basic)
                    + " shops that are not basic, and needs 2");
        for (const ShopKind letter : {ShopKind::t, ShopKind::v, ShopKind::d})
            if (counts[static_cast<std::size_t>(letter)] > 1)
                complaints.add("SG-2.3",
                    called("district", district.id) + " has the letter "
                        + std::string(words::shop_kinds[static_cast<std::size_t>(letter)]) + " twice");
    }
}

void prove_doors(const Board& board, Faults& complaints)
{
    for (std::size_t shop = 0; shop < board.shops.size(); ++shop) {
        prove_accesses(board, board.shops[shop], complaints);
        prove_neighbours(board, shop, complaints);
    }
    for (const Shop& shop : board.shops)
        for (std::size_t place = 0; place < board.places.size(); ++place)
            if (board.places[place].kind != PlaceKind::shop && contains(board.places[place].next, shop.place)
                && !contains(shop.accesses, place))
                complaints.add("SG-2.5",
                    called("place", board.places[place].id) + " leads into " + called("shop", shop.id)
                        + ", which has no access there");
    for (const std::string_view block : board.blocks())
        prove_block(board, block, complaints);
}

}
