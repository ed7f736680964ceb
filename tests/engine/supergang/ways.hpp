// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/town/walks.hpp"

#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

/// Places and walks, given by the ids of the board file.
namespace test {

using namespace backroom;
using namespace backroom::supergang;

inline Place at(std::string_view id)
{
    if (const auto place = find_place(id))
        return *place;
    throw std::invalid_argument("no place " + std::string(id));
}

inline Shop shop(std::string_view id)
{
    return shop_at(at(id));
}

inline ShopSet shops(std::initializer_list<std::string_view> ids)
{
    ShopSet set;
    for (const std::string_view id : ids)
        set.insert(shop(id));
    return set;
}

/// Reads a path like "s5 s4 s7".
inline Path path(const std::string& text)
{
    std::istringstream words(text);
    Path places;
    for (std::string id; words >> id;)
        places.push_back(at(id));
    return places;
}

template <class Places>
std::string text(const Places& places)
{
    std::string words;
    for (const Place place : places)
        words += (words.empty() ? "" : " ") + std::string(place == no_place ? "-" : town.places[place].id);
    return words;
}

inline Walker gangster(std::string_view place, std::string_view behind = {}, ShopSet own = {})
{
    return {WalkerKind::gangster, at(place), behind.empty() ? no_place : at(behind), own, false};
}

inline Walker patrol(std::string_view place, std::string_view behind = {})
{
    return {WalkerKind::patrol, at(place), behind.empty() ? no_place : at(behind), {}, false};
}

/// A patrol in the sewer (SG-9.2).
inline Walker fallen_patrol()
{
    return {WalkerKind::patrol, no_place, no_place, {}, false};
}

/// Opens the clinic for the walker, as if an injured gangster lay there (SG-4.7).
inline Walker with_clinic(Walker walker)
{
    walker.clinic_open = true;
    return walker;
}

inline Walks walks(const Walker& walker, int number)
{
    Walks found;
    find_walks(walker, number, found);
    return found;
}

/// Returns the paths in the order of `find_walks`.
inline std::vector<std::string> paths(const Walker& walker, int number)
{
    std::vector<std::string> list;
    for (const Walk& walk : walks(walker, number))
        list.push_back(text(walk.path));
    return list;
}

inline bool leads(const Walker& walker, int number, std::string_view end)
{
    for (const Walk& walk : walks(walker, number))
        if (walk.path.back() == at(end))
            return true;
    return false;
}

inline bool may(const Walker& walker, int number, const std::string& way)
{
    return !check_path(walker, number, path(way));
}

/// Returns "turns-back SG-4.2", or an empty string if the path is allowed.
inline std::string refusal(const Walker& walker, int number, const std::string& way)
{
    const auto refused = check_path(walker, number, path(way));
    return refused ? std::string(refused->code) + " " + std::string(refused->rule) : std::string();
}

inline std::string behind(const std::string& start, const std::string& way)
{
    const Place place = behind_after(at(start), path(way));
    return place == no_place ? "-" : std::string(town.places[place].id);
}

}
