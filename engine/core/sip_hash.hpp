// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

namespace backroom {

/// A key of 128 bits: the first eight bytes in `first`, the others in `second`, both little-endian.
struct SipKey {
    std::uint64_t first = 0;
    std::uint64_t second = 0;
    constexpr bool operator==(const SipKey&) const = default;
};

/// SipHash-2-4 (Aumasson, Bernstein 2012) of 64-bit words in little-endian order. Without the key, the result cannot be
/// distinguished from a random number, even if many others are known.
constexpr std::uint64_t sip_hash(const SipKey& key, std::initializer_list<std::uint64_t> words)
{
    std::uint64_t a = key.first ^ 0x736F6D6570736575u;
    std::uint64_t b = key.second ^ 0x646F72616E646F6Du;
    std::uint64_t c = key.first ^ 0x6C7967656E657261u;
    std::uint64_t d = key.second ^ 0x7465646279746573u;
    const auto mix = [&](int rounds) {
        for (; rounds > 0; --rounds) {
            a += b;
            c += d;
            b = std::rotl(b, 13) ^ a;
            d = std::rotl(d, 16) ^ c;
            a = std::rotl(a, 32) + d;
            c += b;
            d = std::rotl(d, 21) ^ a;
            b = std::rotl(b, 17) ^ c;
            c = std::rotl(c, 32);
        }
    };
    const auto add = [&](std::uint64_t word) {
        d ^= word;
        mix(2);
        a ^= word;
    };
    for (const std::uint64_t word : words)
        add(word);
    add(std::uint64_t{8 * words.size()} << 56u);
    c ^= 0xFFu;
    mix(4);
    return a ^ b ^ c ^ d;
}

}
