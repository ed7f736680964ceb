// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/multisets.hpp"

namespace backroom::gang_of_dice {

namespace {

/// Pascal's triangle, as far as needed.
constexpr auto binomials = [] {
    constexpr std::size_t rows = face_count + Multisets::most_dice + 1;
    std::array<std::array<std::uint32_t, rows>, rows> table{};
    for (std::size_t row = 0; row < rows; ++row) {
        table[row][0] = 1;
        for (std::size_t column = 1; column <= row; ++column)
            table[row][column] = table[row - 1][column - 1] + table[row - 1][column];
    }
    return table;
}();

}

std::size_t Multisets::first_with(int dice)
{
    return dice == 0 ? 0 : binomials[static_cast<std::size_t>(dice + face_count - 1)][face_count];
}

std::size_t Multisets::number_of(const Counts& counts)
{
    // The combinatorial number system, with the multiset as an increasing sequence.
    std::size_t number = 0;
    int size = 0;
    for (int face = 0; face < face_count; ++face)
        for (int same = counts[static_cast<std::size_t>(face)]; same > 0; --same) {
            ++size;
            number += binomials[static_cast<std::size_t>(face + size - 1)][static_cast<std::size_t>(size)];
        }
    return first_with(size) + number;
}

Multisets::Multisets()
    : counts(first_with(most_dice + 1))
    , with(first_with(most_dice))
{
    for (std::size_t from = 0; from < with.size(); ++from)
        for (std::size_t face = 0; face < face_count; ++face) {
            Counts more = counts[from];
            ++more[face];
            const std::size_t to = number_of(more);
            counts[to] = more;
            with[from][face] = static_cast<std::uint16_t>(to);
        }
}

const Multisets& Multisets::all()
{
    static const Multisets multisets;
    return multisets;
}

}
