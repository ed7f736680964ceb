// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/sip_hash.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace backroom {

/// Replaces the seed of a match in which nobody may choose or predict the deal. The host draws a number and publishes a
/// commitment to it before each guest draws a lot; the key is derived from all of them. The program verifies the key,
/// because the engine has no cryptography.
struct Chance {
    using Key = std::array<std::uint8_t, 16>;
    using Lot = std::array<std::uint8_t, 32>;

    /// Not all 0.
    Key key{};
    Lot host{};
    /// One to as many as there are seats.
    std::vector<Lot> lots;
    std::array<std::uint8_t, 16> table{};
    /// The number of the match at its table.
    std::uint32_t match = 0;

    bool operator==(const Chance&) const = default;
};

inline constexpr int most_matches_of_table = 1'000'000;

constexpr SipKey sip_key(const Chance::Key& bytes)
{
    const auto half = [&bytes](std::size_t first) {
        std::uint64_t word = 0;
        for (std::size_t at = 8; at-- > 0;)
            word = word << 8u | bytes[first + at];
        return word;
    };
    return {half(0), half(8)};
}

}
