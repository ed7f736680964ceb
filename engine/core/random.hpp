// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/sip_hash.hpp"

#include <cstdint>
#include <utility>

namespace backroom {

/// A random generator that is part of a game's state. It maps to uniform numbers by itself, because the distributions
/// of the standard library differ between platforms. Without a key it is PCG-XSH-RR 64/32, which is fast; with a key it
/// is SipHash in counter mode, whose outputs do not predict each other.
class Random {
public:
    constexpr Random()
        : Random(0)
    {
    }
    /// Implicit, so that a seed can be passed as a generator.
    constexpr Random(std::uint64_t seed)
    {
        state_ = 0;
        next();
        state_ += seed;
        next();
    }

    static constexpr Random of_state(std::uint64_t state)
    {
        Random random;
        random.state_ = state;
        return random;
    }

    /// Requires a key that is not 0. `counter` is the number of numbers already drawn.
    static constexpr Random keyed(const SipKey& key, std::uint64_t counter = 0)
    {
        Random random = of_state(counter);
        random.key_ = key;
        return random;
    }

    constexpr std::uint32_t next()
    {
        if (keyed()) [[unlikely]]
            return static_cast<std::uint32_t>(sip_hash(key_, {state_++}));
        const std::uint64_t old = state_;
        state_ = old * 6364136223846793005u + 1442695040888963407u;
        const auto shifted = static_cast<std::uint32_t>(((old >> 18u) ^ old) >> 27u);
        const auto turn = static_cast<std::uint32_t>(old >> 59u);
        return (shifted >> turn) | (shifted << ((32u - turn) & 31u));
    }

    /// Returns an unbiased number in [0, bound). Requires bound ≥ 1.
    constexpr std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = std::uint64_t{next()} * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0u - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold)
                product = std::uint64_t{next()} * bound;
        }
        return static_cast<std::uint32_t>(product >> 32u);
    }

    template <class Range>
    constexpr void shuffle(Range& range)
    {
        for (auto left = static_cast<std::uint32_t>(range.size()); left > 1; --left)
            std::swap(range[left - 1], range[below(left)]);
    }

    /// With a key, the counter.
    constexpr std::uint64_t state() const { return state_; }
    constexpr bool keyed() const { return key_ != SipKey(); }
    constexpr const SipKey& key() const { return key_; }
    constexpr bool operator==(const Random&) const = default;

private:
    std::uint64_t state_ = 0;
    /// 0 if the generator has no key.
    SipKey key_;
};

/// Returns 64 random bits.
constexpr std::uint64_t next_seed(Random& random)
{
    const std::uint64_t high = random.next();
    return high << 32u | random.next();
}

}
