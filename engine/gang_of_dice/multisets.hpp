#pragma once

#include "gang_of_dice/dice.hpp"

#include <cstddef>
#include <vector>

namespace backroom::gang_of_dice {

/// All multisets of at most 12 faces, numbered by their size first, and which come of them by one more die.
struct Multisets {
    static constexpr int most_dice = 12;

    std::vector<Counts> counts;
    std::vector<std::array<std::uint16_t, face_count>> with;

    static const Multisets& all();
    static std::size_t number_of(const Counts& counts);
    /// How many multisets of fewer dice there are: they come first.
    static std::size_t first_with(int dice);

private:
    Multisets();
};

}
