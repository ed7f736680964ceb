// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/id_set.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// The town (SG-2.1 to 2.8) as constant tables that the build generates from assets/supergang/town.json. Items with an
/// id are numbered from 0 in the order of the file.
namespace backroom::supergang {

using Place = std::uint8_t;
using Shop = std::uint8_t;
using Section = std::uint8_t;
using District = std::uint8_t;
using Street = std::uint8_t;

inline constexpr int place_count = 165;
inline constexpr int shop_count = 36;
inline constexpr int section_count = 68;
inline constexpr int district_count = 5;
inline constexpr int street_count = 19;
inline constexpr int manhole_count = 5;
inline constexpr int exit_count = 6;

inline constexpr Place no_place = 0xFF;
inline constexpr Shop no_shop = 0xFF;
inline constexpr Street no_street = 0xFF;

using PlaceSet = IdSet<place_count>;
using ShopSet = IdSet<shop_count>;
using SectionSet = IdSet<section_count>;

/// SG-2.1. A manhole is a street square with a cover.
enum class PlaceKind : std::uint8_t { centre, street, manhole, shop, clinic, graveyard };

/// SG-2.3. Shops of kind T, V and D recruit killers, vamps and dealers.
enum class ShopKind : std::uint8_t { basic, t, v, d, star };

/// SG-2.3: returns the number of managers, 1 or 2.
constexpr int managers(ShopKind kind)
{
    return kind == ShopKind::basic ? 1 : 2;
}

/// SG-2.3: returns the price of the shop, which is also the gain of a stick-up (SG-5.6): 50 or 100.
constexpr int price(ShopKind kind)
{
    return 50 * managers(kind);
}

struct Name {
    std::string_view en;
    std::string_view it;
    std::string_view fr;
};

struct PlaceFacts {
    std::string_view id;
    PlaceKind kind;
    /// `no_street` if the place is not a street square or manhole.
    Street street;
    /// `no_shop` if the place is not a shop.
    Shop shop;
    /// The position of the place's id in the list of all ids, sorted bytewise.
    std::uint8_t rank;
    /// In the units of the board file.
    double x;
    double y;
    /// The places one step away, in the order of the file: street squares, and for the square in front of a door also
    /// shops, the clinic and the graveyard.
    std::span<const Place> next;
    /// For a street square, the 2 to 4 street squares in `next` (SG-2.6). Otherwise empty.
    std::span<const Place> street_next;
    /// For a street square, the shops with an access to it (SG-2.5).
    std::span<const Shop> doors;
    /// For a street square, the sections that touch it (SG-2.7).
    std::span<const Section> sections;
    /// The places to which a step may lead: `next` without the graveyard; from a manhole also all other manholes
    /// (SG-4.6); from the centre the exits. Sorted by `rank`.
    std::span<const Place> steps;
    /// The places that may be behind a figure standing here (SG-4.2): `street_next`, and on an exit square the centre.
    PlaceSet behind;
    /// The places from which a patrol sees a crime at this place (SG-9.3). Empty for the centre and the graveyard.
    PlaceSet seen_from;
};

struct ShopFacts {
    Place place;
    ShopKind kind;
    District district;
    std::string_view block;
    Name name;
    /// 1 or 2 street squares (SG-2.5).
    std::span<const Place> accesses;
    /// The shops of the same block that communicate with this one (SG-2.5).
    std::span<const Shop> neighbours;
    /// The sections along the shop (SG-2.7), in the order of the file (SG-6.3).
    std::span<const Section> sections;
};

struct SectionFacts {
    std::string_view id;
    std::span<const Place> squares;
    /// 1 or 2.
    std::span<const Shop> shops;
};

struct DistrictFacts {
    std::string_view id;
    Name name;
    std::span<const Shop> shops;
    ShopSet shop_set;
};

struct StreetFacts {
    std::string_view id;
    Name name;
};

/// SG-2.6
struct BridgeFacts {
    std::span<const Place> over;
    std::span<const Place> under;
};

struct Town {
    std::array<PlaceFacts, place_count> places;
    std::array<ShopFacts, shop_count> shops;
    std::array<SectionFacts, section_count> sections;
    std::array<DistrictFacts, district_count> districts;
    std::array<StreetFacts, street_count> streets;
    std::span<const BridgeFacts> bridges;
    /// Indexed by the face of the die minus 1 (SG-2.4, 4.3).
    std::array<Place, exit_count> exits;
    std::array<Place, manhole_count> manholes;
    /// Sorted by `rank`.
    std::array<Place, place_count> places_by_id;
    std::array<Section, section_count> sections_by_id;
    Place centre;
    Place clinic;
    Place graveyard;
    /// The street squares next to the clinic and the graveyard (SG-2.4).
    Place clinic_square;
    Place graveyard_square;
};

extern const Town town;

inline PlaceKind kind_of(Place place)
{
    return town.places[place].kind;
}
/// Returns `no_shop` if the place is not a shop.
inline Shop shop_at(Place place)
{
    return town.places[place].shop;
}
inline Place place_of(Shop shop)
{
    return town.shops[shop].place;
}
inline bool is_street(PlaceKind kind)
{
    return kind == PlaceKind::street || kind == PlaceKind::manhole;
}
inline bool is_street(Place place)
{
    return is_street(kind_of(place));
}
inline bool is_manhole(Place place)
{
    return kind_of(place) == PlaceKind::manhole;
}
inline bool is_shop(Place place)
{
    return kind_of(place) == PlaceKind::shop;
}

/// Returns the sections that touch the street square or lie along the shop (SG-2.7).
inline std::span<const Section> sections_of(Place place)
{
    const Shop shop = shop_at(place);
    return shop == no_shop ? town.places[place].sections : town.shops[shop].sections;
}

/// Returns nothing if there is no place with this id.
std::optional<Place> find_place(std::string_view id);
/// `id` is the id of the shop's place.
std::optional<Shop> find_shop(std::string_view id);
std::optional<Section> find_section(std::string_view id);

}
