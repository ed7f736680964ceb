// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/reach.hpp"

#include <algorithm>
#include <memory>

namespace backroom::supergang {

namespace {

/// The number of table slots for each place: one for nothing behind, and one for each place that can be behind.
constexpr std::size_t most_behind = 6;

std::size_t slot_of(Place place, Place behind)
{
    std::size_t slot = 1;
    for (const std::uint8_t other : town.places[place].behind) {
        if (other == behind)
            return slot;
        ++slot;
    }
    return 0;
}

/// A position after walks of one length. Unlike in `find_walks`, walks that meet are merged.
struct Head {
    Place place;
    Place behind;
    bool surfaced;
    auto operator<=>(const Head&) const = default;
};
/// Larger than any set of positions reached by one face.
using Heads = FixedVector<Head, 2048>;

void step_from(const Head& head, WalkerKind kind, Heads& next, PlaceSet& ends)
{
    for (const Place to : town.places[head.place].steps) {
        if (to == head.behind)
            continue;
        if (is_shop(to)) {
            ends.insert(to);
            continue;
        }
        if (!is_street(to))
            continue;
        const bool surfaces = is_manhole(head.place) && is_manhole(to);
        if (surfaces && (head.surfaced || kind == WalkerKind::patrol))
            continue;
        ends.insert(to);
        next.push_back({to, head.place, head.surfaced || surfaces});
    }
}

void follow(Reach& reach, WalkerKind kind, Heads heads, std::size_t first_face)
{
    Heads next;
    for (std::size_t face = first_face; face < 6; ++face) {
        next.clear();
        for (const Head& head : heads)
            step_from(head, kind, next, reach.ends[face]);
        std::ranges::sort(next);
        heads.clear();
        for (const Head& head : next)
            if (heads.empty() || heads.back() != head)
                heads.push_back(head);
    }
}

/// SG-4.3
Reach from_centre(WalkerKind kind)
{
    Reach reach;
    for (std::size_t number = 1; number <= 6; ++number) {
        const Place exit = town.exits[number - 1];
        Reach way;
        Heads heads{{exit, town.centre, false}};
        if (number == 1)
            way.ends[0].insert(exit);
        else
            follow(way, kind, heads, 1);
        reach.ends[number - 1] = way.ends[number - 1];
    }
    return reach;
}

Reach find(WalkerKind kind, Place place, Place behind)
{
    if (place == town.centre)
        return from_centre(kind);
    Reach reach;
    Heads heads;
    if (place == no_place)
        for (const Place manhole : town.manholes)
            heads.push_back({manhole, no_place, false});
    else
        heads.push_back({place, behind, false});
    follow(reach, kind, heads, 0);
    return reach;
}

class Table {
public:
    Table()
    {
        for (const WalkerKind kind : {WalkerKind::gangster, WalkerKind::patrol}) {
            for (std::size_t at = 0; at < place_count; ++at) {
                const auto place = static_cast<Place>(at);
                if (place == town.graveyard)
                    continue;
                fill(kind, place, no_place);
                for (const std::uint8_t behind : town.places[place].behind)
                    fill(kind, place, behind);
            }
            fill(kind, no_place, no_place);
        }
    }

    const Reach& of(WalkerKind kind, Place place, Place behind) const { return all_[index(kind, place, behind)]; }

private:
    static std::size_t index(WalkerKind kind, Place place, Place behind)
    {
        const std::size_t at = place == no_place ? place_count : place;
        const std::size_t slot = place == no_place || behind == no_place ? 0 : slot_of(place, behind);
        return (static_cast<std::size_t>(kind) * (place_count + 1) + at) * most_behind + slot;
    }

    void fill(WalkerKind kind, Place place, Place behind)
    {
        Reach& reach = all_[index(kind, place, behind)];
        reach = find(kind, place, behind);
        for (std::size_t face = 0; face < 6; ++face)
            for (const std::uint8_t end : reach.ends[face])
                if (const Shop shop = shop_at(end); shop != no_shop)
                    reach.shops[face] |= ShopBits{1} << shop;
    }

    std::array<Reach, 2 * (place_count + 1) * most_behind> all_;
};

}

const Reach& reach_of(WalkerKind kind, Place place, Place behind)
{
    static const std::unique_ptr<const Table> table = std::make_unique<Table>();
    return table->of(kind, place, behind);
}

namespace {

struct OwnReach {
    Place place = no_place;
    Place behind = no_place;
    ShopSet own;
    ShopsByFace shops{};
};

ShopsByFace find_shops(Place place, Place behind, const ShopSet& own)
{
    ShopsByFace shops{};
    Walks walks;
    for (int face = 1; face <= 6; ++face) {
        find_walks({WalkerKind::gangster, place, behind, own, false}, face, walks);
        for (const Walk& walk : walks)
            if (const Shop shop = shop_at(walk.path.back()); shop != no_shop)
                shops[static_cast<std::size_t>(face - 1)] |= ShopBits{1} << shop;
    }
    return shops;
}

}

const ShopsByFace& shops_in_reach(Place place, Place behind, const ShopSet& own)
{
    if (own.empty())
        return reach_of(WalkerKind::gangster, place, behind).shops;
    // A search asks for the same few walks again and again.
    thread_local std::array<OwnReach, 512> known;
    const std::uint64_t mixed =
        (own.words()[0] ^ std::uint64_t{place} << 40 ^ std::uint64_t{behind} << 48) * 0x9E3779B97F4A7C15u;
    OwnReach& reach = known[mixed >> 55];
    if (reach.place != place || reach.behind != behind || reach.own != own)
        reach = {place, behind, own, find_shops(place, behind, own)};
    return reach.shops;
}

int faces_to(const Reach& reach, Place end)
{
    int faces = 0;
    for (const PlaceSet& ends : reach.ends)
        faces += ends.contains(end) ? 1 : 0;
    return faces;
}

}
