#pragma once

#include "engine/core/json.hpp"
#include "engine/the_gang/state.hpp"

#include <array>
#include <string_view>

/// The names in JSON, in kebab-case.
namespace backroom::the_gang::words {

inline constexpr std::array<std::string_view, city_count> cities{"chicago", "detroit", "new-york"};
inline constexpr std::array<std::string_view, special_kinds + 1> specials{"", "lookout", "spy", "boss-calls"};
inline constexpr std::array<std::string_view, 2> ends{"left", "right"};
inline constexpr std::array<std::string_view, 3> phases{"choosing", "placing", "over"};

inline std::string_view of(City city)
{
    return cities[static_cast<std::size_t>(city)];
}
inline std::string_view of(End end)
{
    return ends[static_cast<std::size_t>(end)];
}
inline std::string_view of(Phase phase)
{
    return phases[static_cast<std::size_t>(phase)];
}

/// Returns null for none.
inline OrderedJson of(Special special)
{
    if (special == Special::none)
        return nullptr;
    return specials[static_cast<std::size_t>(special)];
}

inline OrderedJson list(Gangsters gangsters)
{
    OrderedJson numbers = OrderedJson::array();
    for (const Gangster gangster : gangsters)
        numbers.push_back(gangster);
    return numbers;
}

/// TG-3.2
inline void add_choice(OrderedJson& object, const Choice& choice)
{
    object["gangster"] = choice.gangster;
    if (choice.ticket)
        object["ticket"] = of(*choice.ticket);
    else
        object["special"] = of(choice.special);
}

}
