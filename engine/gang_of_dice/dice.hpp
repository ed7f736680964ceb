// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bit_set.hpp"
#include "engine/core/field_rules.hpp"
#include "engine/core/fixed_vector.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace backroom::gang_of_dice {

/// The face of a die: 1 to 5, or the boss, which has no value (GD-1.1).
using Face = std::uint8_t;

inline constexpr Face boss = 0;
inline constexpr int face_count = 6;
/// GD-1.1
inline constexpr int die_count = 36;
inline constexpr int most_total = die_count * (face_count - 1);
/// The ranges of die indices, of numbers of dice, and of faces.
inline constexpr Range die_indices{0, die_count - 1};
inline constexpr Range number_of_dice{0, 0xFF};
inline constexpr Range all_faces{0, face_count - 1};

using Faces = FixedVector<Face, die_count>;
/// The number of dice that show each face.
using Counts = std::array<std::uint8_t, face_count>;

inline Counts count(const Faces& faces)
{
    Counts counts{};
    for (const Face face : faces)
        ++counts[face];
    return counts;
}

/// GD-3.3
constexpr int total(const Counts& counts)
{
    int sum = 0;
    for (int value = 1; value < face_count; ++value)
        sum += value * counts[static_cast<std::size_t>(value)];
    return sum;
}

/// A set of dice on the table, by index.
using DiceSet = BitSet<std::uint64_t>;

}
