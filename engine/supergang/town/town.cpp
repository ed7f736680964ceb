// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/town/town.hpp"

#include <algorithm>

namespace backroom::supergang {

namespace {

template <class Id, class IdOf>
std::optional<Id> find(std::span<const Id> sorted, std::string_view id, IdOf id_of)
{
    const auto found = std::ranges::lower_bound(sorted, id, {}, id_of);
    if (found == sorted.end() || id_of(*found) != id)
        return std::nullopt;
    return *found;
}

}

std::optional<Place> find_place(std::string_view id)
{
    return find<Place>(town.places_by_id, id, [](Place place) { return town.places[place].id; });
}

std::optional<Shop> find_shop(std::string_view id)
{
    const auto place = find_place(id);
    if (!place || !is_shop(*place))
        return std::nullopt;
    return shop_at(*place);
}

std::optional<Section> find_section(std::string_view id)
{
    return find<Section>(town.sections_by_id, id, [](Section section) { return town.sections[section].id; });
}

}
