// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/dice.hpp"

#include <cstddef>
#include <vector>

namespace backroom::gang_of_dice {

/// All multisets of up to 12 faces, ordered by size. `with` gives the number of the multiset with one more die of a
/// face.
struct Multisets {
    static constexpr int most_dice = 12;

    std::vector<Counts> counts;
    std::vector<std::array<std::uint16_t, face_count>> with;

    static const Multisets& all();
    static std::size_t number_of(const Counts& counts);
    /// Returns the number of multisets with fewer dice, which come first.
    static std::size_t first_with(int dice);

private:
    Multisets();
};

}
