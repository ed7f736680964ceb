#pragma once

#include "engine/core/json.hpp"
#include "engine/gang_of_dice/state.hpp"

#include <array>
#include <string_view>

/// The names in JSON, in kebab-case.
namespace backroom::gang_of_dice::words {

inline constexpr std::array<std::string_view, 2> kinds{"explosive", "bomb"};
inline constexpr std::array<std::string_view, 7> triggers{
    "total", "odd", "run", "pair", "different", "fives", "any-of"};

inline std::string_view of(Kind kind)
{
    return kinds[static_cast<std::size_t>(kind)];
}

inline OrderedJson of(const Warning& warning)
{
    OrderedJson json{{"kind", of(warning.kind)}, {"trigger", triggers[static_cast<std::size_t>(warning.trigger)]}};
    if (warning.n != 0)
        json["n"] = warning.n;
    if (warning.trigger == Trigger::any_of) {
        json["values"] = OrderedJson::array();
        for (int value = 1; value < face_count; ++value)
            if ((warning.values >> value & 1) != 0)
                json["values"].push_back(value);
    }
    return json;
}

template <class Numbers>
OrderedJson list(const Numbers& numbers)
{
    OrderedJson json = OrderedJson::array();
    for (const auto number : numbers)
        json.push_back(number);
    return json;
}

}
