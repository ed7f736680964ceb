// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.hpp"

#include <concepts>
#include <cstdint>
#include <type_traits>

namespace backroom {

/// Folds integers into a 64-bit hash that is the same on every platform. Not cryptographic.
class Hash {
public:
    constexpr void add(std::integral auto value)
    {
        value_ ^= static_cast<std::uint64_t>(value);
        value_ *= 0x9E3779B97F4A7C15u;
        value_ ^= value_ >> 32u;
    }
    template <class Enum>
    requires std::is_enum_v<Enum>
    constexpr void add(Enum value) { add(static_cast<unsigned>(value)); }
    constexpr void add(const auto&... values) { (add(values), ...); }
    constexpr void add(const Random& random)
    {
        add(random.state());
        if (random.keyed())
            add(random.key().first, random.key().second);
    }
    constexpr std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xCBF29CE484222325u;
};

}
