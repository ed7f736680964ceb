// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/field_rules.hpp"
#include "engine/supergang/figures.hpp"
#include "engine/supergang/town/town.hpp"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <string_view>

namespace backroom::supergang {

/// The names used in JSON, in kebab-case. Places, shops and sections are named by their id in the board file.
namespace words {
inline constexpr std::array<std::string_view, 3> characters{"killer", "vamp", "dealer"};
inline constexpr std::array<std::string_view, 4> members{"killer", "vamp", "dealer", "vamped"};
inline constexpr std::array<std::string_view, 5> movers{"killer", "vamp", "dealer", "patrol-1", "patrol-2"};
inline constexpr std::array<std::string_view, 2> patrols{"patrol-1", "patrol-2"};
/// Indexed by `Mover`; the last one is the die of the police player.
inline constexpr std::array<std::string_view, 6> dice{"killer", "vamp", "dealer", "patrol-1", "patrol-2", "police"};
/// The part that a dart hits, by `Fate`.
inline constexpr std::array<std::string_view, 4> falls{"", "face", "back", ""};
}

/// Rules of fields (core/field_rules.hpp).
inline constexpr ByWord by_member{words::members};
inline constexpr ByWord by_patrol{words::patrols};
inline constexpr Range faces_of_die{1, 6};
inline constexpr Range any_byte{0, 0xFF};
inline constexpr Range years_range{0, 0xFFFF};

struct PlaceId {
    static std::string_view write(Place place) { return town.places[place].id; }
    static Place read(const nlohmann::json& json, std::string_view what);
};
struct ShopId {
    static std::string_view write(Shop shop) { return PlaceId::write(place_of(shop)); }
    static Shop read(const nlohmann::json& json, std::string_view what);
};
struct SectionId {
    static std::string_view write(Section section) { return town.sections[section].id; }
    static Section read(const nlohmann::json& json, std::string_view what);
};
struct DistrictId {
    static std::string_view write(District district) { return town.districts[district].id; }
    static District read(const nlohmann::json& json, std::string_view what);
};
inline constexpr OrNull place_or_null{no_place, PlaceId{}};
inline constexpr OrNull seat_or_null{nobody, Seats{}};

/// A seat; `nobody` is the bank.
struct SeatOrBank {
    static nlohmann::ordered_json write(Seat seat);
    static Seat read(const nlohmann::json& json, std::string_view what);
};

/// A gangster by `index_of`, written as an object with seat and figure.
struct FigureIndex {
    static nlohmann::ordered_json write(std::uint8_t index);
    static std::uint8_t read(const nlohmann::json& json, std::string_view what);
};

/// The number of times that each crime was committed, written as a list of words.
struct CrimeCounts {
    using Counts = std::array<std::uint8_t, crime_count>;
    static nlohmann::ordered_json write(const Counts& counts);
    static Counts read(const nlohmann::json& json, std::string_view what);
};

/// A coordinate, written in widths of a target.
struct Thousandths {
    static double write(int coordinate) { return coordinate / 1000.0; }
    static int read(const nlohmann::json& json, std::string_view what);
};

}
