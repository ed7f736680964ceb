#pragma once

#include "engine/core/json.hpp"
#include "engine/gangz/state.hpp"

#include <array>
#include <string_view>

/// The names in JSON, in kebab-case.
namespace backroom::gangz::words {

inline constexpr std::array<std::string_view, 3> phases{"choose", "vote", "over"};

inline std::string_view of(Phase phase)
{
    return phases[static_cast<std::size_t>(phase)];
}

template <class Pile>
OrderedJson list(const Pile& pile)
{
    OrderedJson numbers = OrderedJson::array();
    for (const Card card : pile)
        numbers.push_back(card);
    return numbers;
}

inline OrderedJson list(const CardSet& set)
{
    OrderedJson numbers = OrderedJson::array();
    for (std::size_t card = 0; card < set.size(); ++card)
        if (set.test(card))
            numbers.push_back(card);
    return numbers;
}

inline OrderedJson list(const Pawns& pawns)
{
    return OrderedJson::array({pawns.first, pawns.second});
}

}
