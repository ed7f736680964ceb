// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/sip_hash.hpp"

#include <cstdint>
#include <utility>

namespace backroom {

/// A generator with a uniform mapping of its own, because those of the standard library differ between platforms. A
/// plain value that is part of a game's state. It is of one of two kinds: PCG-XSH-RR 64/32, which is fast, or, with a
/// key, SipHash in counter mode, of which no output tells anything about the next.
class Random {
public:
    constexpr Random()
        : Random(0)
    {
    }
    /// A number stands for the generator that begins with it.
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

    /// Requires that not all of the key is 0. The counter says how many numbers were drawn before.
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

    /// The counter, if there is a key.
    constexpr std::uint64_t state() const { return state_; }
    constexpr bool keyed() const { return key_ != SipKey(); }
    constexpr const SipKey& key() const { return key_; }
    constexpr bool operator==(const Random&) const = default;

private:
    std::uint64_t state_ = 0;
    /// 0 if there is none.
    SipKey key_;
};

/// Returns 64 random bits.
constexpr std::uint64_t next_seed(Random& random)
{
    const std::uint64_t high = random.next();
    return high << 32u | random.next();
}

}
