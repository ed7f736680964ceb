// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.hpp"
#include "engine/supergang/town/board.hpp"
#include "engine/supergang/town/town.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A board file, and the checks of part 2 of the rules. References between parts of the file are indices.
namespace backroom::supergang::board_file {

using Indices = std::vector<std::size_t>;
/// In the order of `languages`.
using Names = std::array<std::string, 3>;
inline constexpr std::array<std::string_view, 3> languages{"en", "it", "fr"};

struct Place {
    std::string id;
    PlaceKind kind = PlaceKind::street;
    double x = 0;
    double y = 0;
    std::optional<std::size_t> street;
    Indices next;
};

struct Shop {
    std::string id;
    std::size_t place = 0;
    Names names;
    ShopKind kind = ShopKind::basic;
    std::size_t district = 0;
    std::string block;
    Indices accesses;
    Indices neighbours;
};

struct District {
    std::string id;
    Names names;
    Indices shops;
};

struct Street {
    std::string id;
    Names names;
};

struct Section {
    std::string id;
    Indices squares;
    Indices shops;
};

struct Bridge {
    Indices over;
    Indices under;
};

struct Board {
    std::vector<Place> places;
    Indices exits;
    std::vector<Shop> shops;
    std::vector<District> districts;
    std::vector<Street> streets;
    std::vector<Section> sections;
    std::vector<Bridge> bridges;

    bool is_street(std::size_t place) const { return supergang::is_street(places[place].kind); }
    Indices street_next(std::size_t place) const;
    Indices of_kind(PlaceKind kind) const;
    Indices of_block(std::string_view block) const;
    /// Returns each block once, in the order of its first shop.
    std::vector<std::string_view> blocks() const;
};

class Faults {
public:
    void add(std::string_view rule, const std::string& message);
    bool empty() const { return lines_.empty(); }
    std::vector<std::string> take() { return std::move(lines_); }

private:
    std::vector<std::string> lines_;
};

bool contains(const Indices& indices, std::size_t index);
bool has_doubles(Indices indices);
bool same_members(Indices one, Indices other);
/// Returns `1 thing` or `2 things`.
std::string count(std::size_t number, std::string_view thing);
/// Returns `the shop "baker"`.
std::string called(std::string_view thing, std::string_view id);

/// Reads a board. Malformed items and items with an invalid reference are reported and omitted.
Board read(const Json& file, Faults& complaints);

void prove_places(const Board& board, Faults& complaints);
void prove_districts(const Board& board, Faults& complaints);
void prove_shop_kinds(const Board& board, Faults& complaints);
void prove_exits(const Board& board, Faults& complaints);
void prove_doors(const Board& board, Faults& complaints);
void prove_streets(const Board& board, Faults& complaints);
void prove_bridges(const Board& board, Faults& complaints);
void prove_sections(const Board& board, Faults& complaints);
void prove_fairness(const Board& board, Faults& complaints);

}
