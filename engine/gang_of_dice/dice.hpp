// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// A set of dice on the table by index. Iterates in ascending order.
class DiceSet {
public:
    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t bits)
            : bits_(bits)
        {
        }
        constexpr std::uint8_t operator*() const { return static_cast<std::uint8_t>(std::countr_zero(bits_)); }
        constexpr Iterator& operator++()
        {
            bits_ &= bits_ - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        std::uint64_t bits_;
    };

    constexpr DiceSet() = default;
    constexpr DiceSet(std::initializer_list<int> dice)
    {
        for (const int die : dice)
            insert(die);
    }
    static constexpr DiceSet of_bits(std::uint64_t bits)
    {
        DiceSet set;
        set.bits_ = bits;
        return set;
    }
    static constexpr DiceSet first(int count) { return of_bits((std::uint64_t{1} << count) - 1); }

    constexpr void insert(int die) { bits_ |= std::uint64_t{1} << die; }
    constexpr bool contains(int die) const { return (bits_ >> die & 1u) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    /// Requires that the set is not empty.
    constexpr int highest() const { return 63 - std::countl_zero(bits_); }
    constexpr DiceSet operator|(DiceSet other) const { return of_bits(bits_ | other.bits_); }
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }
    constexpr std::uint64_t bits() const { return bits_; }
    constexpr bool operator==(const DiceSet&) const = default;

private:
    std::uint64_t bits_ = 0;
};

}
