#pragma once

#include "supergang/id_set.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// The town of the game (SG-2.1 to 2.8): constant tables that the build makes from assets/supergang/town.json. Whatever
/// has an id there has a number here, counted from 0 in the order of the file.
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

/// SG-2.3: what a shop bears; T, V and D recruit killers, vamps and dealers.
enum class ShopKind : std::uint8_t { basic, t, v, d, star };

/// SG-2.3: 1 or 2.
constexpr int managers(ShopKind kind)
{
    return kind == ShopKind::basic ? 1 : 2;
}

/// SG-2.3: what the shop costs, and what a stick-up brings (SG-5.6): 50 or 100.
constexpr int price(ShopKind kind)
{
    return 50 * managers(kind);
}

/// A name in the program's languages, in UTF-8.
struct Name {
    std::string_view en;
    std::string_view it;
    std::string_view fr;
};

struct PlaceFacts {
    std::string_view id;
    PlaceKind kind;
    /// Of street squares and manholes; else `no_street`.
    Street street;
    /// Of shops; else `no_shop`.
    Shop shop;
    /// Its number among all ids sorted as strings, byte by byte.
    std::uint8_t rank;
    /// In the units of the board.
    double x;
    double y;
    /// The places one step away, as the file lists them: street squares, and shops, clinic and graveyard from the
    /// square before their door.
    std::span<const Place> next;
    /// Of `next`, the street squares that a street square meets (SG-2.6): 2 to 4. Empty of other places.
    std::span<const Place> street_next;
    /// Of a street square: the shops that have an access to it (SG-2.5).
    std::span<const Shop> doors;
    /// Of a street square: the sections that touch it (SG-2.7).
    std::span<const Section> sections;
    /// Where a step can lead from here: `next` without the graveyard, and from a manhole every other one (SG-4.6);
    /// sorted by `rank`. From the centre, the exits.
    std::span<const Place> steps;
    /// What may be behind a figure that stands here (SG-4.2): `street_next`, and the centre on an exit square.
    PlaceSet behind;
    /// Where a patrol sees a crime that is done here (SG-9.3). Empty of the centre and the graveyard.
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
    /// The shops of its block that communicate with it (SG-2.5).
    std::span<const Shop> neighbours;
    /// The sections that line it (SG-2.7), in the order of the file (SG-6.3).
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
    /// By the die's face (SG-2.4, 4.3): exit 1 comes first.
    std::array<Place, exit_count> exits;
    std::array<Place, manhole_count> manholes;
    /// Sorted by `rank`.
    std::array<Place, place_count> places_by_id;
    std::array<Section, section_count> sections_by_id;
    Place centre;
    Place clinic;
    Place graveyard;
    /// The street squares beside them (SG-2.4).
    Place clinic_square;
    Place graveyard_square;
};

extern const Town town;

inline PlaceKind kind_of(Place place)
{
    return town.places[place].kind;
}
/// `no_shop` where the place is none.
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
/// A street square, with a cover or without.
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

/// Those that touch a street square, or line a shop (SG-2.7).
inline std::span<const Section> sections_of(Place place)
{
    const Shop shop = shop_at(place);
    return shop == no_shop ? town.places[place].sections : town.shops[shop].sections;
}

/// Empty where the town has no such id.
std::optional<Place> find_place(std::string_view id);
/// By the id of its place.
std::optional<Shop> find_shop(std::string_view id);
std::optional<Section> find_section(std::string_view id);

}
