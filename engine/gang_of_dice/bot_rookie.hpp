#pragma once

#include "gang_of_dice/actions.hpp"
#include "gang_of_dice/view.hpp"

#include <cstdint>

namespace backroom::gang_of_dice {

/// Likes high numbers and a handful of dice, looks at the result that lies there and never at who comes after, nor at
/// what the dice are worth later.
Action play_as_rookie(const View& view, std::uint64_t seed);

}
